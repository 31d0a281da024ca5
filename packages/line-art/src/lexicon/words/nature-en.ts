/**
 * English words for plants, sky and weather. A line a subject; words after `~` name other things that it stands
 * in for, and a visitor is told so.
 */
export const natureEn = `
hill: ~ snowbank, snow bank
blossom: flower, wildflower, flowers, bloom, petunia, spring flower, buttercup, chamomile ~ marigold, zinnia, dahlia, aster, begonia, geranium, camellia, primrose
bouquet: bouquet of flowers, bouquet of roses, bouquet of tulips, bouquet of wildflowers, bunch of flowers, flowers bouquet, flower bouquet, bunch of roses, vase of flowers, flowers in a vase, dozen roses, a dozen roses, dozen red roses
cactus: cacti, prickly pear
cherry-blossom: sakura, peach blossom, apple blossom
christmas-tree: xmas tree
cloud: clouds, fluffy cloud, storm cloud
cloud-with-lightning: thundercloud, thunder cloud, lightning, thunder, lightning bolt
cloud-with-rain: raincloud, rain cloud, rain, raindrops, rainy cloud
cloud-with-snow: snow cloud
comet: meteor, asteroid, meteorite
crescent-moon: moon, half moon, new moon
deciduous-tree: tree, big tree, old tree, shade tree, orange tree, tree of life ~ maple tree, hedge, eucalyptus, eucalyptus tree
droplet: raindrop, drop, water drop, tear, dewdrop
evergreen-tree: pine, pine tree, fir, fir tree, spruce, evergreen, cedar, conifer, redwood, cypress ~ monkey puzzle tree
fallen-leaf: autumn leaf, leaves, fall leaf, autumn leaves, fallen leaf, oak leaf
fire: flame
four-leaf-clover: clover, lucky clover
globe-showing-europe-africa: planet earth, mother earth
glowing-star: shining star, twinkling star, sparkling star, north star, bright star
herb: mint, basil, parsley
hibiscus: tropical flower, hawaiian flower
hyacinth: ~ wisteria
lavender: ~ heather, heathers
leafless-tree: bare tree, spooky tree, dead tree, winter tree
lily: ~ amaryllis
lotus: water lily, lotus flower
mount-fuji: mt fuji, fuji
mountain: mountain peak, peak, mountaintop
mushroom: toadstool, fairy mushroom
nest-with-eggs: nest, bird nest, birds nest, bird's nest
palm-tree: palm, coconut tree, coconut palm, banana tree
potted-plant: plant, houseplant, flowerpot, house plant, flower pot, monstera, succulent
ringed-planet: planet, saturn, mars, venus, uranus, mercury
rock: boulder, pebble, stone
rose: roses, rosebush, rosebud
seedling: sprout, bean sprout, beanstalk, baby plant
sheaf-of-rice: wheat, rice plant, barley
shooting-star: falling star, wishing star
snow-capped-mountain: alps, mount everest, everest ~ kilimanjaro, mount kilimanjaro
snowflake: snow flake
star: stars, little star, christmas star
sun: sunshine, summer sun
sun-behind-cloud: sun and cloud, partly cloudy
sun-with-face: happy sun, sun face
tulip: ~ crocus
umbrella: parasol, closed umbrella, rain umbrella
volcano: erupting volcano, lava, smoking volcano
white-flower: ~ gardenia
wood: tree trunk, firewood
flower: ~ wild flower, freesia, clematis
jasmine: jasmine
hail: ~ sleet
`;
