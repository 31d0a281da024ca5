/**
 * English words for animals. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const animalsEn = `
ant: fire ant ~ termite
anteater: ~ numbat
baby-chick: chick, chickling
badger: honey badger ~ wombat
bear: cub, bear cub, mama bear, papa bear, black bear, honey bear ~ winnie the pooh, pooh bear, pooh, paddington, paddington bear, baloo, wombat
beetle: ~ bug, insect, earwig, aphid, aphids, flea, fleas, louse, lice
bird: birdie, bluebird, songbird, chickadee, lark, nightingale ~ cuckoo, starling, tweety
black-bird: blackbird
black-cat: witch cat, black kitten
blowfish: pufferfish, puffer fish
boar: wild boar, wild pig ~ peccary, pumbaa
caterpillar: inchworm, very hungry caterpillar
butterfly: monarch, monarch butterfly, swallowtail
camel: dromedary
cat: kitten, kitty, pussycat, kitty cat, house cat, pet cat, tomcat ~ hello kitty, british shorthair, scottish fold, bengal cat, tuxedo cat, garfield, munchkin cat, russian blue, ragdoll, ragdoll cat
cat-face: cat head, kitten face
centipede: ~ millipede
chicken: hen, mother hen ~ pheasant
chipmunk: squirrel, flying squirrel, red squirrel
clam: ~ barnacle, barnacles
clownfish: nemo, anemonefish
cow: dairy cow, milk cow, cattle
cow-face: cow head
crocodile: alligator, croc, gator, caiman
crow: ~ rook, jackdaw
deer: fawn, doe, stag, bambi, buck
dog: puppy, doggy, doggie, pup, pooch, puppies, hound, doggo, mutt, puppy dog, pet dog ~ terrier, pomeranian, great dane, greyhound, whippet, basset hound, cocker spaniel, spaniel, schnauzer, samoyed, jack russell, dingo, jackal, bernese, aussie shepherd, weimaraner, vizsla, boxer dog, cavapoo, bernedoodle, anatolian shepherd, belgian malinois
dog-face: dog head, puppy face
dolphin: porpoise
donkey: burro ~ eeyore
dove: white dove, peace dove
dragon: fire dragon, fire breathing dragon, ice dragon, wyvern ~ toothless, charizard
dragon-face: dragon head
dragonfly: ~ damselfly
duck: mallard, mother duck ~ donald duck, loon
eagle: bald eagle
elephant: ~ dumbo, babar
ewe: sheep ~ shaun the sheep
ferret: ~ mink, stoat, ermine
fish: little fish, tuna ~ trout, catfish, pike, cod, codfish
flamingo: pink flamingo
fly: housefly
fox: fox cub ~ nick wilde
frog: froggy ~ kermit
goat: billy goat, kid goat, mountain goat, nanny goat
goose: gosling, mother goose
gorilla: ape, silverback ~ king kong
hamster: ~ lemming
hatching-chick: hatching egg, chick in an egg
hedgehog: ~ sonic
hippopotamus: hippo
honeybee: bee, bumblebee, bumble bee, queen bee ~ maya the bee
horse: pony, stallion, mare, racehorse, wild horse, shetland pony ~ my little pony, clydesdale, appaloosa, thoroughbred, percheron, friesian horse, lipizzaner
horse-face: horse head
ibex: ~ chamois
jellyfish: jelly fish
kangaroo: joey, roo ~ wallaby
lady-beetle: ladybug, ladybird, lady bug
lemur: ~ aye-aye, aye aye
leopard: panther, puma, cougar, mountain lion, black panther ~ fossa
lion: lion cub ~ simba, mufasa, nala, liger
lizard: skink ~ gila monster
llama: alpaca
mammoth: woolly mammoth, wooly mammoth
manatee: ~ dugong
meerkat: ~ mongoose, civet
monkey: spider monkey ~ curious george, marmoset, tamarin, macaque
moose: elk
mosquito: ~ gnat
mouse: toy mouse, mousey, little mouse, field mouse ~ pikachu, mickey mouse, mickey, vole, shrew, stuart little, jerry mouse, minnie mouse
octopus: squidward ~ cuttlefish
orangutan: ~ gibbon
orca: killer whale
otter: sea otter, river otter
owl: owlet, snowy owl, night owl, wise owl ~ hedwig
ox: buffalo
oyster: pearl, mussel
panda: panda cub ~ kung fu panda
parrot: macaw, budgie, parakeet, lovebird
peacock: peahen, peafowl
penguin: emperor penguin
phoenix: firebird, fire bird
pig: piggy, hog, sow, pot bellied pig ~ peppa pig, peppa, george pig
pig-face: pig head
plesiosaur: ~ elasmosaurus
polar-bear: polar bear cub
poodle: goldendoodle, labradoodle, cockapoo
pterodactyl: ~ archaeopteryx
quail: ~ partridge, grouse
rabbit: bunny, bunny rabbit, hare, white rabbit ~ pika, bugs bunny, miffy, peter rabbit
rabbit-face: bunny face, bunny head
raccoon: racoon ~ coati, tanuki, binturong, bearcat
ram: bighorn, bighorn sheep
reindeer: ~ rudolph, rudolf
rhinoceros: rhino
rhinoceros-beetle: ~ cockchafer
rooster: cock, cockerel, cock-a-doodle, cock-a-doodle-doo
sauropod: dinosaur, dino, brontosaurus, brachiosaurus, diplodocus, long neck dinosaur, apatosaurus, longneck
seagull: ~ albatross
seal: sea lion, harp seal
shark: great white, great white shark, baby shark, megalodon
shrimp: prawn ~ krill
snail: garden snail
snake: serpent, python, anaconda, viper, boa
spider: tarantula, itsy bitsy spider, incy wincy spider
spider-web: web, cobweb, spiderweb, spider's web
spiral-shell: conch, conch shell
squid: giant squid
starfish: ~ patrick star
stork: ~ ibis
swallow: ~ swift, house martin
swan: cygnet
swordfish: ~ marlin
t-rex: tyrannosaurus, trex, t rex, tyrannosaurus rex, rex, allosaurus ~ godzilla
tiger: tiger cub, tigress, white tiger, bengal tiger ~ tigger
tiger-face: tiger head
toucan: ~ hornbill
tropical-fish: angelfish, blue tang, rainbow fish, reef fish ~ dory
turtle: ~ ninja turtle, squirtle
velociraptor: ~ gallimimus
vulture: ~ condor, condor bird
whale: blue whale, humpback, humpback whale
wolf: big bad wolf, wolf pup
worm: earthworm, bookworm ~ leech, maggot, maggots
mandarin-pair: ~ mandarin duck, mandarin drake
gazelle: ~ saola, dik-dik, dik dik
sugar-glider: ~ colugo, flying lemur
hairtail: ~ oarfish
`;
