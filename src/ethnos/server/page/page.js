// A plain table: everything in words, as the server says them, for any browser.
const main = document.getElementById("main");
const trouble = document.getElementById("trouble");
const chooser = document.getElementById("language");
let words = {};
let language = localStorage.getItem("language") || navigator.language.slice(0, 2);

const say = (name) => words[name] ?? name;

function make(tag, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
}

async function call(method, path, body) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "Accept-Language": language, ...(body && { "Content-Type": "application/json" }) },
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  trouble.textContent = answer.ok ? "" : said.detail;
  return answer.ok ? said : Promise.reject(new Error(said.detail));
}

// The own number for the fair deal is given after the table's commitment is known.
function sit(id, seat, name) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return call("PUT", `/tables/${id}/seats/${seat}`, { name, nonce });
}

function home(about) {
  const name = make("input", { value: localStorage.getItem("name") || say("page-you"), maxLength: 24, required: true });
  const level = make("select", {}, ...about.bots.map((bot) => make("option", { value: bot }, words[`bot-${bot}`] ?? bot)));
  level.value = "novice";
  const count = make("select", {}, ...[1, 2, 3, 4, 5].map((n) => make("option", {}, String(n))));
  count.value = "3";
  const play = make("form", {},
    make("label", {}, say("page-name"), name),
    make("label", {}, say("page-opponents"), count),
    make("label", {}, say("page-level"), level),
    make("button", { className: "chief" }, say("page-play")));
  play.onsubmit = async (event) => {
    event.preventDefault();
    localStorage.setItem("name", name.value);
    const bots = Array.from({ length: Number(count.value) }, () => ({ type: "bot", bot: level.value }));
    const table = await call("POST", "/tables", { seats: [{ type: "open" }, ...bots] });
    await sit(table.id, 0, name.value);
    await call("POST", `/tables/${table.id}/start`);
    location.hash = `${table.id}/0`;
  };
  const code = make("input", { maxLength: 6, required: true, autocapitalize: "characters" });
  const join = make("form", {}, make("label", {}, say("page-code"), code), make("button", {}, say("page-join")));
  join.onsubmit = async (event) => {
    event.preventDefault();
    const { id } = await call("GET", `/codes/${encodeURIComponent(code.value)}`);
    const { table } = await call("GET", `/tables/${id}`);
    const free = table.seats.find((seat) => seat.kind === "free");
    if (free) await sit(id, free.seat, name.value);
    location.hash = free ? `${id}/${free.seat}` : id;
  };
  main.replaceChildren(play, join);
}

class Table {
  constructor(id, seat) {
    this.id = id;
    this.eyes = seat === undefined ? "" : `?seat=${seat}`;
    this.seat = seat === undefined ? null : Number(seat);
    this.seq = null;
    this.game = null;
    this.left = false;
    this.log = make("div", { id: "log", tabIndex: 0 });
    this.ask = make("h2", { ariaLive: "polite" });
    this.choices = make("div", { id: "choices" });
    this.board = make("div", { className: "wide" });
    main.replaceChildren(this.ask, this.choices, this.board, this.log);
    this.connect();
  }

  connect() {
    if (this.left) return;
    const after = this.seq === null ? "" : `${this.eyes ? "&" : "?"}after=${this.seq}`;
    const where = `${location.origin.replace("http", "ws")}/api/tables/${this.id}/live${this.eyes}${after}`;
    this.stream = new WebSocket(where);
    this.stream.onopen = () => { trouble.textContent = ""; };
    this.stream.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.stream.onclose = () => {
      if (this.left) return;
      trouble.textContent = say("page-gone");
      setTimeout(() => this.connect(), 1000);
    };
  }

  leave() {
    this.left = true;
    this.stream.close();
  }

  hear(message) {
    if (message.type === "trouble") trouble.textContent = message.detail;
    if (message.seq === undefined) return;
    this.seq = message.seq;
    if (message.table) this.table = message.table;
    const game = message.type === "snapshot" ? message.game : message.view && message;
    if (game) this.game = { view: game.view, hand: game.hand, asked: game.asked };
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.show(), 60);
  }

  async show() {
    const told = await call("GET", `/tables/${this.id}/log${this.eyes}`);
    this.ask.textContent = told.ask;
    this.log.textContent = told.lines.join("\n");
    this.log.scrollTop = this.log.scrollHeight;
    this.board.replaceChildren(...(this.game ? this.tables() : [make("p", {}, `${say("page-code")}: ${this.table.code}`)]));
    await this.offer();
  }

  tables() {
    const view = this.game.view;
    const row = (head, ...cells) => make("tr", {}, make("th", {}, head), ...cells.map((cell) => make("td", {}, cell)));
    const cards = (list) => (list ?? []).map((card) => this.name(card)).join(", ") || "–";
    const open = make("table", {},
      row(say("table-hand"), cards(this.game.hand)),
      row(say("table-row"), cards(view.row)),
      row(`${say("table-deck")} / ${say("table-dragons")}`, `${view.deck} / ${view.dragons}`));
    const players = make("table", {}, row("", say("table-glory"), say("table-hand"), say("table-markers"), say("table-bands")));
    for (const player of view.players) {
      const markers = Object.entries(player.markers).filter(([, n]) => n).map(([k, n]) => `${say(`kingdom-${k}`)} ${n}`);
      const bands = player.bands.map((band) => `${band.cards.length} (${band.leader ? this.name(band.leader) : "–"})`);
      const line = row(player.name, String(player.glory), String(player.hand_size), markers.join(", "), bands.join(", "));
      if (view.seat_to_act === player.seat) line.className = "acts";
      players.append(line);
    }
    const kingdoms = make("table", {}, ...Object.entries(view.tokens).map(([k, tokens]) => row(say(`kingdom-${k}`), tokens.join(" · "))));
    return [open, players, kingdoms];
  }

  name(card) {
    const [tribe, kingdom] = card.split("-");
    return kingdom ? `${say(`card-${tribe}`)} (${say(`kingdom-${kingdom}`)})` : say("card-skeleton");
  }

  async offer() {
    const mine = this.game && this.seat !== null && this.game.view.seat_to_act === this.seat;
    const legal = mine ? await call("GET", `/tables/${this.id}/legal${this.eyes}`) : [];
    const asked = this.game?.asked;
    const buttons = legal.slice(0, 60).map((one) => {
      const button = make("button", {}, one.words);
      button.onclick = () => call("POST", `/tables/${this.id}/decisions`, { seat: this.seat, asked, decision: one.decision });
      return button;
    });
    this.choices.replaceChildren(...buttons);
  }
}

let table = null;

async function show() {
  table?.leave();
  const [id, seat] = location.hash.slice(1).split("/");
  words = await call("GET", `/words/${language}`);
  document.documentElement.lang = language;
  if (id) table = new Table(id, seat);
  else home(await call("GET", "/about"));
}

async function begin() {
  const about = await call("GET", "/about");
  if (!about.languages[language]) language = "en";
  chooser.append(...Object.entries(about.languages).map(([tag, name]) => make("option", { value: tag }, name)));
  chooser.value = language;
  chooser.onchange = () => {
    language = chooser.value;
    localStorage.setItem("language", language);
    show();
  };
  window.onhashchange = show;
  await show();
}

begin();
