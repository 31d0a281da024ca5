/**
 * English words for food and drink. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const foodEn = `
candy-cane: peppermint candy cane, peppermint cane
avocado: guacamole
baby-bottle: milk bottle
baguette-bread: baguette, french bread
banana: bunch of bananas, a bunch of bananas
beans: bean, magic bean, jelly bean
bell-pepper: capsicum, green pepper
bento-box: bento, lunchbox, lunch box
beverage-box: juice box
birthday-cake: birthday cake, big cake, happy birthday cake, chocolate cake, cake with candles
blueberries: blueberry
bread: loaf, loaf of bread, slice of bread, sourdough, sourdough loaf, sourdough starter ~ french toast
broccoli: cauliflower
bubble-tea: boba, boba tea, milk tea
canned-food: can, tin can, soda can, soup can, can of soup, can of food
candy: sweets, candies
cheese-wedge: cheese, piece of cheese, slice of cheese ~ raclette
cherries: cherry ~ cranberry, plum
chestnut: hazelnut
chocolate-bar: chocolate, bar of chocolate ~ fudge
cooked-rice: rice, bowl of rice, fried rice, porridge ~ risotto
cookie: biscuit, chocolate chip cookie ~ oreo, baklava
cooking: fried egg, frying pan, pan, omelette ~ shakshuka
croissant: pastry
cucumber: pickle
cupcake: muffin, fairy cake ~ souffle, soufflé
curry-rice: curry
custard: pudding ~ trifle
cut-of-meat: steak, beef ~ schnitzel
doughnut: donut
dumpling: dumplings, jiaozi, potsticker, pierogi, ravioli, gyoza, wonton ~ empanada, empanadas, gnocchi
baozi: dim sum, char siu bao, bao bun, bao buns ~ bun
ear-of-corn: corn, corn cob, corn on the cob, maize, sweetcorn
eclair: ~ cannoli
egg: boiled egg
eggplant: aubergine
fork-and-knife: cutlery, fork, knife and fork
french-fries: fries, chips, french fry ~ poutine
glass-of-milk: milk, glass of water, cup of milk, smoothie
grapes: grape, bunch of grapes, a bunch of grapes ~ gooseberry, gooseberries
green-rice-ball: ~ mochi
green-salad: salad
hamburger: burger, cheeseburger
honey-pot: honey, honey jar, pot of honey, jar of honey
hot-beverage: tea, cup, mug, cup of tea, mug of tea
hot-dog: hotdog, sausage, corn dog
hot-pepper: chili, chili pepper, red pepper
ice-cream: ice cream bowl, bowl of ice cream, scoop of ice cream
jack-o-lantern: carved pumpkin, jack o lantern
pumpkin: ~ squash
jar: cookie jar
kiwi-fruit: kiwi
leafy-green: lettuce, spinach, kale, celery, vegetable
lollipop: lolly
mango: ~ passion fruit
meat-on-bone: meat
melon: cantaloupe, honeydew
moon-cake: mooncake
pancakes: pancake, stack of pancakes, crepe ~ crumpet, crumpets
pea-pod: pea, green pea
peach: nectarine
peanuts: peanut, nut ~ walnut
pie: apple pie, pot pie, chicken pot pie ~ quiche
pizza: slice of pizza, pizza slice
popcorn: bucket of popcorn
pot-of-food: stew, pot ~ goulash, ratatouille
potato: baked potato ~ sweet potato, turnip
poultry-leg: chicken leg, drumstick, turkey leg, fried chicken, chicken nugget
red-apple: apple
rice-ball: onigiri
root-vegetable: beet, beetroot, radish
shaved-ice: snow cone
shortcake: cake, slice of cake, cake slice, piece of cake, strawberry cake ~ pavlova
soft-ice-cream: ice cream, ice cream cone, icecream, gelato, soft serve ~ frozen yogurt
spaghetti: pasta, spaghetti and meatballs, macaroni
spoon: ladle
steaming-bowl: noodles, ramen, noodle soup, bowl of noodles, noodle, pho
strawberry: ~ berry
sushi: sushi roll
taco: ~ nacho
tangerine: orange, mandarin, clementine ~ grapefruit, apricot
teacup-without-handle: green tea ~ matcha
teapot: tea pot
round-bowl: ~ porridge
fruit-bowl: fruit, fruits, bowl of fruit
laba-porridge: congee, rice porridge, jook
salt-and-pepper: ~ pepper mill, pepper grinder, pepper shaker
drinking-glass: glass, glass of juice
carrot: ~ parsnip, parsnips
tomato-soup: ~ borscht, gazpacho, clam chowder, chowder, corn chowder
sandwich: ~ banh mi
`;
