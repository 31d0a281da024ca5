/**
 * English words for vehicles and buildings. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const vehiclesPlacesEn = `
airplane: plane, aeroplane, jet, airliner, jumbo jet, aircraft ~ airport
articulated-lorry: semi truck, big rig, semi, tanker, 18 wheeler
auto-rickshaw: tuk tuk, rickshaw ~ golf cart
carriage: ~ wagon, cart, chariot, horse cart
automobile: car, auto, sedan, toy car, family car, vintage car, old car, electric car, limousine, limo, convertible
barn: red barn, farm house ~ silo
beach-with-umbrella: beach umbrella
bicycle: bike, mountain bike, bmx ~ tandem
bus: school bus, coach bus, city bus, double decker bus, double-decker, tour bus
camping: camping scene
canoe: kayak, rowboat, rowing boat, dinghy, row boat
castle: palace, fairy castle, disney castle, haunted castle, fort, hogwarts, magic castle, ice castle ~ fortress, tower, taj mahal
church: chapel, cathedral
circus-tent: big top tent
classical-building: museum, temple, greek temple, town hall
convenience-store: grocery store, corner shop, candy store, pet shop
cottage: log cabin, little cottage
delivery-truck: truck, lorry, van, monster truck, garbage truck, dump truck, delivery van, moving truck, ice cream truck, food truck, mail truck
department-store: mall, shopping mall
desert-island: island, tropical island, treasure island
dump-truck: construction truck, dumper
excavator: backhoe, steam shovel, front loader, jcb ~ construction vehicle
ferris-wheel: big wheel, london eye
fire-engine: fire truck, firetruck
flying-saucer: ufo, spaceship alien
fountain: water fountain
garbage-truck: recycling truck, dustcart
helicopter: chopper, rescue helicopter
high-speed-train: fast train, maglev
hospital: clinic
hot-air-balloon: air balloon ~ blimp, zeppelin, airship
house: home, cottage, birdhouse, haunted house, mansion, playhouse ~ chicken coop, shed
house-with-garden: farmhouse, villa, house with a garden
houses: row of houses, neighborhood
hut: cabin, tiki hut, straw hut, wooden hut
japanese-castle: pagoda, chinese temple, chinese palace
kick-scooter: push scooter, scooter
locomotive: train, steam train, steam engine, choo choo, choo choo train, toy train, freight train, choo-choo
metro: subway, subway train
motor-boat: motorboat, fishing boat, lifeboat
motor-scooter: vespa, moped
motorcycle: motorbike, dirt bike ~ quad bike, atv
mountain: hill, mountain top
office-building: skyscraper, building, apartment building, apartment, office, tall building ~ train station, town hall, city hall
parachute: parachutist, skydiver
passenger-ship: cruise ship, ocean liner
pickup-truck: pickup, pick up truck
pirate-ship: galleon, ghost ship
playground-slide: slide, water slide
police-car: cop car, patrol car, police van
racing-car: race car, racecar, racing car, formula one, sports car, ferrari, lamborghini, go kart, go-kart, fast car, formula 1, f1 car
ring-buoy: lifebuoy, swim ring, inner tube
rocket: spaceship, rocket ship, space shuttle, spacecraft, rocketship, space ship, starship ~ lunar lander
roller-coaster: rollercoaster
roller-skate: roller skates, inline skates, rollerblades, roller skate
sailboat: boat, sailing boat, yacht, toy boat, little boat, sailing ship, noah's ark ~ pirate ship
school: schoolhouse, school building
shinto-shrine: torii, torii gate
ship: cargo ship, steamboat, titanic, container ship, tugboat, tug boat
skateboard: skate board, longboard
small-airplane: biplane, little plane, propeller plane, small plane, fighter jet, fighter plane, seaplane, toy plane
snow-capped-mountain: snowy mountain, snow mountain
speedboat: speed boat, jet ski ~ hovercraft
sport-utility-vehicle: suv, jeep, land rover, minivan
stadium: arena, colosseum
statue-of-liberty: lady liberty
steam-train: old train
submarine: yellow submarine
taxi: cab, yellow cab, taxicab
tractor: farm tractor ~ digger, excavator, plow
tram: streetcar, cable car
ufo: alien spaceship, alien ship
windmill: ~ wind turbine
manual-wheelchair: wheelchair
`;
