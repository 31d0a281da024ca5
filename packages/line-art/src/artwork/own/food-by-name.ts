/** Sweets and snacks that people ask for by name: 128 × 128 boxes. */
export const foodByName: Readonly<Record<string, string>> = {
  // A banana split: three scoops between the halves of a banana, sauce and cherries.
  "banana-split": `
    <circle data-part="scoop" fill="#f8b8c8" cx="32" cy="48" r="19"/>
    <circle data-part="scoop" fill="#f2d0a0" cx="96" cy="48" r="19"/>
    <circle data-part="scoop" fill="#fff3dc" cx="64" cy="38" r="22"/>
    <path fill="#c98f5e" d="M42 36C42.3 32.7 48.3 21.7 52 18C55.7 14.3 59.7 14 64 14C68.3 14 74.3 14.3 78 18C81.7 21.7 85.7 32 86 36C86.3 40 81.7 42 80 42C78.3 42 77.7 35 76 36C74.3 37 72.3 47.7 70 48C67.7 48.3 64.7 38.3 62 38C59.3 37.7 56 46 54 46C52 46 52 39.7 50 38C48 36.3 41.7 39.3 42 36Z"/>
    <circle data-part="cherry" fill="#f2605a" cx="64" cy="10" r="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 4Q70 1 76 2"/>
    <circle data-part="cherry" fill="#f2605a" cx="28" cy="28" r="5.6"/>
    <circle data-part="cherry" fill="#f2605a" cx="100" cy="28" r="5.6"/>
    <path fill="#ffe36b" d="M1 44C3.7 43.4 6.2 39.7 10 42C13.8 44.3 15 54 24 58C33 62 50.7 66 64 66C77.3 66 95 62 104 58C113 54 114.2 44.3 118 42C121.8 39.7 124.3 43.4 127 44C125.5 51.2 126.5 61 122 68C117.5 75 109.7 82 100 86C90.3 90 76 92 64 92C52 92 37.7 90 28 86C18.3 82 10.5 75 6 68C1.5 61 2.5 51.2 1 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M12 52Q30 74 64 78Q98 74 116 52"/>
    <path data-part="bowl" fill="#d8f0fa" d="M8 80Q64 96 120 80Q114 108 78 112L84 120H94V126H34V120H44L50 112Q14 108 8 80Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 92Q36 102 52 105M100 92Q92 102 76 105"/>
  `,

  // Three cake pops on sticks in a stand, sprinkled.
  "cake-pop": `
    <path data-part="stick" fill="#fff3e0" d="M30 56H32Q34 56 34 58V110Q34 112 32 112H30Q28 112 28 110V58Q28 56 30 56Z"/>
    <path data-part="stick" fill="#fff3e0" d="M63 46H65Q67 46 67 48V110Q67 112 65 112H63Q61 112 61 110V48Q61 46 63 46Z"/>
    <path data-part="stick" fill="#fff3e0" d="M96 56H98Q100 56 100 58V110Q100 112 98 112H96Q94 112 94 110V58Q94 56 96 56Z"/>
    <circle fill="#f8a8c0" cx="30" cy="42" r="23"/>
    <circle fill="#a8d8f0" cx="98" cy="42" r="23"/>
    <circle fill="#e8c090" cx="64" cy="30" r="25"/>
    <path data-part="icing" fill="#fff6ea" d="M39.5 28Q42 5 64 5Q86 5 88.5 28Q82 36 76 28Q70 38 64 30Q58 38 52 28Q46 36 39.5 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M20 34L24 38M34 30L38 28M26 50L32 52M40 44L42 40M92 32L96 36M106 34L110 32M90 48L94 50M104 50L108 46M54 16L57 20M66 12L70 13M76 20L79 17"/>
    <path fill="#ffe08a" d="M13 104H115Q120 104 120 109V119Q120 124 115 124H13Q8 124 8 119V109Q8 104 13 104Z"/>
    <path data-part="heart" fill="#f28aa8" d="M64 121C61.7 121 58 116 57 114C56 112 57.2 110 58 109C58.8 108 61 107.7 62 108C63 108.3 63.3 111 64 111C64.7 111 65 108.3 66 108C67 107.7 69.2 108 70 109C70.8 110 72 112 71 114C70 116 66.3 121 64 121Z"/>
  `,

  // A pack of bubble gum, sticks looking out, a ball and a blown bubble.
  "bubble-gum": `
    <circle data-part="bubble" fill="#f8a8c8" cx="92" cy="38" r="32"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M74 28Q80 16 92 14"/>
    <path fill="#f8a8c8" d="M62 56C64.3 54 70 52.7 72 54C74 55.3 75 61.3 74 64C73 66.7 68.7 69.7 66 70C63.3 70.3 58.7 68.3 58 66C57.3 63.7 59.7 58 62 56Z"/>
    <path data-part="stick" fill="#f8c8d8" d="M16 36H26Q28 36 28 38V84Q28 86 26 86H16Q14 86 14 84V38Q14 36 16 36Z"/>
    <path data-part="stick" fill="#f8c8d8" d="M34 28H44Q46 28 46 30V84Q46 86 44 86H34Q32 86 32 84V30Q32 28 34 28Z"/>
    <path data-part="stick" fill="#f8c8d8" d="M52 40H60Q62 40 62 42V84Q62 86 60 86H52Q50 86 50 84V42Q50 40 52 40Z"/>
    <path data-part="wrapper" fill="#8fd0e8" d="M12 60H66Q70 60 70 64V118Q70 122 66 122H12Q8 122 8 118V64Q8 60 12 60Z"/>
    <path data-part="label" fill="#fff0b0" d="M8 76H70V104H8Z"/>
    <circle fill="#f8a8c8" cx="28" cy="90" r="9"/>
    <circle fill="#ffd35c" cx="48" cy="90" r="9"/>
    <circle data-part="candy" fill="#ffd35c" cx="90" cy="108" r="15"/>
    <circle data-part="candy" fill="#8fce7c" cx="114" cy="112" r="12"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M84 102Q88 98 94 100"/>
  `,

  // An apple on a stick, caramel running down it, nuts on top.
  "caramel-apple": `
    <path fill="#f2605a" d="M64 46C70.7 46 77 36.3 84 36C91 35.7 100.7 39 106 44C111.3 49 115.3 57.7 116 66C116.7 74.3 113.7 85.7 110 94C106.3 102.3 100 111.3 94 116C88 120.7 79 121.7 74 122C69 122.3 67.3 118 64 118C60.7 118 59 122.3 54 122C49 121.7 40 120.7 34 116C28 111.3 21.7 102.3 18 94C14.3 85.7 11.3 74.3 12 66C12.7 57.7 16.7 49 22 44C27.3 39 37 35.7 44 36C51 36.3 57.3 46 64 46Z"/>
    <path fill="#e8b060" d="M64 36C70.7 36 77 31.3 84 32C91 32.7 100.3 35 106 40C111.7 45 116.7 54.7 118 62C119.3 69.3 116 79.3 114 84C112 88.7 108 91 106 90C104 89 104 80.3 102 78C100 75.7 96 74 94 76C92 78 92 86.7 90 90C88 93.3 84 97 82 96C80 95 80 86.7 78 84C76 81.3 72.3 77.7 70 80C67.7 82.3 66 94.7 64 98C62 101.3 59.7 102.3 58 100C56.3 97.7 56 87.3 54 84C52 80.7 48.3 78.7 46 80C43.7 81.3 42.3 89.7 40 92C37.7 94.3 34 96 32 94C30 92 30 82 28 80C26 78 22.8 83.7 20 82C17.2 80.3 11.3 76 11 70C10.7 64 12.5 52.3 18 46C23.5 39.7 36.3 33.7 44 32C51.7 30.3 57.3 36 64 36Z"/>
    <path data-part="stick" fill="#f4e0c0" d="M63 2H65Q70 2 70 7V41Q70 46 65 46H63Q58 46 58 41V7Q58 2 63 2Z"/>
    <circle fill="#fff0d0" cx="38" cy="50" r="4.6"/>
    <circle fill="#fff0d0" cx="52" cy="62" r="4.6"/>
    <circle fill="#fff0d0" cx="78" cy="58" r="4.6"/>
    <circle fill="#fff0d0" cx="94" cy="52" r="4.6"/>
    <circle fill="#fff0d0" cx="34" cy="66" r="4"/>
    <circle fill="#fff0d0" cx="98" cy="66" r="4"/>
  `,

  // A slice of cheesecake: a crumb base, smooth cream, a strawberry on top.
  cheesecake: `
    <ellipse data-part="plate" fill="#e4ecf4" cx="64" cy="108" rx="60" ry="17"/>
    <path fill="#fff3d0" d="M12 74L96 44L118 62L118 96L12 106Z"/>
    <path fill="#fffaea" d="M12 74L96 44L118 62Z"/>
    <path fill="#e0b078" d="M12 96L118 84L118 98L12 108Z"/>
    <path data-part="icing" fill="#f2605a" d="M12 74L96 44L118 62L116 66Q108 64 104 72Q98 66 90 72Q84 66 76 74Q68 68 60 78Q52 70 44 80Q36 72 28 80Q20 76 12 78Z"/>
    <path data-part="berry" fill="#f2705a" d="M82 16C87.3 16 95 18.7 98 22C101 25.3 101.3 31.3 100 36C98.7 40.7 93 47 90 50C87 53 84.7 54 82 54C79.3 54 77 53 74 50C71 47 65.3 40.7 64 36C62.7 31.3 63 25.3 66 22C69 18.7 76.7 16 82 16Z"/>
    <path data-part="leaf" fill="#8fce7c" d="M82 20C78 20 73 19.7 70 18C67 16.3 65.8 12.4 64 10C67 10.6 71 13 74 12C77 11 79.6 6.4 82 4C84.4 6.4 87 11 90 12C93 13 97 10.6 100 10C98.2 12.4 97 16.3 94 18C91 19.7 86 20 82 20Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M76 30V33M88 30V33M82 40V43"/>
  `,

  // Brownies stacked on a plate, chunks and cracks on top.
  brownie: `
    <ellipse data-part="plate" fill="#e4ecf4" cx="64" cy="108" rx="61" ry="17"/>
    <path fill="#d9a888" d="M8 76L22 62L68 62L56 76Z"/>
    <path fill="#c08868" d="M8 76L56 76L56 104L8 104Z"/>
    <path fill="#b87f60" d="M56 76L68 62L68 90L56 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 67L32 72L40 67M16 88Q22 84 26 90"/>
    <circle fill="#fff0dc" cx="42" cy="90" r="4"/>
    <circle fill="#fff0dc" cx="28" cy="96" r="3.4"/>
    <path fill="#d9a888" d="M66 76L80 62L126 62L114 76Z"/>
    <path fill="#c08868" d="M66 76L114 76L114 104L66 104Z"/>
    <path fill="#b87f60" d="M114 76L126 62L126 90L114 104Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M82 67L90 72L98 67M74 88Q80 84 84 90"/>
    <circle fill="#fff0dc" cx="100" cy="90" r="4"/>
    <circle fill="#fff0dc" cx="86" cy="96" r="3.4"/>
    <path fill="#d9a888" d="M36 44L50 30L96 30L84 44Z"/>
    <path fill="#c08868" d="M36 44L84 44L84 72L36 72Z"/>
    <path fill="#b87f60" d="M84 44L96 30L96 58L84 72Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M52 35L60 40L68 35M44 56Q50 52 54 58"/>
    <circle fill="#fff0dc" cx="70" cy="58" r="4"/>
    <circle fill="#fff0dc" cx="56" cy="64" r="3.4"/>
  `,

  // A tall mug of soda with ice cream floating, a straw and a cherry.
  "root-beer-float": `
    <path fill="none" stroke="#3a2a40" stroke-width="5" d="M86 46L98 6L112 4"/>
    <circle data-part="scoop" fill="#fff3dc" cx="58" cy="30" r="22"/>
    <circle data-part="cherry" fill="#f2605a" cx="56" cy="9" r="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 3Q62 1 66 1"/>
    <path fill="#fffaf0" d="M20 46C20.3 42.7 24.3 35.3 28 34C31.7 32.7 37.3 38.3 42 38C46.7 37.7 51.3 32 56 32C60.7 32 65.3 37.7 70 38C74.7 38.3 80 32.7 84 34C88 35.3 93.3 42.7 94 46C94.7 49.3 99.3 52.7 88 54C76.7 55.3 37.3 55.3 26 54C14.7 52.7 19.7 49.3 20 46Z"/>
    <path data-part="glass" fill="#d8a878" d="M22 50H92L86 118Q86 124 80 124H34Q28 124 28 118Z"/>
    <path data-part="handle" fill="#c8ccd4" d="M91 62Q118 60 116 84Q114 106 88 104L89 94Q104 96 105 82Q105 70 90 72Z"/>
    <circle data-part="bubble" fill="#fff3dc" cx="42" cy="74" r="4.6"/>
    <circle data-part="bubble" fill="#fff3dc" cx="64" cy="84" r="5.6"/>
    <circle data-part="bubble" fill="#fff3dc" cx="46" cy="98" r="5"/>
    <circle data-part="bubble" fill="#fff3dc" cx="74" cy="66" r="4"/>
    <circle data-part="bubble" fill="#fff3dc" cx="68" cy="108" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 62Q33 88 36 112"/>
  `,

  // A bowl of dip in a swirl, an olive on top, flatbread and carrot around it.
  hummus: `
    <path data-part="bread" fill="#f8dca8" d="M14 60L30 14L58 44Z"/>
    <path data-part="bread" fill="#f8dca8" d="M70 44L98 12L112 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M28 34L34 44M94 32L90 44M30 50L38 48M98 48L90 50"/>
    <path data-part="carrot" fill="#ffb060" d="M54 46L58 8Q64 2 70 8L74 46Z"/>
    <ellipse data-part="bowl" fill="#f4e4c0" cx="64" cy="62" rx="54" ry="22"/>
    <ellipse fill="#ecd4a0" cx="64" cy="60" rx="44" ry="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 60Q72 54 78 60Q80 68 64 69Q46 68 46 58Q48 50 66 49Q88 50 96 58"/>
    <path data-part="bowl" fill="#8fb8f0" d="M10 64Q12 116 46 118H82Q116 116 118 64Q104 84 64 84Q24 84 10 64Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 92Q32 98 40 92Q48 86 56 92Q64 98 72 92Q80 86 88 92Q96 98 104 92"/>
    <path fill="#7fa8e0" d="M47 116H81Q84 116 84 119V122Q84 125 81 125H47Q44 125 44 122V119Q44 116 47 116Z"/>
    <circle fill="#b8d088" cx="62" cy="60" r="5.6"/>
  `,

  // A granola bar half out of its wrapper, oats, nuts and raisins in it.
  "granola-bar": `
    <path data-part="bar" fill="#e8c088" d="M16 42C17.7 34 15 37 24 36C33 35 62.3 26.7 70 36C77.7 45.3 78 82.7 70 92C62 101.3 31.3 93.3 22 92C12.7 90.7 15 92.3 14 84C13 75.7 14.3 50 16 42Z"/>
    <circle fill="#fff0d0" cx="28" cy="50" r="5"/>
    <circle fill="#c88868" cx="44" cy="46" r="4.4"/>
    <circle fill="#fff0d0" cx="58" cy="54" r="5"/>
    <circle fill="#c88868" cx="30" cy="68" r="4.4"/>
    <circle fill="#fff0d0" cx="46" cy="64" r="5.6"/>
    <circle fill="#c88868" cx="58" cy="74" r="4.4"/>
    <circle fill="#fff0d0" cx="36" cy="82" r="5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 60L26 62M48 80L53 78M38 56L42 58"/>
    <path data-part="wrapper" fill="#8fce9a" d="M62 30L68 36L74 30L80 36L86 30H118L122 36L118 42L122 48L118 54L122 60L118 66L122 72L118 78L122 84L118 90L122 96L118 98H86L80 92L74 98L68 92L62 98Z"/>
    <path data-part="label" fill="#ffe9a0" d="M92 44C96.7 43 104.7 46.7 108 50C111.3 53.3 112.7 59.3 112 64C111.3 68.7 107.7 75.3 104 78C100.3 80.7 94 81.3 90 80C86 78.7 81.7 74 80 70C78.3 66 78 60.3 80 56C82 51.7 87.3 45 92 44Z"/>
    <path fill="#ffb060" d="M86 62C87.3 58.7 93 52.3 96 52C99 51.7 103.7 56.7 104 60C104.3 63.3 100.7 70 98 72C95.3 74 90 73.7 88 72C86 70.3 84.7 65.3 86 62Z"/>
  `,
};
