/**
 * Common English words that we draw nothing for and that are one slip away from something we do draw:
 * "boards" are no birds. After the counts of WordNet 3.1 (WordNet License).
 */
export const plainWordsEn: ReadonlySet<string> = new Set(
  `accord barre bead crater olden weld acetone adorn align alike alive allow ally alone alter ample anemia anger angle annoy anti
  apparatus appeal apply arch area array arroyo artistic athletic babble babe backing backward
  bacteria badge balk ballot band bandage bandaged bang bank banker banter bare bargain bark barrel
  barrier base basic basis bask bathe baton battered battle bawl beam bearer bearing beat beauty
  beckon beer befall behave belch belie bellow belly bern beset beta bethink bewilder bible bill
  billion bind binding birth bite bitter blast blazing bleak bleat blend blind blink blithe bloat
  blonde blood blooming blossom blot blow blower blunder blunt blush board boast boil bolt bomb
  bombus bond booking boom boost bore born borough borrow boss bother bounce bound bounded braid
  brakes brand brandy breach breadth break breast breath breathe breathing breed brick bridle brief
  brigade brindle bring brisk broad broil broken bronchus bronze bronzed brood brow bruise bubble
  buckle buddy budge budget build buildup built bulge bulk bulky bullet bundle bunk bureau burgeon
  burn burr burrow burst bury bustle butt butter cabinet cackle cage calculate calculation caliber
  calibrate calibration call caller calving camp campaign canada cancel cancer cane canon capsule
  care career cargo carpentry carrier cartridge carve case cash cast casual catch catcher cater
  catkin causal cause cavalry cease ceiling celebrate cell cement center century cerebral certain
  chain chairman chamber chance change changed changing channel chant chaos chaotic chapter charge
  charged charity charm charming chart cheap cheat check cheek cheer cheery chemistry cherish chew
  chief chill chin china chip chisel choke choose chore christ christian chuck chuckle circuit
  circular cite clad claim claimant clamber clamp clap clash clasp classic clause claw clay clear
  clearing cliche click climate climax climb clinch cling clinical clod clog close closer closeup
  closing cloth clothe clothes clothing clouded club cluck clump cluster clutch coal coax cocky
  coffin coil collage collect collective collector college colonel colony column combat comment
  commit common commune commute commuter compact company compare compete compile complete comply
  compose composer composite compost compress compute conceal concede concept concern concerto
  concrete concur cone confine connect connection conquer consent consider consumer content contest
  context contour control controlled convert cooling cope copper copy cord core coroner corps corral
  correct cost costly cotton cough counter couple courage course cousin crack crackle crash crave
  crawl crazy creak creation creative creator creed creep crest crew crime cringe crisis crook croon
  crop crouch cruel cruise crumb cuban cuddle cult cure curl curse curtail curving cuss cycle daily
  dallas damn damp danger dangle danish dare daring darling dart dash datum dawn dear deck decorate
  decoration decorator deem defective defer deliver delivery democrat demon dense denver deny
  deprive derive descent deserve desolate detect detection detector detonate dial dietary dine diner
  diners dingy diplomat dirt disc dish disk dive diverse divert divide divine doc docile dock dodge
  domain dominate dominion donate donor doom doorman dose doze drab draft drag drain drama drape
  draped drapery draught drawer drawn dread dregs dressed dried drift drip drought drown drug drunk
  dual dull dumb dump dusk dust dwell dying eager early earn earnings earthy ease east eastern
  electric electrical electricity elevate elevation empire employ employer enact endow enemy
  engender engine enjoin enjoy enrol entry envelop envy equate erase error escape essay estate
  eternal even event exact exalt examine example examples expire explode exploit explore export
  expose express facet factor fade faded fail faint faith false fame famed fare farming farther
  fault fear feature feeble feed feel feeling feelings fell fella fellow fervent fete fever fewer
  fiat fiend fiery fifth fight fighter figure file filing fill filled filling film final find fine
  finish finite firing firm first fist fitting fixed flair flank flap flare flash flat flatter
  flaunt flee fleet flesh flicker flight flinch fling flip float floc flock flood flop flour flow
  flush flutter flux foam focal foil folk folklore follow follower folly fond fool force forecast
  foremost foresee forfeit forge form former formula formulate formulation forth forty foul found
  fourth frame free freeze freight french friday friend frighten fringe fringed frost frozen fuel
  fund funds further fury fuse fuss gain gallop gambling gang gaping garment gather gaunt gaze
  genesis genial genius gentile genuine genus germanium ghoul giggle glad gland glare glaring gleam
  gleaming glee glide glint glinting glitter globulin gloom glow gnaw goad gobble goddam goodness
  gospel grab grace graduate grain gram grand grant granted granular graph grapple grasp grave graze
  grease greasy greater greatly grief grin grind grip groan grope gross grouping grove grow growl
  growth guam guardian guest guide gulp gymnastic gymnastics habit hail hall hamper handstand hang
  harm harmony harsh harvest hatch hate haul havoc haze heal health healthy heap hear hearing heat
  heating heave heavy heed heel heir hell help herd hide hideous hike hint hints hire hoarse holder
  hole holler hollering hollow holmes holster homer honor hoof hook hoot hope horde hormone horseman
  host hours housing hover howl hunger hunt hunting hurdle hurl hurry hurt hurtle hush iceland
  illusion illustrate imitation imply indication induction infancy infantry infect infection
  infectious initiation inject insert inspect instant intention interim interior invent invention
  inventory investor ireland irish irony irritation jaded january jealous jeer join journal
  journalism jumble justice keep kill killing kiss knee kneel knit knob knock know lack lacking lacy
  laity landing lane laos lapse larva lash last lasting late latent latest latin latter laugh launch
  layer lead leaden leader leaders league lean learn learned lease least leave lecture leer left
  legal lemma lend less levy liable life lift lifter lighted lignite likely liking limb limit
  limiting limp linen linger link lint list liter literary lively liver load loaded loading loan
  loathe lobe located location locker longer longing look lookup loom loop loose loot lore lose loss
  losses loud lousy lover lower luck lucky lull lump lure lurk machine magnetic maid main maintain
  maker malaise male mamma manage manager manifold manner manners manure marble march margin marine
  mark marked market marry marvel mass masses mast master matching mate matter mayor meaning
  mechanical mechanics mechanism medical meditate meek melt menace menarche mend mention mercy mere
  merit merry mesh mess metaphor meteoritic meter mexican micron microscopic midway mild mile
  milestone mill million mind mineral minimal minimum minister minor miss mission mist mistake
  misuse mixture moan mock mode model moisten mold molten mood moral more most motor mount
  mountainous move mover much mulch muscle muse musical musician musket muster mute mutter myriad
  myth neat nectar needle newport news next niche noise noisy note obey officer older omen opened
  opener opera opinion ornery outer overall overlap pace pacific pacify packet packing paid pain
  pains pale pane paneling panic pant parade paradox parent paris parking partition partner pass
  passage passing passive paste pasted pastel pastor patch patent patient pattern pause peasant peck
  peel peer pending pension percent perch perform perish personal phony photograph photographic
  physical physicist picket pierce pigtail pinch pioneer pipe pitch pitcher pitching pity plague
  plain plan plank planned planner planning planter plaque plaster plato player plead pleasant
  pleased pleasing plenty plod plot pluck plumb plunge poet point poise poke poland polar pole
  policy polish polite poll polls ponytail poor poorly pope popping porch pore porous port portal
  portion portray pose position posse possible post posture potent pottery pouch pound pour praise
  pray preach preaching presence president presume pretend prevent prewar pricing prick prime
  principle printing prison private prod profess profession prone propel proper propose prose
  province psyche public puff pull pulley pulp pulse pump punch puncher punish pure purity purl
  purpose pursue pursuer push pushup pussy putt puzzled puzzling quack quake quart quarter quarters
  queer quell quick quicken quirt quit rabbi rack radius rage raid rail railing raise raising
  rancher range rank rape rapid rare rate rating ratio ration reach react reader ready realm reap
  rear rebut recede receiver recite reckon record recover recur reduce reek reel refine reflex
  refute regain regard reign rein relate relax relay release reliving remain remaining remand
  reminder remodel remove render rent repay replace report repute reread rescind rescue resent
  reside residue resist resort respite rest restore result resume retain retort revere revolt reward
  rich riddle rider ridge rigid rise rising rite roam roar roast robber robbery rocky role romance
  rome romp rookie root rosy rough rude ruin rule rush rustle rustler rustling rusty saddle sail
  saint sake sale saline saloon salute salvage sample sampling satire savage save savings savor scan
  scandal scar scare scatter scenic scented scholar scoff scold scoot scope scorn scot scours scout
  scowl scrape scream script scrub sculpture scuttle secede sector secure seed seek seem seeming
  seep segment seize self selfish sell senate send sending senior sense sensing sensor separate sept
  sergeant series serum servant serve setting settle settled setup sever severe sewage sewer shade
  shaft shake shallow shame share sharp sharpen shatter shave shaving shear sheath sheer shelter
  shift shine shining shipping shock shoot shopping shortage shorten shot shout shouting shove shred
  shriek shrill shrink shrug shudder shuffle shun shunt shut shutter sick sidle sigh sight silk
  simmer sincere single sinister sinner sire situate sixth sixty size skeletal skid skiff skill skin
  skip slack slam slant slanting slap slash slate slave sleeve slender slice slip slippery slit slop
  slope sloping slot slow slowing sludge slum slump smack smaller smash smell smile smolder smooth
  smother smug snap snarl snatch sneak sneer snore snort snowball soak soar sober social sock soil
  soiled solace solar solder sole solicit solid sonar sonny sore soul sound sour source southern
  spaced span spanish spare spark sparse spatial spatter speak speaker spear species speck specter
  speech speed speedy spell spend sphere spike spill spin spine spiral spire spirited spit splash
  spleen split spoil sporting sportsman sprawl spray spread spree spur squad squared squat squawk
  squeak squeal squint squire squirm stack staff stagger stain stained staining stake stalk stammer
  stare start starting startle startling starve state station statue stature status stay steady
  steal steel steep steeple steer stem step stereo stern sticky stiff stifle still sting stir
  stirrup stock stoic stolid stoop stooped stop storage stout strait strand strange strap stratum
  straw stray streak stretch strew strict stride strife strike striking strip strive striving stroke
  strut stud studio stumble stun stunt stupid sturdy sublime subside suck suffer suit suite suited
  summarize summary sunday sundry sunray super support sure surface surge surmise surprise sustain
  swarm sway swear sweat sweden sweep swell swerve swirl swiss switch swoop tack talk tally tangent
  task taunt taut teach teamster tears tease televise tell temper tempo tempt tenant tend tender
  tenth terminate terror test testing thaw theory thicken thicket thief thieving thigh thirst thirty
  threat threaten thrill thrive throat throb throng thunderous thus thwart tick tilt tinkle tire
  tissue titer title toll tone tongue torn torso toss totter touching tour trace tracing track tract
  trade trader trained trait traitor tramp trample transform trap trapper traveler traverse tray
  tread treason treasurer treasury treat treater treaty tremble trial trigger trill trim triple
  trooper trot true trunk tube tuck tune tuning turn turning twenty twine twirl twist underway
  universal unlike unload unlock vapor vast veil vein vent venture vest vice villain violate violent
  visible vision visitor vital vitamin vivid volley voltage vote vowel wade wage wail waist wait
  wake wallop wallow wander wane ward warn warning warp wash washing waste watercolor watercolorist
  waver wavy weak weary weave wedding weigh weight weird welfare whirl whiskey whisky whisper whore
  widow willing wince wine wink winning wipe wire wiry wobble wonder woodwork work working works
  worn worry worse worship worst wound wrath wrestle wrinkle wrist writer writhe written yawn yearn tile bite bitten bit`.split(
    /\s+/,
  ),
);
