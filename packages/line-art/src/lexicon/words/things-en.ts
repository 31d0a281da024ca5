/**
 * English words for things. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const thingsEn = `
1st-place-medal: gold medal, medal
accordion: ~ concertina
adhesive-bandage: bandaid, band aid
american-football: rugby ball
artist-palette: palette, paint, paint palette
axe: hatchet
backpack: school bag, rucksack, schoolbag, satchel
badminton: shuttlecock
balance-scale: scale
balloon: balloons, party balloon, birthday balloon, heart balloon
basket: picnic basket, easter basket, fruit basket
bathtub: bath, tub, bubble bath
bed: hospital bed, cosy bed, cozy bed
bell: bells, jingle bell, church bell, christmas bell
billed-cap: cap, baseball cap
books: pile of books, stack of books
bow-and-arrow: crossbow, arrow, bows and arrows
bowling: bowling ball
boxing-glove: boxing gloves
broom: broomstick, magic broom, witch's broom
checkered-flag: ~ finish line, finishing line
picket-fence: fence post, fencepost
pot-of-gold: pot o gold, pot o' gold
open-box: shoe box, shoebox
shopping-bags: groceries, bag of groceries, bags of groceries, grocery bags
bubbles: soap bubbles, bubble
marbles: marble
wooden-clogs: clog, wooden clog
string-lights: string light
bucket: pail
candle: candles
carp-streamer: koinobori, fish kite
carpentry-saw: saw ~ hacksaw, hand saw
chair: seat
chess-pawn: chess, chess piece
closed-mailbox-with-raised-flag: mailbox, letterbox
coat: jacket, winter coat
coin: gold coin, money, penny
compass: compass rose ~ sextant, astrolabe
crayon: crayons
crown: king's crown, gold crown
desktop-computer: monitor, pc
diving-mask: snorkel
diya-lamp: diya, oil lamp, magic lamp, genie lamp
door: fairy door
dress: gown, ball gown, princess dress ~ dirndl
drum: ~ timpani, cajon
easter-egg: painted egg, decorated egg
envelope: invitation, mail, letter in an envelope, love letter
eyes: pair of eyes
firecracker: firecrackers
fireworks: firework, fireworks display
fishing-pole: fishing rod
flashlight: torch ~ spotlight
flute: ~ kazoo
flying-disc: frisbee
folding-hand-fan: hand fan, paper fan
footprints: footprint
fork-and-knife-with-plate: dinner
framed-picture: picture frame, photo, portrait
game-die: dice
gear: cog
gem-stone: diamond, gem, jewel, gemstone, emerald, ruby
glasses: eyeglasses
globe-showing-europe-africa: earth, world, planet earth, the earth
goggles: ski goggles, swim goggles
graduation-cap: graduation hat, mortarboard, mortar board
guitar: acoustic guitar ~ banjo guitar, instrument, musical instrument
guzheng: ~ zither, dulcimer
hammer: mallet, tool
hand-with-fingers-splayed: handprint, hand print ~ fingernail, fingernails, her nails, his nails, my nails, painted nails
handbag: bag
headphone: headphones, earphones
high-heeled-shoe: high heels
hourglass-done: hourglass ~ egg timer
ice-hockey: hockey, hockey stick
ice-skate: ice skates
jack-o-lantern: halloween pumpkin
jeans: pants, trousers
key: keys
kite: kites
laptop: computer
light-bulb: bulb, lightbulb, light bulb
locked: lock, padlock
love-letter: valentine card, valentine's card
luggage: suitcase
magic-wand: wand, fairy wand
magnet: horseshoe magnet
magnifying-glass-tilted-left: magnifying glass
mans-shoe: ~ moccasins, moccasin
menorah: hanukkiah, hanukkah candles
microphone: mic
mirror: magic mirror
moai: easter island head, easter island heads, easter island statues, easter island statue
mobile-phone: cell phone, smartphone, iphone
money-bag: bag of money
movie-camera: film camera
musical-keyboard: keyboard
musical-note: music note, music
nesting-dolls: matryoshka, russian doll, russian dolls
newspaper: magazine
old-key: magic key, golden key
open-book: book, comic book, comic, comics, storybook, story book, magic book, spell book, diary ~ diary, textbook
package: parcel, crate
paintbrush: brush, paint brush
party-popper: confetti
pen: marker
pencil: pencils, colored pencil
performing-arts: theater masks
pick: pickaxe, pick axe
ping-pong: table tennis, ping pong paddle, ping pong paddles, ping pong bat, table tennis paddle, table tennis bat, table tennis racket
postal-horn: ~ alphorn, alpine horn
purse: wallet, coin purse
puzzle-piece: puzzle, jigsaw, jigsaw puzzle
building-blocks: building block ~ block, blocks
red-envelope: hongbao, red packet, lucky money
red-heart: heart, love heart, valentine heart, love
red-paper-lantern: lantern, chinese lantern
rescue-workers-helmet: hard hat, fire helmet
ribbon: hair bow, bow, bows, hair ribbon
ring: wedding ring, diamond ring
running-shoe: shoe, sneaker, trainers, running shoes
saxophone: sax
scarf: shawl, bandana
screwdriver: ~ chisels
shopping-bags: shopping bag, paper bag
shopping-cart: trolley
shorts: swim trunks
shovel: spade
skis: ski ~ snowshoes, snowshoe
sled: sledge, toboggan
soap: bar of soap
soccer-ball: soccer, football, ball, soccer ball, sports ball
softball: tennis ball
sparkler: sparklers
sparkles: sparkle
straight-ruler: ruler
sunglasses: cool sunglasses
t-shirt: shirt, tshirt, jersey
teddy-bear: teddy, stuffed bear, plush bear, toy bear, stuffed animal, plush, plushie, soft toy, toy
telephone: phone
telescope: spyglass
television: tv
tennis: tennis racquet
tent: camping tent
thong-sandal: flip flops, flip flop, sandal, flip-flops
tooth: milk tooth
top-hat: magic hat, magician's hat
treasure-chest: treasure, chest, treasure box, pirate treasure
trumpet: ~ horn, bugle, vuvuzela
two-hearts: pair of hearts
video-game: game controller, gamepad, controller
violin: fiddle ~ hurdy-gurdy, hurdy gurdy
volleyball: beach volleyball
watch: wristwatch
womans-boot: boot, boots
womans-hat: hat, sun hat, straw hat, sunhat
world-map: map, map of the world, world map, continents, the continents, seven continents
wrapped-gift: gift, present, gift box, christmas present, birthday present, birthday gift
wrench: spanner
xun: ~ ocarina
yarn: ball of yarn, wool, ball of wool
yo-yo: yoyo
necktie: tie
window: windowsill, window sill, window ledge
open-box: toy box, toybox, toy chest
photo-album: ~ scrapbooking
thumbs-up: thumb, thumbs
computer-mouse: ~ mouse pad, mousepad, mouse mat
power-strip: ~ wall socket, electrical outlet, power outlet, plug socket
`;
