import type { RelationKind, SubjectId } from "../types.ts";
import { verbsByLikenessEn } from "./verbs-by-likeness-en.ts";

/** What animals are seen eating where nothing is named; people eat with their hands full already. */
export const favouriteFood: Readonly<Record<SubjectId, SubjectId>> = {
  rabbit: "carrot",
  mouse: "cheese-wedge",
  monkey: "banana",
  dog: "bone",
  cat: "fish",
  chipmunk: "chestnut",
  bear: "honey-pot",
  elephant: "banana",
  hedgehog: "red-apple",
  pig: "red-apple",
  hamster: "chestnut",
  horse: "carrot",
  koala: "leaf-fluttering-in-wind",
};

/** What a verb says about a picture. */
export interface Verb {
  /** What the one who does it is seen doing; the poses of figures have the same names. */
  action?: string;
  /** How the one who does it stands to the thing it is done to; beside it if not said. */
  object?: RelationKind;
  /** Put into the hands where no object is named. */
  prop?: SubjectId;
  /** "Pushing her on a swing": the thing is then where the next words say, not who does it. */
  moves?: true;
  /** "Running away from a bear": what is named comes after who does it. */
  flees?: true;
  /** No drawing shows it. */
  unseen?: true;
}

/**
 * A line a verb: `action relation prop flag: forms`, with `-` for what it has not; the flag is "moves",
 * "flees" or "unseen". English bare forms that are also things ("fish", "fly", "drum") are left out.
 */
function verbTable(lines: string, separator: RegExp): ReadonlyMap<string, Verb> {
  const table = new Map<string, Verb>();
  for (const line of lines.trim().split("\n")) {
    const [head = "", forms = ""] = line.split(": ");
    const [action, object, prop, flag] = head.split(" ").map((part) => (part === "-" ? "" : part));
    const verb: Verb = {
      ...(action && { action }),
      ...(object && { object: object as RelationKind }),
      ...(prop && { prop }),
      ...(flag && { [flag]: true }),
    };
    for (const form of forms.split(separator)) table.set(form, verb);
  }
  return table;
}

/** Whoever does so faces it. */
export const isLooking = (action: string | undefined) =>
  /^(pointing|watching|fearing|sniffing|licking|burying|begging|diving)$/.test(action ?? "");

export const verbsEn = verbTable(
  `${verbsByLikenessEn.trim()}
sleeping: sleep, sleeps, sleeping, slept, asleep, nap, naps, napping, dreaming, dreams, snoring, snores, snoozing, snoozes, hibernating, taking a nap
running: run, runs, running, ran, race, racing, races, galloping, gallops, jogging, jogs, rushing, rushes, hurrying, hurries, winning a race, winning the race, wins a race, wins the race, won the race, escaping, chased
running beside - flees: running from, runs from, running away from, runs away from, ran away from, escaping from, escapes from, fleeing from, fleeing, flees, chased by, being chased by, is chased by, gets chased by
running beside - moves: chase, chases, chasing
following beside: following, follows
walking: walking home, walks home, coming home, comes home, come home, going home, goes home, go home, waddle, waddles, waddling, strutting, struts, toddling, toddles, stomping, stomps, trotting, trots, walk, walks, walking, walked, strolling, strolls, hiking, hikes, marching, marches, wandering, wanders, exploring, explores, sneaking, sneaks, tiptoeing, tiptoes
queueing: queuing up, queuing, queueing, queueing up, waiting in line, waits in line, wait in line, standing in line, stands in line, stand in line, lined up, lining up, in line
queueing beside: queuing for, queueing for, waiting in line for, lining up for, lined up for, waiting in line at, standing in line at, standing in line for
parading: parading, on parade, in a parade, in the parade, marching in a parade, marching in a parade, walking in a line, walking in a row, in single file
walking on: crossing, crosses, crossed, going over, walking over, walks over, walking across, walks across
handstand: doing a handstand, does a handstand, doing handstands, standing on her head, standing on his head, doing a headstand
cartwheel: doing a cartwheel, does a cartwheel, doing cartwheels, cartwheeling, turning cartwheels, doing a somersault, doing somersaults, somersaulting, doing a backflip, doing a flip, doing backflips, tumbling, tumbles
bouncing-a-ball: bouncing a ball, bounces a ball, bouncing his ball, bouncing her ball, bouncing a basketball, dribbling, dribbles, dribbling a ball, dribbling a basketball
jumping: jump, jumps, jumping, jumped, hop, hops, hopping, leap, leaps, leaping, bouncing, bounces, skipping, trampolining
flying riding: swinging over, swinging through, swinging between, swings through, swings over, flies, flying, flew, soaring, hovering, hovers, gliding, glides, float, floating, floats
swimming: swim, swims, swimming, swam, diving, dives, snorkeling, splashing, splashes, bathing
waltzing beside: waltz, waltzes, waltzing, dancing a waltz, dances a waltz, slow dancing, ballroom dancing, dancing together, dance together, dances together, dancing with each other, dance with each other
dancing holding: twirling, twirls
dancing: tap dance, tap dances, tap dancing, doing a tap dance, doing a dance, breakdancing, ballet dancing, belly dancing, dance, dances, dancing, danced, spinning, spins, doing ballet
singing - microphone: sing, sings, singing, sang, humming, hums, singing carols, sings carols, sing carols, carol singing
making-music: making music, makes music, make music, playing music, plays music, play music, playing music together, playing in a band, plays in a band, play in a band, in a band, playing music in a band, in an orchestra, playing in an orchestra, playing instruments, plays instruments, playing musical instruments, playing different instruments, giving a concert, having a concert, putting on a concert
sitting: sit, sits, sitting, sat, seated, perched, perching, resting, relaxing, relaxes, rests
hand-in-hand beside: shaking hands, shakes hands, shake hands, shaking hands with, shakes hands with, holding hands, holds hands, hold hands, holding hands with, hand in hand, hand in hand with, walking hand in hand, walking hand in hand with
tug-of-war beside: tug of war, playing tug of war, plays tug of war, play tug of war, playing tug-of-war, tug-of-war, having a tug of war
carrying-together beside: jointly carrying
high-five beside: giving a high five, giving high fives, high fiving, high-fiving, doing a high five, giving each other a high five, giving each other high fives, high five, high-five, high-fives
piggyback holding: piggybacking
shouldering holding: shouldering
clinging on: clinging to, clings to, riding piggyback on, riding piggyback
lifting holding: lifting, lifts, lift, lifting up, lifts up
standing: stand, stands, standing, stood, posing, poses, wait, waits, waiting, waited, clucking
lying: lie, lies, lying, laying
lying-flat: lying on its belly, lying on his belly, lying on her belly, lying on their bellies, lying on its tummy, lying on his tummy, lying on her tummy, lies on its belly, lies on his belly, lies on her belly, lies on their bellies, lies on its tummy, lies on his tummy, lies on her tummy
waving holding: wave, waves, waving, waving goodbye, waves goodbye, wave goodbye, waving good bye, waving bye bye, waving bye, waves bye, waving hello, waves hello, waving hi
hands-on-hips: with hands on hips, with hands on the hips, with hands on her hips, with hands on his hips, with hands on their hips, with hands on its hips, with both hands on hips, with both hands on the hips, with both hands on her hips, with both hands on his hips, with both hands on their hips, with both hands on its hips, hands on hips, hands on the hips, hands on her hips, hands on his hips, hands on their hips, hands on its hips, putting hands on hips, putting hands on the hips, putting hands on her hips, putting hands on his hips, putting hands on their hips, putting hands on its hips, puts hands on hips, puts hands on the hips, puts hands on her hips, puts hands on his hips, puts hands on their hips, puts hands on its hips, with her hands on her hips, with his hands on his hips, with their hands on their hips, with its hands on its hips, putting her hands on her hips, putting his hands on his hips, her hands on her hips, his hands on his hips, hand on her hips, hand on his hips, with one hand on her hip, with one hand on his hip, with a hand on her hip, with arms akimbo, arms akimbo
crossing-arms: with arms crossed, arms crossed, with arms folded, arms folded, crossing arms, crosses arms, folding arms, folds arms, with crossed arms, with folded arms, with her arms crossed, her arms crossed, with her arms folded, her arms folded, crossing her arms, crosses her arms, folding her arms, folds her arms, with his arms crossed, his arms crossed, with his arms folded, his arms folded, crossing his arms, crosses his arms, folding his arms, folds his arms, with their arms crossed, their arms crossed, with their arms folded, their arms folded, crossing their arms, crosses their arms, folding their arms, folds their arms, with its arms crossed, its arms crossed, with its arms folded, its arms folded, crossing its arms, crosses its arms, folding its arms, folds its arms
saluting beside: salute, salutes, saluting, saluted
waving beside: wave at, waves at, waving at, waved at, wave to, waves to, waving to, waves hello to, waves goodbye to, waving goodbye to, wave goodbye to, waving bye to, waving hello to, waving hi to, saying goodbye to, says goodbye to, saying hello to, saying hi to, says hello to, waving from, waves from
reading beside: telling a story to, tells a story to, telling stories to, tells stories to, telling a bedtime story to, reading to, reads to, reading a story to, reads a story to, reading a book to, reads a book to, reading stories to, reading a bedtime story to
reading holding open-book: read, reads, reading
writing holding pencil: study, studies, studying, doing homework, does homework, writing, writes, write, writing a letter, writing a story, doing math, doing maths, attending class, having class, taking notes, taking a test, taking an exam
fishing holding fishing-pole: ice fishing, fishing, fishes, goes fishing, going fishing, gone fishing
painting holding artist-palette: paint, paints, painting, painted
painting holding pencil: draws, sketching, sketches, drawing, coloring, colouring
grilling beside barbecue-grill: grilling, grills, barbecuing, having a barbecue, having a bbq, doing a barbecue, at a barbecue
cooking holding cooking: cooks, cooking, frying, fries, stirring, stirs, flipping, flips, making dinner, making pancakes, cooking dinner
making beside dough: kneading, kneads, rolling out, rolling dough, rolls dough, rolling the dough, rolls the dough, rolling out dough, rolling out the dough, rolls out dough, rolls out the dough, making dough, making bread, making pastry
making beside cupcake: bake, bakes, baking
eating beside: eating from, eats from, eating out of
head-down beside: bending down to, grazing on, grazes on, feeding on, feeds on
grazing: grazing, grazes, graze, eating grass, eats grass, munching grass, munches grass, nibbling grass, chewing grass
head-down: bending down
harvesting beside: harvesting, harvests, reaping, reaps
breathing-fire beside: breathing fire, breathes fire, spitting fire, blowing fire
licking-paw: licking its paw, licks its paw, licking its paws, licks its paws, licking her paw, licks her paw, licking his paw, licks his paw, licking a paw, licks a paw, grooming itself, grooms itself, washing itself, washes itself, cleaning itself, licking its fur, cleaning its paws, cleaning its paw
eating-meal: eating dinner, eats dinner, eating lunch, eats lunch, eating breakfast, eats breakfast, having dinner, having lunch, having breakfast, has dinner, having a meal, eating a meal
eating holding: eat, eats, eating, ate, lick, licks, licking, nibbling, nibbles, munching, munches, biting, tasting, tastes, enjoying, chewing, chewing on, chews, chews on, gnawing, gnawing on, gnaws, gnaws on, having
in-mouth holding: mouthing
browsing beside: browsing
eating holding cup-with-straw: drink, drinks, drinking, sipping, sips
playing holding: play, plays, playing, played
riding riding: ride, rides, riding, rode
riding riding: drive, drives, driving, drove, steering, steers, pilots, piloting, traveling, travels, travelling
sitting in bathtub: bathing in, taking a bath in, takes a bath in, having a bath in, getting a bath in, gets a bath in, taking a bath, taking a bubble bath, having a bath, having a bubble bath, takes a bath, getting a bath, gets a bath, has a bath, getting a bubble bath, bath time
shooting-hoops beside basketball-hoop: shooting hoops, shoots hoops, shoot hoops, shooting baskets
hurling holding: hurling, hurls
tossing-up holding: tossing up
tugging beside: tugging at, tugs at, arguing over, argues over, fighting over, fights over, quarrelling over, quarreling over, squabbling over
touching-belly beside: feeling the belly of
listening-at-belly beside: listening at the belly of
clasping-leg beside: clasping the leg of
throwing: having a snowball fight, snowball fight, throwing snowballs, throw snowballs, throws snowballs, throwing a snowball, snowball fighting
sewing beside: sewing, sews, sew, stitching, stitches
knitting holding yarn: knitting, knits, knit, crocheting, crochet, weaving, weaves, weave
holding holding embroidery-hoop: embroidering, embroiders, cross stitching, doing embroidery
- wearing: put on, puts on, putting on, wear, wears, wearing, wore, dressed in, dressed up in, dressed as, as a, as an
giving holding: giving, gives, handing, offering, offers
holding holding: mailing, mails, posting, posts, sending, sends, stealing, steals, stole, caught, grabbing, grabs, blowing, blows, lighting, lights up, tying, ties, hold, holds, holding, held, carry, carries, carrying, carried, bringing, brings, clutching, clutches, collecting, collects, gathering, gathers, delivering, delivers, selling, sells, buying, buys, opening
hugging beside: hug, hugs, hugging, cuddling, cuddles, kissing
throwing holding soccer-ball: throw, throws, throwing, tossing, tosses, shooting, bowling
catching holding soccer-ball: catching, catches
kicking beside soccer-ball: scoring, scores, kick, kicks, kicking, playing soccer, playing football, plays soccer, plays football
dunking beside basketball-hoop: dunking, dunks, dunking a basketball, dunks a basketball, dunking the ball, dunks the ball, dunking a ball, dunks the basketball, dunking the basketball, slam dunking, slam dunks
throwing holding basketball: playing basketball, plays basketball
holding holding baseball: playing baseball
holding holding tennis-racket: playing tennis
holding holding golf-club: playing golf, plays golf, golfing
playing-guitar holding guitar: playing guitar, plays guitar, strumming, strums
playing-drum holding drum: drumming, drums, playing drums, playing the drums, beating the drum, beats the drum, beating a drum, beats a drum, banging the drum, bangs the drum
playing holding violin: playing violin, playing the violin
holding - video-game: playing video games, gaming
flying-kite holding kite: flying kites, kite flying
gardening: gardening
shovelling holding shovel: shovelling
digging holding shovel: digging, digs, dig, shoveling, shovels
grinding-ink: grinding ink, grinds ink, grinding the ink
watching beside riddle-lanterns: guessing lantern riddles, guesses lantern riddles, solving lantern riddles
calligraphy: writing calligraphy, writes calligraphy, writing chinese characters, writing with a brush, doing calligraphy, practicing calligraphy, practising calligraphy
planting beside seedling: planting, plants, planting a seed, planting seeds
planting beside sapling: planting a tree, plants a tree, planting trees
gardening holding seedling: growing
gardening beside: watering, waters, pouring water on, pours water on, pouring water over
spraying beside: spraying water on, spraying water at, sprays water on, sprays water at, squirting water on, squirting water at, splashing water on, extinguishing, extinguishes, hosing, hosing down
spraying beside fire: fighting a fire, fighting the fire, fighting fires, fights fires, fighting fire
skating: ice skating, ice skates, figure skating, skates, skating
roller-skating: roller skating, roller-skating, rollerblading, inline skating, roller blading
riding riding skateboard: skateboarding
riding riding sailboat: sailing, sails
riding riding rowing-boat: rowing, paddling
skiing riding skis: skiing, skis down, ski
snowboarding riding snowboard: snowboarding, snowboards
riding riding sled: sledding, sleighing
riding riding bicycle: biking, cycling
surfing riding surfboard: surfing, surfs, riding a wave, riding the waves, riding waves
holding beside: sharing, shares
picking holding: picking, picks, pick
pushing beside shopping-cart: shopping, grocery shopping, going shopping, goes shopping, buying groceries, buys groceries
mopping holding mop: mopping the floor, mops the floor, mopping, mops
raking beside leaf-pile: raking, rakes, rake
vacuuming beside: vacuuming, vacuums, hoovering
hanging-up beside clothesline: hanging laundry, hangs laundry, hanging the laundry, hanging up laundry, hanging up the laundry, hanging out laundry, hanging out the laundry, hanging up clothes, hanging up the clothes, hanging clothes, hanging out clothes, hanging out the washing, hanging up the washing, hanging up washing, hanging clothes to dry, hanging up clothes to dry, drying clothes, drying laundry
ironing: ironing, irons, ironing clothes, irons clothes, ironing the clothes, ironing shirts, ironing a shirt, ironing a dress, doing the ironing, does the ironing
wrapping-a-gift: wrapping a present, wraps a present, wrapping presents, wraps presents, wrapping a gift, wraps a gift, wrapping gifts, wraps gifts, wrapping the presents, wrapping the gifts, wrapping christmas presents, wrapping christmas gifts, wrapping a christmas present, wrapping a birthday present
cutting-paper: cutting paper, cuts paper, cutting out paper, cutting out paper shapes, making paper cuts, making a paper cut, making paper cuttings, making a paper cutting, doing paper cutting, cutting a paper cut, making paper snowflakes, making a paper snowflake, cutting paper snowflakes, cutting out paper snowflakes, cutting out snowflakes
archery beside archery-target: doing archery, does archery, practicing archery, practising archery, practices archery, shooting arrows, shoots arrows, shooting an arrow, shoots an arrow, shooting a bow and arrow, shoots a bow and arrow, shooting with a bow, shooting a bow, shoots a bow, shooting arrows at, shoots arrows at, shooting an arrow at, shoots an arrow at, shooting a bow and arrow at, shoots a bow and arrow at, aiming a bow and arrow, drawing a bow
spinning-a-diabolo: playing diabolo, plays diabolo, playing with a diabolo, plays with a diabolo, spinning a diabolo, spins a diabolo, playing with a chinese yo-yo, playing chinese yo-yo, spinning a chinese yo-yo
sweeping holding broom: sweeping, sweeps, sweeping the floor
brushing-teeth holding toothbrush: brushing teeth, brushing its teeth, brushes its teeth, brush its teeth, brush his teeth, brush her teeth, brush teeth, brush their teeth, brushing his teeth, brushing her teeth, brushing their teeth, brushes teeth, brushes his teeth, brushes her teeth
pointing: point at, point up, point to, pointing, points, pointing out, counting, counts
watching: listening to, listens to, listen to, staring at, stares at, gazing at, gazes at, peeking at, peeks at, look at, look up at, sightseeing, birdwatching, looking, looks, watching, watches, stargazing, sees, seeing, saw, finding, finds
diving beside: lunging for, lunges for
fearing beside: afraid of, scared of, frightened of, terrified of, fears
lapping beside: lapping from, laps from
sniffing beside: sniffing, sniffs, sniffing at, sniffs at, smelling, smells
nuzzling beside: nuzzling, nuzzles, nuzzling up to, rubbing against, rubs against
begging: begging for, begs for, begging, begs
burying beside: burying, buries, bury
pushing beside - moves: pushing, pushes
pulling beside - moves: pulling, pulls, pull, dragging, drags, towing, tows
standing beside - moves: brewing, brews, mixing, mixes, saving, saves, rescuing, rescues, putting, puts, tucking, tucks, placing
standing beside: arguing with, argues with, arguing, argues, quarreling with, quarrelling with, quarreling, quarrelling, checking, checks, meet, meets, meeting, met, visiting, visits, guarding, guards, helping, helps
talking beside: talking to, talks to, talk to, talking with, talks with, chatting, chats, chatting with, chats with, having a chat, having a conversation, speaking to, speaks to, speaking with, gossiping
leading beside: leading, leads
cradling holding: cradling, cradles
massaging beside: massaging, massages
braiding beside: braiding, braiding the hair of, plaiting, braiding hair, braids hair, plaiting hair, braiding her hair, braiding their hair, braiding each other's hair
blowing-hard beside: blowing down, blows down, blowing over, blowing at, blows at, huffing and puffing at
blowing-hard: huffing and puffing
blowing beside: puffing at, puffs at
feeding beside: feeding, feeds
petting beside: petting, pets, taking care of, takes care of, take care of, caring for, cares for, looking after, looks after, nursing, patting, pats, stroking
milking beside: milking, milks, milked
comforting beside: comforting, comforts, comfort, consoling, consoles, cheering up, cheers up
injecting beside: injecting, injects, vaccinating, vaccinates
pinching beside: pinching, pinches, nipping, nips
plastering beside: sticking a plaster on
bandaging beside: bandaging, bandages, bandage up, bandaging up, wrapping a bandage around, wraps a bandage around, putting a bandage on, puts a bandage on
examining beside: examining, examines, treating, treats, listening to the heart of, listens to the heart of
examining-teeth beside: inspecting the teeth of, inspects the teeth of
cutting-hair beside: cutting the hair of, cuts the hair of, trimming the hair of
combing beside: grooming, grooms, brushing, brushes, combing the hair of, combs the hair of
spooning beside: spoon feeding, spoon feeds, spoon-feeding, spoon-feeds
whispering beside: whispering to, whispers to, whispering, whispers, telling a secret to, tells a secret to
painting-a-face beside: painting the face of, paints the face of, doing the makeup of
pouring beside: pouring tea for, pouring tea into
pouring: pouring tea
pouring-from-a-jug beside: pouring a jug for, pouring a jug into
pouring-from-a-jug: pouring a jug
carving beside: slicing, slices, cutting, cuts, cutting up, cuts up, dicing, dices
tickling beside: tickling, tickles
shearing beside: shearing, shears
tying-shoes beside: lacing the shoes of
dressing beside: crowning, crowns, dressing, dresses
teaching beside: teaching, teaches
conducting: conducting, conducts, conducting an orchestra, conducts an orchestra, conducting the orchestra, conducts the orchestra
clapping: clapping, claps, applauding, applauds, clapping hands, clapping their hands, claps their hands, clapping his hands, clapping her hands
making beside: building, builds, build, making, makes, constructing
decorating beside: decorate, decorating, decorates, trimming
fixing beside: fixing, fixes, repairing, repairs, mending, mends
climbing on: climbing, climbs, climb, climbing up, climbs up, climbed, rock climbing
descending on: coming down, comes down, walking down, walks down, heading down, heads down, trotting down, trots down, striding down
wading: wading, wades, wade
sliding: sliding on ice, slides on ice, sliding on the ice, slides on the ice, sliding on its belly, sliding on their bellies, slides on its belly
sliding riding playground-slide: sliding, slides down, sliding down, slide down, going down
riding riding garden-swing: swinging, swings, swinging on, on the swings
- in: swinging from, swings from
juggling: juggling, juggles, juggle
jumping-rope holding jump-rope: jumping rope, jumps rope, jump rope, skipping rope, skips rope, jump roping
blowing-bubbles holding bubble-wand: blowing bubbles, blows bubbles, blowing soap bubbles, blow bubbles
washing-hands: washing hands, washing his hands, washing her hands, washing its hands, washing their hands, washing its paws, washes hands, washes his hands, washes her hands, washes their hands, wash your hands, wash hands
washing-dishes: washing dishes, washing the dishes, washing plates, washing the plates, washes dishes, washes the dishes, doing dishes, doing the dishes, does the dishes, wash the dishes, wash dishes, drying dishes, drying the dishes
washing: washing clothes, doing laundry, doing the laundry, does the laundry
knocking beside: knocking on, knocking at, knocks on, knocks at, knocked on, knocked at, knock on, knock at
scrubbing beside: washing, washes, wash, cleaning, cleans, scrubbing, scrubs, bathing a, giving a bath to, polishing, polishes
counting: counting to ten, counts to ten
covering-face: covering the eyes, covers the eyes, playing peekaboo, plays peekaboo, peekaboo, playing peek-a-boo, playing peek a boo
covering-mouth: covering the mouth, covers the mouth
covering-ears: covering the ears, covers the ears
hiding: peeking out from, peeks out from, peeping out from, peeking from, peeking out, peeking, peeks, peeping, peeps, hiding, hides, hide, playing hide and seek, playing hide-and-seek, plays hide and seek, hide and seek
cross-legged: sitting cross-legged, sits cross-legged, sit cross-legged, sitting with legs crossed, sitting criss-cross, cross-legged
sitting beside chessboard: playing a board game, plays a board game, playing board games, play board games, playing a game of chess on the floor
making beside toy-blocks: playing with blocks, plays with blocks, playing with building blocks, stacking blocks, building with blocks
roasting: roasting marshmallows, roasts marshmallows, roast marshmallows, toasting marshmallows, making smores, making s'mores
crawling: crawling, crawls, crawl
kneeling: kneeling, kneels, kneel
praying: praying, prays, pray, saying a prayer
kung-fu beside: fighting, fights, wrestling, wrestles, battling, battles, boxing
tai-chi: doing tai chi, does tai chi, practicing tai chi, practising tai chi, practices tai chi, doing taichi, practicing taichi, doing t'ai chi
breaking-a-board: breaking a board, breaks a board, breaking boards, breaks boards, breaking a brick, breaking bricks, breaks bricks, breaking a wooden board, breaking a piece of wood, chopping a board, karate chopping
kung-fu: doing karate, doing kung fu, practicing karate, practising karate, practicing kung fu, kung fu fighting, doing judo, doing taekwondo, karate kicking
meditating: meditating, meditates, doing yoga, practicing yoga, practising yoga
cheering: cheering, cheers, celebrating, celebrates, shouting, shouts
howling: howl, howling, howls, howled, howling at, howls at
beating-chest: beating its chest, beats its chest, beating his chest, beats his chest, beating their chests, pounding its chest, pounds its chest, pounding his chest, pounds his chest, thumping its chest, thumping his chest
stretching: stretching, stretches, having a stretch, having a good stretch, having a big stretch
yawning: yawn, yawning, yawns, yawned, giving a big yawn, letting out a yawn
sneezing: sneeze, sneezing, sneezes, sneezed, coughing, coughs
laughing-aloud: laughing, laughs, laughed, giggling, giggles, chuckling, chuckles, cracking up
falling: falling down, falls down, fell down, falling over, falls over, fell over, tripping, trips, tripped, tripping over, trips over, tripped over, slipping, slips, slipped, slipping over, slips over, slipping and falling, slips and falls, stumbling, stumbles
falling beside: slipping on, slips on, slipped on
horse-stance: in a horse stance, doing a horse stance, practicing a horse stance, practicing the horse stance
crying: crying, cries, weeping, weeps, sobbing, sobs
thinking: thinking, thinks, wondering, daydreaming
netting holding butterfly: catching butterflies, catching a butterfly, catches butterflies, catches a butterfly, catch butterflies, chasing butterflies with a net, chasing a butterfly with a net, catching butterflies with a net, catching a butterfly with a net
phoning beside: talking on the phone, talking on a phone, talks on the phone, talking on her phone, talking on his phone, on the phone, on the telephone, talking on the telephone, making a phone call, making a call, answering the phone, phoning, telephoning
photographing beside: taking a photo, taking photos, taking pictures, taking a picture, takes a photo, takes pictures, taking a selfie, taking photos of, taking a photo of, taking pictures of, photographing
greeting: bowing, bows to, bowing to
bucking: bucking, bucks
crowing: crowing, crowed, crowing loudly, crows at dawn, crows in the morning, crows at the sun, crows at sunrise, crows at the sunrise
talking beside: talk, talks, talking
talking: learning to talk, learns to talk, learning to speak, learns to speak, speak, speaks, speaking, saying hello, says hello
roaring: roar, roaring, roars, roared, barking, barks, barked, growling, growls, meowing, meows, quacking, quacks, mooing, moos, bleating, neighing
roaring beside: roaring at, roars at, barking at, barks at, growling at, growls at, meowing at, hissing at, hisses at
- beside - unseen: knocking over, knocks over, knocked over, tipping over, tips over, sliding on its belly, sliding on his belly, sliding on her belly, sliding on their bellies, hitting, hits, putting out, hatching, hatches, graduating, voting, wagging, wags, blinking, blinks, exploding, melting, exercising, combing, combs, roasting, roasts, doing gymnastics, chopping, chops, peeling, peels, frosting, icing, tying shoes, scratching, scratches
spraying: spraying water, sprays water, squirting water, squirts water, spouting water, spraying, sprays, splashing water, blowing water
waving: smiling, smiles, winking, winks
sitting on: land on, lands on, landing on, landed on, balancing on, balances on
upside-down under: hanging upside down from, hangs upside down from, hang upside down from, hanging upside down in, hangs upside down in, hanging upside down on, hangs upside down on, hanging by its tail from, hangs by its tail from, hanging by his tail from, hanging by their tails from
upside-down: hanging upside down, hangs upside down, hang upside down
- under: hanging from, hangs from, hung from, dangling from
sitting: sunbathing, sunbathes, camping, having a tea party
sitting beside picnic: having a picnic, has a picnic, have a picnic, having picnic, picnicking
sitting beside chess-table: playing chess, plays chess, play chess, playing checkers
brushing-hair: combing, combs, combing her hair, combing his hair, combing their hair, brushing her hair, brushing his hair, brushing their hair, brushing hair, combing hair
`,
  /, /,
);

export const verbsZh = verbTable(
  `
sleeping: 过冬 睡觉 睡着 睡着了 睡 打瞌睡 午睡 做梦 打盹 冬眠 打呼噜 睡午觉 睡大觉 睡得香 睡得正香 倒在 倒在地上 晕倒 晕倒了 昏倒 昏倒了 睡懒觉
lying: 躺着 躺 躺在 卧着 侧卧
walking beside: 遛
walking: 放学 放学回家 回家 放学回来
cheering: 做操 做早操 做广播操 做体操 跳操
following beside: 跟着 跟随 尾随 紧跟
running: 冲 冲进来 冲上来 冲过来 冲上去 冲过去 冲出来 冲向
walking: 走来 走过来 走过去 走进来
running: 跑来 跑过来 跑过去 奔跑 跑步 跑 跑着 赛跑 飞奔 奔驰 跑来跑去 逃跑
running beside - flees: 逃离 躲避 躲开
running beside: 抓 捉 捕捉 追 追着 追赶 追逐
hiding: 躲在 藏在 躲 藏 捉迷藏 躲猫猫 玩捉迷藏 玩躲猫猫 躲起来 藏起来
upside-down: 倒挂 倒挂着 倒吊 倒吊着
climbing on: 爬 攀爬 爬上 攀岩 爬到 爬在
crawling: 爬来 爬过来 爬行 爬来爬去 在地上爬
roaring: 吼叫 咆哮 吼 大吼 怒吼 大吼一声 大吼大叫 汪汪叫 喵喵叫 嘎嘎叫 咩咩叫 哞哞叫 吼叫着 咆哮着
- beside - unseen: 拉便便 拉屎 拉臭臭 扎破 扎破了 戳破 戳破了 咬破 咬破了 撕破 撕破了 打翻 打翻了 打破 打破了 打碎 打碎了 摔碎 弄洒 弄翻 踢倒 踢倒了 踢翻 踢翻了 推倒 推倒了 撞倒 撞倒了 碰倒 碰倒了 发抖 倒立 翻跟头 翻筋斗 切菜 剪 分享 毕业 融化 喷发 爆炸 孵化 锻炼 包装
climbing on hill: 爬山 登山
walking: 登高 踏青 踏青去 郊游 春游 取经 西天取经 赶路 走路 散步 走 走着 行走 逛街 旅行 探险 上学
queueing: 排队 排着队 排起长队 排起了长队
parading: 排成一队 游行
jumping: 跳跃 跳 跳着 跳起来 跳起 跳了起来 跳上跳下 蹦跳 蹦蹦跳跳 跳高
jumping-rope holding jump-rope: 跳绳 跳着绳
flying: 盘旋 飞 飞翔 飞行 飞着 飞舞 翱翔 飘 飘着 飞过来 飞过去 飞来飞去 飞来 飞上 飞向 漂浮
flying above: 飞过 飞过了 飞越 飞跃
swimming: 下水 游来 游过来 踢水 游泳 游 游着 潜水 戏水 玩水 游来游去
sitting in bathtub: 洗澡 泡澡 泡泡浴 泡泡澡
dancing holding paper-fan: 跳扇子舞 扇子舞
waltzing beside: 跳华尔兹 跳交谊舞 跳双人舞 跳圆舞曲
dancing holding: 甩着 甩
dancing: 跳广场舞 广场舞 扭秧歌 跳街舞 跳民族舞 跳舞 跳芭蕾 跳芭蕾舞 起舞 舞蹈
singing: 鸣叫 叫着 叽叽喳喳
holding holding playing-cards: 打牌 玩牌 打扑克 打扑克牌 玩扑克 玩扑克牌 玩纸牌
making-music: 演奏乐器 弹奏乐器 演奏音乐 奏乐 开音乐会 办音乐会 举办音乐会 举行音乐会 开演唱会 办演唱会 组乐队 玩乐器 玩音乐
singing - microphone: 唱歌 唱着歌 唱生日歌 唱生日快乐歌 唱歌谣 唱童谣 歌唱 合唱 大合唱 唱儿歌 唱国歌 唱京剧 唱戏 K歌
descending on: 走下 跑下 下了
wading: 蹚水 趟水 涉水
lying-flat: 趴 趴在 趴着 卧在
sitting: 晒太阳 坐 坐着 蹲着 蹲 休息 骑坐 乘凉 停 停着 过家家
sitting beside picnic: 野餐 吃野餐
cross-legged: 盘腿坐 盘腿坐着 盘着腿 盘腿 盘着腿坐 盘腿而坐
roasting: 烤棉花糖
making beside toy-blocks: 玩积木 搭积木 堆积木 拼积木 搭着积木 玩着积木
sitting beside chess-table: 下棋 下象棋 下围棋 下五子棋 下跳棋
braiding beside: 扎辫子 编辫子 梳辫子 扎头发 编头发
eagle-and-chicks beside: 玩老鹰捉小鸡 玩老鹰抓小鸡 玩老鹰捉小鸡游戏 玩老鹰捉小鸡的游戏 玩老鹰抓小鸡游戏
drop-the-handkerchief beside: 丢手绢 玩丢手绢 丢手帕 玩丢手帕 丢手绢游戏 玩丢手绢游戏
brushing-hair: 梳头发 梳头 梳着头发
giving holding flower: 献花 送花
blowing-hard beside: 吹倒 吹垮 吹翻
blowing beside birthday-cake: 吹蜡烛 吹灭蜡烛 吹生日蜡烛
standing beside: 找 寻找 找着 找到
pointing beside: 指着 指向 指 数 数着 数一数 点数
diving beside: 扑向
fearing beside: 怕 害怕 惧怕 怕见
sniffing beside: 闻 闻着 闻闻 嗅 嗅着 嗅闻
nuzzling beside: 蹭 蹭着 蹭蹭
lighting beside: 点燃 点着 点亮 点蜡烛
begging: 讨食 讨食物 讨吃的 讨要食物 要吃的
burying beside: 埋 埋着 埋藏 掩埋
watching beside: 盯着 听 听着 倾听 注视 注视着 望着 瞧着 瞅着 盯住 偷看 偷偷看 围观 看见
watching: 数数 看外面 看窗外 看着外面 看着窗外 望着窗外 望向窗外 看下雪 看雪景 看下雨 看天空 看天 看星空 望着天空 仰望天空 看风景 看夜景 看表演 看演出 看比赛 看热闹 看云
grazing: 吃草 吃着草 吃青草 啃草 吃嫩草
head-down beside: 低头喝
head-down: 吃米 啄米 啄食 啄着米 吃虫 低头 低着头 低下头
bucking: 尥蹶子 尥蹶 撒野
crowing: 打鸣 报晓 打鸣报晓 喔喔叫 啼叫 啼鸣 喔喔啼
talking beside: 聊天 聊着天 说话 说着话 交谈 谈话 谈天 对话 讲话
talking: 学说话 学人说话 学舌
licking-paw: 舔爪子 舔着爪子 舔爪 舔自己的爪子 舔毛 舔着毛
standing: 站岗 放哨 站起来 开屏 做朋友 交朋友 讲课 合影 指挥交通 排练 表演 站 站着 站立 等 等待 发光 盛开 绽放 变身 摇尾巴
hand-in-hand beside: 握手 握着手 扶 手拉手 牵手 手牵手 手牵着手 手拉着手 拉手 牵着手 牵 搀扶 搀着 扶着
leading holding: 牵着
high-five beside: 击掌 互相击掌
clinging on: 黏着
holding holding bucket: 挑水 抬水 提水 打水 担水
lifting holding: 托 托着 托住 托起 托举 举高高 举起 举重 吊着 吊起 吊运 起吊
pulling beside: 拉出来 拉上来 拽 拽着 拔起 拔出 拔着
handstand: 倒立 拿大顶
cartwheel: 翻跟头 翻筋斗 侧手翻 前滚翻 后空翻 空翻 翻跟斗
spraying beside fire: 灭火 救火 扑火
spraying beside: 扑灭 浇灭
massaging beside: 捶背 捶捶背 敲背 按摩 揉肩 捏肩 捶腿 敲腿
spraying: 喷水 洒水 吐水 喷着水
hands-on-hips: 叉腰 叉着腰 双手叉腰 两手叉腰 双手叉着腰 两手叉着腰 手叉腰 手叉着腰 插着腰 双手插腰 插腰
crossing-arms: 抱臂 抱着臂 双手抱胸 双臂抱胸 两手抱胸 双手抱在胸前 双臂交叉 抱着胳膊 双臂抱在胸前 抱着双臂 双手环胸 抱胸
saluting: 敬礼 行礼 敬队礼 行队礼 敬军礼 行军礼 敬着礼 敬个礼
covering-face: 捂着脸 捂着眼睛
covering-mouth: 捂着嘴 捂着嘴笑 捂着嘴偷笑
covering-ears: 捂着耳朵
waving: 举手 举手发言 举手回答 挥手 招手 打招呼 笑 微笑着
greeting: 拜年 作揖 鞠躬 磕头 行礼
cheering: 叫好 欢呼 庆祝 加油 喝彩 呐喊
stretching: 伸懒腰 伸着懒腰 伸个懒腰 伸了个懒腰 伸了伸懒腰 伸伸懒腰
yawning: 打哈欠 打着哈欠 打个哈欠 打了个哈欠 打呵欠
sneezing: 打喷嚏 打着喷嚏 打个喷嚏 打了个喷嚏 打了一个喷嚏 打了个大喷嚏 咳嗽
laughing-aloud: 咯咯地笑 哈哈地笑 嘎嘎笑 大笑 哈哈大笑 哈哈笑 开怀大笑 捧腹大笑 笑得前仰后合 咯咯笑
falling: 跌倒 跌倒了 摔倒 摔倒了 滑倒 滑倒了 绊倒 绊倒了 摔了一跤 摔了个跟头 摔跤了 摔一跤 跌了一跤 摔个跟头 摔了跤
horse-stance: 扎马步 扎着马步 蹲马步 蹲着马步 练马步
crying: 大哭 哭泣 哭 哭着 哭了 哭鼻子 流泪 流眼泪 哇哇大哭
thinking: 思考 想事情 想问题 发呆 想心事
blowing-bubbles holding bubble-wand: 吹泡泡 吹着泡泡 吹肥皂泡
meditating: 打坐 冥想 做瑜伽 练瑜伽 坐禅
kung-fu beside: 打架 大战 打败 摔跤 决斗 打斗 搏斗 斗剑
tai-chi: 打太极 打太极拳 练太极 练太极拳 打着太极 打着太极拳
breaking-a-board: 劈木板 劈砖 劈砖头 碎木板 砍木板 打碎木板 打断木板 劈开木板
kung-fu: 练功夫 打功夫 练武 练武术 打武术 打拳 练跆拳道 空手道
netting holding butterfly: 捉蝴蝶 抓蝴蝶 扑蝴蝶 捕蝴蝶 捉着蝴蝶 扑蝶 用网捉蝴蝶
netting holding dragonfly: 捉蜻蜓 抓蜻蜓 捕蜻蜓 扑蜻蜓
pulling beside sled: 拉雪橇 拉着雪橇 拖雪橇 拖着雪橇
pulling beside toy-wagon: 拉小车 拉着小车 拉着小推车 拖着小车
phoning beside: 打电话 打着电话 接电话 通电话 讲电话 打手机 通话
photographing beside: 照相 拍照 拍照片 自拍 拍
tug-of-war beside: 拔河
howling: 嚎叫 嚎叫着 嗥叫 嗥叫着 嚎 嗥 长嚎 长嗥 仰天长啸
beating-chest: 捶胸 捶胸口 捶胸脯 捶着胸口 捶着胸脯 捶打胸口 捶打胸脯 捶打着胸口 拍胸 拍胸脯 拍胸口 拍打胸口 拍打胸脯 捶胸顿足
juggling: 抛球 杂耍 抛接球 耍杂技
kneeling: 跪 跪着 跪在
praying: 念经 诵经 祈祷 祷告 许愿 拜佛 上香
sliding riding playground-slide: 滑滑梯 玩滑梯 滑下来 滑下 坐滑梯
surfing riding surfboard: 冲浪 冲着浪
snowboarding riding snowboard: 单板滑雪 玩单板滑雪 玩单板 滑单板
skiing riding skis: 滑雪 滑着雪
washing-hands: 洗手 洗着手 洗小手 洗脸 洗着脸 洗菜 洗水果
washing-dishes: 洗碗 洗着碗 洗盘子 刷碗 刷着碗 刷盘子
washing: 洗衣服
knocking beside door: 敲门 敲着门 敲房门 敲响门 敲敲门 敲大门
scrubbing beside automobile: 洗车
scrubbing beside: 洗 擦 擦洗 擦窗户 擦桌子
writing holding pencil: 写作业 写字 做作业 写信 写 学习 上课 听课 考试 做题 做练习 记笔记 写日记
knitting holding yarn: 织毛衣 打毛衣 织围巾 编织 织布
sewing beside: 缝衣服 缝 缝着 缝补 补衣服 做针线活 做针线
raking beside leaf-pile: 耙树叶 耙落叶 耙叶子 耙着落叶 耙着树叶
vacuuming beside: 吸尘 吸地 吸地毯 用吸尘器打扫 用吸尘器吸地
hanging-up beside clothesline: 晾衣服 晾着衣服 晒衣服 晒着衣服 晾晒衣服 晾衣裳 晒被子
standing beside drying-fish: 晒鱼干 晒着鱼干 晾鱼干 晒鱼 晒咸鱼
standing beside: 晒 晒着 晾 晾着 晾晒
watching beside riddle-lanterns: 猜灯谜 猜着灯谜 看灯谜
grinding-ink: 磨墨 磨着墨 研墨 研磨墨
ironing: 熨衣服 熨着衣服 烫衣服 烫着衣服 熨烫衣服 熨衬衫 烫衬衫 熨裤子 熨裙子 烫裙子
wrapping-a-gift: 包礼物 包着礼物 包装礼物 包装着礼物 包装礼盒
cutting-paper: 剪纸 剪着纸 剪窗花 剪着窗花 剪纸花 剪红纸
typing: 打字 打着字 敲键盘 敲电脑 用电脑打字
archery beside archery-target: 射箭 射着箭 拉弓 拉弓射箭 弯弓射箭 练射箭 练习射箭
spinning-a-diabolo: 抖空竹 抖着空竹 玩空竹 扯铃 玩扯铃
holding holding embroidery-hoop: 绣花 刺绣 绣十字绣
feeding beside: 喂 喂着 喂食
milking beside cow: 挤牛奶 挤奶 挤着牛奶 挤着奶
petting beside: 抚摸 摸 摸着 撸 照顾 照顾着 照料 照看 看护
comforting beside: 安慰 安慰着 安抚 哄 哄着
injecting beside: 打针 打预防针 打疫苗 接种疫苗 注射疫苗
pinching beside: 夹 夹住 夹到 夹着
plastering beside: 贴胶布给
bandaging beside: 包扎 包扎伤口 缠绷带
examining beside: 检查 检查身体 治疗 量体温 测体温 听诊 看病
examining-teeth beside: 检查牙齿
cutting-hair beside: 剪头发 剪发 理发 剪毛
combing beside: 梳理头发 梳毛 刷毛
whispering beside: 说悄悄话 讲悄悄话 耳语
painting-a-face beside: 画脸 画脸谱 化妆
pouring beside: 倒热茶
pouring-from-a-jug beside: 倒饮料
carving beside: 切 切着 切开 分切
tickling beside: 挠痒痒 挠痒 胳肢
touching-belly beside: 轻抚孕肚
listening-at-belly beside: 贴听孕肚
clasping-leg beside: 紧贴腿边
shearing beside: 剪羊毛
tying-shoes beside: 系紧鞋带
dressing beside: 打扮
teaching beside: 教 教着
conducting: 指挥 指挥乐队 指挥演奏 指挥合唱 指挥着
clapping: 打拍子 打着拍子 鼓掌 拍手 拍巴掌 鼓着掌 拍着手
making beside nest-with-eggs: 搭窝 筑巢 搭巢 做窝 垒窝 搭鸟窝
making beside: 砌 砌着 垒 堆 搭 搭建 建 修建 建造 盖 搭着
decorating beside: 装饰 装扮 布置 裱 裱花
fixing beside: 修 修理 维修
reading holding open-book: 念书 念课文 念故事 看书 读书 看 看着 读 读着 阅读 讲故事 听故事 讲睡前故事 读睡前故事 念睡前故事
fishing holding fishing-pole: 钓鱼 钓 钓着鱼 垂钓 捕鱼
painting holding artist-palette: 画画 涂色 绘画
grilling beside barbecue-grill: 烧烤 烤肉 烤串 烤羊肉串 吃烧烤
cooking holding cooking: 做饭 炒菜 煮饭 烧菜 做菜
making beside: 掀 掀开 做 包 包着 揉 揉着 捏 捏着 擀 擀着 烤
cooking holding: 炸 炸着 油炸 煮 炒 煎 搅拌 搅拌着 搅着 熬 熬着 炖 炖着
eating-meal: 吃饭 吃年夜饭 吃团圆饭 吃晚饭 吃午饭 吃早饭 吃早餐 吃午餐 吃晚餐 团圆 吃着饭
eating holding: 吃 吃着 舔 品尝 啃 啃着 咬 咬着 正吃 偷吃
browsing beside: 啃食
in-mouth holding: 叼 叼着 叼来 叼走 叼起 衔 衔着 衔来
eating holding baby-bottle: 喝奶 吃奶 喝奶奶
eating holding cup-with-straw: 喝 喝着 喝水
playing holding: 玩 玩着 弹 弹着 拉 吹 吹着 演奏 打 敲 敲着 拉着
playing: 打滚 打着滚 玩耍 玩游戏 做游戏 嬉戏 打闹
throwing holding: 撒 撒着 撒向 抛撒 丢
throwing holding soccer-ball: 扔 扔着 抛 投
hurling holding: 投掷
tossing-up holding: 抛起
throwing: 打雪仗 扔雪球 丢雪球 打着雪仗
calligraphy: 写毛笔字 写着毛笔字 写书法 练书法 练习书法 写春联 练毛笔字 练字
playing-guitar holding guitar: 弹吉他 弹着吉他
playing-drum holding drum: 打鼓 敲鼓 敲锣打鼓
playing-piano beside upright-piano: 弹钢琴 弹琴
playing holding violin: 拉小提琴
flying-kite holding kite: 放风筝 放着风筝
kicking beside soccer-ball: 踢足球 踢球 踢 踢着
bouncing-a-ball: 拍皮球 拍着皮球 拍球 拍篮球 运球
throwing holding basketball: 打篮球
shooting-hoops beside basketball-hoop: 投篮
dunking beside basketball-hoop: 扣篮 灌篮 大灌篮
holding holding badminton: 打羽毛球
holding holding ping-pong: 打乒乓球
holding holding tennis-racket: 打网球
holding holding golf-club: 打高尔夫 打高尔夫球 玩高尔夫
planting beside seedling: 插秧 种菜 种 种植 种着
planting beside sapling: 种树 栽树 植树 种着树 种小树 种了一棵小树 种一棵小树 种下一棵小树 种了一棵树 种一棵树 种下一棵树 种下小树
planting beside flower: 种花
shovelling holding shovel: 铲挖着
digging holding shovel: 种田 种地 耕田 耕地 锄地 挖土 挖沙子 玩沙子 挖 挖洞 铲雪 铲土 挖着
gardening beside flower: 浇花
gardening beside: 浇水 浇
skating: 滑冰 溜冰
roller-skating: 轮滑 滑轮滑 滑旱冰 溜旱冰 玩轮滑
riding riding sled: 滑雪橇
riding riding kick-scooter: 玩滑板车 滑滑板车 骑滑板车 踩滑板车
riding riding skateboard: 玩滑板 滑滑板
riding riding canoe: 划船 撑船
riding riding seesaw: 玩跷跷板 坐跷跷板 玩翘翘板
riding riding garden-swing: 荡秋千 打秋千 玩秋千 坐秋千
standing on: 降落 降落在 脚踩 踩着 踩在
riding riding: 荡 骑 骑着 骑在 坐上 开 开着 驾驶 驾驶着 驾着 乘坐 乘着 乘 搭乘 划 划着
- wearing: 系 系上 扎 扎上 戴 戴着 穿 穿着 套着 系着 披着 打扮成 扮成 装扮成 化装成 假扮成
holding holding umbrella: 打伞 打着伞 打雨伞
holding holding: 撑 撑着 撑起 挥舞 挥舞着 挥动 舞动 摇着
holding holding waving-flag: 升国旗 升旗 挥旗
giving holding: 送 发 发给 颁发 送给 递 递着 递给 献 献给
harvesting beside: 割 割着 收割 收割着
breathing-fire beside: 喷火 吐火 喷着火
carrying-together beside: 一起抬 一起抬着 合力抬 合力抬着 一起搬 一起搬着 合力搬 合力搬着 一起搬运 合力搬运 一起扛 合力扛
tugging beside: 抢 抢着 争抢 争夺
holding beside: 抬 抬着 分享 分着吃 分吃 分一块 分一个 分一根 分一条 分一颗 分一片 分一只
picking holding: 摘 采 采摘
holding holding: 抓走 抓走了 抓住 抓住了 抓着 偷走 偷走了 偷了 偷 抢走 抢走了 拿走 拿走了 抱走 抱走了 拄着 拄 端来 端来了 端上 端上来 端出 捧来 拿来 提来 钓到 抓到 捉到 捕到 接到 剥 剥着 卷着 卷起 贴 贴着 挂上 插上 捧起 拿起 拿 拿着 抱 抱着 举着 举 提着 提 捧着 驮着 驮 捧 背着 端着 握着 带着 领着 带领 放 放着 挥着 扛着 收到 打着 撑着 点 点着 卖 卖着 捡 捡起 拾 拔 拎着 推着 搬 搬着 搬运 运 插 插着 提起 贴上
hugging beside: 拥抱 抱抱 搂着 搂 依偎 亲吻 亲 抱在一起 相拥
holding holding wicker-basket: 买菜 去买菜
pushing beside shopping-cart: 购物 逛超市 买东西 采购 去购物
mopping holding mop: 拖地 拖着地 拖地板
sweeping holding broom: 扫 扫着 扫地 打扫 扫落叶 扫雪 打扫卫生 打扫房间 大扫除 打扫
brushing-teeth holding toothbrush: 刷牙 刷着牙
jumping on: 踩
jumping: 跳出水面 跃出水面 跃出 跃起 跃 跺脚
flying: 奔月
pushing beside: 推 推着
- beside - unseen: 吓唬
standing beside: 吵架 争吵 吵着架 追逐着 遇上 遇见 遇到 帮助 陪 陪着 救 保护
- around: 围着 围绕 环绕
`,
  / /,
);
