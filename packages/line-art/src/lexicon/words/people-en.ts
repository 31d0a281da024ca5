/**
 * English words for people, figures of tales and creatures. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const peopleEn = `
alien: martian, space alien ~ yoda, baby yoda, grogu, stitch, extraterrestrial
alien-monster: space invader, pixel monster
furry-monster: monster, cute monster, friendly monster, little monster, creature ~ cookie monster, elmo, shrek, gruffalo, totoro, pokemon, beast, labubu, creeper, minecraft
angel: guardian angel, little angel, christmas angel, cherub ~ goddess
astronaut: spacesuit, space suit, spaceman, cosmonaut, spacewoman, space man ~ buzz lightyear, crewmate
ballerina: ballet girl, dancing girl
boy: pupil, young boy, little boy, big brother, little brother, grandson, nephew, cousin, lad, guy ~ harry potter, charlie brown, scout, boy scout, cub scout, gamer, tom thumb, teenager, paperboy, newspaper boy, player, teammate, squire, sidekick, student, patient, pal, buddy, jogger, climber, catcher, pitcher, apprentice, partner, lab partner, helper
builder: builder, workman, handyman ~ bob the builder, architect, foreman, bricklayer, mason, construction worker
cat: ~ hello kitty, meowth, tom cat, doraemon, puss in boots, cheshire cat, pusheen
chef: chef, pizza chef, pizza maker ~ ice cream man, butcher
clown: clown, circus clown, funny clown ~ mime
cowboy: wild west cowboy, rodeo rider ~ woody, sheriff woody, jessie, bandit, rancher, outlaw, jockey
detective: sherlock holmes, sherlock
dwarf: ~ rumpelstiltskin
doctor: doctor, surgeon, paramedic ~ doc mcstuffins, pharmacist
dog: ~ snoopy, scooby doo, scooby, bluey, bingo, pluto, goofy, clifford, paw patrol, lassie, cinnamoroll
dragon: dragons
duck: ~ psyduck, daffy duck
elf: christmas elf, santa's helper, elf on the shelf ~ hobbit, smurf, minion, dobby
fairy: pixie, tooth fairy, fairy godmother, garden fairy, sprite ~ tinkerbell, tinker bell, thumbelina, nymph
farmer: farm girl, farm boy ~ old macdonald
firefighter: fireman, fire fighter, firewoman ~ fireman sam, rescue worker
football-player: ~ runner, volleyball player, quarterback
genie: djinn
ghost: spook, friendly ghost, spooky ghost, cute ghost, boo ~ casper, spirit, phantom
girl: young girl, teenage girl, friend, best friend, bestie, classmate, schoolmate, big sister, little sister, granddaughter, niece, girlfriend ~ dora, matilda, girl scout
grandfather: gramps, old men, great grandfather ~ moses, noah, geppetto
grandmother: nan, nanny, old lady, gran, great grandmother ~ little old lady, grandparent
hanfu-boy: chinese boy, ancient scholar
hanfu-girl: chinese girl, ancient princess, hanfu
king: old king ~ king triton
knight: brave knight, black knight, knight in armor, knight in shining armor ~ warrior, guard, king arthur
locomotive: ~ thomas the tank engine, thomas the train, polar express
man: husband, person, castaway, tio, stepdad, stepfather ~ businessman, jesus, mario, super mario, luigi, hunter, boss, milkman, villain, passenger, vendor, seller, grocer, duke, bartender, poet, writer, author, president, mayor, stranger, fencer, usher, visitor, tourist, spectator, bystander, chief
mermaid: little mermaid, baby mermaid ~ ariel, siren
monkey-king: wukong ~ goku
mouse: ~ pikachu, mickey mouse, mickey, minnie, minnie mouse
ninja: ninja warrior ~ naruto, ninjago
nurse: ~ midwife, caregiver
painter: painter ~ picasso, van gogh, sculptor, illustrator
pig: ~ peppa pig, peppa
pilot: 
pirate: pirate captain, pirate girl ~ popeye, captain hook, jack sparrow, columbus, sinbad
police-officer: policeman, cop, policewoman, police, police man ~ park ranger, ranger, forest ranger
prince: princes, prince charming, little prince
princess: little princess, fairy princess, frozen princess ~ elsa, anna, moana, barbie, queen elsa, belle, aurora, sleeping beauty, princess jasmine, merida, tiana, princess peach, zelda
queen: evil queen, queen of hearts ~ maleficent, duchess
racing-car: ~ lightning mcqueen, batmobile
transforming-robot: ~ transformer, transformers, transformer robot, transformers robot, optimus prime
robot: android, cyborg, toy robot ~ wall-e, r2d2, c3po, gundam, baymax, droid
santa-claus: santa suit, santa, father christmas, st nicholas, father xmas, st nick, saint nick, kris kringle ~ grinch
scientist: mad scientist ~ einstein, albert einstein, marie curie, marine biologist, biologist
snow-child: child in the snow ~ sledder
snowman: snow man ~ olaf, frosty the snowman
sponge: ~ spongebob, spongebob squarepants
bat-hero: ~ batman, batgirl, bat man
spider-hero: ~ spiderman, spider man, spider-man, spidey, spider-verse hero
silver-hero: ~ ultraman, ultra man
superhero: super hero, super girl, super boy, caped hero ~ superman, iron man, hulk, supergirl, wonder woman, ironman, captain america, thor, black widow, pj masks, power ranger, aquaman, avenger
swimmer: ~ lifeguard
teacher: professor, school teacher ~ principal, babysitter, mary poppins, tutor, headmaster, headmistress
toddler: newborn baby, baby boy, baby girl, crawling baby ~ boss baby
vampire: count dracula, little vampire
witch: little witch, halloween witch, wicked witch ~ hermione, sabrina, ursula
wizard: wizard, sorcerer, warlock ~ gandalf, dumbledore, druid, alchemist, sandman, jack frost
street-cleaner: ~ trash collector, garbage collector
woman: mama, wife, auntie, aunty, tia, titi, stepmom, stepmother, neighbor, neighbour ~ businesswoman, virgin mary, maid, assistant, clerk, storyteller, actress, parent, weaver, guide, tour guide
qipao-woman: qipao, cheongsam
singer: ~ musician, conductor, actor
bride: ~ wedding
bare-leg: ~ ankle, ankles, shin
open-hand: ~ wrist, wrists
`;
