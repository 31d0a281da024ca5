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

  // A shallow bowl of hummus with a swirl, chickpeas and a leaf, flat bread beside it.
  hummus: `
    <path data-part="bread" fill="#e0a868" d="M60 46L96 8L118 52Z"/>
    <path data-part="bread" fill="#ffd890" d="M84 52L124 22L126 66Z"/>
    <path data-part="bowl" fill="#5a94e0" d="M2 70Q4 112 40 122H84Q118 112 120 70Z"/>
    <ellipse data-part="rim" fill="#ffffff" cx="61" cy="70" rx="59" ry="30"/>
    <ellipse data-part="cream" fill="#f0cc80" cx="61" cy="69" rx="50" ry="24"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M20 66C21.7 64 24 56.8 30 54C36 51.2 46.7 49.2 56 49C65.3 48.8 78.8 50.2 86 53C93.2 55.8 98.3 61.5 99 66C99.7 70.5 95.5 76.3 90 80C84.5 83.7 74 87.3 66 88C58 88.7 47.7 86 42 84C36.3 82 33.7 77.3 32 76"/>
    <circle data-part="food" fill="#fff0d0" cx="49" cy="66" r="8.5"/>
    <circle data-part="food" fill="#fff0d0" cx="65" cy="61" r="8.5"/>
    <circle data-part="food" fill="#fff0d0" cx="63" cy="76" r="8.5"/>
    <path data-part="leaf" fill="#5fa84a" d="M74 70C73.8 67.3 79 61.3 82 60C85 58.7 90.5 60.3 92 62C93.5 63.7 92.5 67.7 91 70C89.5 72.3 85.8 76 83 76C80.2 76 74.2 72.7 74 70Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M18 102C20.3 100.7 27.3 94 32 94C36.7 94 41.3 99.3 46 102C50.7 104.7 55.3 110 60 110C64.7 110 69.3 104.7 74 102C78.7 99.3 83.7 94.3 88 94C92.3 93.7 98 99 100 100"/>
  `,

  // A granola bar half out of its wrapper: oats, nuts and chocolate, a bite gone.
  "granola-bar": `
    <path data-part="bread" fill="#d9a860" d="M46 10Q54 4 60 10Q66 14 72 8Q80 4 84 12Q92 10 92 18V84H36V16Z"/>
    <path fill="#f4d8a0" d="M52.6 26.4C52.2 27.4 50.9 28.4 49.5 28.7C48.2 29.1 46 28.9 44.4 28.3C42.9 27.8 41.1 26.5 40.2 25.4C39.4 24.2 39.1 22.6 39.4 21.6C39.8 20.6 41.1 19.6 42.5 19.3C43.8 18.9 46 19.1 47.6 19.7C49.1 20.2 50.9 21.5 51.8 22.6C52.6 23.8 52.9 25.4 52.6 26.4Z"/>
    <path fill="#fff0c8" d="M72.1 24.5C72.6 25.4 72.5 27.1 71.9 28.3C71.3 29.6 69.7 31.2 68.3 32C66.9 32.8 64.7 33.4 63.3 33.3C61.9 33.2 60.5 32.4 59.9 31.5C59.4 30.6 59.5 28.9 60.1 27.7C60.7 26.4 62.3 24.8 63.7 24C65.1 23.2 67.3 22.6 68.7 22.7C70.1 22.8 71.5 23.6 72.1 24.5Z"/>
    <path fill="#f4d8a0" d="M87.4 38.5C86.7 39.3 85.1 39.8 83.7 39.7C82.3 39.5 80.3 38.6 79 37.5C77.8 36.5 76.5 34.6 76.1 33.3C75.7 32 75.9 30.3 76.6 29.5C77.3 28.7 78.9 28.2 80.3 28.3C81.7 28.5 83.7 29.4 85 30.5C86.2 31.5 87.5 33.4 87.9 34.7C88.3 36 88.1 37.7 87.4 38.5Z"/>
    <path fill="#fff0c8" d="M56.6 41.6C56.9 42.6 56.6 44.2 55.8 45.4C54.9 46.5 53.1 47.8 51.6 48.3C50 48.9 47.8 49.1 46.5 48.7C45.1 48.4 43.8 47.4 43.4 46.4C43.1 45.4 43.4 43.8 44.2 42.6C45.1 41.5 46.9 40.2 48.4 39.7C50 39.1 52.2 38.9 53.5 39.3C54.9 39.6 56.2 40.6 56.6 41.6Z"/>
    <path fill="#f4d8a0" d="M76.9 51.2C76.7 52.3 75.6 53.5 74.3 54.1C73 54.6 70.8 54.8 69.2 54.5C67.6 54.2 65.6 53.3 64.6 52.3C63.5 51.4 62.9 49.9 63.1 48.8C63.3 47.7 64.4 46.5 65.7 45.9C67 45.4 69.2 45.2 70.8 45.5C72.4 45.8 74.4 46.7 75.4 47.7C76.5 48.6 77.1 50.1 76.9 51.2Z"/>
    <path fill="#fff0c8" d="M51.7 66C51.1 66.9 49.6 67.5 48.2 67.5C46.8 67.5 44.7 66.7 43.4 65.8C42 64.8 40.6 63.1 40.1 61.8C39.6 60.5 39.6 58.9 40.3 58C40.9 57.1 42.4 56.5 43.8 56.5C45.2 56.5 47.3 57.3 48.6 58.2C50 59.2 51.4 60.9 51.9 62.2C52.4 63.5 52.4 65.1 51.7 66Z"/>
    <path fill="#f4d8a0" d="M87.4 55.5C88.1 56.3 88.3 58 87.9 59.3C87.5 60.6 86.2 62.5 85 63.5C83.7 64.6 81.7 65.5 80.3 65.7C78.9 65.8 77.3 65.3 76.6 64.5C75.9 63.7 75.7 62 76.1 60.7C76.5 59.4 77.8 57.5 79 56.5C80.3 55.4 82.3 54.5 83.7 54.3C85.1 54.2 86.7 54.7 87.4 55.5Z"/>
    <circle fill="#c37d53" cx="58" cy="16" r="4"/>
    <circle fill="#c37d53" cx="58" cy="58" r="4.4"/>
    <circle fill="#c37d53" cx="76" cy="42" r="4"/>
    <path data-part="wrapper" fill="#8fb8f0" d="M30 74L20 60L36 66L42 54L50 66L58 56L64 68L72 56L80 66L88 54L94 66L108 60L98 74L98 116L30 116Z"/>
    <path fill="#5a94e0" d="M30 116L98 116L98 124L92 120L86 126L80 120L74 126L68 120L62 126L56 120L50 126L44 120L38 126L30 122Z"/>
    <circle data-part="label" fill="#fff3b0" cx="64" cy="94" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M64 104C64 102 64 95.3 64 92C64 88.7 64 85.3 64 84"/>
    <path fill="#e8b850" d="M61.9 93.4C61.5 94 60.4 94.3 59.3 94.2C58.2 94 56.4 93.3 55.3 92.5C54.1 91.6 52.8 90.3 52.3 89.3C51.8 88.3 51.7 87.1 52.1 86.6C52.5 86 53.6 85.7 54.7 85.8C55.8 86 57.6 86.7 58.7 87.5C59.9 88.4 61.2 89.7 61.7 90.7C62.2 91.7 62.3 92.9 61.9 93.4Z"/>
    <path fill="#e8b850" d="M75.9 86.6C76.3 87.1 76.2 88.3 75.7 89.3C75.2 90.3 73.9 91.6 72.7 92.5C71.6 93.3 69.8 94 68.7 94.2C67.6 94.3 66.5 94 66.1 93.4C65.7 92.9 65.8 91.7 66.3 90.7C66.8 89.7 68.1 88.4 69.3 87.5C70.4 86.7 72.2 86 73.3 85.8C74.4 85.7 75.5 86 75.9 86.6Z"/>
    <path fill="#e8b850" d="M61.9 102.4C61.5 103 60.4 103.3 59.3 103.2C58.2 103 56.4 102.3 55.3 101.5C54.1 100.6 52.8 99.3 52.3 98.3C51.8 97.3 51.7 96.1 52.1 95.6C52.5 95 53.6 94.7 54.7 94.8C55.8 95 57.6 95.7 58.7 96.5C59.9 97.4 61.2 98.7 61.7 99.7C62.2 100.7 62.3 101.9 61.9 102.4Z"/>
    <path fill="#e8b850" d="M75.9 95.6C76.3 96.1 76.2 97.3 75.7 98.3C75.2 99.3 73.9 100.6 72.7 101.5C71.6 102.3 69.8 103 68.7 103.2C67.6 103.3 66.5 103 66.1 102.4C65.7 101.9 65.8 100.7 66.3 99.7C66.8 98.7 68.1 97.4 69.3 96.5C70.4 95.7 72.2 95 73.3 94.8C74.4 94.7 75.5 95 75.9 95.6Z"/>
  `,
};
