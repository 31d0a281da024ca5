/** Bronze, jade, silk and paper of China: 128 × 128 boxes. */
export const antiques: Readonly<Record<string, string>> = {
  // A bronze ding: a square cauldron on four legs, two handles, a mask in relief.
  "bronze-ding": `
    <path data-part="handle" fill="#8fc0a0" d="M22 34V12Q22 4 31 4Q40 4 40 12V34H34V14Q34 10 31 10Q28 10 28 14V34Z"/>
    <path data-part="handle" fill="#8fc0a0" d="M88 34V12Q88 4 97 4Q106 4 106 12V34H100V14Q100 10 97 10Q94 10 94 14V34Z"/>
    <path data-part="leg" fill="#8fc0a0" d="M18 84L36 84L34 124L22 124Z"/>
    <path data-part="leg" fill="#8fc0a0" d="M92 84L110 84L106 124L94 124Z"/>
    <path fill="#a8d4b4" d="M10 40L118 40L112 92L16 92Z"/>
    <path data-part="rim" fill="#8fc0a0" d="M7 32H121Q124 32 124 35V40Q124 43 121 43H7Q4 43 4 40V35Q4 32 7 32Z"/>
    <path fill="#c8e6d0" d="M28 52C31 49.7 39.3 47.3 44 48C48.7 48.7 55 52.7 56 56C57 59.3 53.7 65.7 50 68C46.3 70.3 38 71 34 70C30 69 27 65 26 62C25 59 25 54.3 28 52Z"/>
    <path fill="#c8e6d0" d="M100 52C97 49.7 88.7 47.3 84 48C79.3 48.7 73 52.7 72 56C71 59.3 74.3 65.7 78 68C81.7 70.3 90 71 94 70C98 69 101 65 102 62C103 59 103 54.3 100 52Z"/>
    <circle fill="#2a2440" cx="42" cy="60" r="4.4"/>
    <circle fill="#2a2440" cx="86" cy="60" r="4.4"/>
    <path fill="#c8e6d0" d="M62 48H66Q69 48 69 51V71Q69 74 66 74H62Q59 74 59 71V51Q59 48 62 48Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M34 84Q48 74 64 84Q80 74 94 84M22 48V84M106 48V84"/>
  `,
  // Bronze bells in a frame, struck with a mallet.
  "chime-bells": `
    <path data-part="beam" fill="#e8685f" d="M7 4L121 4C122.7 4 124 5.3 124 7L124 14C124 15.7 122.7 17 121 17L7 17C5.3 17 4 15.7 4 14L4 7C4 5.3 5.3 4 7 4Z"/>
    <path data-part="pole" fill="#e8685f" d="M6 17L16 17L16 124L6 124Z"/>
    <path data-part="pole" fill="#e8685f" d="M112 17L122 17L122 124L112 124Z"/>
    <path data-part="beam" fill="#e8685f" d="M16 64L112 64L112 73L16 73Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M32 17L32 25"/>
    <path data-part="bell" fill="#ffd35c" d="M25 29C25 23 39 23 39 29L43 51C35 45 29 45 21 51Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M64 17L64 25"/>
    <path data-part="bell" fill="#ffd35c" d="M56 29C56 23 72 23 72 29L76 54C67 48 61 48 52 54Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M96 17L96 25"/>
    <path data-part="bell" fill="#ffd35c" d="M89 29C89 23 103 23 103 29L107 51C99 45 93 45 85 51Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M38 74L38 82"/>
    <path data-part="bell" fill="#8fc4a8" d="M28 86C28 80 48 80 48 86L52 120C41 114 35 114 24 120Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M88 74L88 82"/>
    <path data-part="bell" fill="#8fc4a8" d="M78 86C78 80 98 80 98 86L102 120C91 114 85 114 74 120Z"/>
  `,
  // A vase of white porcelain painted with a flower.
  "porcelain-vase": `
    <path data-part="body" fill="#fbfdff" d="M50 4L78 4C82 4 82 12 78 12C76 24 80 32 90 40C106 50 112 70 106 90C102 104 94 112 88 116L88 124L40 124L40 116C34 112 26 104 22 90C16 70 22 50 38 40C48 32 52 24 50 12C46 12 46 4 50 4Z"/>
    <path data-part="band" fill="#62b5f2" d="M40 38C56 44 72 44 88 38L92 42L94 44C74 54 54 54 34 44Z"/>
    <path data-part="band" fill="#62b5f2" d="M26 100C48 108 80 108 102 100C98 108 92 113 88 116L40 116C36 113 30 108 26 100Z"/>
    <path data-part="petal" fill="#8fc9f5" d="M64 69C55.6 64.8 55.2 56.4 64 52C72.8 56.4 72.4 64.8 64 69Z"/>
    <path data-part="petal" fill="#8fc9f5" d="M68.8 72.5C70.2 63.2 78 60.2 84.9 67.2C83.4 76.9 75.4 79.1 68.8 72.5Z"/>
    <path data-part="petal" fill="#8fc9f5" d="M66.9 78C76.2 76.5 81.5 83.1 76.9 91.8C67.2 93.4 62.6 86.4 66.9 78Z"/>
    <path data-part="petal" fill="#8fc9f5" d="M61.1 78C65.4 86.4 60.8 93.4 51.1 91.8C46.5 83.1 51.8 76.5 61.1 78Z"/>
    <path data-part="petal" fill="#8fc9f5" d="M59.2 72.5C52.6 79.1 44.6 76.9 43.1 67.2C50 60.2 57.8 63.2 59.2 72.5Z"/>
    <circle data-part="flowerCentre" fill="#fbfdff" cx="64" cy="74" r="7"/>
    <path data-part="leaf" fill="#62b5f2" d="M44 90C34 92 28 86 26 78C36 76 42 82 44 90Z"/>
    <path data-part="leaf" fill="#62b5f2" d="M84 90C94 92 100 86 102 78C92 76 86 82 84 90Z"/>
  `,
  // A lidded tea bowl on its saucer.
  gaiwan: `
    <path fill="none" stroke="#8a96a8" stroke-width="2.2" d="M46 8C42 14 50 16 46 22M64 4C60 10 68 14 64 20M82 8C78 14 86 16 82 22"/>
    <path data-part="cakePlate" fill="#cfe6f7" d="M8 106C8 98 36 96 64 96C92 96 120 98 120 106C120 118 92 124 64 124C36 124 8 118 8 106Z"/>
    <path data-part="bowl" fill="#fbfdff" d="M20 58L108 58C108 84 96 104 80 110L48 110C32 104 20 84 20 58Z"/>
    <path data-part="petal" fill="#f28d8d" d="M64 66C70 72 72 80 64 92C56 80 58 72 64 66Z"/>
    <path data-part="leaf" fill="#7cc977" d="M60 92C46 92 40 84 38 76C50 74 58 82 60 92Z"/>
    <path data-part="leaf" fill="#7cc977" d="M68 92C82 92 88 84 90 76C78 74 70 82 68 92Z"/>
    <path data-part="lid" fill="#62b5f2" d="M18 60C22 44 42 36 64 36C86 36 106 44 110 60C92 66 36 66 18 60Z"/>
    <path data-part="handle" fill="#ffd35c" d="M54 38C52 30 56 26 64 26C72 26 76 30 74 38Z"/>
  `,
  // A square seal with a lion on top.
  "jade-seal": `
    <path data-part="body" fill="#bfe3c6" d="M22 78L106 78C108.2 78 110 79.8 110 82L110 118C110 120.2 108.2 122 106 122L22 122C19.8 122 18 120.2 18 118L18 82C18 79.8 19.8 78 22 78Z"/>
    <path data-part="rim" fill="#9fd0aa" d="M16 68L112 68C114.2 68 116 69.8 116 72L116 78C116 80.2 114.2 82 112 82L16 82C13.8 82 12 80.2 12 78L12 72C12 69.8 13.8 68 16 68Z"/>
    <path data-part="label" fill="#e8685f" d="M29 92L99 92C100.7 92 102 93.3 102 95L102 109C102 110.7 100.7 112 99 112L29 112C27.4 112 26 110.7 26 109L26 95C26 93.3 27.4 92 29 92Z"/>
    <path data-part="tail" fill="#bfe3c6" d="M84 68C96 66 104 56 100 44C98 36 88 36 88 44C90 52 86 56 78 58Z"/>
    <path data-part="body" fill="#bfe3c6" d="M40 68C36 48 50 36 70 40C86 44 90 58 86 68Z"/>
    <path data-part="mane" fill="#9fd0aa" d="M46 11Q56.2 7.2 61.4 16.4Q71.8 19.7 69.6 30Q75.3 39 66.8 45.5Q65.1 55.8 54.2 55.6Q46 62.5 37.8 55.6Q26.9 55.8 25.2 45.5Q16.7 39 22.4 30Q20.2 19.7 30.6 16.4Q35.8 7.2 46 11Z"/>
    <circle data-part="head" fill="#d9f0dd" cx="46" cy="36" r="18"/>
    <ellipse data-part="eye" fill="#2a2440" cx="39" cy="33" rx="3" ry="4"/>
    <circle fill="#ffffff" cx="38.2" cy="31.3" r="1.5"/>
    <ellipse data-part="eye" fill="#2a2440" cx="53" cy="33" rx="3" ry="4"/>
    <circle fill="#ffffff" cx="52.2" cy="31.3" r="1.5"/>
    <ellipse data-part="nose" fill="#2a2440" cx="46" cy="41" rx="4" ry="3"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M46 44C44 48 40 48 38 46M46 44C48 48 52 48 54 46"/>
  `,
  // A boat-shaped ingot of gold.
  "gold-ingot": `
    <path data-part="ingot" fill="#ffd35c" d="M4 46C14 40 24 44 30 52L98 52C104 44 114 40 124 46C126 76 106 108 88 112L40 112C22 108 2 76 4 46Z"/>
    <ellipse data-part="ingot" fill="#ffe9a8" cx="64" cy="50" rx="35" ry="25"/>
    <path data-part="ingot" fill="#ffc845" d="M28 50C40 60 88 60 100 50C100 58 94 68 82 72C70 76 58 76 46 72C34 68 28 58 28 50Z"/>
    <path fill="none" stroke="#b08a30" stroke-width="2.4" d="M64 6L64 16M38 10L42 20M90 10L86 20"/>
    <path data-detail="" fill="none" stroke="#b08a30" stroke-width="2" d="M18 66C24 84 36 98 48 104"/>
  `,
  // Old coins with a square hole, strung on a red cord with its knot.
  "copper-coins": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M70 4Q58 20 62 40"/>
    <circle fill="#e8b45c" cx="86" cy="86" r="40"/>
    <circle fill="#ffd980" cx="86" cy="86" r="32"/>
    <path fill="#ffffff" d="M75.6 75.6H96.4V96.4H75.6Z"/>
    <circle fill="#e8b45c" cx="48" cy="56" r="46"/>
    <circle fill="#ffd980" cx="48" cy="56" r="38"/>
    <path fill="#ffffff" d="M36 44H60V68H36Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M41 23H55M39 30H57M48 23V30Q46 36 39 39M48 30Q50 36 57 39M39 74H57M48 74V90M49 79L55 84M65 52H81M73 48V52Q71 60 65 64M73 52Q75 60 81 64M73 61L75 64M17 49H33M16 58H34M25 49V66M20 52L22 55M30 52L28 55"/>
    <path data-part="knot" fill="#f2605a" d="M70 6C66.7 6 62.3 1.7 60 2C57.7 2.3 55.7 6 56 8C56.3 10 59.7 13.7 62 14C64.3 14.3 67.3 10 70 10C72.7 10 75.7 14.3 78 14C80.3 13.7 83.7 10 84 8C84.3 6 82.3 2.3 80 2C77.7 1.7 73.3 6 70 6Z"/>
  `,
  // An ancient bronze mask with standing eyes.
  "sanxingdui-mask": `
    <path data-part="ear" fill="#8fc4a8" d="M24 40L8 22C2 20 0 28 2 36L8 70C10 78 18 78 20 70Z"/>
    <path data-part="ear" fill="#8fc4a8" d="M104 40L120 22C126 20 128 28 126 36L120 70C118 78 110 78 108 70Z"/>
    <path data-part="face" fill="#a9d8bf" d="M24 26C44 18 84 18 104 26L106 84C104 104 86 116 64 116C42 116 24 104 22 84Z"/>
    <path data-part="crest" fill="#ffd35c" d="M56 4L72 4C78 8 74 16 72 20L70 34L58 34L56 20C54 16 50 8 56 4Z"/>
    <path data-part="eyebrow" fill="#679780" d="M28 42C36 32 50 34 56 44L54 48C46 42 36 42 30 48Z"/>
    <path data-part="eyebrow" fill="#679780" d="M100 42C92 32 78 34 72 44L74 48C82 42 92 42 98 48Z"/>
    <path data-part="eye" fill="#ffffff" d="M28 54C36 46 50 48 56 58C50 68 36 70 28 62Z"/>
    <path data-part="eye" fill="#ffffff" d="M100 54C92 46 78 48 72 58C78 68 92 70 100 62Z"/>
    <circle fill="#2a2440" cx="42" cy="58" r="6"/>
    <circle fill="#2a2440" cx="86" cy="58" r="6"/>
    <path data-part="nose" fill="#ffe28a" d="M58 46L70 46L77 80L51 80Z"/>
    <path data-part="mouth" fill="#ffd35c" d="M36 88C54 94 74 94 92 88C88 100 76 104 64 104C52 104 40 100 36 88Z"/>
    <path fill="none" stroke="#3f6f58" stroke-width="2" d="M40 92C56 98 72 98 88 92"/>
  `,
  // A round silk fan with a flower and a tassel.
  "round-fan": `
    <path data-part="handle" fill="#c98f4e" d="M60 82L68 82L68 114L60 114Z"/>
    <circle data-part="rim" fill="#e8685f" cx="64" cy="46" r="44"/>
    <circle data-part="panel" fill="#fff2f2" cx="64" cy="46" r="37"/>
    <path fill="none" stroke="#6b4526" stroke-width="2.4" d="M40 72C52 60 60 52 68 30"/>
    <path data-part="petal" fill="#f28d8d" d="M72.5 35C66.4 30.7 67.2 24.3 74.8 22.2C81.2 26.8 79.8 33 72.5 35Z"/>
    <path data-part="petal" fill="#f28d8d" d="M75 37.6C77.2 30.4 83.5 29.2 87.8 35.8C85.5 43.3 79.1 43.9 75 37.6Z"/>
    <path data-part="petal" fill="#f28d8d" d="M73.3 40.7C80.9 40.6 84 46.2 79 52.4C71.1 52.5 68.6 46.6 73.3 40.7Z"/>
    <path data-part="petal" fill="#f28d8d" d="M69.8 40.1C72.2 47.3 67.9 51.9 60.5 49.1C58 41.6 62.8 37.4 69.8 40.1Z"/>
    <path data-part="petal" fill="#f28d8d" d="M69.4 36.6C63.3 41.1 57.5 38.4 57.9 30.5C64.2 25.8 69.7 29 69.4 36.6Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="72" cy="38" r="5"/>
    <path data-part="leaf" fill="#7cc977" d="M52 58C42 58 36 52 36 44C46 44 52 50 52 58Z"/>
    <path data-part="leaf" fill="#7cc977" d="M58 54C66 60 74 60 80 56C74 48 64 48 58 54Z"/>
    <circle data-part="bead" fill="#ffd35c" cx="64" cy="112" r="5"/>
    <path data-part="tassel" fill="#e8685f" d="M58 115L70 115L74 128L54 128Z"/>
  `,
  // An umbrella of oiled paper painted with blossoms.
  "paper-umbrella": `
    <path data-part="stick" fill="#c98f4e" d="M60 60L68 60L68 126L60 126Z"/>
    <path data-part="handle" fill="#c98f4e" d="M58 6L70 6L70 18L58 18Z"/>
    <path data-part="panel" fill="#f7a8a0" d="M64 12C100 16 122 40 126 68C108 60 94 64 84 70L64 14Z"/>
    <path data-part="panel" fill="#f7a8a0" d="M64 12C28 16 6 40 2 68C20 60 34 64 44 70L64 14Z"/>
    <path data-part="panel" fill="#fff6e3" d="M64 12C74 28 82 50 84 70C76 64 52 64 44 70C46 50 54 28 64 12Z"/>
    <circle data-part="flower" fill="#ffffff" cx="26" cy="48" r="8"/>
    <circle data-part="flower" fill="#ffffff" cx="102" cy="48" r="8"/>
    <path data-part="flower" fill="#f28d8d" d="M64 38L67.5 43.1L73.5 44.9L69.7 49.9L69.9 56.1L64 54L58.1 56.1L58.3 49.9L54.5 44.9L60.5 43.1Z"/>
    <path data-part="band" fill="#e8685f" d="M58 104L70 104C72.2 104 74 105.8 74 108L74 109C74 111.2 72.2 113 70 113L58 113C55.8 113 54 111.2 54 109L54 108C54 105.8 55.8 104 58 104Z"/>
  `,
  // A ball of silk panels with tassels, for wedding luck.
  "embroidered-ball": `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 2L64 16"/>
    <circle data-part="ball" fill="#e8685f" cx="64" cy="54" r="42"/>
    <path data-part="panel" fill="#ffd35c" d="M64 12C84 26 84 82 64 96C44 82 44 26 64 12Z"/>
    <path data-part="panel" fill="#7cc977" d="M23 44C40 30 60 42 62 54C60 66 40 78 23 64C21 58 21 50 23 44Z"/>
    <path data-part="panel" fill="#7cc977" d="M105 44C88 30 68 42 66 54C68 66 88 78 105 64C107 58 107 50 105 44Z"/>
    <circle data-part="flower" fill="#f28d8d" cx="64" cy="54" r="11"/>
    <path data-part="tassel" fill="#e8685f" d="M58 96L70 96L72 112L76 127L52 127L56 112Z"/>
    <path data-part="tassel" fill="#ffd35c" d="M36 88L46 93L42 122L28 120Z"/>
    <path data-part="tassel" fill="#ffd35c" d="M92 88L82 93L86 122L100 120Z"/>
  `,
  // A sceptre of good wishes, with a cloud head.
  ruyi: `
    <path data-part="handle" fill="#9fd0aa" d="M96.5 94.7C97.3 92.3 93.8 92.6 92 91.3C90.2 89.9 87.7 88.1 85.8 86.5C83.8 84.9 81.8 83.3 80.3 81.8C78.7 80.2 77.7 78.8 76.6 77.2C75.4 75.6 74.4 73.9 73.2 72.2C71.9 70.5 70.5 68.6 68.9 67.1C67.4 65.5 65.5 64.1 63.8 62.8C62.1 61.6 60.4 60.6 58.8 59.4C57.2 58.3 55.8 57.3 54.2 55.7C52.7 54.2 51.1 52.2 49.5 50.2C47.9 48.3 46.1 45.8 44.7 44C43.4 42.2 43.6 40.4 41.3 39.5C39.1 38.6 33.3 37.1 31.5 38.7C29.7 40.2 30.1 46.2 30.7 48.5C31.2 50.8 33 51 34.6 52.6C36.1 54.3 38.3 56.6 40.2 58.5C42 60.4 44 62.5 45.8 64.3C47.5 66 49.1 67.5 50.7 69C52.3 70.5 53.8 71.8 55.1 73.2C56.5 74.5 57.8 75.7 59.1 76.9C60.3 78.2 61.5 79.5 62.8 80.9C64.2 82.2 65.5 83.7 67 85.3C68.5 86.9 70 88.5 71.7 90.2C73.5 92 75.6 94 77.5 95.8C79.4 97.7 81.7 99.9 83.4 101.4C85 103 85.3 106.5 87.5 105.3C89.7 104.2 95.8 97 96.5 94.7Z"/>
    <path data-part="cap" fill="#bfe3c6" d="M30 54C14 58 2 46 8 34C2 20 18 6 30 14C42 4 58 14 54 28C62 38 54 52 42 50C40 56 34 58 30 54Z"/>
    <path data-part="badge" fill="#e8685f" d="M28 40C20 36 20 26 28 24C36 20 44 28 40 36C38 42 32 44 28 40Z"/>
    <path data-part="badge" fill="#e8685f" d="M60 64L74 70L68 84L54 76Z"/>
    <circle data-part="cap" fill="#bfe3c6" cx="98" cy="106" r="15"/>
    <circle data-part="badge" fill="#e8685f" cx="98" cy="106" r="7"/>
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M108 116C116 118 118 112 122 108"/>
    <path data-part="tassel" fill="#ffd35c" d="M114 104L128 106L124 126L110 124Z"/>
  `,
  // A ring of jade on a red knot.
  "jade-pendant": `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 2C52 8 52 16 62 22M64 2C76 8 76 16 66 22"/>
    <path data-part="knot" fill="#e8685f" d="M64 18L78 30L64 42L50 30Z"/>
    <circle data-part="ring" fill="#bfe3c6" cx="64" cy="70" r="33"/>
    <circle data-part="opening" fill="#ffffff" cx="64" cy="70" r="12"/>
    <path data-part="leaf" fill="#9fd0aa" d="M74.6 59.4C73.2 52.7 78.2 47.3 85.2 48.8C86.7 55.8 81.3 60.8 74.6 59.4Z"/>
    <path data-part="leaf" fill="#9fd0aa" d="M74.6 80.6C81.3 79.2 86.7 84.2 85.2 91.2C78.2 92.7 73.2 87.3 74.6 80.6Z"/>
    <path data-part="leaf" fill="#9fd0aa" d="M53.4 80.6C54.8 87.3 49.8 92.7 42.8 91.2C41.3 84.2 46.7 79.2 53.4 80.6Z"/>
    <path data-part="leaf" fill="#9fd0aa" d="M53.4 59.4C46.7 60.8 41.3 55.8 42.8 48.8C49.8 47.3 54.8 52.7 53.4 59.4Z"/>
    <circle data-part="bead" fill="#ffd35c" cx="64" cy="106" r="5"/>
    <path data-part="tassel" fill="#e8685f" d="M58 109L70 109L74 128L54 128Z"/>
  `,
  // Strips of bamboo tied to a scroll.
  "bamboo-slips": `
    <path fill="#f0d898" d="M2 26L18 26L18 104L2 104Z"/><path fill="#d9b868" d="M18 26L34 26L34 104L18 104Z"/>
    <path fill="#f0d898" d="M34 26L50 26L50 104L34 104Z"/><path fill="#d9b868" d="M50 26L66 26L66 104L50 104Z"/>
    <path fill="#f0d898" d="M66 26L82 26L82 104L66 104Z"/>
    <path fill="#d9b868" d="M82 20L104 20L104 110L82 110Z"/>
    <ellipse fill="#f7e8c0" cx="104" cy="65" rx="22" ry="45"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.4" d="M104 42Q114 50 112 66Q108 82 98 76Q92 64 102 60M10 50L10 62M10 70L10 78M26 50L26 60M26 68L26 80M42 50L42 64M42 72L42 80M58 50L58 60M58 68L58 78M74 50L74 64M74 72L74 80"/>
    <path fill="#e8685f" d="M0 34L84 34L84 42L0 42Z"/><path fill="#e8685f" d="M0 88L84 88L84 96L0 96Z"/>
  `,
  // A heart-shaped scent bag for Dragon Boat day.
  sachet: `
    <path fill="none" stroke="#8a2f2a" stroke-width="2.4" d="M64 2C54 10 58 18 64 22C70 18 74 10 64 2"/>
    <path data-part="sack" fill="#e8685f" d="M64 38C50 18 16 22 14 50C14 74 40 88 64 102C88 88 114 74 114 50C112 22 78 18 64 38Z"/>
    <path data-part="petal" fill="#ffd35c" d="M64 55C55.1 50.2 54.6 40.9 64 36C73.3 40.9 72.9 50.2 64 55Z"/>
    <path data-part="petal" fill="#ffd35c" d="M68.8 58.5C70.5 48.5 79.2 45.2 86.8 52.6C85 63 76 65.5 68.8 58.5Z"/>
    <path data-part="petal" fill="#ffd35c" d="M66.9 64C77 62.6 82.8 69.9 78.1 79.4C67.6 80.9 62.5 73.1 66.9 64Z"/>
    <path data-part="petal" fill="#ffd35c" d="M61.1 64C65.5 73.1 60.4 80.9 49.9 79.4C45.2 69.9 51 62.6 61.1 64Z"/>
    <path data-part="petal" fill="#ffd35c" d="M59.2 58.5C52 65.5 43 63 41.2 52.6C48.8 45.2 57.5 48.5 59.2 58.5Z"/>
    <circle data-part="flowerCentre" fill="#ffffff" cx="64" cy="60" r="8"/>
    <circle data-part="bead" fill="#ffd35c" cx="64" cy="28" r="8"/>
    <path data-part="tassel" fill="#ffd35c" d="M58 100L70 100L73 127L55 127Z"/>
    <path data-part="tassel" fill="#7cc977" d="M36 88L46 94L42 118L30 114Z"/>
    <path data-part="tassel" fill="#7cc977" d="M92 88L82 94L86 118L98 114Z"/>
  `,
  // The plump child of New Year pictures hugging a carp.
  "carp-child": `
    <path data-part="tailFin" fill="#e8685f" d="M100 70C114 52 126 56 126 68C122 74 122 80 126 88C122 100 110 98 98 90Z"/>
    <path data-part="suit" fill="#ffd35c" d="M34 84C24 98 26 114 36 122L92 122C102 114 104 98 94 84Z"/>
    <circle data-part="hair" fill="#9b8976" cx="40" cy="12" r="10"/>
    <circle data-part="hair" fill="#9b8976" cx="88" cy="12" r="10"/>
    <circle data-part="face" fill="#fbdcc0" cx="64" cy="40" r="34"/>
    <path data-part="hair" fill="#9b8976" d="M31 32C36 2 92 2 97 32C84 30 72 22 64 12C56 22 44 30 31 32Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="50" cy="42" rx="3.8" ry="5"/>
    <circle fill="#ffffff" cx="49.2" cy="39.9" r="1.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="78" cy="42" rx="3.8" ry="5"/>
    <circle fill="#ffffff" cx="77.2" cy="39.9" r="1.9"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="43" cy="54" rx="6" ry="4.4"/>
    <ellipse data-part="cheek" fill="#f28d8d" cx="85" cy="54" rx="6" ry="4.4"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M57 54C61 59 67 59 71 54"/>
    <path data-part="body" fill="#ffb38a" d="M4 90C10 72 40 66 66 70C86 72 100 74 108 80C102 94 84 106 60 110C36 114 10 108 4 90Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="20" cy="86" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="19.2" cy="83.9" r="2"/>
    <path fill="none" stroke="#a84a2a" stroke-width="2" d="M34 76C40 86 40 98 34 108"/>
    <path data-detail="" fill="none" stroke="#a84a2a" stroke-width="2" d="M52 80C58 84 58 88 52 92M66 80C72 84 72 88 66 92M80 82C86 86 86 90 80 92"/>
    <ellipse data-part="hand" fill="#fbdcc0" cx="50" cy="112" rx="12" ry="7"/>
    <ellipse data-part="hand" fill="#fbdcc0" cx="84" cy="106" rx="11" ry="7"/>
  `,
  // A door with red couplets at its sides.
  "spring-couplets": `
    <path data-part="wall" fill="#e8cf98" d="M6 24L122 24L122 124L6 124Z"/>
    <path data-part="roof" fill="#8d96a8" d="M2 24L10 6L118 6L126 24Z"/>
    <path data-part="door" fill="#c98f4e" d="M40 46L64 46L64 124L40 124Z"/>
    <path data-part="door" fill="#c98f4e" d="M64 46L88 46L88 124L64 124Z"/>
    <path data-part="paper" fill="#e8685f" d="M13 40L29 40C29.6 40 30 40.5 30 41L30 115C30 115.5 29.6 116 29 116L13 116C12.4 116 12 115.5 12 115L12 41C12 40.5 12.4 40 13 40Z"/>
    <path data-part="paper" fill="#e8685f" d="M99 40L115 40C115.5 40 116 40.5 116 41L116 115C116 115.5 115.5 116 115 116L99 116C98.5 116 98 115.5 98 115L98 41C98 40.5 98.5 40 99 40Z"/>
    <path data-part="paper" fill="#e8685f" d="M39 28L89 28C89.5 28 90 28.4 90 29L90 42C90 42.5 89.5 43 89 43L39 43C38.5 43 38 42.5 38 42L38 29C38 28.4 38.5 28 39 28Z"/>
    <path data-part="paper" fill="#ffd35c" d="M52 60L63 71L52 82L41 71Z"/>
    <path data-part="paper" fill="#ffd35c" d="M76 60L87 71L76 82L65 71Z"/>
    <circle data-part="handle" fill="#ffd35c" cx="58" cy="96" r="3.6"/>
    <circle data-part="handle" fill="#ffd35c" cx="70" cy="96" r="3.6"/>
    <path fill="none" stroke="#3a2a22" stroke-width="2.2" d="M16 52L26 52M21 46L21 52L16 60M21 52L26 60M16 74L26 74M21 69L21 79M16 84L26 84M17 94L25 94M21 94L21 108M16 108L26 108"/>
    <path fill="none" stroke="#3a2a22" stroke-width="2.2" d="M102 50L112 50M102 58L112 58M107 45L107 64M102 74L112 74M107 70L107 76L102 86M107 76L112 86M102 95L112 95M107 95L107 109M103 102L111 102"/>
    <path fill="none" stroke="#3a2a22" stroke-width="2" d="M48 35L56 35M52 31L52 39M60 33L68 33M64 33L64 39M60 39L68 39M72 35L80 35M76 31L76 35L72 40M76 35L80 40"/>
  `,
};
