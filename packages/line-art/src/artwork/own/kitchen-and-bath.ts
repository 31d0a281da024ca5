/** Things of kitchen and bath that people ask for by name: 128 × 128 boxes. */
export const kitchenAndBath: Readonly<Record<string, string>> = {
  // An air fryer: a round pot with its drawer pulled out, fries in it.
  "air-fryer": `
    <path fill="#b8aef0" d="M22 70V30Q22 4 64 4Q106 4 106 30V70Z"/>
    <path fill="#ffffff" d="M50 16H78Q84 16 84 22V30Q84 36 78 36H50Q44 36 44 30V22Q44 16 50 16Z"/>
    <circle fill="#8fce7c" cx="56" cy="26" r="4"/>
    <circle fill="#f2705a" cx="72" cy="26" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 44H98"/>
    <path fill="#ffe070" d="M25 55.7L34.7 53.3L43 86.3L33.3 88.7Z"/>
    <path fill="#ffe070" d="M41.8 48.4L51.8 47.7L54.2 81.6L44.2 82.3Z"/>
    <path fill="#ffe070" d="M58.2 45.7L68.2 46.4L65.8 80.3L55.8 79.6Z"/>
    <path fill="#ffe070" d="M74 49.4L83.9 51.1L78 84.6L68.1 82.9Z"/>
    <path fill="#ffe070" d="M90.5 53.3L100 56.4L89.5 88.7L80 85.6Z"/>
    <path fill="#9a8ce0" d="M14 72H114L108 122H20Z"/>
    <path data-part="handle" fill="#e4e0fa" d="M49 88H79Q86 88 86 95V95Q86 102 79 102H49Q42 102 42 95V95Q42 88 49 88Z"/>
  `,

  // A bottle of maple syrup with a leaf on it, a drop falling.
  "maple-syrup": `
    <path fill="#c98f5e" d="M55 2H73Q76 2 76 5V13Q76 16 73 16H55Q52 16 52 13V5Q52 2 55 2Z"/>
    <path fill="#f6e4c8" d="M55 16H73Q74 16 74 17V29Q74 30 73 30H55Q54 30 54 29V17Q54 16 55 16Z"/>
    <path fill="#e8a860" d="M54 28H74Q76 42 92 52Q102 60 102 74V114Q102 124 92 124H36Q26 124 26 114V74Q26 60 36 52Q52 42 54 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M92 54Q116 50 112 74Q110 86 102 86"/>
    <path fill="#fff6e4" d="M36 66H92Q96 66 96 70V108Q96 112 92 112H36Q32 112 32 108V70Q32 66 36 66Z"/>
    <path data-part="leaf" fill="#f2705a" d="M64 70L68 78L76 74L74 84L86 84L78 92L82 98L68 97L66 108H62L60 97L46 98L50 92L42 84L54 84L52 74L60 78Z"/>
  `,

  // A bottle of hot sauce: a chilli and a flame on its label.
  "hot-sauce": `
    <path fill="#f2605a" d="M55 2H73Q76 2 76 5V17Q76 20 73 20H55Q52 20 52 17V5Q52 2 55 2Z"/>
    <path fill="#f6b8a8" d="M56 20H72Q73 20 73 21V41Q73 42 72 42H56Q55 42 55 41V21Q55 20 56 20Z"/>
    <path fill="#f2805a" d="M54 40H74Q78 50 92 56Q98 60 98 70V116Q98 124 90 124H38Q30 124 30 116V70Q30 60 36 56Q50 50 54 40Z"/>
    <path fill="#fff6e4" d="M40 66H88Q92 66 92 70V108Q92 112 88 112H40Q36 112 36 108V70Q36 66 40 66Z"/>
    <path fill="#f2605a" d="M48 80C50 78.3 54.3 77.3 58 78C61.7 78.7 66.3 80.3 70 84C73.7 87.7 77 95.2 80 100C75.8 101.2 70.7 104.3 66 104C61.3 103.7 55.3 100.7 52 98C48.7 95.3 46.7 91 46 88C45.3 85 46 81.7 48 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M48 80Q42 76 44 71"/>
    <path fill="#ffd35c" d="M82 72C83.8 71.8 86.5 77.3 87 80C87.5 82.7 86.3 86.7 85 88C83.7 89.3 80.5 89.2 79 88C77.5 86.8 75.5 83.7 76 81C76.5 78.3 80.2 72.2 82 72Z"/>
  `,

  // A tin with six muffins.
  "muffin-tin": `
    <path fill="#c8ccd4" d="M10 26H118L126 112Q126 118 120 118H8Q2 118 2 112Z"/>
    <ellipse fill="#9aa4b4" cx="28" cy="54" rx="16" ry="12"/>
    <path fill="#f2a8c0" d="M13 50C11.5 46.8 16.5 40.7 19 38C21.5 35.3 25 34 28 34C31 34 34.5 35.3 37 38C39.5 40.7 44.5 46.8 43 50C41.5 53.2 33 57 28 57C23 57 14.5 53.2 13 50Z"/>
    <circle fill="#f2605a" cx="28" cy="42" r="3.4"/>
    <ellipse fill="#9aa4b4" cx="64" cy="54" rx="16" ry="12"/>
    <path fill="#e8bc88" d="M49 50C47.5 46.8 52.5 40.7 55 38C57.5 35.3 61 34 64 34C67 34 70.5 35.3 73 38C75.5 40.7 80.5 46.8 79 50C77.5 53.2 69 57 64 57C59 57 50.5 53.2 49 50Z"/>
    <circle fill="#f2605a" cx="64" cy="42" r="3.4"/>
    <ellipse fill="#9aa4b4" cx="100" cy="54" rx="16" ry="12"/>
    <path fill="#f2a8c0" d="M85 50C83.5 46.8 88.5 40.7 91 38C93.5 35.3 97 34 100 34C103 34 106.5 35.3 109 38C111.5 40.7 116.5 46.8 115 50C113.5 53.2 105 57 100 57C95 57 86.5 53.2 85 50Z"/>
    <circle fill="#f2605a" cx="100" cy="42" r="3.4"/>
    <ellipse fill="#9aa4b4" cx="26" cy="92" rx="16" ry="12"/>
    <path fill="#e8bc88" d="M11 88C9.5 84.8 14.5 78.7 17 76C19.5 73.3 23 72 26 72C29 72 32.5 73.3 35 76C37.5 78.7 42.5 84.8 41 88C39.5 91.2 31 95 26 95C21 95 12.5 91.2 11 88Z"/>
    <circle fill="#f2605a" cx="26" cy="80" r="3.4"/>
    <ellipse fill="#9aa4b4" cx="64" cy="92" rx="16" ry="12"/>
    <path fill="#f2a8c0" d="M49 88C47.5 84.8 52.5 78.7 55 76C57.5 73.3 61 72 64 72C67 72 70.5 73.3 73 76C75.5 78.7 80.5 84.8 79 88C77.5 91.2 69 95 64 95C59 95 50.5 91.2 49 88Z"/>
    <circle fill="#f2605a" cx="64" cy="80" r="3.4"/>
    <ellipse fill="#9aa4b4" cx="102" cy="92" rx="16" ry="12"/>
    <path fill="#e8bc88" d="M87 88C85.5 84.8 90.5 78.7 93 76C95.5 73.3 99 72 102 72C105 72 108.5 73.3 111 76C113.5 78.7 118.5 84.8 117 88C115.5 91.2 107 95 102 95C97 95 88.5 91.2 87 88Z"/>
    <circle fill="#f2605a" cx="102" cy="80" r="3.4"/>
  `,

  // A pizza on a board, one slice cut off by the wheel of the cutter.
  "pizza-cutter": `
    <circle fill="#e8b070" cx="46" cy="80" r="45"/>
    <circle fill="#ffe090" cx="46" cy="80" r="36"/>
    <circle fill="#f2605a" cx="28" cy="66" r="8"/>
    <circle fill="#f2605a" cx="30" cy="96" r="8"/>
    <circle fill="#f2605a" cx="56" cy="104" r="8"/>
    <circle fill="#f2605a" cx="46" cy="54" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M46 80L12 84M46 80L34 116"/>
    <circle fill="#d4dae4" cx="72" cy="68" r="23"/>
    <circle fill="#ffffff" cx="72" cy="68" r="5.4"/>
    <path fill="#9aa4b4" d="M68 64L90 38L98 46L76 71Z"/>
    <path fill="#f2705a" d="M86 30L112 2L126 16L100 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M96 30L111 15"/>
  `,

  // A box of tissues, one standing out of it.
  "tissue-box": `
    <path fill="#ffffff" d="M44 62C36.7 58 39 44.3 40 38C41 31.7 49.3 29 50 24C50.7 19 45.8 12.8 44 8C48.2 9.8 54.3 14.8 58 14C61.7 13.2 63.6 6.3 66 3C69 6.9 71.7 14.5 76 16C80.3 17.5 87.2 13.2 92 12C89.6 17.4 84.3 24.7 84 30C83.7 35.3 90 38.7 90 44C90 49.3 91.7 59 84 62C76.3 65 51.3 66 44 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 16L62 58M78 20L72 58"/>
    <path fill="#c8e0f8" d="M22 56L106 56L124 74L4 74Z"/>
    <ellipse fill="#9fc4e8" cx="64" cy="64" rx="30" ry="6"/>
    <path fill="#ffffff" d="M46 64C41 62.7 47 57.3 52 56C57 54.7 71 54.7 76 56C81 57.3 87 62.7 82 64C77 65.3 51 65.3 46 64Z"/>
    <path fill="#9fd0f0" d="M7 74H121Q124 74 124 77V121Q124 124 121 124H7Q4 124 4 121V77Q4 74 7 74Z"/>
    <circle data-part="petal" fill="#f8b8c8" cx="30" cy="91" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="36.7" cy="95.8" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="34.1" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="25.9" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="23.3" cy="95.8" r="5"/>
    <circle fill="#ffe070" cx="30" cy="98" r="4"/>
    <circle data-part="petal" fill="#f8b8c8" cx="64" cy="91" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="70.7" cy="95.8" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="68.1" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="59.9" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="57.3" cy="95.8" r="5"/>
    <circle fill="#ffe070" cx="64" cy="98" r="4"/>
    <circle data-part="petal" fill="#f8b8c8" cx="98" cy="91" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="104.7" cy="95.8" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="102.1" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="93.9" cy="103.7" r="5"/>
    <circle data-part="petal" fill="#f8b8c8" cx="91.3" cy="95.8" r="5"/>
    <circle fill="#ffe070" cx="98" cy="98" r="4"/>
  `,

  // A bottle with a pump for washing hands, bubbles around it.
  "hand-sanitizer": `
    <path fill="#c8ccd4" d="M58 30V16H34Q26 16 26 24V28H18V22Q18 8 32 8H76Q82 8 82 14V20Q82 22 78 22H70V30Z"/>
    <path fill="#9aa4b4" d="M53 28H75Q78 28 78 31V37Q78 40 75 40H53Q50 40 50 37V31Q50 28 53 28Z"/>
    <path fill="#a8e0d0" d="M46 40H82Q102 46 102 64V114Q102 124 92 124H36Q26 124 26 114V64Q26 46 46 40Z"/>
    <path fill="#ffffff" d="M42 62H86Q92 62 92 68V102Q92 108 86 108H42Q36 108 36 102V68Q36 62 42 62Z"/>
    <path data-part="drop" fill="#8fb8f0" d="M64 68Q80 86 78 94Q74 104 64 104Q54 104 50 94Q48 86 64 68Z"/>
    <circle data-part="bubble" fill="#dff4fa" cx="14" cy="54" r="9"/>
    <circle data-part="bubble" fill="#dff4fa" cx="114" cy="44" r="8"/>
    <circle data-part="bubble" fill="#dff4fa" cx="112" cy="20" r="6"/>
    <circle data-part="bubble" fill="#dff4fa" cx="14" cy="84" r="6"/>
  `,

  // A carton of six eggs, its lid open.
  "egg-carton": `
    <path data-part="lid" fill="#d8c8b0" d="M10 10H118L122 56H6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M18 20H110M16 34H112"/>
    <path data-part="egg" fill="#fff6e8" d="M9 78Q9 46 24 46Q39 46 39 78Z"/>
    <path data-part="egg" fill="#fff6e8" d="M49 78Q49 46 64 46Q79 46 79 78Z"/>
    <path data-part="egg" fill="#fff6e8" d="M89 78Q89 46 104 46Q119 46 119 78Z"/>
    <path fill="#c8b498" d="M4 70H124V80H4Z"/>
    <path data-part="egg" fill="#fff0d8" d="M5 100Q6 64 22 64Q38 64 39 100Z"/>
    <path data-part="egg" fill="#fff0d8" d="M47 100Q48 64 64 64Q80 64 81 100Z"/>
    <path data-part="egg" fill="#fff0d8" d="M89 100Q90 64 106 64Q122 64 123 100Z"/>
    <path fill="#d8c8b0" d="M2 92Q12 84 22 94Q32 104 43 94Q54 84 64 94Q74 104 85 94Q96 84 106 94Q116 102 126 92L118 122H10Z"/>
  `,

  // An enamel mug of old days: a red flower, a dark rim, a lid.
  "enamel-mug": `
    <circle fill="#7fa0e0" cx="58" cy="8" r="7"/>
    <path data-part="lid" fill="#ffffff" d="M14 30Q18 14 58 14Q98 14 102 30Z"/>
    <path data-part="rim" fill="#7fa0e0" d="M12 28H104Q108 28 108 32V33Q108 37 104 37H12Q8 37 8 33V32Q8 28 12 28Z"/>
    <path fill="#ffffff" d="M14 37H102V112Q102 124 90 124H26Q14 124 14 112Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="6" d="M102 52Q126 50 124 76Q122 98 102 98"/>
    <circle data-part="petal" fill="#f2605a" cx="58" cy="63" r="9"/>
    <circle data-part="petal" fill="#f2605a" cx="69.3" cy="69.5" r="9"/>
    <circle data-part="petal" fill="#f2605a" cx="69.3" cy="82.5" r="9"/>
    <circle data-part="petal" fill="#f2605a" cx="58" cy="89" r="9"/>
    <circle data-part="petal" fill="#f2605a" cx="46.7" cy="82.5" r="9"/>
    <circle data-part="petal" fill="#f2605a" cx="46.7" cy="69.5" r="9"/>
    <circle fill="#ffe070" cx="58" cy="76" r="7"/>
    <path data-part="leaf" fill="#8fce7c" d="M36 104C36.3 101.7 40.7 97 44 96C47.3 95 54.7 96 56 98C57.3 100 54.3 106 52 108C49.7 110 44.7 110.7 42 110C39.3 109.3 35.7 106.3 36 104Z"/>
    <path data-part="leaf" fill="#8fce7c" d="M80 104C79.7 101.7 75.3 97 72 96C68.7 95 61.3 96 60 98C58.7 100 61.7 106 64 108C66.3 110 71.3 110.7 74 110C76.7 109.3 80.3 106.3 80 104Z"/>
  `,
};
