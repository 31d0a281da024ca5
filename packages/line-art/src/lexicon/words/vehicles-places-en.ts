/**
 * English words for vehicles and buildings. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const vehiclesPlacesEn = `
airplane: plane, aeroplane, jet, airliner, jumbo jet, aircraft
mountain-cableway: cable car, gondola lift, ski gondola, gondola ride
articulated-lorry: semi truck, big rig, semi, 18 wheeler
auto-rickshaw: tuk tuk, rickshaw
carriage: ~ cart, horse cart
automobile: car, auto, sedan, toy car, family car, electric car, self-driving car, driverless car, amphibious car ~ tesla, bmw, mercedes, audi, toyota, honda civic, volkswagen, chevrolet, subaru, hearse
barn: red barn, farm house
beach-with-umbrella: beach umbrella
bicycle: bike, mountain bike, bmx
bus: coach bus, city bus
camping: camping scene
canoe: kayak
castle: palace, fairy castle, disney castle, haunted castle, fort, hogwarts, magic castle, ice castle ~ fortress, alhambra
church: chapel
circus-tent: big top tent
classical-building: museum, temple, town hall
convenience-store: grocery store, corner shop, candy store, pet shop
cottage: cabin, log cabin, little cottage
delivery-truck: truck, lorry, van, delivery van, moving truck, mail truck ~ milk float
department-store: mall, shopping mall
desert-island: island, tropical island, treasure island
dump-truck: construction truck, dumper
excavator: backhoe, steam shovel, jcb ~ construction vehicle
ferris-wheel: big wheel, london eye
fire-engine: fire truck, firetruck
flying-saucer: ufo, spaceship alien
fountain: water fountain
garbage-truck: recycling truck, dustcart
helicopter: chopper, rescue helicopter
bullet-train: high speed train, fast train, maglev
hospital: clinic
hot-air-balloon: air balloon
house: home, mansion, playhouse ~ shed
house-with-garden: villa, house with a garden
houses: row of houses, neighborhood, a row of houses
hut: tiki hut, straw hut, straw house, house of straw, house made of straw, wooden hut
kick-scooter: push scooter, scooter
locomotive: train, steam train, steam engine, choo choo, choo choo train, toy train, choo-choo
metro: subway, subway train
mosque: ~ hagia sophia
motor-boat: motorboat, lifeboat
motor-scooter: vespa, moped
motorcycle: motorbike, dirt bike
mountain: mountain top
office-building: building, apartment building, apartment, office ~ town hall, city hall
parachute: parachutist, skydiver
parthenon: ~ pantheon
passenger-ship: cruise ship, ocean liner
pickup-truck: pickup, pick up truck
pirate-ship: galleon, ghost ship
playground-slide: slide
police-car: cop car, patrol car, police van
racing-car: race car, racecar, racing car, formula one, formula 1, f1 car
sports-car: ferrari, lamborghini, ford mustang, mustang car, bugatti, porsche, corvette, camaro
ring-buoy: lifebuoy, floatie, floaty, pool floatie, swim floatie, swim ring, inner tube
rocket: spaceship, rocket ship, spacecraft, rocketship, space ship, starship
roller-coaster: rollercoaster
roller-skate: roller skates, inline skates, rollerblades, roller skate
sailboat: boat, sailing boat, yacht, toy boat, little boat, sailing ship
school: schoolhouse, school building, school gate, school gates, school entrance
shinto-shrine: torii, torii gate
ship: titanic
skateboard: skate board, longboard
small-airplane: little plane, propeller plane, small plane, toy plane
snow-capped-mountain: snowy mountain, snow mountain
speedboat: speed boat
sport-utility-vehicle: suv, jeep, land rover, minivan
stadium: arena
statue-of-liberty: lady liberty
steam-train: old train
submarine: yellow submarine
taxi: cab, yellow cab, taxicab
tractor: farm tractor
tram: streetcar
ufo: alien spaceship, alien ship
manual-wheelchair: wheelchair
eaves: roof tiles
medicine-shop: ~ pharmacy, drugstore, chemist's, chemist
corner-shop: ~ butcher shop, butcher's shop, greengrocer, greengrocer's, deli
barber-shop: ~ tailor shop, nail salon, beauty salon
tricycle: ~ velomobile
market-stall: farmers market stall
biplane: ~ crop duster, crop duster plane
container-ship: ~ barge, coal barge
observatory: ~ planetarium
`;
