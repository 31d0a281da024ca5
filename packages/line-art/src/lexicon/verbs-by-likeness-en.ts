/**
 * Verbs that are drawn as another one is which looks much the same: who hoists something lifts it, who
 * sprints runs. Lines as in `verbs.ts`, where a verb's own line goes before these; of single words the
 * form in -ing, from which the others are made (`read/english/verb-forms.ts`).
 */
export const verbsByLikenessEn = `
sleeping: falling asleep, falls asleep, fell asleep, dozing, dozing off, dozes off, slumbering, curling up, curls up, curled up, nodding off, nods off
running: sprinting, dashing, darting, scurrying, scampering, zooming, bolting, fleeing, charging, stampeding, romping, frolicking
running beside - moves: hunting, herding
walking: limping, plodding, trudging, approaching, prowling, creeping, stepping, shuffling, patrolling, trekking, roaming, prancing
jumping: pouncing, pouncing on, pounces on, springing, vaulting
crawling: slithering, wriggling, creeping along
flying riding: fluttering, flapping, zipping, swooping, parachuting, drifting, circling
falling: fall down, fall over, fall off, falls overboard, falling overboard, fell overboard, falling off, falls off, fell off, tumbling down, tumbles down, toppling, topples over, toppling over, collapsing
- under: hang from, hang down from
queueing: lining up, line up, lines up, standing in line, stand in line, stands in line, waiting in line, wait in line, waits in line
- in: popping out of, pops out of, popping up out of, pops up out of
kneeling: crouching, crouching down, crouches down, squatting, ducking, stooping, bending, bending over, bends over, bends down
sitting: lounging, slouching, slumping
standing: leaning, performing, practicing, practising, hesitating, working, pausing, loitering, facing
standing beside: asking, answering, interviewing, greeting, welcoming, bumping into, bumps into, joining, thanking, inspecting, negotiating with, bargaining with
waving beside: greeting, greets, welcoming, welcomes, signaling to, signals to
waving: raising its paw, raises its paw, raising her hand, raises her hand, raising his hand, raises his hand, raising their hands, raise their hands, raising a hand, raises a hand, raising its hand, raises its hand, with her hand up, with his hand up, with their hands up
watching: staring, gazing, admiring, observing, noticing, spotting, discovering, searching for, searches for, searching, looking for, looks for, inspecting, spying on, spies on, listening, peering at, peers at, peering into, peers into, studying, supervising
pointing: pointing to, points to, explaining, announcing, guiding, directing, ordering, coaching, scolding, teasing, poking, commanding, presenting, aiming at, aims at
cheering: booing, yelling, screaming, hollering, rejoicing, rooting for, roots for, cheering on, cheers on, cheering for, cheers for, winning
singing - microphone: whistling, chirping, tweeting, caroling, carolling, yodeling, rapping, chanting
roaring: croaking, hooting, squawking, yelping, screeching, honking, clucking, crowing, squeaking, oinking, hissing, snarling
laughing-aloud: chortling, cackling, snickering
crying: wailing, whimpering, bawling, moaning
dancing: wiggling, swaying to the music, sways to the music, waltzing, grooving, skipping around
petting beside: touching, rubbing, nudging, tapping, calming
hugging beside: snuggling, snuggling with, snuggles with, cuddling with, cuddles with, snuggling up to, snuggles up to, embracing
clinging on: clinging, clinging on to, clings on to, hanging on to, hangs on to, hanging onto, hangs onto, holding on to, holds on to, holding onto, holds onto
making beside: built a, built an, built the, hammering, nailing, sawing, assembling, sculpting, molding, shaping, crafting, inventing
fixing beside: tinkering with, tinkers with, adjusting, tightening, oiling, screwing
lifting holding: hoisting, raising
pulling beside - moves: hauling, tugging, tugging at, tugs at, tugging on, tugs on, yanking, reeling in, reels in
pushing beside - moves: mowing, plowing, ploughing, rolling, shoving, wheeling
holding holding: leaning on, leans on, lugging, fetching, unloading, unpacking, passing, displaying, folding, wrapping, unwrapping, unrolling, arranging, sorting, measuring, weighing, ringing, filling, emptying, checking out, swinging, showing off, shows off, shaking out, pinning, stamping, tasting, trying, inflating, pumping, launching, waving around, twirling, spinning, untangling, stuffing, swatting, gluing, pasting, taping
holding holding - moves: loading, packing, stacking, piling, balancing, hanging up, hangs up, lowering
playing holding: testing, trying out, tries out
giving holding: serving, awarding, handing out, hands out, handing over, hands over, passing out, passes out, dealing, distributing
throwing holding: flinging, hurling, lobbing, pitching, chucking
kicking beside: punting
eating holding: slurping, gobbling, gobbling up, gobbles up, devouring, swallowing, crunching, feasting on, feasts on, munching on, munches on, nibbling on, nibbles on, nibbling at, nibbles at, snacking on, snacks on, gulping, guzzling, finishing
pouring-from-a-jug beside: pouring, pours, pouring out, pours out
cooking holding cooking: boiling, sauteing, simmering, whisking
carving beside: chopping up, chops up
making beside cupcake: sprinkling
making beside: spreading, buttering, gluing, glues
digging holding shovel: scooping, tunneling, tunnelling, excavating
sweeping holding broom: sweeping up, sweeps up
scrubbing beside: drying, dries, wiping, rinsing, dusting, shining, soaping, wiping down, wipes down, hosing off, hoses off
spraying: squirting, squirts, spouts water
writing holding pencil: writing notes, writes notes, writing a note, writes a note, takes notes, jotting, noting, grading, scribbling, tracing, signing
painting holding pencil: doodling
painting holding artist-palette: finger-painting, finger painting
photographing beside: filming, recording, photographing, takes a picture, takes a picture of, takes pictures of, takes a photo of, takes photos of, takes a selfie, snapping a picture of, snaps a picture of, snapping a photo of, snaps a photo of
playing-drum holding drum: banging a drum, bangs a drum, banging the drum, banging on a drum, bangs on a drum, banging on the drum, bangs on the drum
phoning beside: talks on her phone, talks on his phone, talks on the phone, answering the phone, answers the phone, talking into the phone
examining beside: taking the temperature of, takes the temperature of
blowing-hard beside: blowing hard at, blows hard at, blowing hard on, blows hard on, huffing at, huffs at, huffs and puffs at
blowing-hard: blowing hard, blows hard, huffs and puffs
kicking-up: doing a high kick, does a high kick, high kicking
typing beside: typing, types, typing on, types on, typing at, types at
knocking beside: banging on, bangs on, tapping on, taps on, ringing a doorbell, rings a doorbell, ringing the doorbell, rings the doorbell
riding riding bicycle: pedaling, pedalling
cutting-hair beside: shaving
teaching beside: lecturing, instructing, training
kung-fu beside: jousting, dueling, duelling, sword fighting, fencing
reading: telling a story, tells a story, telling stories, tells stories, telling the story
begging beside: reaching for, reaches for, reaching out for, reaches out for, reaching up for, reaches up for, reaching out to, reaches out to
head-down beside: drinking from, drinks from, lapping from, laps from
`;
