/** Garden flowers: 128 × 128 boxes, stems down to the bottom edge. */
export const gardenFlowers: Readonly<Record<string, string>> = {
  // A dandelion clock, two seeds away on the wind.
  dandelion: `
    <path fill="#a9dd86" d="M56 124C44 124 26 118 10 118C14 110 10 106 6 100C18 102 20 96 22 90C32 100 46 108 56 118Z"/>
    <path fill="#a9dd86" d="M64 124C76 124 94 118 112 120C108 112 112 108 116 102C104 104 102 98 100 92C88 102 74 110 64 118Z"/>
    <path fill="#8fcb62" d="M52 70C54 92 56 108 55 125L65 125C66 108 62 92 60 70Z"/>
    <circle fill="#f7f9fb" cx="54" cy="44" r="40"/>
    <path fill="none" stroke="#7f8a96" stroke-width="2" d="M54 33L54 17M54 17L46.4 9.8M54 17L54 9M54 17L61.6 9.8M59.5 34.5L67.5 20.6M67.5 20.6L64.5 10.6M67.5 20.6L71.5 13.7M67.5 20.6L77.7 18.2M63.5 38.5L77.4 30.5M77.4 30.5L79.8 20.3M77.4 30.5L84.3 26.5M77.4 30.5L87.4 33.5M65 44L81 44M81 44L88.2 36.4M81 44L89 44M81 44L88.2 51.6M63.5 49.5L77.4 57.5M77.4 57.5L87.4 54.5M77.4 57.5L84.3 61.5M77.4 57.5L79.8 67.7M59.5 53.5L67.5 67.4M67.5 67.4L77.7 69.8M67.5 67.4L71.5 74.3M67.5 67.4L64.5 77.4M54 55L54 71M54 71L61.6 78.2M54 71L54 79M54 71L46.4 78.2M48.5 53.5L40.5 67.4M40.5 67.4L43.5 77.4M40.5 67.4L36.5 74.3M40.5 67.4L30.3 69.8M44.5 49.5L30.6 57.5M30.6 57.5L28.2 67.7M30.6 57.5L23.7 61.5M30.6 57.5L20.6 54.5M43 44L27 44M27 44L19.8 51.6M27 44L19 44M27 44L19.8 36.4M44.5 38.5L30.6 30.5M30.6 30.5L20.6 33.5M30.6 30.5L23.7 26.5M30.6 30.5L28.2 20.3M48.5 34.5L40.5 20.6M40.5 20.6L30.3 18.2M40.5 20.6L36.5 13.7M40.5 20.6L43.5 10.6"/>
    <circle fill="#e8cf8a" cx="54" cy="44" r="10"/>
    <path fill="none" stroke="#7f8a96" stroke-width="2" d="M100 40.4L106 30M106 30L103 19.4M106 30L108.8 19.4M106 30L113.8 22.3M106 30L116.7 27.3"/>
    <path fill="none" stroke="#7f8a96" stroke-width="2" d="M104.8 71.7L114 64M114 64L114.8 53M114 64L120.2 54.9M114 64L124 59.4M114 64L124.9 65.1"/>
  `,
  // A lily open like a star.
  lily: `
    <path fill="#8fcb62" d="M60 74C62 92 62 108 60 125L69 125C71 108 70 92 70 74Z"/>
    <path fill="#a9dd86" d="M62 118C44 116 26 104 20 84C40 86 56 98 64 114Z"/>
    <path fill="#a9dd86" d="M67 120C84 118 102 108 110 88C92 88 74 100 66 114Z"/>
    <path fill="#fbd3dd" d="M64 50C50.5 35.9 49.8 16.2 64 3C78.2 16.2 77.5 35.9 64 50Z"/>
    <path fill="#fbd3dd" d="M64 50C83 45.4 100.4 54.6 104.7 73.5C86.2 79.3 69.5 68.7 64 50Z"/>
    <path fill="#fbd3dd" d="M64 50C58.5 68.7 41.8 79.3 23.3 73.5C27.6 54.6 45 45.4 64 50Z"/>
    <path fill="#fff0f4" d="M64 50C69.5 31.3 86.2 20.7 104.7 26.5C100.4 45.4 83 54.6 64 50Z"/>
    <path fill="#fff0f4" d="M64 50C77.5 64.1 78.2 83.8 64 97C49.8 83.8 50.5 64.1 64 50Z"/>
    <path fill="#fff0f4" d="M64 50C45 54.6 27.6 45.4 23.3 26.5C41.8 20.7 58.5 31.3 64 50Z"/>
    <path fill="none" stroke="#c76a86" stroke-width="2" d="M71.8 45.5L88.2 36M64 59L64 78M56.2 45.5L39.8 36"/>
    <circle fill="#ffd27a" cx="64" cy="50" r="8"/>
  `,
  // An orchid, two broad petals and a lip.
  orchid: `
    <path data-part="leaf" fill="#a9dd86" d="M62 100C50 84 26 74 4 86C16 100 40 106 60 106Z"/>
    <path data-part="leaf" fill="#a9dd86" d="M66 100C78 84 102 74 124 86C112 100 88 106 68 106Z"/>
    <path data-part="leaf" fill="#a9dd86" d="M58 102C52 82 42 66 24 58C26 78 40 96 58 104Z"/>
    <path data-part="stem" data-telling="" fill="#8fcb62" d="M60 104C76 80 84 64 82 50C80 36 66 28 40 28L40 22C70 22 88 32 89 50C90 66 82 84 68 104Z"/>
    <path transform="translate(28 30)" data-part="petal" data-telling="" fill="#f3d0ee" d="M0 -17C6 -12 6 -8 4 -4C10 -16 25 -12 22 0C20 8 10 8 5 4C11 9 12 14 8 19C3 18 1 13 0 9C-1 13 -3 18 -8 19C-12 14 -11 9 -5 4C-10 8 -20 8 -22 0C-25 -12 -10 -16 -4 -4C-6 -8 -6 -12 0 -17Z"/>
    <path transform="translate(28 30)" data-part="petal" data-telling="" fill="#e884c0" d="M0 -2C6 -1 8 5 4 8L0 13L-4 8C-8 5 -6 -1 0 -2Z"/>
    <path transform="translate(68 22)" data-part="petal" data-telling="" fill="#f3d0ee" d="M0 -17C6 -12 6 -8 4 -4C10 -16 25 -12 22 0C20 8 10 8 5 4C11 9 12 14 8 19C3 18 1 13 0 9C-1 13 -3 18 -8 19C-12 14 -11 9 -5 4C-10 8 -20 8 -22 0C-25 -12 -10 -16 -4 -4C-6 -8 -6 -12 0 -17Z"/>
    <path transform="translate(68 22)" data-part="petal" data-telling="" fill="#e884c0" d="M0 -2C6 -1 8 5 4 8L0 13L-4 8C-8 5 -6 -1 0 -2Z"/>
    <path transform="translate(96 52)" data-part="petal" data-telling="" fill="#f3d0ee" d="M0 -17C6 -12 6 -8 4 -4C10 -16 25 -12 22 0C20 8 10 8 5 4C11 9 12 14 8 19C3 18 1 13 0 9C-1 13 -3 18 -8 19C-12 14 -11 9 -5 4C-10 8 -20 8 -22 0C-25 -12 -10 -16 -4 -4C-6 -8 -6 -12 0 -17Z"/>
    <path transform="translate(96 52)" data-part="petal" data-telling="" fill="#e884c0" d="M0 -2C6 -1 8 5 4 8L0 13L-4 8C-8 5 -6 -1 0 -2Z"/>
    <path data-part="pot" fill="#d98a5b" d="M38 108L90 108L84 124L44 124Z"/>
    <path data-part="pot" fill="#e8a878" d="M34 98L94 98L94 109L34 109Z"/>
  `,
  // A daffodil, its trumpet towards us.
  daffodil: `
    <path fill="#8fcb62" d="M60 56C61 92 61 108 59 125L69 125C70 108 70 92 70 56Z"/>
    <path fill="#a9dd86" d="M58 125C44 108 36 88 36 64C50 78 60 98 64 120Z"/>
    <path fill="#a9dd86" d="M70 125C86 110 94 92 96 70C82 82 70 100 66 120Z"/>
    <path fill="#ffe66d" d="M64 46C58.8 28.1 67.1 12.1 85.5 8.8C91.8 26.3 82.1 41.6 64 46Z"/>
    <path fill="#ffe66d" d="M64 46C82.1 50.4 91.8 65.7 85.5 83.2C67.1 79.9 58.8 63.9 64 46Z"/>
    <path fill="#ffe66d" d="M64 46C51.1 59.5 33 60.3 21 46C33 31.8 51.1 32.5 64 46Z"/>
    <path fill="#fff3a8" d="M64 46C76.9 32.5 95 31.7 107 46C95 60.2 76.9 59.5 64 46Z"/>
    <path fill="#fff3a8" d="M64 46C69.2 63.9 60.9 79.9 42.5 83.2C36.2 65.7 45.9 50.4 64 46Z"/>
    <path fill="#fff3a8" d="M64 46C45.9 41.6 36.2 26.3 42.5 8.8C60.9 12.1 69.2 28.1 64 46Z"/>
    <path fill="#ee9338" d="M64 29A6.8 6.8 0 0 1 74.9 33A6.8 6.8 0 0 1 80.7 43A6.8 6.8 0 0 1 78.7 54.5A6.8 6.8 0 0 1 69.8 62A6.8 6.8 0 0 1 58.2 62A6.8 6.8 0 0 1 49.3 54.5A6.8 6.8 0 0 1 47.3 43A6.8 6.8 0 0 1 53.1 33A6.8 6.8 0 0 1 64 29Z"/>
    <circle fill="#fff0bc" cx="64" cy="46" r="9.5"/>
  `,
  lavender: `
    <path data-part="leaf" fill="#8fd07c" d="M52 124Q30 116 18 88Q44 92 58 116Z"/><path data-part="leaf" fill="#8fd07c" d="M76 124Q98 116 110 88Q84 92 70 116Z"/>
    <path fill="none" stroke="#3c7a2a" stroke-width="2.4" d="M30 74Q36 96 56 108M64 62L64 106M98 74Q92 96 72 108"/>
    <path data-part="petal" fill="#b79ae8" d="M28 10Q38 12 36 24Q46 28 40 38Q48 44 42 52Q48 60 38 66Q40 78 28 78Q16 78 20 66Q8 60 14 52Q8 44 16 38Q10 28 20 24Q18 12 28 10Z"/>
    <path data-part="petal" fill="#b79ae8" d="M100 10Q110 12 108 24Q118 28 112 38Q120 44 114 52Q120 60 108 66Q112 78 100 78Q88 78 90 66Q80 60 86 52Q80 44 88 38Q82 28 92 24Q90 12 100 10Z"/>
    <path data-part="petal" fill="#d6b8f6" d="M64 1Q75 3 73 16Q84 20 77 30Q86 36 79 45Q85 54 75 59Q76 70 64 70Q52 70 53 59Q43 54 49 45Q42 36 51 30Q44 20 55 16Q53 3 64 1Z"/>
    <path fill="none" stroke="#5a3a9a" stroke-width="2.2" d="M58 20Q64 26 70 20M56 36Q64 44 72 36M58 52Q64 58 70 52M22 30Q28 36 34 30M22 48Q28 54 34 48M94 30Q100 36 106 30M94 48Q100 54 106 48"/>
    <path data-part="bow" fill="#f0708a" d="M64 106Q48 92 42 102Q40 116 52 116L64 110L76 116Q88 116 86 102Q80 92 64 106Z"/>
  `,
  // A morning glory on its vine, a star in its bell.
  "morning-glory": `
    <path fill="none" stroke="#3f7d2c" stroke-width="2" d="M62 70C62 92 54 102 60 112C63 118 64 121 64 125M26 94C34 78 48 80 59 96M98 86C88 72 74 80 60 102M88 62C104 50 120 56 119 68C118 75 110 74 111 68"/>
    <path fill="#a9dd86" d="M26 94C22 82 4 84 4 98C4 109 18 115 26 125C34 115 48 109 48 98C48 84 30 82 26 94Z"/>
    <path fill="#a9dd86" d="M98 86C94 74 77 76 77 90C77 101 90 107 98 118C106 107 119 101 119 90C119 76 102 74 98 86Z"/>
    <path fill="none" stroke="#3f7d2c" stroke-width="2" d="M26 100L26 114M98 93L98 107"/>
    <path fill="#b9a5ee" d="M83.2 14.9A25 25 0 0 1 96.2 55.1A25 25 0 0 1 62 80A25 25 0 0 1 27.8 55.1A25 25 0 0 1 40.8 14.9A25 25 0 0 1 83.2 14.9Z"/>
    <path fill="#f4effe" d="M62 7L68.5 35.1L97.2 32.6L72.5 47.4L83.7 73.9L62 55L40.3 73.9L51.5 47.4L26.8 32.6L55.5 35.1Z"/>
    <circle fill="#dda52c" cx="62" cy="44" r="7"/>
  `,
};
