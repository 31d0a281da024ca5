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
  // A round wishing doll with bushy brows.
  daruma: `
    <path data-part="body" fill="#e8685f" d="M64 4C98 4 122 34 122 70C122 104 102 124 64 124C26 124 6 104 6 70C6 34 30 4 64 4Z"/>
    <path data-part="face" fill="#fff2e0" d="M64 24C88 22 102 36 102 54C102 76 86 86 64 86C42 86 26 76 26 54C26 36 40 22 64 24Z"/>
    <path data-part="eyebrow" fill="#8f98a4" d="M30 40C36 30 50 30 60 40C50 42 40 44 32 50Z"/>
    <path data-part="eyebrow" fill="#8f98a4" d="M98 40C92 30 78 30 68 40C78 42 88 44 96 50Z"/>
    <circle data-part="eye" fill="#ffffff" cx="48" cy="56" r="10"/>
    <circle data-part="eye" fill="#ffffff" cx="80" cy="56" r="10"/>
    <circle fill="#2a2440" cx="49" cy="57" r="5"/>
    <circle fill="#2a2440" cx="79" cy="57" r="5"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M54 70C60 75 68 75 74 70"/>
    <path data-part="badge" fill="#ffd35c" d="M46 92C56 98 72 98 82 92C84 106 78 116 64 116C50 116 44 106 46 92Z"/>
    <path data-detail="" fill="none" stroke="#8a2f2a" stroke-width="2" d="M16 76C22 90 30 100 40 108M112 76C106 90 98 100 88 108"/>
  `,
  // A paper rabbit on wheels with a candle in it.
  "rabbit-lantern": `
    <path data-part="board" fill="#c98f4e" d="M17 100L111 100C112.7 100 114 101.3 114 103L114 106C114 107.7 112.7 109 111 109L17 109C15.3 109 14 107.7 14 106L14 103C14 101.3 15.3 100 17 100Z"/>
    <circle data-part="wheel" fill="#e8685f" cx="34" cy="114" r="11"/>
    <circle data-part="wheel" fill="#e8685f" cx="94" cy="114" r="11"/>
    <circle data-part="hub" fill="#ffd35c" cx="34" cy="114" r="4"/>
    <circle data-part="hub" fill="#ffd35c" cx="94" cy="114" r="4"/>
    <circle data-part="tail" fill="#fff6ee" cx="114" cy="66" r="9"/>
    <path data-part="body" fill="#fff6ee" d="M28 74C36 52 84 44 104 62C118 76 114 98 100 100L36 100C26 94 24 84 28 74Z"/>
    <circle data-part="light" fill="#ffe28a" cx="80" cy="78" r="16"/>
    <path data-part="flame" fill="#ff9f5a" d="M80 64C88 72 86 84 80 88C74 84 72 72 80 64Z"/>
    <path data-part="ear" fill="#fff6ee" d="M36 36C28 24 26 6 34 2C44 4 48 22 48 36Z"/>
    <path data-part="ear" fill="#fff6ee" d="M50 36C54 20 64 4 72 6C76 14 68 30 58 40Z"/>
    <path data-part="head" fill="#fff6ee" d="M42 30C58 28 66 42 62 56C58 70 42 74 28 68C14 62 12 48 20 40C26 34 34 30 42 30Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="36" cy="48" rx="4" ry="5.4"/>
    <circle fill="#ffffff" cx="35.2" cy="45.7" r="2"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="48" cy="58" rx="5" ry="3.6"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M18 58C22 62 28 62 32 58"/>
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
  // Three children carry a cloth dragon on poles.
  "dragon-dance": `
    <path fill="none" stroke="#8a5a24" stroke-width="2.4" d="M30 56L30 84M70 60L70 84M108 50L108 84"/>
    <path data-part="body" fill="#e8685f" d="M25.3 40.7C23.1 43.9 27.5 44 29.2 46.3C30.9 48.6 33 51.9 35.4 54.5C37.7 57.1 40.4 60 43.3 62C46.2 63.9 49.6 65.3 52.8 66.2C56 67.1 59.2 67.6 62.6 67.4C66 67.1 70.1 66.3 73.3 64.8C76.5 63.2 79.5 60.2 81.8 57.9C84.1 55.6 85.6 52.7 87.1 50.8C88.7 48.9 89.7 47.6 91 46.5C92.2 45.4 93.6 44.8 94.7 44.2C95.7 43.6 97 43.3 97.4 43C97.8 42.8 96.8 42.6 97 42.6C97.2 42.6 97.6 42.4 98.5 43C99.5 43.6 101.4 45 102.8 46.1C104.2 47.3 105.7 48.5 107 49.9C108.4 51.3 109.6 52.8 110.9 54.5C112.1 56.2 113.5 58.6 114.5 60.3C115.6 62 116.1 63.7 117.1 64.8C118.1 65.9 119.8 67.2 120.8 66.9C121.7 66.6 122.5 64.7 122.9 63.2C123.3 61.8 123 60.2 123 58C122.9 55.9 123.1 52.9 122.7 50.2C122.4 47.6 121.9 44.7 121 42.1C120 39.4 118.7 37 117.2 34.5C115.6 32 114.1 29.3 111.7 27.1C109.3 24.9 106.2 22.4 103 21.4C99.7 20.4 95.4 20.7 92.2 21.3C89.1 21.8 86.7 23.4 84.2 24.8C81.6 26.2 79.3 27.7 77 29.5C74.7 31.3 72.3 33.7 70.4 35.7C68.4 37.7 66.5 40.1 65.2 41.4C63.9 42.6 63.3 42.9 62.7 43.2C62.1 43.5 62.2 43.2 61.6 43.2C61 43.1 59.9 43 59.1 42.8C58.3 42.6 57.8 42.7 56.7 42C55.6 41.3 54.1 40.1 52.5 38.5C50.8 36.9 48.6 34.1 46.9 32.2C45.3 30.4 46.3 25.8 42.7 27.3C39.1 28.7 27.5 37.6 25.3 40.7Z"/>
    <path data-part="mane" fill="#ffd35c" d="M28 6Q37.3 2.4 42.1 11.1Q51.6 14.4 49.7 24.2Q54.9 32.7 47.1 39Q45.5 48.9 35.5 48.7Q28 55.3 20.5 48.7Q10.5 48.9 8.9 39Q1.1 32.7 6.3 24.2Q4.4 14.4 13.9 11.1Q18.7 2.4 28 6Z"/>
    <path data-part="horn" fill="#7cc977" d="M26 10C22 6 22 2 28 0C34 4 36 8 35 13Z"/>
    <path data-part="horn" fill="#7cc977" d="M40 14C42 8 48 2 54 4C56 10 50 16 44 20Z"/>
    <path data-part="head" fill="#ff9f7a" d="M12 18C20 6 40 8 46 22C50 34 44 44 32 46C26 48 22 44 16 46C10 48 2 44 2 38C2 32 8 28 12 28Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="31" cy="24" rx="4.4" ry="5.6"/>
    <circle fill="#ffffff" cx="30.2" cy="21.6" r="2.1"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M6 38C12 42 20 40 26 34"/>
    <path data-part="shirt" fill="#62b5f2" d="M17 124L19 102C22 96 38 96 41 102L43 124Z"/>
    <circle data-part="face" fill="#f9d0ae" cx="30" cy="86" r="12"/>
    <path data-part="hair" fill="#a98460" d="M18 84C18 70 42 70 42 84C36 78 24 78 18 84Z"/>
    <ellipse fill="#2a2440" cx="25.5" cy="87" rx="1.7" ry="2.3"/>
    <ellipse fill="#2a2440" cx="34.5" cy="87" rx="1.7" ry="2.3"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M27 92C29 94 31 94 33 92"/>
    <path data-part="shirt" fill="#ffd35c" d="M57 124L59 102C62 96 78 96 81 102L83 124Z"/>
    <circle data-part="face" fill="#f9d0ae" cx="70" cy="86" r="12"/>
    <path data-part="hair" fill="#a98460" d="M58 84C58 70 82 70 82 84C76 78 64 78 58 84Z"/>
    <ellipse fill="#2a2440" cx="65.5" cy="87" rx="1.7" ry="2.3"/>
    <ellipse fill="#2a2440" cx="74.5" cy="87" rx="1.7" ry="2.3"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M67 92C69 94 71 94 73 92"/>
    <path data-part="shirt" fill="#7cc977" d="M95 124L97 102C100 96 116 96 119 102L121 124Z"/>
    <circle data-part="face" fill="#f9d0ae" cx="108" cy="86" r="12"/>
    <path data-part="hair" fill="#a98460" d="M96 84C96 70 120 70 120 84C114 78 102 78 96 84Z"/>
    <ellipse fill="#2a2440" cx="103.5" cy="87" rx="1.7" ry="2.3"/>
    <ellipse fill="#2a2440" cx="112.5" cy="87" rx="1.7" ry="2.3"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M105 92C107 94 109 94 111 92"/>
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
  // A toy that always rights itself.
  tumbler: `
    <path data-part="body" fill="#62b5f2" d="M64 124C32 124 18 106 18 88C18 72 34 62 64 62C94 62 110 72 110 88C110 106 96 124 64 124Z"/>
    <path data-part="apron" fill="#fff6e3" d="M44 64C40 84 44 106 56 123L72 123C84 106 88 84 84 64Z"/>
    <circle data-part="button" fill="#e8685f" cx="64" cy="78" r="6"/>
    <circle data-part="button" fill="#e8685f" cx="64" cy="98" r="6"/>
    <path data-part="bow" fill="#e8685f" d="M28 36C22 24 34 16 40 22Z"/>
    <path data-part="bow" fill="#e8685f" d="M100 36C106 24 94 16 88 22Z"/>
    <circle data-part="head" fill="#f9d0ae" cx="64" cy="38" r="32"/>
    <path data-part="hair" fill="#b18458" d="M32 38C28 4 100 4 96 38C84 36 74 30 64 20C54 30 44 36 32 38Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="53.2" cy="44" rx="3.6" ry="4.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="74.8" cy="44" rx="3.6" ry="4.8"/>
    <circle fill="#ffffff" cx="52.2" cy="42.1" r="1.8"/>
    <circle fill="#ffffff" cx="73.8" cy="42.1" r="1.8"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M59.2 52.4C61.6 56 66.4 56 68.8 52.4"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="42" cy="52" rx="5" ry="4"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="86" cy="52" rx="5" ry="4"/>
    <path data-part="scarf" fill="#e8685f" d="M34 70L54 62L64 70L54 76Z"/>
    <path data-part="scarf" fill="#e8685f" d="M94 70L74 62L64 70L74 76Z"/>
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
