"""A name that poses as another's, hides its neighbours or turns the line around."""

import pytest
from support.devices import NOVICE, OPEN, Device, NewDevice, problem, refusal, said

from ethnos.bots import bot_names
from ethnos.bots.labels import PEOPLE, bot_label
from ethnos.words import LANGUAGES, words

pytestmark = pytest.mark.xdist_group("servers-attacks-seats")

ALIKE = {
    "Cyrillic letters": ("Paco", "Расо"),
    "one Cyrillic letter": ("Ada", "Аda"),
    "Greek": ("Nora", "Νοrа"),
    "full width": ("Ada", "Ａｄａ"),
    "mathematical letters": ("Ada", "𝐀𝐝𝐚"),
    "an I for an l": ("Bill", "BiIl"),
    "a one for an l": ("Bill", "Bi1l"),
    "a nought for an o": ("Otto", "0tto"),
    "two letters for one": ("Tom", "Torn"),
    "a ligature": ("Sofia", "Soﬁa"),
    "large letters": ("Łukasz", "ŁUKASZ"),
    "marks apart from their letter": ("Řehoř", "R\u030cehor\u030c"),
    "Japanese signs": ("ニコ", "二コ"),
    "a sharp s": ("Weiß", "Weiss"),
    "a dot behind it": ("Ada", "Ada."),
    "a dash between its words": ("Anna B", "Anna - B"),
    "an accent between its words": ("Anna B", "Anna \u00b4 B"),
    "an accent behind it": ("Ada", "Ada\u00b4"),
    "a letter that is an apostrophe": ("Ada", "Ada\u02bc"),
    "another apostrophe": ("O'Neil", "O\u02bcNeil"),
    "a small capital": ("Ada", "ᴀda"),
    "a raised letter": ("Kim", "Kiᵐ"),
    "a raised large letter": ("Ada", "ᴬda"),
    "small capitals": ("Kim", "ᴋɪᴍ"),
    "a small capital and a Cyrillic letter": ("Маrк", "Маrᴋ"),
}
BAD = {
    "marks upon marks": "A" + "\u0301" * 4 + "da",
    "marks around a letter": "A\u20dd\u20dd\u20dd",
    "a tower of marks": "Z" + "\u0300\u0316" * 8,
    "a mark without a letter": "\u0301Ada",
    "an enclosing mark without a letter": "\u20ddAda",
    "two directions": "Ada\u05d0\u05d3\u05d4",
    "two directions the other way round": "\u0627\u062f\u0627 Ada",
    "an order to turn round": "Ada\u202ebO",
    "nothing to be seen": "\u3164\u3164",
    "a letter without a width": "A\u200bda",
    **{
        f"nothing at U+{ord(nothing):04X}": f"Ada{nothing}"
        for nothing in "\u034f\u180b\u180c\u180d\u180f\u2800\ufe0f\ufffc\U00013440\U00016fe4\U0001d159\U000e0100"
    },
}
REAL = [
    ("en", "Siobhán"),
    ("en", "O'Neil"),
    ("en", "Keʻala"),
    ("en", "Anne-Marie"),
    ("pl", "Łukasz"),
    ("pl", "Świętosława"),
    ("cs", "Řehoř"),
    ("cs", "Žofie Růžičková"),
    ("ru", "Ёлка"),
    ("ru", "Анна"),
    ("ja", "さくら"),
    ("ja", "山田 太郎"),
    ("ja", "ケン"),
    ("ja", "ケーン"),
    ("ja", "佐々木"),
    ("ja", "佐木"),
    ("de", "Müller"),
    ("de", "Jürgen Groß"),
    ("vi", "Nguyễn Thị Ánh"),
    ("he", "דוד"),
    ("ar", "محمد 2"),
    ("th", "ปิ่น"),
]


@pytest.fixture
def host(device: NewDevice) -> Device:
    return device()


@pytest.mark.parametrize("how", ALIKE)
def test_nobody_is_called_like_somebody_at_the_table(host: Device, device: NewDevice, how: str) -> None:
    name, posing = ALIKE[how]
    for one, other in ((name, posing), (posing, name)):
        place = host.lay(one, OPEN)
        assert refusal(device().at(place).take(1, other)) == (409, "name-taken")


@pytest.mark.parametrize("what", BAD)
def test_no_name_spoils_the_line_it_stands_in(host: Device, device: NewDevice, what: str) -> None:
    place = host.lay("Ada", OPEN)
    assert refusal(device().at(place).take(1, BAD[what])) == (422, "bad-name")


@pytest.mark.parametrize(("language", "name"), REAL)
def test_real_names_are_as_they_are(host: Device, device: NewDevice, language: str, name: str) -> None:
    place = host.lay("Ada", OPEN)
    answer = device(language).at(place).take(1, name)
    assert answer.status_code == 200, answer.text
    assert place.table["seats"][1]["name"] == name


def test_all_of_them_sit_at_one_table(host: Device) -> None:
    for first in range(0, len(REAL), 6):
        names = [name for _, name in REAL[first : first + 6]]
        assert [seat["name"] for seat in host.lay(*names).table["seats"]] == names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_person_is_called_like_a_bot(host: Device, device: NewDevice, language: str) -> None:
    place = host.lay("Ada", OPEN)
    guest = device(language).at(place)
    for bot in bot_names():
        label = bot_label(bot, words(language))
        for name in (label, label.upper(), f"{label} 2", f"{label} ２", f"{label}²", f"{label} II", f"{label}."):
            answer = guest.take(1, name)
            assert refusal(answer) == (409, "bot-name")
            assert problem(answer)["detail"] == said("bot-name", language, name=name)
    assert refusal(guest.take(1, "Nоviсе")) == (409, "bot-name"), "with Cyrillic letters"


def test_bots_sit_down_beside_people_and_each_other(host: Device) -> None:
    place = host.lay("Ada", NOVICE, NOVICE, NOVICE)
    names = [seat["name"] for seat in place.table["seats"]]
    assert names[0] == "Ada"
    assert set(names[1:]) < set(PEOPLE)
    assert len(set(names)) == 4
