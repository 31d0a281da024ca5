/** What children ask often and an emoji drew poorly when plain: 128 × 128 boxes. */
export const oftenAskedEmoji: Readonly<Record<string, string>> = {
  // The face of a cat: striped brow, whiskers, a smile.
  "cat-face": `
    <path data-part="ear" fill="#f0a850" d="M14 62L16 10Q18 4 24 8L54 30ZM114 62L112 10Q110 4 104 8L74 30Z"/>
    <path data-part="innerEar" fill="#f55a84" d="M22 46L23 20L42 33ZM106 46L105 20L86 33Z"/>
    <path data-part="head" fill="#ffc060" d="M64 24C72 24 80.7 24.3 88 28C95.3 31.7 103.3 39 108 46C112.7 53 115.7 61.7 116 70C116.3 78.3 114.3 88.7 110 96C105.7 103.3 97.7 110.2 90 114C82.3 117.8 72.7 119 64 119C55.3 119 45.7 117.8 38 114C30.3 110.2 22.3 103.3 18 96C13.7 88.7 11.7 78.3 12 70C12.3 61.7 15.3 53 20 46C24.7 39 32.7 31.7 40 28C47.3 24.3 56 24 64 24Z"/>
    <path data-part="stripe" fill="#d57238" d="M58 26H70L66 46H62ZM42 30L50 28L54 44L50 45ZM86 30L78 28L74 44L78 45Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="42" cy="68" rx="5.7" ry="7.5"/>
    <circle fill="#ffffff" cx="41" cy="65" r="2.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="86" cy="68" rx="5.7" ry="7.5"/>
    <circle fill="#ffffff" cx="85" cy="65" r="2.9"/>
    <path data-part="muzzle" fill="#ffffff" d="M64 82C68.7 82 73.7 79 78 80C82.3 81 88.3 84.3 90 88C91.7 91.7 90.7 99 88 102C85.3 105 78 106 74 106C70 106 67.3 102 64 102C60.7 102 58 106 54 106C50 106 42.7 105 40 102C37.3 99 36.3 91.7 38 88C39.7 84.3 45.7 81 50 80C54.3 79 59.3 82 64 82Z"/>
    <path data-part="nose" fill="#f55a84" d="M56 81Q64 77 72 81Q71 88 64 90Q57 88 56 81Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 90V95M64 95Q57 102 50 97M64 95Q71 102 78 97"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 88L6 82M30 96L6 98M98 88L122 82M98 96L122 98"/>
  `,

  // The face of a pig with folded ears and a round snout.
  "pig-face": `
    <path data-part="head" fill="#f7a8b8" d="M64 16C72.7 16 82.3 17.7 90 22C97.7 26.3 105.3 34.3 110 42C114.7 49.7 118 59 118 68C118 77 114.7 88.3 110 96C105.3 103.7 97.7 110.2 90 114C82.3 117.8 72.7 119 64 119C55.3 119 45.7 117.8 38 114C30.3 110.2 22.7 103.7 18 96C13.3 88.3 10 77 10 68C10 59 13.3 49.7 18 42C22.7 34.3 30.3 26.3 38 22C45.7 17.7 55.3 16 64 16Z"/>
    <path data-part="ear" fill="#e8607c" d="M40 26Q30 4 10 8Q2 22 8 46Q16 58 26 46Q28 34 40 26ZM88 26Q98 4 118 8Q126 22 120 46Q112 58 102 46Q100 34 88 26Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="42" cy="56" rx="5.7" ry="7.5"/>
    <circle fill="#ffffff" cx="41" cy="53" r="2.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="86" cy="56" rx="5.7" ry="7.5"/>
    <circle fill="#ffffff" cx="85" cy="53" r="2.9"/>
    <ellipse data-part="cheek" fill="#e8607c" cx="25" cy="84" rx="8.5" ry="6.5"/>
    <ellipse data-part="cheek" fill="#e8607c" cx="103" cy="84" rx="8.5" ry="6.5"/>
    <ellipse data-part="muzzle" fill="#fff0f4" cx="64" cy="82" rx="26" ry="19"/>
    <ellipse fill="#4a3440" cx="55" cy="82" rx="4" ry="6.4"/>
    <ellipse fill="#4a3440" cx="73" cy="82" rx="4" ry="6.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M50 107C51.3 107.8 54.7 111.2 58 112C61.3 112.8 66.7 112.8 70 112C73.3 111.2 76.7 107.8 78 107"/>
  `,

  // A peanut in its netted shell, two nuts beside it.
  peanuts: `
    <path fill="#f0c078" d="M6 40C4.7 31.7 7.3 22 12 16C16.7 10 26 4.7 34 4C42 3.3 53.7 7 60 12C66.3 17 67 28.7 72 34C77 39.3 83.7 41 90 44C96.3 47 104.7 47.3 110 52C115.3 56.7 121 64.7 122 72C123 79.3 120.7 90 116 96C111.3 102 101.3 107 94 108C86.7 109 78 106 72 102C66 98 62.7 89 58 84C53.3 79 50.3 75 44 72C37.7 69 26.3 71.3 20 66C13.7 60.7 7.3 48.3 6 40Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M22 30C24.7 30.7 32.3 34 38 34C43.7 34 53 30.7 56 30M38 18C38.7 20.7 42 28.3 42 34C42 39.7 38.7 49 38 52M78 74C80.3 74.7 87 78 92 78C97 78 105.3 74.7 108 74M92 60C92.7 62.7 96.3 70.7 96 76C95.7 81.3 91 89.3 90 92"/>
    <path data-part="seed" fill="#d27640" d="M53.5 107C52.7 110.7 48.7 114.8 44.2 116.6C39.8 118.4 32.2 118.8 26.7 117.7C21.1 116.5 14.4 113 11 109.5C7.7 106.1 5.7 100.7 6.5 97C7.3 93.3 11.3 89.2 15.8 87.4C20.2 85.6 27.8 85.2 33.3 86.3C38.9 87.5 45.6 91 49 94.5C52.3 97.9 54.3 103.3 53.5 107Z"/>
    <path data-part="seed" fill="#e8a878" d="M81 118C81 120.1 79.1 122.9 76.6 124.4C74.1 125.9 69.5 127 66 127C62.5 127 57.9 125.9 55.4 124.4C52.9 122.9 51 120.1 51 118C51 115.9 52.9 113.1 55.4 111.6C57.9 110.1 62.5 109 66 109C69.5 109 74.1 110.1 76.6 111.6C79.1 113.1 81 115.9 81 118Z"/>
  `,

  // Two potatoes with eyes in their skin, one cut in half.
  potato: `
    <path fill="#d9a060" d="M8 56C7 48.3 9.3 37 14 30C18.7 23 27.3 17 36 14C44.7 11 56.3 10.3 66 12C75.7 13.7 87.3 18.3 94 24C100.7 29.7 105 38.3 106 46C107 53.7 105 64 100 70C95 76 85.3 79.7 76 82C66.7 84.3 53.3 85 44 84C34.7 83 26 80.7 20 76C14 71.3 9 63.7 8 56Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M28 36C28.8 36.7 31.2 39.8 33 40C34.8 40.2 38 37.5 39 37M62 26C62.8 26.7 65.2 29.8 67 30C68.8 30.2 72 27.5 73 27M46 54C46.8 54.7 49.2 57.8 51 58C52.8 58.2 56 55.5 57 55M20 58C20.7 58.7 22.5 61.7 24 62C25.5 62.3 28.2 60.3 29 60"/>
    <path fill="#c88a4a" d="M46 96C46 89 48.7 79.3 54 74C59.3 68.7 69.7 65.3 78 64C86.3 62.7 96.7 63 104 66C111.3 69 119 75.7 122 82C125 88.3 125 97.7 122 104C119 110.3 111.7 116.7 104 120C96.3 123.3 84.3 124.7 76 124C67.7 123.3 59 120.7 54 116C49 111.3 46 103 46 96Z"/>
    <path fill="#fff0b8" d="M54 96C54.2 91 56.7 84 61 80C65.3 76 73.2 73 80 72C86.8 71 96.3 71.7 102 74C107.7 76.3 112 81.3 114 86C116 90.7 116.3 97.5 114 102C111.7 106.5 106 110.7 100 113C94 115.3 84.7 116.5 78 116C71.3 115.5 64 113.3 60 110C56 106.7 53.8 101 54 96Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M72 88C72.8 88.7 75.2 91.8 77 92C78.8 92.2 82 89.5 83 89M94 100C94.8 100.7 97.2 103.8 99 104C100.8 104.2 104 101.5 105 101"/>
  `,

  // An onion with its skin in curves and a tuft of roots, a half before it that shows its rings.
  onion: `
    <path fill="#d98a50" d="M50 2Q54 18 62 28Q74 38 90 48Q106 66 98 90Q88 112 54 113Q18 112 10 90Q2 66 18 48Q32 38 42 28Q50 18 50 2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M48 32Q28 56 30 84Q32 102 42 110M54 34Q60 56 58 74M40 36Q18 54 16 78"/>
    <circle fill="#c87ab0" cx="92" cy="92" r="33"/>
    <circle fill="#ffffff" cx="92" cy="92" r="25"/>
    <circle fill="#c87ab0" cx="92" cy="92" r="15"/>
    <circle fill="#ffffff" cx="92" cy="92" r="7"/>
  `,

  // A gold medal on a ribbon, with a 1.
  "1st-place-medal": `
    <path fill="#f2605a" d="M22 2L46 2L68 48L52 56Z"/>
    <path fill="#f2605a" d="M106 2L82 2L60 48L76 56Z"/>
    <path data-part="ring" fill="#ffffff" d="M58 46H70Q74 46 74 50V52Q74 56 70 56H58Q54 56 54 52V50Q54 46 58 46Z"/>
    <circle fill="#ffc020" cx="64" cy="88" r="36"/>
    <circle fill="#fffbe8" cx="64" cy="88" r="27"/>
    <path fill="#ffc020" d="M58 76L68 70H72V102H78V108H56V102H63V80L58 83Z"/>
  `,

  // A silver medal on a ribbon, with a 2.
  "2nd-place-medal": `
    <path fill="#5a94e0" d="M22 2L46 2L68 48L52 56Z"/>
    <path fill="#5a94e0" d="M106 2L82 2L60 48L76 56Z"/>
    <path data-part="ring" fill="#ffffff" d="M58 46H70Q74 46 74 50V52Q74 56 70 56H58Q54 56 54 52V50Q54 46 58 46Z"/>
    <circle fill="#a8b8cc" cx="64" cy="88" r="36"/>
    <circle fill="#fffbe8" cx="64" cy="88" r="27"/>
    <path fill="#a8b8cc" d="M52 80Q52 68 65 68Q78 69 77 81Q76 90 64 101H78V108H51V102Q68 88 69 81Q69 75 64 75Q59 75 59 81Z"/>
  `,

  // A bronze medal on a ribbon, with a 3.
  "3rd-place-medal": `
    <path fill="#6fb85a" d="M22 2L46 2L68 48L52 56Z"/>
    <path fill="#6fb85a" d="M106 2L82 2L60 48L76 56Z"/>
    <path data-part="ring" fill="#ffffff" d="M58 46H70Q74 46 74 50V52Q74 56 70 56H58Q54 56 54 52V50Q54 46 58 46Z"/>
    <circle fill="#e09058" cx="64" cy="88" r="36"/>
    <circle fill="#fffbe8" cx="64" cy="88" r="27"/>
    <path fill="#e09058" d="M52 78Q54 68 65 68Q77 68 77 78Q77 84 71 87Q79 90 78 98Q77 109 64 109Q52 108 51 98H58Q59 102 64 102Q70 102 70 97Q70 91 60 91V84Q69 84 69 79Q69 75 65 75Q60 75 59 78Z"/>
  `,

  // A shooting star with a tail of three ribbons and two small stars.
  "shooting-star": `
    <path data-part="ray" fill="#8fd0f4" d="M4 118Q30 70 70 46L82 58Q44 80 4 118Z"/>
    <path data-part="ray" fill="#ffd0e0" d="M2 78Q26 40 58 26L72 44Q38 56 2 78Z"/>
    <path data-part="ray" fill="#c8a8f0" d="M48 124Q64 92 92 62L102 72Q80 94 48 124Z"/>
    <path data-part="star" fill="#ffd84a" d="M86 0L96.9 25L124 27.6L103.6 45.7L109.5 72.4L86 58.5L62.5 72.4L68.4 45.7L48 27.6L75.1 25Z"/>
    <path data-part="star" fill="#ffffff" d="M18 10L20.8 17.2L28 20L20.8 22.8L18 30L15.2 22.8L8 20L15.2 17.2Z"/>
    <path data-part="star" fill="#ffffff" d="M108 93L111.2 100.8L119 104L111.2 107.2L108 115L104.8 107.2L97 104L104.8 100.8Z"/>
  `,

  // A round waffle with butter in the middle and syrup that runs down, on a plate.
  waffle: `
    <circle data-part="plate" fill="#8fb8e8" cx="64" cy="64" r="62"/>
    <circle fill="#f0a840" cx="64" cy="64" r="50"/>
    <circle data-part="bread" fill="#ffd890" cx="64" cy="64" r="43"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M44 32V96M64 24V104M84 32V96M32 44H96M24 64H104M32 84H96"/>
    <path fill="#d57638" d="M40 52Q48 38 64 42Q82 38 88 52Q96 64 88 76Q90 98 83 98Q77 98 78 84Q70 90 64 84V96Q62 104 56 100Q52 96 54 86Q40 84 40 72Q34 62 40 52Z"/>
    <path fill="#fff6b0" d="M50 52L76 48L80 72L54 76Z"/>
  `,

  // A pie under a domed crust with three slits, a crimped rim, steam.
  pie: `
    <path fill="#8fb0e0" d="M10 78H118L102 116Q64 124 26 116Z"/>
    <path data-part="bread" fill="#ffd890" d="M12 74Q18 34 64 32Q110 34 116 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 42V58M44 46L49 61M84 46L79 61"/>
    <path data-part="rim" fill="#d98a3c" d="M4 74Q4 66 12 66Q18 60 25 65Q32 60 39 65Q46 60 53 65Q60 60 67 65Q74 60 81 65Q88 60 95 65Q102 60 109 65Q116 62 120 66Q126 68 124 76Q122 86 112 84Q104 90 96 85Q88 90 80 85Q72 90 64 85Q56 90 48 85Q40 90 32 85Q24 90 16 84Q4 86 4 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 26Q50 19.200000000000003 44 16Q39 11 45 6M64 26Q70 19.200000000000003 64 16Q59 11 65 6M84 26Q90 19.200000000000003 84 16Q79 11 85 6"/>
  `,

  // A volleyball with its panels in three directions.
  volleyball: `
    <circle fill="#ffffff" cx="64" cy="64" r="61"/>
    <path fill="#ffd84a" d="M64 64Q58 30 34 11Q52 2 70 3Q92 30 90 58Z"/>
    <path fill="#ffd84a" d="M64 64Q96 74 124 62Q122 84 108 106Q84 104 64 88Z"/>
    <path fill="#ffd84a" d="M64 64Q38 84 32 114Q14 102 5 80Q20 50 46 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 64Q58 30 34 11M64 64Q96 74 124.5 62M64 64Q38 84 32 114"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M70 3Q92 30 90 58M90 58Q108 54 124 48M5 80Q20 50 46 46M46 46Q40 30 22 20M108 106Q84 104 64 88M64 88Q58 108 66 125"/>
  `,

  // A yo-yo with a star on its side, swinging on a string with a loop for the finger.
  "yo-yo": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 22V56"/>
    <path data-part="ring" fill="#ffe9a0" d="M64 0Q78 0 78 12Q78 24 64 24Q50 24 50 12Q50 0 64 0ZM64 6Q57 6 57 12Q57 18 64 18Q71 18 71 12Q71 6 64 6Z"/>
    <circle fill="#5aa0e8" cx="72" cy="90" r="36"/>
    <circle fill="#f2605a" cx="60" cy="90" r="37"/>
    <circle fill="#ffffff" cx="60" cy="90" r="28"/>
    <path data-part="star" fill="#ffd84a" d="M60 69L65.9 82.9L80.9 84.2L69.5 94.1L72.9 108.8L60 101L47.1 108.8L50.5 94.1L39.1 84.2L54.1 82.9Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M16 74Q10 90 16 106M118 76Q124 90 118 104"/>
  `,

  // A studio microphone on its stand: a round grille with two bands.
  "studio-microphone": `
    <path data-part="pole" fill="#9aa8c0" d="M60 96H68Q70 96 70 98V116Q70 118 68 118H60Q58 118 58 116V98Q58 96 60 96Z"/>
    <ellipse fill="#9aa8c0" cx="64" cy="120" rx="34" ry="6.5"/>
    <path data-part="frame" fill="#c8d4e4" d="M18 50H28V64Q30 92 64 94Q98 92 100 64V50H110V66Q108 102 64 104Q20 102 18 66Z"/>
    <path fill="#e0e8f2" d="M62 4H66Q96 4 96 34V56Q96 86 66 86H62Q32 86 32 56V34Q32 4 62 4Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M36 24H54M74 24H92M34 34H54M74 34H94M34 62H54M74 62H94M36 72H54M74 72H92"/>
    <path data-part="band" fill="#ffb04a" d="M34 42H94Q96 42 96 44V51Q96 53 94 53H34Q32 53 32 51V44Q32 42 34 42Z"/>
    <path fill="#9aa8c0" d="M61 5H67Q70 5 70 8V82Q70 85 67 85H61Q58 85 58 82V8Q58 5 61 5Z"/>
  `,

  // A hotel of three floors with an awning over its door and a star on its sign.
  hotel: `
    <path data-part="wall" fill="#ffe0b0" d="M16 24H112Q114 24 114 26V122Q114 124 112 124H16Q14 124 14 122V26Q14 24 16 24Z"/>
    <path data-part="panel" fill="#4a90d8" d="M41 2H87Q92 2 92 7V29Q92 34 87 34H41Q36 34 36 29V7Q36 2 41 2Z"/>
    <path data-part="star" fill="#fff0a0" d="M64 6L67.5 14.1L76.4 15L69.7 20.9L71.6 29.5L64 25L56.4 29.5L58.3 20.9L51.6 15L60.5 14.1Z"/>
    <path data-part="window" fill="#4aa0e8" d="M24 42H40Q42 42 42 44V56Q42 58 40 58H24Q22 58 22 56V44Q22 42 24 42Z"/>
    <path data-part="window" fill="#4aa0e8" d="M24 66H40Q42 66 42 68V80Q42 82 40 82H24Q22 82 22 80V68Q22 66 24 66Z"/>
    <path data-part="window" fill="#4aa0e8" d="M56 42H72Q74 42 74 44V56Q74 58 72 58H56Q54 58 54 56V44Q54 42 56 42Z"/>
    <path data-part="window" fill="#4aa0e8" d="M56 66H72Q74 66 74 68V80Q74 82 72 82H56Q54 82 54 80V68Q54 66 56 66Z"/>
    <path data-part="window" fill="#4aa0e8" d="M88 42H104Q106 42 106 44V56Q106 58 104 58H88Q86 58 86 56V44Q86 42 88 42Z"/>
    <path data-part="window" fill="#4aa0e8" d="M88 66H104Q106 66 106 68V80Q106 82 104 82H88Q86 82 86 80V68Q86 66 88 66Z"/>
    <path data-part="door" fill="#d2704f" d="M50 98H78Q80 98 80 100V122Q80 124 78 124H50Q48 124 48 122V100Q48 98 50 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 98V124"/>
    <path fill="#f2605a" d="M40 88H88L94 98A7.5 6 0 0 1 79 98A7.5 6 0 0 1 64 98A7.5 6 0 0 1 49 98A7.5 6 0 0 1 34 98Z"/>
    <path data-part="bush" fill="#6fb85a" d="M20 122A7.8 7.8 0 0 1 18 108A6.4 6.4 0 0 1 28 102A6.4 6.4 0 0 1 38 108A7.7 7.7 0 0 1 38 122A9.9 9.9 0 0 1 20 122Z"/>
    <path data-part="bush" fill="#6fb85a" d="M90 122A7.7 7.7 0 0 1 90 108A6.4 6.4 0 0 1 100 102A6.4 6.4 0 0 1 110 108A7.8 7.8 0 0 1 108 122A9.9 9.9 0 0 1 90 122Z"/>
  `,

  // A fire: a large flame with two within; on logs it is a campfire.
  fire: `
    <path data-part="flame" fill="#ff5a3c" d="M66 2Q72 24 94 44Q118 68 108 96Q98 126 64 127Q28 126 18 98Q10 68 32 46Q36 60 45 64Q42 28 66 2Z"/>
    <path data-part="flame" fill="#ffd040" d="M67 44Q76 62 90 74Q100 92 91 108Q82 122 63 122Q42 120 36 104Q33 86 45 74Q50 86 57 86Q55 64 67 44Z"/>
    <path data-part="flame" fill="#ffffff" d="M65 84Q78 98 78 109Q75 121 63 121Q51 119 52 106Q55 95 65 84Z"/>
  `,

  // Shaved ice in a glass bowl: a heap with syrup, a cherry, a spoon.
  "shaved-ice": `
    <path data-part="handle" fill="#c8d4e4" d="M92 14L102 18L90 60L80 56Z"/>
    <path fill="#ffffff" d="M18 64A7.7 7.7 0 0 1 18 50A7.8 7.8 0 0 1 28 40A7.9 7.9 0 0 1 36 28A7.9 7.9 0 0 1 48 20A8.4 8.4 0 0 1 62 14A9.1 9.1 0 0 1 78 18A8.6 8.6 0 0 1 90 28A7.9 7.9 0 0 1 98 40A8.6 8.6 0 0 1 110 50A7.7 7.7 0 0 1 110 64A50.6 50.6 0 0 1 18 64Z"/>
    <path fill="#f26088" d="M38 30Q46 18 62 14Q80 18 90 30Q96 40 88 46Q84 54 78 46Q72 56 66 48Q58 58 52 46Q46 54 40 46Q32 40 38 30Z"/>
    <circle data-part="cherry" fill="#f2605a" cx="62" cy="11" r="8.5"/>
    <path data-part="bowl" fill="#a8dcf8" d="M6 62H122Q116 96 80 100V110Q96 112 98 122H30Q32 112 48 110V100Q12 96 6 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M20 74C21.3 75.7 24.3 81.3 28 84C31.7 86.7 39.7 89 42 90"/>
  `,
};
