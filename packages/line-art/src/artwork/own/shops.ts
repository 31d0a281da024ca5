/** Shops by what they sell: 128 × 128 boxes. */
export const shops: Readonly<Record<string, string>> = {
  // A bookshop: an open book on its sign, books in a row in the window.
  bookshop: `
    <path data-part="wall" fill="#f4d0a8" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path data-part="book" fill="#4aa0e8" d="M38 12Q52 4 64 12Q76 4 90 12V34Q76 27 64 34Q52 27 38 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 13V33M44 18L57 17M71 17L84 18"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path data-part="book" fill="#f2705a" d="M20 76H28Q29 76 29 77V103Q29 104 28 104H20Q19 104 19 103V77Q19 76 20 76Z"/>
    <path data-part="book" fill="#ffd35c" d="M31 70H38Q39 70 39 71V103Q39 104 38 104H31Q30 104 30 103V71Q30 70 31 70Z"/>
    <path data-part="book" fill="#8fce7c" d="M41 78H49Q50 78 50 79V103Q50 104 49 104H41Q40 104 40 103V79Q40 78 41 78Z"/>
    <path data-part="book" fill="#c8a8f0" d="M52 78L61 75L69 102L60 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#7fb0e8" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A toy shop: a star on its sign, a teddy bear and a ball in the window.
  "toy-shop": `
    <path data-part="wall" fill="#ffe0a0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path data-part="star" fill="#f2705a" d="M64 5L68.7 15.5L80.2 16.7L71.6 24.5L74 35.8L64 30L54 35.8L56.4 24.5L47.8 16.7L59.3 15.5Z"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <circle fill="#c8905e" cx="27" cy="74" r="5"/>
    <circle fill="#c8905e" cx="43" cy="74" r="5"/>
    <path fill="#c8905e" d="M35 88C38.7 88 43.8 89.3 46 92C48.2 94.7 52 102 48 104C44 106 26 106 22 104C18 102 21.8 94.7 24 92C26.2 89.3 31.3 88 35 88Z"/>
    <circle data-part="head" fill="#e0b080" cx="35" cy="80" r="11"/>
    <circle fill="#2a2440" cx="31" cy="79" r="1.7"/>
    <circle fill="#2a2440" cx="39" cy="79" r="1.7"/>
    <ellipse fill="#fff0d8" cx="35" cy="84" rx="4.5" ry="3.4"/>
    <circle data-part="ball" fill="#7fb0e8" cx="61" cy="92" r="12"/>
    <path data-part="band" fill="#ffffff" d="M50 88Q61 82 72 88V95Q61 89 50 95Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#f2705a" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A flower shop: a flower on its sign, potted flowers in the window.
  "flower-shop": `
    <path data-part="wall" fill="#c8e8c0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path data-part="petal" fill="#f2608a" d="M78 21A7.7 7.7 0 0 1 71 33.1A7.7 7.7 0 0 1 57 33.1A7.7 7.7 0 0 1 50 21A7.7 7.7 0 0 1 57 8.9A7.7 7.7 0 0 1 71 8.9A7.7 7.7 0 0 1 78 21Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="64" cy="21" r="6.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 22H32M86 22H96"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 90V80"/>
    <circle data-part="petal" fill="#f2705a" cx="33" cy="76" r="3.6"/>
    <circle data-part="petal" fill="#f2705a" cx="29.5" cy="80.8" r="3.6"/>
    <circle data-part="petal" fill="#f2705a" cx="24" cy="78.9" r="3.6"/>
    <circle data-part="petal" fill="#f2705a" cx="24" cy="73.1" r="3.6"/>
    <circle data-part="petal" fill="#f2705a" cx="29.5" cy="71.2" r="3.6"/>
    <circle fill="#fff6d0" cx="28" cy="76" r="3"/>
    <path data-part="pot" fill="#e09060" d="M21 90L35 90L33 104L23 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M45 90V80"/>
    <circle data-part="petal" fill="#ffd35c" cx="50" cy="76" r="3.6"/>
    <circle data-part="petal" fill="#ffd35c" cx="46.5" cy="80.8" r="3.6"/>
    <circle data-part="petal" fill="#ffd35c" cx="41" cy="78.9" r="3.6"/>
    <circle data-part="petal" fill="#ffd35c" cx="41" cy="73.1" r="3.6"/>
    <circle data-part="petal" fill="#ffd35c" cx="46.5" cy="71.2" r="3.6"/>
    <circle fill="#fff6d0" cx="45" cy="76" r="3"/>
    <path data-part="pot" fill="#e09060" d="M38 90L52 90L50 104L40 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M62 90V80"/>
    <circle data-part="petal" fill="#c8a8f0" cx="67" cy="76" r="3.6"/>
    <circle data-part="petal" fill="#c8a8f0" cx="63.5" cy="80.8" r="3.6"/>
    <circle data-part="petal" fill="#c8a8f0" cx="58" cy="78.9" r="3.6"/>
    <circle data-part="petal" fill="#c8a8f0" cx="58" cy="73.1" r="3.6"/>
    <circle data-part="petal" fill="#c8a8f0" cx="63.5" cy="71.2" r="3.6"/>
    <circle fill="#fff6d0" cx="62" cy="76" r="3"/>
    <path data-part="pot" fill="#e09060" d="M55 90L69 90L67 104L57 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#f7a0b4" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // An ice-cream shop: a cone on its sign, sundaes in the window.
  "ice-cream-shop": `
    <path data-part="wall" fill="#ffd8e4" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path fill="#d9944a" d="M52 20L76 20L64 38Z"/>
    <path data-part="scoop" fill="#f2608a" d="M48 20Q48 5 64 5Q80 5 80 20Q76 25 70 21Q64 26 58 21Q52 25 48 20Z"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <circle data-part="cherry" fill="#f2605a" cx="30" cy="70" r="3.4"/>
    <path data-part="scoop" fill="#f7a0b4" d="M20 86A5.6 5.6 0 0 1 22 76A4.9 4.9 0 0 1 30 72A4.9 4.9 0 0 1 38 76A5.6 5.6 0 0 1 40 86A11 11 0 0 1 20 86Z"/>
    <path data-part="glass" fill="#ffffff" d="M18 86H42L34 97V101H38V105H22V101H26V97Z"/>
    <circle data-part="cherry" fill="#f2605a" cx="57" cy="70" r="3.4"/>
    <path data-part="scoop" fill="#c88a60" d="M47 86A5.6 5.6 0 0 1 49 76A4.9 4.9 0 0 1 57 72A4.9 4.9 0 0 1 65 76A5.6 5.6 0 0 1 67 86A11 11 0 0 1 47 86Z"/>
    <path data-part="glass" fill="#ffffff" d="M45 86H69L61 97V101H65V105H49V101H53V97Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#8fd8c8" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A pet shop: a paw on its sign, a puppy and a goldfish in the window.
  "pet-shop": `
    <path data-part="wall" fill="#f0dcc0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <ellipse data-part="paw" fill="#d2764f" cx="64" cy="28" rx="11" ry="8"/>
    <circle fill="#d2764f" cx="49" cy="19" r="4.6"/>
    <circle fill="#d2764f" cx="59" cy="11" r="4.6"/>
    <circle fill="#d2764f" cx="70" cy="11" r="4.6"/>
    <circle fill="#d2764f" cx="80" cy="19" r="4.6"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path data-part="body" fill="#f0c890" d="M20 104Q18 90 34 90Q50 90 48 104Z"/>
    <path fill="#c88a5a" d="M24 72C22.5 71.3 19.2 73.7 18 76C16.8 78.3 16.2 84 17 86C17.8 88 21.3 89 23 88C24.7 87 26.8 82.7 27 80C27.2 77.3 25.5 72.7 24 72Z"/>
    <path fill="#c88a5a" d="M44 72C45.5 71.3 48.8 73.7 50 76C51.2 78.3 51.8 84 51 86C50.2 88 46.7 89 45 88C43.3 87 41.2 82.7 41 80C40.8 77.3 42.5 72.7 44 72Z"/>
    <path data-part="head" fill="#f6dcb4" d="M34 68C37.3 68 42 70.7 44 73C46 75.3 46.5 79.2 46 82C45.5 84.8 43 88.3 41 90C39 91.7 36.3 92 34 92C31.7 92 29 91.7 27 90C25 88.3 22.5 84.8 22 82C21.5 79.2 22 75.3 24 73C26 70.7 30.7 68 34 68Z"/>
    <circle fill="#2a2440" cx="30" cy="79" r="1.7"/>
    <circle fill="#2a2440" cx="38" cy="79" r="1.7"/>
    <ellipse fill="#958bac" cx="34" cy="84" rx="2.6" ry="2"/>
    <circle fill="#ffffff" cx="63" cy="91" r="13"/>
    <path fill="#ff9a4a" d="M56 92Q62 84 68 90L73 86V97L68 94Q62 99 56 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#ffb04a" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A sweet shop: a sweet on its sign, lollipops and a jar in the window.
  "candy-shop": `
    <path data-part="wall" fill="#f8d0f0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path fill="#4aa0e8" d="M56 21L36 9L36 33Z"/>
    <path fill="#4aa0e8" d="M72 21L92 9L92 33Z"/>
    <circle data-part="candy" fill="#f2608a" cx="64" cy="21" r="14"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M56 27C57 25.5 59.3 20 62 18C64.7 16 70.3 15.5 72 15"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M28 86V103M42 90V103"/>
    <circle data-part="candy" fill="#ffd35c" cx="28" cy="78" r="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M28 78C28.5 77.7 30.8 75.3 31 76C31.2 76.7 30.2 81.5 29 82C27.8 82.5 24.3 80.5 24 79C23.7 77.5 25.5 73.7 27 73C28.5 72.3 32 74.7 33 75"/>
    <circle data-part="candy" fill="#8fce7c" cx="42" cy="86" r="7"/>
    <path data-part="glass" fill="#ffffff" d="M57 78H67Q72 78 72 83V99Q72 104 67 104H57Q52 104 52 99V83Q52 78 57 78Z"/>
    <path data-part="lid" fill="#f2705a" d="M56 72H68Q70 72 70 74V78Q70 80 68 80H56Q54 80 54 78V74Q54 72 56 72Z"/>
    <circle fill="#ff9a4a" cx="58" cy="98" r="4.2"/>
    <circle fill="#8fb8f0" cx="66" cy="97" r="4.2"/>
    <circle fill="#ffd35c" cx="62" cy="89" r="4.2"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#ff8fb0" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A barber's shop: scissors on its sign, a striped pole, a chair in the window.
  "barber-shop": `
    <path data-part="wall" fill="#d8e0f0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path fill="#8fa8c8" d="M48 6L53 4L74 27L69 30Z"/>
    <path fill="#8fa8c8" d="M80 6L75 4L54 27L59 30Z"/>
    <circle fill="#f2605a" cx="50" cy="32" r="6"/>
    <circle fill="#f2605a" cx="78" cy="32" r="6"/>
    <circle fill="#fff6e0" cx="50" cy="32" r="2.4"/>
    <circle fill="#fff6e0" cx="78" cy="32" r="2.4"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path data-part="seat" fill="#f2705a" d="M44 72Q44 68 48 68Q52 68 52 72V86H68V96H44Z"/>
    <path fill="#9aa8c0" d="M55 96H58Q59 96 59 97V103Q59 104 58 104H55Q54 104 54 103V97Q54 96 55 96Z"/>
    <path fill="#9aa8c0" d="M48 102H66Q68 102 68 104V105Q68 107 66 107H48Q46 107 46 105V104Q46 102 48 102Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#f2605a" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
    <path data-part="pole" fill="#ffffff" d="M20 70H30Q32 70 32 72V102Q32 104 30 104H20Q18 104 18 102V72Q18 70 20 70Z"/>
    <path data-part="stripe" fill="#f2605a" d="M18 84L32 74L32 82L18 92Z"/>
    <path data-part="stripe" fill="#f2605a" d="M18 98L32 88L32 96L22 104L18 104Z"/>
    <path fill="#4aa0e8" d="M19 64H31Q34 64 34 67V68Q34 71 31 71H19Q16 71 16 68V67Q16 64 19 64Z"/>
    <path fill="#4aa0e8" d="M19 103H31Q34 103 34 106V107Q34 110 31 110H19Q16 110 16 107V106Q16 103 19 103Z"/>
  `,

  // A noodle shop: a steaming bowl on its sign, bowls on the counter, curtains over the door.
  "noodle-shop": `
    <path data-part="wall" fill="#f0c8a0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path data-part="bowl" fill="#f2605a" d="M42 19H86Q84 36 72 36H56Q44 36 42 19Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M53 15Q56 12 53 7M64 15Q67 12 64 7M75 15Q78 12 75 7"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path data-part="bowl" fill="#4aa0e8" d="M18 86H44Q42 104 31 104Q20 104 18 86Z"/>
    <path fill="#ffe08a" d="M18 86Q20 78 31 78Q42 78 44 86Z"/>
    <path data-part="bowl" fill="#4aa0e8" d="M48 86H74Q72 104 61 104Q50 104 48 86Z"/>
    <path fill="#ffe08a" d="M48 86Q50 78 61 78Q72 78 74 86Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#f2605a" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
  `,

  // A small grocer's: jars and tins in the window, crates of fruit before it.
  "corner-shop": `
    <path data-part="wall" fill="#e8d0b0" d="M10 38H118Q120 38 120 40V122Q120 124 118 124H10Q8 124 8 122V40Q8 38 10 38Z"/>
    <path data-part="panel" fill="#fff6e0" d="M30 2H98Q104 2 104 8V34Q104 40 98 40H30Q24 40 24 34V8Q24 2 30 2Z"/>
    <path data-part="fruit" fill="#f2605a" d="M44 13C47.8 13 53.3 12.2 56 14C58.7 15.8 60.5 20.5 60 24C59.5 27.5 55.7 33.3 53 35C50.3 36.7 47 34 44 34C41 34 37.5 36.7 35 35C32.5 33.3 29.3 27.5 29 24C28.7 20.5 30.5 15.8 33 14C35.5 12.2 40.2 13 44 13Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 13Q45 7 51 6"/>
    <path data-part="fruit" fill="#ffc830" d="M70 8Q72 26 96 20Q99 32 82 35Q64 34 64 12Z"/>
    <path data-part="window" fill="#d8f0fc" d="M16 64H74Q76 64 76 66V106Q76 108 74 108H16Q14 108 14 106V66Q14 64 16 64Z"/>
    <path fill="#ffd35c" d="M21 70H27Q30 70 30 73V83Q30 86 27 86H21Q18 86 18 83V73Q18 70 21 70Z"/>
    <path fill="#f7a0b4" d="M37 70H43Q46 70 46 73V83Q46 86 43 86H37Q34 86 34 83V73Q34 70 37 70Z"/>
    <path fill="#8fd0f4" d="M53 70H59Q62 70 62 73V83Q62 86 59 86H53Q50 86 50 83V73Q50 70 53 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M10 112H80"/>
    <path data-part="door" fill="#c88a50" d="M88 64H112Q114 64 114 66V122Q114 124 112 124H88Q86 124 86 122V66Q86 64 88 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M106 94V102"/>
    <path data-part="stripe" fill="#8fce7c" d="M6 38H122L126 54A12.4 9 0 0 1 101.2 56A12.4 9 0 0 1 76.4 56A12.4 9 0 0 1 51.6 56A12.4 9 0 0 1 26.8 56A12.4 9 0 0 1 2 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 43L27 52M52 43V52M76 43V52M100 43L101 52"/>
    <circle data-part="fruit" fill="#f2605a" cx="20" cy="98" r="8.5"/>
    <circle data-part="fruit" fill="#f2605a" cx="34" cy="98" r="8.5"/>
    <circle data-part="fruit" fill="#ff9a4a" cx="56" cy="98" r="8.5"/>
    <circle data-part="fruit" fill="#ff9a4a" cx="70" cy="98" r="8.5"/>
    <path data-part="box" fill="#d9a868" d="M10 100H44Q46 100 46 102V122Q46 124 44 124H10Q8 124 8 122V102Q8 100 10 100Z"/>
    <path data-part="box" fill="#d9a868" d="M48 100H80Q82 100 82 102V122Q82 124 80 124H48Q46 124 46 122V102Q46 100 48 100Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M9 112H45M47 112H81"/>
  `,
};
