/** Dishes and sweets of the table and the street: 128 × 128 boxes. */
export const delicacies: Readonly<Record<string, string>> = {
  // A ladle pours sugar: a fish on its stick on the slab.
  "sugar-painting": `
    <path fill="#eef2f8" d="M2 50L126 50L126 124Q126 127 122 127L6 127Q2 127 2 124Z"/>
    <path data-part="stick" fill="#e0b878" d="M60 70L67 70L67 127L60 127Z"/>
    <path data-part="tailFin" fill="#ffc94d" d="M90 86Q100 62 122 60Q114 76 116 86Q114 96 122 112Q100 110 90 86Z"/>
    <path data-part="fin" fill="#ffc94d" d="M46 70Q58 52 82 58Q76 64 78 74Z"/>
    <path data-part="body" fill="#ffc94d" d="M10 86Q26 62 58 64Q84 68 96 86Q84 104 58 110Q26 110 10 86Z"/>
    <path data-part="body" fill="#fff6dc" d="M40 76Q62 70 82 86Q64 102 40 98Q48 86 40 76Z"/>
    <circle fill="#2a2440" cx="27" cy="82" r="3.4"/>
    <path fill="none" stroke="#8a5a10" stroke-width="2.2" d="M50 78Q60 86 50 94M62 78Q72 86 62 95M18 92Q23 96 28 94M104 76Q108 86 104 96"/>
    <path data-part="drop" fill="#ffc94d" d="M44 34L54 36Q52 52 52 64L45 66Q46 50 44 34Z"/>
    <path data-part="handle" fill="#c98f54" d="M62 20L112 1L117 10L66 32Z"/>
    <path fill="#b8c8dc" d="M20 16Q46 6 70 18Q72 38 48 42Q22 40 20 16Z"/>
    <ellipse fill="#ffc94d" cx="45" cy="17" rx="24" ry="7"/>
  `,
  // A whole duck with its head, its leg in a frill, on a platter.
  "roast-duck": `
    <ellipse fill="#d4eefb" cx="64" cy="106" rx="62" ry="19"/>
    <path data-part="leg" fill="#e09a58" d="M78 62Q84 34 96 26L108 34Q106 50 104 72Z"/>
    <path fill="#ffffff" d="M90 26L94 12Q98 2 104 8Q110 2 114 10Q122 10 118 18L112 34Z"/>
    <path data-part="neck" fill="#e8a860" d="M34 92Q14 82 18 50Q14 26 34 24Q52 26 50 40Q48 48 40 52Q38 62 54 66Z"/>
    <path data-part="beak" fill="#ffd35c" d="M22 33Q8 30 2 38Q0 46 8 47Q18 48 24 46Z"/>
    <path data-part="body" fill="#e8a860" d="M26 92Q30 58 66 54Q100 52 116 72Q122 84 114 96Q104 112 68 112Q32 110 26 92Z"/>
    <path fill="none" stroke="#7a3a10" stroke-width="2.4" d="M28 36Q33 41 38 36M50 82Q66 70 80 76Q90 82 82 92Q70 100 58 94M58 82Q66 82 68 88M102 66L110 82M98 72L112 72"/>
  `,
  // Wontons like little ingots in a bowl of soup.
  wonton: `
    <path fill="#b8dcf5" d="M6 70L122 70Q120 102 92 116L36 116Q8 102 6 70Z"/>
    <path fill="#d4eefb" d="M40 114L88 114L84 125L44 125Z"/>
    <ellipse fill="#ffc970" cx="64" cy="70" rx="60" ry="19"/>
    <path fill="#fffaf0" d="M8 58Q2 38 20 44Q24 28 35 28Q46 28 50 44Q68 38 62 58Q54 76 35 76Q16 76 8 58Z"/>
    <path fill="#fffaf0" d="M66 58Q60 38 78 44Q82 28 93 28Q104 28 108 44Q126 38 120 58Q112 76 93 76Q74 76 66 58Z"/>
    <path fill="#fffaf0" d="M37 70Q31 50 49 56Q53 40 64 40Q75 40 79 56Q97 50 91 70Q83 88 64 88Q45 88 37 70Z"/>
    <path fill="none" stroke="#8a6a3a" stroke-width="2.2" d="M20 44Q28 52 36 51M108 44Q100 52 92 51M49 56Q64 68 79 56M35 22Q29 16 35 9Q41 3 37 0M93 22Q87 16 93 9Q99 3 95 0"/>
    <path fill="none" stroke="#2a5a7a" stroke-width="2.4" d="M34 102Q44 94 54 102Q64 110 74 102Q84 94 94 102"/>
  `,
  // Steamed cake of rice, with dates.
  "rice-cake": `
    <ellipse fill="#b8dcf5" cx="64" cy="104" rx="62" ry="20"/>
    <path fill="#fff3dc" d="M16 70L112 70L112 96Q112 112 64 112Q16 112 16 96Z"/>
    <path fill="#fffaf0" d="M16 68Q16 48 64 48Q112 48 112 68Q112 88 64 88Q16 88 16 68Z"/>
    <ellipse fill="#e8685f" cx="64" cy="66" rx="13" ry="8"/>
    <ellipse fill="#e8685f" cx="34" cy="67" rx="9" ry="6"/>
    <ellipse fill="#e8685f" cx="94" cy="67" rx="9" ry="6"/>
    <path fill="none" stroke="#8a6a3a" stroke-width="2.4" d="M42 36Q34 26 42 18Q50 10 44 2M64 38Q56 28 64 20Q72 12 66 4M86 36Q78 26 86 18Q94 10 88 2"/>
  `,
  // Little round meatballs on noodles.
  meatballs: `
    <ellipse fill="#d4eefb" cx="64" cy="98" rx="62" ry="24"/>
    <path fill="#ffe9a0" d="M14 94Q10 78 30 76Q40 62 64 66Q90 62 98 76Q118 78 114 94Q108 112 64 112Q20 112 14 94Z"/>
    <circle fill="#d9986a" cx="40" cy="62" r="20"/>
    <circle fill="#d9986a" cx="88" cy="62" r="20"/>
    <circle fill="#d9986a" cx="64" cy="44" r="21"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 24Q48 22 44 6Q60 4 65 14Q72 2 88 6Q84 22 64 24Z"/>
    <path fill="none" stroke="#8a6a10" stroke-width="2.4" d="M24 94Q40 84 56 94Q72 104 88 94Q98 88 106 92M40 104Q56 98 72 106"/>
  `,
  // A plate of nachos: three-cornered chips, melted cheese, olives and a bowl of dip.
  nachos: `
    <ellipse data-part="plate" fill="#dfe8f4" cx="64" cy="100" rx="62" ry="24"/>
    <path fill="#ffd890" d="M16 92L34 56L54 92L16 92Z"/>
    <path fill="#ffe0a0" d="M30 66L62 26L70 74L30 66Z"/>
    <path fill="#ffd890" d="M64 78L90 36L112 80L64 78Z"/>
    <path fill="#ffe0a0" d="M84 96L108 58L122 98L84 96Z"/>
    <path fill="#ffd890" d="M44 100L62 58L86 100L44 100Z"/>
    <path fill="#ffb040" d="M40 58C42 54.3 49.7 47 54 46C58.3 45 62 50.3 66 52C70 53.7 73.7 56.7 78 56C82.3 55.3 88.3 47.3 92 48C95.7 48.7 99 55.7 100 60C101 64.3 99.7 72.3 98 74C96.3 75.7 92 68.7 90 70C88 71.3 88 81.3 86 82C84 82.7 81 74.7 78 74C75 73.3 70.7 75.7 68 78C65.3 80.3 64.3 88.3 62 88C59.7 87.7 56.7 77.7 54 76C51.3 74.3 48 79.3 46 78C44 76.7 43 71.3 42 68C41 64.7 38 61.7 40 58Z"/>
    <circle fill="#8fce7c" cx="62" cy="64" r="5.4"/>
    <circle fill="#f2605a" cx="84" cy="62" r="5"/>
    <circle fill="#f2605a" cx="52" cy="60" r="4"/>
    <path data-part="bowl" fill="#f2705a" d="M42 94H84Q84 116 64 118Q44 116 42 94Z"/>
    <ellipse fill="#8fdc7c" cx="63" cy="94" rx="21" ry="6.4"/>
  `,
  // A ham with its bone and a bow.
  ham: `
    <path data-part="bone" fill="#fffaf0" d="M92 38L108 20Q102 8 112 4Q120 2 120 12Q128 14 126 22Q122 30 114 28L100 46Z"/>
    <path fill="#e8846a" d="M12 62Q20 34 52 28Q84 20 102 40Q112 62 98 90Q80 122 42 122Q4 112 12 62Z"/>
    <ellipse fill="#f7b8b0" cx="44" cy="84" rx="30" ry="34"/>
    <circle data-part="bone" fill="#fffaf0" cx="42" cy="84" r="11"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.2" d="M60 34L76 62M78 32L92 52M84 90L96 66M66 46L82 32M78 66L98 44"/>
  `,
  // A long choux bun: icing on top, cream between its halves, in a paper case.
  eclair: `
    <g transform="translate(0 30) scale(1 0.56)">
    <path data-part="layer" fill="#f0b868" d="M4 86C4 78 20 76 64 76C108 76 124 78 124 86C124 104 104 112 64 112C24 112 4 104 4 86Z"/>
    <path data-part="cream" fill="#ffffff" d="M6 72Q64 88 122 72Q128 80 122 88Q112 96 102 89Q92 98 82 91Q73 99 64 92Q55 99 46 91Q36 98 26 89Q16 96 6 88Q0 80 6 72Z"/>
    <path data-part="layer" fill="#f0b868" d="M2 64C2 42 24 30 64 30C104 30 126 42 126 64C126 74 120 78 108 79C80 84 48 84 20 79C8 78 2 74 2 64Z"/>
    <path data-part="icing" fill="#c98f6a" d="M10 58C10 40 32 32 64 32C96 32 118 40 118 58C116 68 108 62 102 62C94 62 94 72 86 71C78 70 80 62 72 63C64 64 66 74 56 72C48 70 50 63 42 63C34 63 34 70 26 68C18 66 12 66 10 58Z"/>
    </g>
  `,
};
