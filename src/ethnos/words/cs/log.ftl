### What happened: one message an event. $name is a player's name.
### $age is a Roman numeral; $scores is a list of `log-score`.

log-age-began = Začíná { $age }. věk. První hráč: { $name }.
log-drew = { $name } dobírá z balíčku { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
log-drew-named = { $name } dobírá z balíčku: { $cards-acc }.
log-dragon = { $number ->
        [1] Objevuje se první drak.
        [2] Objevuje se druhý drak.
       *[3] Objevuje se třetí drak a věk končí.
    }
log-took = { $name } si bere z nabídky { $card-acc }.
log-band = { $count ->
        [one] { $name } vykládá skupinu z jedné karty: { $leader-acc }.
       *[other] { $name } vykládá skupinu { $count } karet pod vedením { $leader-gen }: { $cards-acc }.
    }
log-skeletons = { $name } vykládá deset kostlivců a okamžitě vyhrává hru.
log-marker = { $name } umisťuje žeton do království { $kingdom } a má { $count ->
        [one] tam jeden
       *[other] jich tam { $count }
    }.
log-merfolk = { $name } díky mořskému lidu umisťuje žeton do království { $kingdom } a má { $count ->
        [one] tam jeden
       *[other] jich tam { $count }
    }.
log-swam = { $name } se na desce mořského lidu posouvá na políčko { $space }.
log-giant = { $name } získává žeton obrů za skupinu { $count ->
        [one] z jedné karty
       *[other] { $count } karet
    } a s ním { $glory } slávy.
log-troll = { $name } si bere žeton trolla s hodnotou { $value }.
log-horde = { $name } dává žeton do hordy na políčko království { $kingdom }.
log-discarded = { $name } odkládá do nabídky: { $cards-acc }.
log-kept = { $count ->
        [0] { $name } si v ruce nenechává žádnou kartu.
        [one] { $name } si nechává v ruce jednu kartu.
        [few] { $name } si nechává v ruce { $count } karty.
       *[other] { $name } si nechává v ruce { $count } karet.
    }
log-kept-named = { $name } si nechává v ruce: { $cards-acc }.
log-passed = { $name } má v ruce deset kostlivců a vynechává tah.

# "No" to a question
log-no-marker = { $name } neumisťuje žeton.
log-no-merfolk = { $name } se vzdává žetonu navíc.
log-no-troll = { $name } si nebere žeton trolla.
log-no-horde = { $name } nedává žeton do hordy.
log-no-centaur = { $name } nevykládá další skupinu.
log-no-wizard = { $name } nic nedobírá.
log-no-raid = { $name } nerabuje.

# The end of an age and of the game
log-age-ended = { $age }. věk končí. Třetího draka dobírá { $name }.
log-score = { $name } ({ $glory })
log-kingdom-scored = Sláva za království { $kingdom }: { $scores }.
log-merfolk-scored = Sláva za desku mořského lidu: { $scores }.
log-giant-scored = { $name } drží žeton obrů a získává { $glory } slávy.
log-raided = { $name } rabuje: odstraňuje z hordy { $count ->
        [one] jeden žeton
        [few] { $count } žetony
       *[other] { $count } žetonů
    } a získává { $glory ->
        [one] { $glory } slávu
       *[other] { $glory } slávy
    }.
log-bands-scored = { $name } získává { $glory ->
        [one] { $glory } slávu
       *[other] { $glory } slávy
    } za { $count ->
        [one] jednu skupinu
        [few] { $count } skupiny
       *[other] { $count } skupin
    }.
log-standing = Sláva po { $age }. věku: { $scores }.
log-won = { $count ->
        [one] Vítězí { $names }. Sláva: { $glory }.
       *[other] O vítězství se dělí { $names }. Sláva: { $glory }.
    }
