import { dragonHead } from "./dragon-head.ts";

/** Folk toys, lanterns and lucky figures of the east: 128 × 128 boxes. */
export const folkToys: Readonly<Record<string, string>> = {
  // The beckoning cat with its coin.
  "lucky-cat": `
    <path data-part="paw" fill="#fff8ee" d="M86 60C98 54 104 40 102 24C100 12 116 10 118 22C122 46 114 72 94 84Z"/>
    <path data-part="body" fill="#fff8ee" d="M34 80C26 92 26 112 34 122L94 122C102 112 102 92 92 80Z"/>
    <path data-part="ear" fill="#fff8ee" d="M22 48L22 12L48 26Z"/>
    <path data-part="ear" fill="#fff8ee" d="M98 48L98 12L74 26Z"/>
    <path data-part="head" fill="#fff8ee" d="M60 20C86 20 102 34 102 54C102 74 86 84 60 84C34 84 18 74 18 54C18 34 34 20 60 20Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="50" rx="4.6" ry="6"/>
    <circle fill="#ffffff" cx="43.2" cy="47.5" r="2.2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="76" cy="50" rx="4.6" ry="6"/>
    <circle fill="#ffffff" cx="75.2" cy="47.5" r="2.2"/>
    <path data-part="nose" fill="#f28d8d" d="M56 60L64 60L60 65Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M60 65C58 70 52 70 50 67M60 65C62 70 68 70 70 67M8 56L24 58M8 68L24 65M112 70L96 65"/>
    <path data-part="collar" fill="#e8685f" d="M30 78C44 88 76 88 90 78L92 88C76 98 44 98 28 88Z"/>
    <circle data-part="bell" fill="#ffd35c" cx="60" cy="94" r="7"/>
    <path data-part="ingot" fill="#ffd35c" d="M54 98L68 98C73.5 98 78 102.5 78 108L78 112C78 117.5 73.5 122 68 122L54 122C48.5 122 44 117.5 44 112L44 108C44 102.5 48.5 98 54 98Z"/>
    <path fill="none" stroke="#a87a1a" stroke-width="2" d="M61 103L61 117"/>
    <ellipse data-part="foot" fill="#fff8ee" cx="36" cy="118" rx="12" ry="6"/>
    <ellipse data-part="foot" fill="#fff8ee" cx="86" cy="118" rx="12" ry="6"/>
  `,
  // A round tumbling doll with fierce brows, whiskers and a robe.
  daruma: `
    <path data-part="body" fill="#f0706a" d="M64 2Q118 6 124 72Q124 124 64 126Q4 124 4 72Q10 6 64 2Z"/>
    <path data-part="face" fill="#fff0dc" d="M64 22Q102 20 108 52Q108 84 64 86Q20 84 20 52Q26 20 64 22Z"/>
    <path data-part="eyebrow" fill="#a89ab0" d="M26 46Q30 26 58 36L56 44Q38 38 34 50Z"/><path data-part="eyebrow" fill="#a89ab0" d="M102 46Q98 26 70 36L72 44Q90 38 94 50Z"/>
    <circle fill="#2a2440" cx="46" cy="56" r="5"/>
    <path fill="none" stroke="#3a1a1a" stroke-width="2.4" d="M34 56Q34 44 46 44Q58 44 58 56Q58 68 46 68Q34 68 34 56M70 56Q70 44 82 44Q94 44 94 56Q94 68 82 68Q70 68 70 56M60 64Q64 70 68 64M54 76Q64 70 74 76M24 66Q34 68 36 78M104 66Q94 68 92 78"/>
    <path fill="#ffd35c" d="M64 92L96 96Q90 118 64 120Q38 118 32 96Z"/>
    <path fill="none" stroke="#7a1a1a" stroke-width="2.4" d="M54 102L74 102M64 96L64 114M54 110L74 110M14 84Q22 92 20 104M114 84Q106 92 108 104"/>
  `,
  // A paper rabbit on wheels, pulled by a string.
  "rabbit-lantern": `
    <path fill="none" stroke="#8a5a24" stroke-width="2.2" d="M92 36L100 8"/>
    <path data-part="pole" fill="#c9824a" d="M122 2L127 8L98 14L94 8Z"/>
    <path data-part="ear" fill="#ffd0dc" d="M30 46C27 43.7 21.7 36 20 30C18.3 24 18.5 14.3 20 10C21.5 5.7 26.3 3.3 29 4C31.7 4.7 34.5 7.3 36 14C37.5 20.7 39 38.7 38 44C37 49.3 33 48.3 30 46Z"/>
    <path data-part="ear" fill="#ffd0dc" d="M48 42C46.3 37 45 22.3 46 16C47 9.7 51.2 5 54 4C56.8 3 61.7 5.7 63 10C64.3 14.3 63.2 24 62 30C60.8 36 58.3 44 56 46C53.7 48 49.7 47 48 42Z"/>
    <circle data-part="tail" fill="#ff9fb8" cx="116" cy="66" r="9"/>
    <path data-part="body" fill="#ffb4c8" d="M60 52C67.3 45.3 76.3 40.3 84 40C91.7 39.7 101.3 44.3 106 50C110.7 55.7 112.7 66.7 112 74C111.3 81.3 108.3 89.7 102 94C95.7 98.3 82.7 99.7 74 100C65.3 100.3 55.7 99.3 50 96C44.3 92.7 38.3 87.3 40 80C41.7 72.7 52.7 58.7 60 52Z"/>
    <path fill="none" stroke="#b0506f" stroke-width="2" d="M76 44C70 60 70 80 76 98M96 45C103 60 103 78 96 95"/>
    <path data-part="head" fill="#fff0f4" d="M44 40C50 40 58 42.3 62 46C66 49.7 68.3 56.7 68 62C67.7 67.3 64 74.7 60 78C56 81.3 49.5 82 44 82C38.5 82 31.2 81.3 27 78C22.8 74.7 19.2 67.3 19 62C18.8 56.7 21.8 49.7 26 46C30.2 42.3 38 40 44 40Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="34" cy="59" rx="4" ry="5.4"/>
    <circle fill="#ffffff" cx="33.2" cy="56.8" r="2.1"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="59" rx="4" ry="5.4"/>
    <circle fill="#ffffff" cx="53.2" cy="56.8" r="2.1"/>
    <path data-part="nose" fill="#c3768e" d="M40.6 67L47.4 67L44 71.4Z"/>
    <path fill="none" stroke="#8a3a52" stroke-width="2" d="M44 71C42 75 38 75 36 73M44 71C46 75 50 75 52 73"/>
    <path data-part="board" fill="#e0a050" d="M30 98L106 98L106 107L30 107Z"/>
    <circle data-part="wheel" fill="#e8685f" cx="46" cy="112" r="12"/>
    <circle data-part="wheel" fill="#e8685f" cx="90" cy="112" r="12"/>
    <circle fill="#2a2440" cx="46" cy="112" r="2.6"/>
    <circle fill="#2a2440" cx="90" cy="112" r="2.6"/>
    <path fill="none" stroke="#8a5a24" stroke-width="2.2" d="M30 102C20 102 14 108 6 106"/>
  `,
  // A candle that floats in a paper lotus.
  "lotus-lantern": `
    <path data-part="water" fill="#9fd4f2" d="M2 100C22 92 44 104 64 98C84 104 106 92 126 100C118 120 96 126 64 126C32 126 10 120 2 100Z"/>
    <path data-part="outerPetal" fill="#ffc2d6" d="M60.2 98.9C41.9 110 14.3 102.9 4.4 82.9C23.4 71.2 50.6 79.8 60.2 98.9Z"/>
    <path data-part="outerPetal" fill="#ffc2d6" d="M67.8 98.9C77.4 79.8 104.6 71.2 123.6 82.9C113.7 102.9 86.1 110 67.8 98.9Z"/>
    <path data-part="middlePetals" fill="#ff9fc0" d="M61.1 97.2C37.2 97.5 12.7 74.9 12.2 50C37.2 49.6 60.6 73.3 61.1 97.2Z"/>
    <path data-part="middlePetals" fill="#ff9fc0" d="M66.9 97.2C67.4 73.3 90.8 49.6 115.8 50C115.3 74.9 90.8 97.5 66.9 97.2Z"/>
    <path data-part="stick" fill="#fff6e3" d="M56 36L72 36L72 70L56 70Z"/>
    <path data-part="flame" fill="#ffb84a" d="M64 4C76 18 74 30 64 36C54 30 52 18 64 4Z"/>
    <path data-part="frontPetal" fill="#ffd9e6" d="M62.6 104.2C42.1 96.8 31.9 71.3 43.5 51.6C65 59.3 73.6 85.3 62.6 104.2Z"/>
    <path data-part="frontPetal" fill="#ffd9e6" d="M65.4 104.2C54.4 85.3 63 59.3 84.5 51.6C96.1 71.3 85.9 96.8 65.4 104.2Z"/>
    <path data-part="frontPetal" fill="#ffc2d6" d="M64 110C46.1 97 45.3 71.5 64 58C82.7 71.5 81.8 97 64 110Z"/>
  `,
  // A six-sided lantern with carved eaves and tassels.
  "palace-lantern": `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 2L64 14"/>
    <path data-part="roof" fill="#e8685f" d="M64 10C76 16 96 18 112 14C114 24 108 30 100 32L28 32C20 30 14 24 16 14C32 18 52 16 64 10Z"/>
    <path data-part="pane" fill="#fff6e3" d="M30 32L54 32L54 88L30 88Z"/>
    <path data-part="pane" fill="#ffe9b8" d="M54 32L74 32L74 88L54 88Z"/>
    <path data-part="pane" fill="#fff6e3" d="M74 32L98 32L98 88L74 88Z"/>
    <path data-part="flower" fill="#f28d8d" d="M64 50C70 54 70 62 64 66C58 62 58 54 64 50Z"/>
    <path data-part="leaf" fill="#7cc977" d="M64 64L67 80L61 80Z"/>
    <path data-part="frame" fill="#e8685f" d="M22 88L106 88L98 100L30 100Z"/>
    <path data-part="tassel" fill="#ffd35c" d="M14 30L19 30C20.1 30 21 30.9 21 32L21 42C21 43.1 20.1 44 19 44L14 44C12.9 44 12 43.1 12 42L12 32C12 30.9 12.9 30 14 30ZM11 44L22 44L24 66L9 66Z"/>
    <path data-part="tassel" fill="#ffd35c" d="M114 30L109 30C107.9 30 107 30.9 107 32L107 42C107 43.1 107.9 44 109 44L114 44C115.1 44 116 43.1 116 42L116 32C116 30.9 115.1 30 114 30ZM117 44L106 44L104 66L119 66Z"/>
    <circle data-part="bead" fill="#ffd35c" cx="64" cy="105" r="6"/>
    <path data-part="tassel" fill="#e8685f" d="M58 110L70 110L74 127L54 127Z"/>
  `,
  // Two children carry a cloth dragon on poles.
  "dragon-dance": `
    <path fill="none" stroke="#8a5a24" stroke-width="2.6" d="M20 76L20 50M60 76L60 52M72 76L72 40M112 76L112 40"/>
    <path data-part="body" fill="#e8685f" d="M32.4 34.9C33.4 36.4 34.2 37.6 35.5 39.6C36.8 41.5 38.4 44.3 40.2 46.6C42 48.8 44.1 51.3 46.4 53.1C48.7 54.8 51.3 56.1 53.8 57.1C56.4 58.1 58.9 58.8 61.6 59.1C64.3 59.4 67.3 59.4 70 58.8C72.6 58.2 75.3 56.9 77.6 55.6C79.9 54.3 81.7 52.5 83.6 50.9C85.5 49.3 87.2 47.7 88.8 45.9C90.3 44.1 91.8 42 93 40.2C94.2 38.4 95.1 36.5 95.9 35.3C96.7 34 97.1 33.5 97.8 32.9C98.5 32.3 99.2 31.9 100 31.5C100.8 31.1 102 30.7 102.7 30.5C103.3 30.3 103.5 30.2 104 30.3C104.5 30.3 104.9 30.3 105.7 30.6C106.4 31 107.7 31.9 108.5 32.6C109.3 33.2 109.9 33.7 110.5 34.6C111.1 35.5 111.7 36.6 112.1 38.1C112.6 39.5 112.8 41.9 113.1 43.6C113.4 45.2 113.7 46.5 114 47.9L122 48.1C122.4 46.6 122.8 45.5 123.1 43.7C123.5 41.8 124 39.3 124.1 36.9C124.1 34.5 124.2 31.7 123.5 29.4C122.8 27 121.3 24.8 119.9 22.8C118.5 20.9 116.8 19 114.8 17.5C112.9 16 110.5 14.4 108 13.7C105.6 13 102.6 13.1 100.1 13.4C97.6 13.6 95.3 14.3 93 15.3C90.7 16.3 88.2 17.5 86.2 19.1C84.3 20.7 82.5 23 81.2 24.9C79.8 26.8 78.9 28.8 78 30.3C77 31.8 76.3 32.9 75.2 34.1C74.2 35.2 73 36.3 71.8 37.4C70.6 38.4 69.3 39.5 68.3 40.1C67.4 40.8 66.8 41 66 41.2C65.3 41.4 64.6 41.4 63.7 41.2C62.8 41.1 61.4 40.7 60.4 40.4C59.4 40 58.6 39.8 57.6 38.9C56.6 38.1 55.5 36.9 54.3 35.4C53.1 33.8 51.6 31.3 50.5 29.6C49.3 27.9 48.5 26.6 47.6 25.1L32.4 34.9Z"/>
    <path data-part="tailTip" fill="#ffd35c" d="M118 44C120.8 43.8 125.7 48.7 127 52C128 55.3 126.3 60 126 64C123.7 62.7 121.3 59.7 119 60C116.7 60.3 114.3 64 112 66C111.3 61.7 109 56.7 110 53C111 49.3 115.2 44.2 118 44Z"/>
    <path data-detail="" fill="none" stroke="#8a2a2a" stroke-width="2" d="M52 37C56 41 60 43.4 64 44M80 42C85 35 88 28 94 24"/>
    <g transform="translate(0 0) scale(.88)">
      ${dragonHead({ horn: "#9fdb9a", mane: "#ffd35c", skin: "#ff9f7a" })}
    </g>
    <path data-part="trousers" fill="#8fb3e8" d="M28 102L52 102L54 124L42 124L40 114L38 124L26 124L28 102Z"/>
    <path data-part="shirt" fill="#ffd35c" d="M32 88C29.7 86 26.3 84.7 25 82C23.7 79.3 24.3 75.3 24 72L16 72C16 76 14.2 79.8 16 84C17.8 88.2 25.2 92.7 27 97C28.8 101.3 27 105.7 27 110L53 110C53 105.7 51.2 101.3 53 97C54.8 92.7 62.2 88.2 64 84C65.8 79.8 64 76 64 72L56 72C55.7 75.3 56.3 79.3 55 82C53.7 84.7 50.3 86 48 88L32 88Z"/>
    <circle data-part="face" fill="#f9d0ae" cx="40" cy="78" r="13"/>
    <path data-part="hair" fill="#a98460" d="M27 78C25 60 55 60 53 78C47 70 33 70 27 78Z"/>
    <ellipse fill="#2a2440" cx="35" cy="80" rx="2" ry="2.8"/>
    <ellipse fill="#2a2440" cx="45" cy="80" rx="2" ry="2.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M36 85C38 88.4 42 88.4 44 85"/>
    <path data-part="trousers" fill="#8fb3e8" d="M80 102L104 102L106 124L94 124L92 114L90 124L78 124L80 102Z"/>
    <path data-part="shirt" fill="#9fdb9a" d="M84 88C81.7 86 78.3 84.7 77 82C75.7 79.3 76.3 75.3 76 72L68 72C68 76 66.2 79.8 68 84C69.8 88.2 77.2 92.7 79 97C80.8 101.3 79 105.7 79 110L105 110C105 105.7 103.2 101.3 105 97C106.8 92.7 114.2 88.2 116 84C117.8 79.8 116 76 116 72L108 72C107.7 75.3 108.3 79.3 107 82C105.7 84.7 102.3 86 100 88L84 88Z"/>
    <circle data-part="face" fill="#f9d0ae" cx="92" cy="78" r="13"/>
    <path data-part="hair" fill="#a98460" d="M79 78C77 60 107 60 105 78C99 70 85 70 79 78Z"/>
    <ellipse fill="#2a2440" cx="87" cy="80" rx="2" ry="2.8"/>
    <ellipse fill="#2a2440" cx="97" cy="80" rx="2" ry="2.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M88 85C90 88.4 94 88.4 96 85"/>
    <path data-part="shoe" fill="#e8685f" d="M40 124C40 119 24 118 22 125C22 128 40 128 40 124Z"/>
    <path data-part="shoe" fill="#e8685f" d="M40 124C40 119 56 118 58 125C58 128 40 128 40 124Z"/>
    <path data-part="shoe" fill="#e8685f" d="M92 124C92 119 76 118 74 125C74 128 92 128 92 124Z"/>
    <path data-part="shoe" fill="#e8685f" d="M92 124C92 119 108 118 110 125C110 128 92 128 92 124Z"/>
  `,
  // A toy tiger of cloth with the king's stripes.
  "cloth-tiger": `
    <path data-part="tail" fill="#ffd35c" d="M98.5 96.5C100.1 98.5 101.3 95.7 103.4 95C105.4 94.3 108.3 93.6 110.8 92.3C113.3 91 116.3 89.3 118.2 87C120.1 84.8 121.3 81.6 122.1 78.8C122.8 76.1 123.1 73.5 122.9 70.8C122.8 68.1 122.5 65 121.3 62.7C120 60.4 117.3 58.2 115.4 56.9C113.5 55.7 111.1 55.5 109.6 55.1C108.1 54.7 108 54 106.2 54.4C104.3 54.9 99.1 56 98.4 57.8C97.7 59.7 100.8 64 101.8 65.6C102.8 67.2 103.6 66.7 104.5 67.3C105.3 67.8 106.6 68.8 107 69.1C107.3 69.5 106.8 69 106.7 69.3C106.6 69.6 106.6 70.1 106.6 71C106.5 71.9 106.4 73.9 106.2 74.9C106.1 75.9 106.3 76.3 105.8 77C105.3 77.6 104.7 78.1 103.4 78.8C102.1 79.6 99.6 80.7 98 81.4C96.3 82.2 93.4 80.9 93.5 83.5C93.6 86 96.8 94.6 98.5 96.5Z"/>
    <path data-part="body" fill="#ffd35c" d="M48 70C62 60 90 62 102 76C112 92 108 112 100 122L48 122Z"/>
    <path data-part="stripe" fill="#e8685f" d="M78 70L88 68L84 90Z"/>
    <path data-part="stripe" fill="#e8685f" d="M94 74L103 80L92 94Z"/>
    <path data-part="paw" fill="#fff6e3" d="M32 124C26 114 34 104 46 106C56 104 62 114 58 124Z"/>
    <path data-part="paw" fill="#fff6e3" d="M82 124C76 114 84 104 94 106C106 104 110 114 106 124Z"/>
    <circle data-part="ear" fill="#ffd35c" cx="18" cy="26" r="13"/>
    <circle data-part="ear" fill="#ffd35c" cx="78" cy="26" r="13"/>
    <circle data-part="innerEar" fill="#f28d8d" cx="18" cy="26" r="6"/>
    <circle data-part="innerEar" fill="#f28d8d" cx="78" cy="26" r="6"/>
    <path data-part="head" fill="#ffd35c" d="M48 16C74 14 90 32 90 56C90 80 74 94 48 94C22 94 6 80 6 56C6 32 22 14 48 16Z"/>
    <path data-part="stripe" fill="#e8685f" d="M32 24L64 24L62 31L34 31Z"/>
    <path data-part="stripe" fill="#e8685f" d="M35 37L61 37L59 43L37 43Z"/>
    <circle data-part="eye" fill="#ffffff" cx="30" cy="56" r="10"/>
    <circle data-part="eye" fill="#ffffff" cx="66" cy="56" r="10"/>
    <circle fill="#2a2440" cx="31" cy="57" r="5"/>
    <circle fill="#2a2440" cx="65" cy="57" r="5"/>
    <path data-part="muzzle" fill="#fff6e3" d="M48 64C62 62 74 70 72 78C68 88 58 88 48 88C38 88 28 88 24 78C22 70 34 62 48 64Z"/>
    <path data-part="nose" fill="#f28d8d" d="M42 64L54 64L48 71Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M48 71L48 76M48 76C44 82 38 82 34 78M48 76C52 82 58 82 62 78"/>
  `,
  // A child's cap with a tiger's face.
  "tiger-hat": `
    <circle data-part="ear" fill="#ffd35c" cx="26" cy="24" r="16"/>
    <circle data-part="ear" fill="#ffd35c" cx="102" cy="24" r="16"/>
    <circle data-part="innerEar" fill="#f28d8d" cx="26" cy="24" r="8"/>
    <circle data-part="innerEar" fill="#f28d8d" cx="102" cy="24" r="8"/>
    <path data-part="cap" fill="#e8685f" d="M64 10C96 10 114 34 114 66L114 92C100 84 88 82 64 82C40 82 28 84 14 92L14 66C14 34 32 10 64 10Z"/>
    <path data-part="flap" fill="#e8685f" d="M14 84C18 96 18 110 12 124L32 118C36 106 34 94 32 84Z"/>
    <path data-part="flap" fill="#e8685f" d="M114 84C110 96 110 110 116 124L96 118C92 106 94 94 96 84Z"/>
    <path data-part="stripe" fill="#ffd35c" d="M50 18L78 18L76 25L52 25Z"/>
    <path data-part="stripe" fill="#ffd35c" d="M53 30L75 30L73 36L55 36Z"/>
    <circle data-part="eye" fill="#ffffff" cx="42" cy="52" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="86" cy="52" r="11"/>
    <circle fill="#2a2440" cx="43" cy="53" r="5.4"/>
    <circle fill="#2a2440" cx="85" cy="53" r="5.4"/>
    <circle fill="#ffffff" cx="41" cy="51" r="2"/>
    <circle fill="#ffffff" cx="87" cy="51" r="2"/>
    <path data-part="muzzle" fill="#fff6e3" d="M64 58C76 58 84 64 82 72C78 80 70 78 64 78C58 78 50 80 46 72C44 64 52 58 64 58Z"/>
    <path data-part="nose" fill="#2a2440" d="M59 58L69 58L64 65Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M64 65L64 72"/>
    <path data-part="brim" fill="#fff6e3" d="M10 90C30 78 98 78 118 90L116 100C98 88 30 88 12 100Z"/>
  `,
  // A bamboo propeller on a stick.
  "bamboo-copter": `
    <path data-part="stick" fill="#8fc97a" d="M60 40L68 40L68 124L60 124Z"/>
    <path data-part="blade" fill="#b6dd8f" d="M64 30C44 12 18 10 2 20C6 36 38 46 64 42Z"/>
    <path data-part="blade" fill="#b6dd8f" d="M64 42C84 60 110 60 126 46C120 30 88 24 64 30Z"/>
    <circle data-part="hub" fill="#ffd35c" cx="64" cy="36" r="9"/>
    <path fill="none" stroke="#4f8a3f" stroke-width="2" d="M62 66L66 66M62 94L66 94"/>
  `,
  // Two cups that spin on a string between two sticks.
  diabolo: `
    <path fill="none" stroke="#3a2a1e" stroke-width="2.2" d="M34 12L64 82L94 12"/>
    <path data-part="stick" fill="#c98f4e" d="M30 8L40 14L20 60L10 55Z"/>
    <path data-part="stick" fill="#c98f4e" d="M98 8L88 14L108 60L118 55Z"/>
    <path data-part="handle" fill="#62b5f2" d="M11 52L22 57L14 76L2 71Z"/>
    <path data-part="handle" fill="#62b5f2" d="M117 52L106 57L114 76L126 71Z"/>
    <path data-part="drum" fill="#e8685f" d="M30 66L58 82L58 96L30 112C20 98 20 80 30 66Z"/>
    <path data-part="drum" fill="#e8685f" d="M98 66L70 82L70 96L98 112C108 98 108 80 98 66Z"/>
    <path data-part="axle" fill="#ffd35c" d="M59 80L69 80C70.7 80 72 81.3 72 83L72 95C72 96.7 70.7 98 69 98L59 98C57.4 98 56 96.7 56 95L56 83C56 81.3 57.4 80 59 80Z"/>
    <ellipse data-part="rim" fill="#ffb8a8" cx="30" cy="89" rx="10" ry="24"/>
    <ellipse data-part="rim" fill="#ffb8a8" cx="98" cy="89" rx="10" ry="24"/>
  `,
};
