/**
 * English words beyond the subjects' own names. A line a subject; words after `~` are other things
 * that the subject stands in for, and a visitor is told so.
 */
export const synonymsEn = `
cat: kitten, kitty, tabby, pussycat, kitty cat ~ siamese, persian cat
dog: puppy, doggy, doggie, pup, pooch ~ labrador, beagle, corgi, husky, dachshund, bulldog, golden retriever, dalmatian, chihuahua, pug, terrier, sheepdog
rabbit: bunny, bunny rabbit, hare
mouse: mousey
pig: piglet, piggy
ewe: sheep, lamb
goat: billy goat
cow: calf ~ yak
horse: pony, foal, stallion, mare
rooster: cock, cockerel
chicken: hen
baby-chick: chick, baby chick, chickling
duck: duckling, mallard
swan: cygnet
goose: gosling
bird: birdie, sparrow, robin, bluebird, songbird ~ canary, finch, hummingbird, swallow
parrot: macaw, budgie, parakeet
owl: owlet, barn owl
eagle: hawk, falcon
dove: pigeon
black-bird: crow, raven, blackbird
flamingo: ~ stork, crane, heron
peacock: peahen
chipmunk: squirrel
hedgehog: ~ porcupine
gorilla: ape, chimpanzee
orangutan: ~ gibbon
monkey: ~ lemur, baboon
leopard: jaguar, cheetah, panther
deer: fawn, reindeer, doe, stag, bambi ~ antelope, gazelle
ox: bull, buffalo
llama: alpaca
camel: dromedary
rhinoceros: rhino
hippopotamus: hippo
elephant: baby elephant
giraffe: baby giraffe
kangaroo: joey ~ wallaby
beaver: ~ platypus
otter: sea otter
seal: sea lion, walrus
badger: ~ meerkat, wombat
raccoon: ~ red panda
skunk: ~ weasel
tiger: tiger cub
crocodile: alligator, croc
turtle: tortoise, sea turtle
lizard: gecko, chameleon, iguana
snake: serpent, python, cobra
frog: toad
dragon: dragons
sauropod: dinosaur, dino, brontosaurus, brachiosaurus, diplodocus, long neck dinosaur ~ stegosaurus, triceratops, pterodactyl, velociraptor, raptor
t-rex: tyrannosaurus, trex, t rex, tyrannosaurus rex
whale: blue whale, humpback
orca: killer whale
dolphin: porpoise
fish: goldfish ~ salmon, trout, clownfish
tropical-fish: angelfish
blowfish: pufferfish, puffer fish
octopus: squidward
crab: hermit crab
spiral-shell: seashell, shell, conch
butterfly: ~ moth, dragonfly
honeybee: bee, bumblebee, bumble bee ~ wasp, hornet
lady-beetle: ladybug, ladybird
beetle: ~ scarab
bug: caterpillar
cricket: grasshopper
worm: earthworm
spider-web: web, cobweb
blossom: flower, daisy, wildflower ~ pansy, marigold
rose: roses
tulip: ~ daffodil, lily, iris
cherry-blossom: sakura
bouquet: bunch of flowers, flowers bouquet
deciduous-tree: tree, oak, oak tree, apple tree, big tree ~ maple tree, willow
evergreen-tree: pine, pine tree, fir, fir tree, spruce
palm-tree: palm, coconut tree
leafless-tree: bare tree
fallen-leaf: leaf, autumn leaf, leaves
potted-plant: plant, houseplant, flowerpot
seedling: sprout
mushroom: toadstool
nest-with-eggs: nest, bird nest
four-leaf-clover: clover
red-apple: apple
tangerine: orange
grapes: grape
ear-of-corn: corn
cheese-wedge: cheese
hamburger: burger, cheeseburger
french-fries: fries, chips
ice-cream: ice cream bowl
soft-ice-cream: ice cream, ice cream cone, icecream, gelato, popsicle
shortcake: cake, slice of cake, cake slice
birthday-cake: birthday cake, big cake, wedding cake
cupcake: muffin
doughnut: donut
honey-pot: honey, honey jar
candy: sweets, candies
lollipop: lolly
moon-cake: mooncake
dumpling: dumplings, jiaozi
steaming-bowl: noodles, ramen, soup
rice-ball: onigiri
bubble-tea: boba
hot-beverage: coffee, tea, cocoa, hot chocolate, cup, mug, cup of tea
glass-of-milk: milk
fork-and-knife-with-plate: plate, dinner
automobile: car, auto, sedan, toy car
racing-car: race car, racecar, racing car, formula one
sport-utility-vehicle: suv, jeep
pickup-truck: pickup
articulated-lorry: semi truck, big rig
delivery-truck: truck, lorry, van, monster truck, garbage truck, dump truck
fire-engine: fire truck, firetruck
police-car: cop car
tractor: ~ digger, excavator, bulldozer, crane truck, combine
bus: school bus
locomotive: train, steam train, steam engine, choo choo
high-speed-train: fast train
bicycle: bike
motor-scooter: scooter, vespa
kick-scooter: push scooter
motorcycle: motorbike
sailboat: boat, sailing boat, yacht ~ pirate ship
ship: cruise ship
canoe: kayak, rowboat, rowing boat
motor-boat: motorboat
airplane: plane, aeroplane, jet
small-airplane: biplane, little plane
helicopter: chopper
flying-saucer: ufo, spaceship alien
rocket: spaceship, rocket ship, space shuttle, spacecraft
castle: palace, fairy castle ~ fortress, tower
house: home, cottage
house-with-garden: farmhouse
hut: cabin
tent: camping tent
school: schoolhouse
church: chapel
ferris-wheel: big wheel
roller-coaster: rollercoaster
carousel-horse: carousel, merry go round
playground-slide: slide
mountain: hill, mountain top
snow-capped-mountain: snowy mountain, snow mountain
desert-island: island
sun: sunshine
sun-with-face: smiling sun, happy sun
crescent-moon: moon
full-moon-face: man in the moon
ringed-planet: planet, saturn
globe-showing-europe-africa: earth, globe, world
star: stars
glowing-star: shining star, twinkling star
comet: meteor
cloud: clouds
cloud-with-rain: raincloud
umbrella: parasol, closed umbrella
snowman: snow man
snowflake: snow flake
fire: campfire, flame, bonfire
droplet: raindrop, drop
balloon: balloons
wrapped-gift: gift, present, gift box
christmas-tree: xmas tree
jack-o-lantern: pumpkin, halloween pumpkin
carp-streamer: koinobori
red-envelope: hongbao, red packet
red-paper-lantern: lantern, chinese lantern
firecracker: firecrackers
fireworks: firework
soccer-ball: soccer, football, ball, soccer ball
american-football: rugby ball
tennis: tennis ball, tennis racket
ping-pong: table tennis
fishing-pole: fishing rod
sled: sledge, sleigh
skis: ski
ice-skate: ice skates
kite: kites
teddy-bear: teddy, stuffed bear, plush bear
nesting-dolls: doll, matryoshka
puzzle-piece: puzzle, jigsaw
game-die: dice
magic-wand: wand
artist-palette: palette, paint
yarn: ball of yarn, wool
womans-hat: hat, sun hat
billed-cap: cap, baseball cap
top-hat: magician hat
crown: tiara
scarf: shawl
gloves: mittens
t-shirt: shirt, tshirt
dress: gown
backpack: school bag, rucksack, schoolbag
running-shoe: shoe, sneaker, trainers
womans-boot: boot, boots
ring: wedding ring
gem-stone: diamond, gem, jewel, crystal
handbag: bag
glasses: eyeglasses
musical-keyboard: piano, keyboard
guitar: ~ ukulele
drum: drums
flute: ~ recorder, clarinet
trumpet: ~ horn
musical-note: music note, music
microphone: mic
telephone: phone
laptop: computer
television: tv
light-bulb: bulb, lamp
open-book: book
books: pile of books, stack of books
pencil: pencils
crayon: crayons
paintbrush: brush
magnifying-glass-tilted-left: magnifying glass
treasure-chest: treasure
key: keys
bell: bells
candle: candles
hammer: mallet
ladder: steps
shovel: spade
bow-and-arrow: bow
telescope: spyglass
couch-and-lamp: sofa, couch, armchair
chair: stool, seat
bathtub: bath, tub
shopping-cart: trolley
bubbles: soap bubbles
ghost: spook, friendly ghost
alien: martian
alien-monster: monster, space invader
robot: android
clown-face: clown
santa-claus: santa, father christmas, st nicholas
prince: princes
princess: ~ elsa, anna, cinderella, snow white, rapunzel, moana, barbie
mermaid: little mermaid ~ ariel
fairy: pixie ~ tinkerbell
mage: wizard, witch, sorcerer, magician
superhero: super hero ~ spiderman, spider man, batman, superman, iron man, hulk
astronaut: spaceman, cosmonaut
firefighter: fireman
police-officer: policeman, cop, policewoman
construction-worker: builder
health-worker: doctor, nurse
cook: chef, baker
teacher: professor
student: pupil
pilot: captain
artist: painter
mouse: ~ pikachu, mickey mouse, mickey
pig: ~ peppa pig, peppa
cat: ~ hello kitty
`;
