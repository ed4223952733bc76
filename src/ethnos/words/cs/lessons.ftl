# Lessons. A lesson is `lesson-NAME`: its title, `about` what it is about. A step is `lesson-NAME-STEP`: what to do;
# `why` comes before it, `done` after it, `not` answers a deed that is legal and not what the step is about.

lesson-over = Tato lekce skončila.
lesson-say-yes = Tady se to vyplatí. Tentokrát řekni ano.

## The page of lessons, and the coach

lesson-first = První lekce
lesson-first-about = asi 9 minut, u opravdového stolu
lesson-hero = Uč se hrou
lesson-begin = Začít
lesson-go-on = Pokračovat
lesson-start-over = Od začátku
lesson-tribes = O každém národu jedna lekce
lesson-tribes-about = Jedna situace, jedna myšlenka, jedna minuta.
lesson-tribe = Lekce o národu
lesson-done = Hotovo
lesson-minute = 1 min
lesson-count = { $done } z { $of }
lesson-rules = Pravidla ve zkratce
lesson-rules-about = Všechno na jedné stránce, ke čtení i k hledání.
lesson-coach = Učitel
lesson-chapter = Kapitola { $chapter } z { $of }
lesson-step = Krok { $step } z { $of }
lesson-rest = Nespěchej: stůl počká.
lesson-show = Ukaž mi to
lesson-next = Dál
lesson-back = Zpět
lesson-next-chapter = Další kapitola
lesson-finish = Dokončit
lesson-leave = Odejít

## The first lesson

lesson-take = Vezmi kartu
    .about = Z nabídky, nebo z balíčku.
lesson-take-row = Vezmi z nabídky kartu, která se hodí k tvému trpaslíkovi (Duris): dalšího trpaslíka, nebo další kartu z Durisu.
    .why = Cílem je sláva: kdo jí má po posledním věku nejvíc, vyhrává. Začínáš s jednou kartou. Ve svém tahu si buď vezmeš kartu, nebo vyložíš karty jako skupinu.
    .done = Teď ji máš v ruce a všichni viděli, která to byla. Nabídka se nedoplňuje: roste, když někdo vyloží skupinu.
    .not = Tahle karta se k ničemu v ruce nehodí. Hledej trpaslíka, nebo fialovou barvu Durisu.
    .not-draw = Balíček je náhoda. V nabídce leží karta, která se určitě hodí: vezmi si ji.
    .not-band = I jedna karta je skupina, ale slabá. Nejdřív si vezmi druhou.
lesson-take-deck = Dober si kartu z balíčku.
    .why = Když ti nic v nabídce nepomůže, dober si. Nikdo jiný kartu neuvidí.
    .done = Trpaslík (Rhea). Ať bereš, nebo dobíráš: jedna karta a tvůj tah končí.
    .not = Šlo by i z nabídky. Tentokrát zkus balíček.
    .not-band = Za chvíli. Nejdřív se podívej, co přinese balíček.

lesson-bands = Skupiny
    .about = Jeden národ, nebo jedno království.
lesson-bands-play = Vylož skupinu tří karet: tři trpaslíky, nebo tři karty ze Stratonu.
    .why = Skupina jsou karty jednoho národa, nebo jednoho království. Ve tvé ruce se skrývají dvě takové.
    .done = Skupina tří karet. Leží před tebou do konce věku a tvůj tah končí.
    .not = Karet už máš dost. Vylož skupinu tří.
    .not-small = I to je skupina, ale máš na víc: tři trpaslíky, nebo tři karty ze Stratonu.
lesson-bands-mixed = Čaroděj (Rhea), elf (Rhea), elf (Duris): jsou tyhle tři karty skupina?
    .why = Všechny karty skupiny mají stejný národ, nebo všechny stejné království.
    .done = Ne. Dvě jsou z Rhey a dvě jsou elfové, ale všechny tři nic nespojuje.
    .not = Hledej něco, co mají společné všechny tři. Národ ani království to není.
    .answer-yes = Ano
    .answer-no = Ne

lesson-leader = Vůdce a žeton
    .about = Kdo vede a kam přijde tvůj žeton.
lesson-leader-lead = Vyber trpaslíky, ať vede ten z Durisu, a vylož skupinu.
    .why = Jedna karta vede. Žeton přijde do jejího království, má-li skupina víc karet, než tam máš žetonů.
    .done = Skupina má víc karet, než tam máš žetonů (1), a tak do Durisu přijde druhý.
    .not = Tentokrát vylož trpaslíky a ať vede ten z Durisu.
    .not-leader = Správné karty, ale jiné království. Za vůdce zvol trpaslíka z Durisu.
    .not-small = Jedna karta není víc než žeton, který v Durisu máš. Přidej dalšího trpaslíka.
lesson-leader-more = Kolik karet nejméně musí mít tvá další skupina, aby do Durisu přibyl další žeton?
    .why = Na konci věku království získá ten, kdo tam má nejvíc žetonů. Ty máš teď v Durisu 2, Hana 3.
    .done = Tři: víc než tvé 2 žetony. Každý další žeton chce větší skupinu.
    .not = Víc karet než tvé 2 žetony, ale ani o jednu navíc.

lesson-larger = Větší skupiny
    .about = Proč se trpělivost vyplácí.
lesson-larger-play = Vylož všechny čtyři mínotaury, ať vede kdokoli.
    .why = Na konci věku každá skupina přinese slávu podle počtu karet. Podívej, jak stupně rostou.
    .done = Čtyři karty: 6 bodů slávy na konci věku.
    .not = Vylož hned: tvá ruka za to stojí.
    .not-small = Menší skupiny přinesou mnohem méně. Vezmi všechny čtyři mínotaury.
lesson-larger-split = Kolik by ty čtyři karty přinesly jako dvě skupiny po dvou?
    .why = Každá další karta má větší cenu než ta předchozí, až do šesté.
    .done = 2 body slávy místo 6: po 1 za dvojici. Nejdřív sbírej, pak vykládej.
    .not = Skupina dvou karet přinese 1. Byly by dvě.

lesson-discard = Odkládání a nabídka
    .about = Co necháš, vezmou si jiní.
lesson-discard-play = Vylož dva mínotaury.
    .why = Když vyložíš skupinu, všechny tvé ostatní karty jdou odkryté do nabídky.
    .done = Tvůj čaroděj a tvůj elf teď leží v nabídce.
    .not = Vylož mínotaury a podívej se, co bude s ostatními kartami.
    .not-small = Dva mínotauři dají větší skupinu.
lesson-discard-again = Začni novou ruku: vezmi kartu z nabídky, nebo si dober.
    .why = Hana sbírá čaroděje a vzala si tvého. Než vyložíš, podívej se, co komu necháváš.
    .done = Jedna karta a jde se dál. Do ruky se vejde deset: s deseti musíš vyložit skupinu.
    .not = Vezmi kartu z nabídky, nebo si dober.

lesson-dragons = Draci a bodování
    .about = Kdy věk končí a co přinese.
lesson-dragons-kingdom = V Durisu máš 2 žetony, Hana 1. Kolik ti Duris přinese teď, ve věku I?
    .why = Tři draci se skrývají ve spodní polovině balíčku. Dva jsou venku a třetí ukončí věk. Ve věku I království platí jen tomu, kdo v něm má nejvíc žetonů.
    .done = 6: žeton slávy věku I. Hana je druhá a tentokrát nedostane nic.
    .not = Podívej se na Duris. Žeton s číslem I patří k věku I.
lesson-dragons-tie = Ve Stratonu máte ty i Olga po 1 žetonu. Kolik ti to přinese?
    .why = Při remíze hráči sečtou, co přinášejí jejich místa, a rozdělí se, zaokrouhleno dolů. Další hráč je až za nimi všemi.
    .done = 1: žeton s hodnotou 2, dělený dvěma.
    .not = Žeton Stratonu pro tento věk je 2 a dělíte se o něj dva.
lesson-dragons-bands = Tvé skupiny mají 4 a 3 karty. Kolik přinesou dohromady?
    .why = Po královstvích se boduje každá skupina, tvoje i ostatních.
    .done = 6 a 3, tedy 9 bodů slávy.
    .not = Najdi 4 karty, najdi 3 karty a sečti.
lesson-dragons-dragon = Dober si kartu z balíčku.
    .why = Nikdo neví, kde se třetí drak skrývá. Tentokrát to víme: je nahoře.
    .done = Třetí drak věk hned ukončí. Tento věk ti přinesl 16 bodů slávy. Skupiny a ruce mizí, žetony zůstávají a všichni začínají znovu s jednou kartou. Ve čtyřech až šesti se hrají tři věky, ve dvou nebo třech dva.
    .not = Na to už není čas. Dober si z balíčku.
lesson-dragons-later = Ve věku II dostane první místo v Durisu 8. Kolik dostane druhé?
    .why = Později se platí víc míst. Ve věku II dostane druhé žeton věku I. Ve věku III dostane druhé žeton věku II a třetí žeton věku I.
    .done = 6: tolik, co předtím první. Žetony zůstávají, takže ty časné přinesou slávu víckrát.
    .not = Druhé místo ve věku II dostane žeton věku I. Podívej se na Duris.

lesson-powers = Schopnosti
    .about = Co vůdce umí.
lesson-powers-elf = Vylož tři karty z Ithysu a ať vede elf.
    .why = Každý národ má schopnost, ale působí jen ta vůdcova, většinou hned po žetonu. S elfem si necháš karty, které by šly do nabídky.
    .done = Elf vede tři karty, takže si smíš nechat až tři.
    .not = Vylož teď skupinu z Ithysu.
    .not-leader = Správné karty. Ať ale vede elf: zvol ho za vůdce.
    .not-small = Vezmi všechny tři karty z Ithysu: větší skupina má silnější schopnost.
lesson-powers-keep = Vyber až tři karty a nech si je.
    .why = Většina schopností roste se skupinou: tři karty vyložené, tři ponechané.
    .done = Zůstávají ti skryté v ruce. Další skupina je načatá.
    .not = Vyber karty, které si chceš nechat.
    .not-nothing = Nechat si nic je dovoleno, ale tyhle karty jsou dobré. Některé si vyber.
lesson-powers-wizard = Kdyby tyto tři karty vedl čaroděj, kolik karet by šlo dobrat?
    .why = S čarodějem si po odložení karet smíš dobrat z balíčku tolik karet, kolik jich má skupina: všechny, nebo žádnou.
    .done = Tři. Teď víš, jak na to: sbírat, vykládat, hlídat žetony. Každý národ má svou lekci. Nebo prostě hraj!
    .not = Tolik, kolik karet má skupina.
