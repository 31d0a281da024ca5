/** Animals whose emoji make poor coloring pages, drawn anew: 128 × 128 boxes. */
export const betterLovedAnimals: Readonly<Record<string, string>> = {
  // A moose standing: broad antlers, a long nose and a beard.
  moose: `
    <path data-part="tail" fill="#b98a68" d="M112 62C113 59.7 120 61.7 122 64C124 66.3 125 73.7 124 76C123 78.3 118 80.3 116 78C114 75.7 111 64.3 112 62Z"/>
    <path data-part="leg" fill="#a8805c" d="M50 88L52 125L63 125L66 88Z"/>
    <path data-part="leg" fill="#a8805c" d="M84 86L82 125L93 125L97 88Z"/>
    <path data-part="body" fill="#c99a70" d="M36 62C38.3 59.7 45 50.7 50 48C55 45.3 60.3 44.7 66 46C71.7 47.3 77.7 54.3 84 56C90.3 57.7 98.7 54 104 56C109.3 58 114 63.3 116 68C118 72.7 117 79 116 84C115 89 110.7 91.2 110 98C109.3 104.8 111.7 120.5 112 125L98 125L98 125C97.8 121.5 98.3 109.2 97 104C95.7 98.8 94.5 95.3 90 94C85.5 92.7 76.3 96.3 70 96C63.7 95.7 55.5 90 52 92C48.5 94 49.7 102.5 49 108C48.3 113.5 48.2 122.2 48 125L34 125L34 125C34 121.8 34.3 112.8 34 106C33.7 99.2 31.7 91.3 32 84C32.3 76.7 35.3 65.7 36 62Z"/>
    <path data-part="beard" fill="#a8805c" d="M34 74Q46 74 48 66Q50 84 42 96Q34 88 34 74Z"/>
    <path data-part="horn" fill="#f0d8a8" d="M34 28C28 22 18 24 10 18Q2 10 4 0Q10 2 12 8Q16 2 20 1Q22 6 22 10Q28 4 33 5Q33 12 34 16Q38 22 42 26Z"/>
    <path data-part="horn" fill="#f0d8a8" d="M50 28C56 22 66 24 74 18Q82 10 80 0Q74 2 72 8Q68 2 64 1Q62 6 62 10Q56 4 51 5Q51 12 50 16Q46 22 42 26Z"/>
    <path data-part="ear" fill="#c99a70" d="M30 36C28.3 33.5 21.3 30.3 18 30C14.7 29.7 10.3 31.8 10 34C9.7 36.2 13 41.2 16 43C19 44.8 25.7 46.2 28 45C30.3 43.8 31.7 38.5 30 36Z"/>
    <path data-part="ear" fill="#c99a70" d="M56 36C57.7 33.5 64.7 30.3 68 30C71.3 29.7 75.7 31.8 76 34C76.3 36.2 73 41.2 70 43C67 44.8 60.3 46.2 58 45C55.7 43.8 54.3 38.5 56 36Z"/>
    <path data-part="head" fill="#c99a70" d="M42 24C45.7 24 51.3 25 54 28C56.7 31 58 37.3 58 42C58 46.7 56.3 52 54 56C51.7 60 48 61.7 44 66C40 70.3 35 79 30 82C25 85 18 85.3 14 84C10 82.7 6.3 77.7 6 74C5.7 70.3 9 65.7 12 62C15 58.3 21.3 56 24 52C26.7 48 26.7 42 28 38C29.3 34 29.7 30.3 32 28C34.3 25.7 38.3 24 42 24Z"/>
    <path data-part="muzzle" fill="#f0d4b0" d="M20 56C23.8 55.3 29 57.3 32 60C35 62.7 38.7 68.2 38 72C37.3 75.8 32 80.8 28 83C24 85.2 17.8 86 14 85C10.2 84 5.8 80.5 5 77C4.2 73.5 6.5 67.5 9 64C11.5 60.5 16.2 56.7 20 56Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="36" cy="42" rx="4" ry="5.2"/>
    <circle fill="#ffffff" cx="35.2" cy="39.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="50" cy="42" rx="4" ry="5.2"/>
    <circle fill="#ffffff" cx="49.2" cy="39.8" r="2"/>
    <circle data-part="nostril" fill="#2a2440" cx="13" cy="68" r="2.4"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.2" d="M12 78C18 80 24 79 29 75"/>
  `,
  // A beaver sitting up: big teeth and a flat crosshatched tail.
  beaver: `
    <path data-part="tail" fill="#b0a098" d="M88 98C91.3 94 98.7 92 104 92C109.3 92 116.2 94.7 120 98C123.8 101.3 127.7 107.7 127 112C126.3 116.3 120.8 122.3 116 124C111.2 125.7 103.3 123.3 98 122C92.7 120.7 85.7 120 84 116C82.3 112 84.7 102 88 98Z"/>
    <path fill="none" stroke="#5a4a40" stroke-width="2" d="M100 97L94 119M110 97L106 122M119 101L116 122M90 106L124 108M88 114L122 117"/>
    <path data-part="body" fill="#c8966a" d="M64 58C71.3 58 80.7 60.7 86 66C91.3 71.3 94.7 82.3 96 90C97.3 97.7 96.7 106.3 94 112C91.3 117.7 87.7 122 80 124C72.3 126 55.7 126 48 124C40.3 122 36.7 117.7 34 112C31.3 106.3 30.7 97.7 32 90C33.3 82.3 36.7 71.3 42 66C47.3 60.7 56.7 58 64 58Z"/>
    <path data-part="belly" fill="#f4d8b0" d="M64 78C68.7 78 75.3 81.7 78 86C80.7 90.3 81 98.7 80 104C79 109.3 76 115.7 72 118C68 120.3 60 120.3 56 118C52 115.7 49 109.3 48 104C47 98.7 47.3 90.3 50 86C52.7 81.7 59.3 78 64 78Z"/>
    <path data-part="foot" fill="#e0b088" d="M36 112C39.7 110.8 46.7 110.7 50 112C53.3 113.3 56 117.7 56 120C56 122.3 53.7 125 50 126C46.3 127 37.7 127.2 34 126C30.3 124.8 27.7 121.3 28 119C28.3 116.7 32.3 113.2 36 112Z"/>
    <path data-part="foot" fill="#e0b088" d="M92 112C88.3 110.8 81.3 110.7 78 112C74.7 113.3 72 117.7 72 120C72 122.3 74.3 125 78 126C81.7 127 90.3 127.2 94 126C97.7 124.8 100.3 121.3 100 119C99.7 116.7 95.7 113.2 92 112Z"/>
    <circle data-part="ear" fill="#c8966a" cx="34" cy="22" r="10"/>
    <circle data-part="ear" fill="#c8966a" cx="94" cy="22" r="10"/>
    <path data-part="head" fill="#c8966a" d="M64 8C71.3 8 80.3 10 86 14C91.7 18 96 26 98 32C100 38 99.7 44.3 98 50C96.3 55.7 93.7 62 88 66C82.3 70 72 74 64 74C56 74 45.7 70 40 66C34.3 62 31.7 55.7 30 50C28.3 44.3 28 38 30 32C32 26 36.3 18 42 14C47.7 10 56.7 8 64 8Z"/>
    <path data-part="tooth" fill="#ffffff" d="M55 62L63.5 62L63.5 80Q59 83 55 80ZM64.5 62L73 62L73 80Q69 83 64.5 80Z"/>
    <path data-part="muzzle" fill="#f4d8b0" d="M64 42C69.3 42 76.3 41.7 80 44C83.7 46.3 86.3 52.3 86 56C85.7 59.7 81.7 64 78 66C74.3 68 68.7 68 64 68C59.3 68 53.7 68 50 66C46.3 64 42.3 59.7 42 56C41.7 52.3 44.3 46.3 48 44C51.7 41.7 58.7 42 64 42Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="46" rx="8" ry="5.6"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.2" d="M64 52L64 60M54 62Q60 64 64 60Q68 64 74 62"/>
    <ellipse data-part="eye" fill="#2a2440" cx="47" cy="34" rx="4.6" ry="5.8"/>
    <circle fill="#ffffff" cx="46.2" cy="31.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="81" cy="34" rx="4.6" ry="5.8"/>
    <circle fill="#ffffff" cx="80.2" cy="31.8" r="2"/>
    <path data-part="arm" fill="#c8966a" d="M40 72C42.3 70.7 45 73 48 76C51 79 56 86.3 58 90C60 93.7 61 96 60 98C59 100 55 102.7 52 102C49 101.3 45 97 42 94C39 91 34.3 87.7 34 84C33.7 80.3 37.7 73.3 40 72Z"/>
    <path data-part="arm" fill="#c8966a" d="M88 72C85.7 70.7 83 73 80 76C77 79 72 86.3 70 90C68 93.7 67 96 68 98C69 100 73 102.7 76 102C79 101.3 83 97 86 94C89 91 93.7 87.7 94 84C94.3 80.3 90.3 73.3 88 72Z"/>
  `,
  // A seal lying, its tail up.
  seal: `
    <path data-part="tail" fill="#b9c4d0" d="M98 86C98.3 80.3 105 75.3 106 70C107 64.7 102.7 56 104 54C105.3 52 111.3 58.7 114 58C116.7 57.3 118 49.7 120 50C122 50.3 125.7 55.7 126 60C126.3 64.3 124 70 122 76C120 82 117 91.3 114 96C111 100.7 106.7 105.7 104 104C101.3 102.3 97.7 91.7 98 86Z"/>
    <path data-part="body" fill="#c8d4e0" d="M22 56C26 56.7 38 58.3 46 60C54 61.7 62 62.7 70 66C78 69.3 87.7 77 94 80C100.3 83 105 81 108 84C111 87 113.3 93.7 112 98C110.7 102.3 107 107.3 100 110C93 112.7 80.7 113.3 70 114C59.3 114.7 44.7 115.3 36 114C27.3 112.7 21.7 111 18 106C14.3 101 13.3 92.3 14 84C14.7 75.7 20.7 60.7 22 56Z"/>
    <path data-part="belly" fill="#f4f8fc" d="M26 78C29.7 76.3 35.3 77.7 40 80C44.7 82.3 50.3 87.7 54 92C57.7 96.3 62 102.5 62 106C62 109.5 58.7 111.7 54 113C49.3 114.3 39.7 115.2 34 114C28.3 112.8 22.7 110 20 106C17.3 102 17 94.7 18 90C19 85.3 22.3 79.7 26 78Z"/>
    <path data-part="flipper" fill="#b9c4d0" d="M54 88C57.3 87 64.3 89 68 92C71.7 95 74.3 101.7 76 106C77.7 110.3 79.7 115.7 78 118C76.3 120.3 70 121 66 120C62 119 57 115.7 54 112C51 108.3 48 102 48 98C48 94 50.7 89 54 88Z"/>
    <path data-part="head" fill="#c8d4e0" d="M38 12C45 11.7 53 14 58 18C63 22 67 29.7 68 36C69 42.3 67 50.7 64 56C61 61.3 55.7 65.7 50 68C44.3 70.3 36 71.3 30 70C24 68.7 17.7 65 14 60C10.3 55 7.7 46.7 8 40C8.3 33.3 11 24.7 16 20C21 15.3 31 12.3 38 12Z"/>
    <path data-part="muzzle" fill="#f4f8fc" d="M36 42C40.7 42 46.7 41 50 43C53.3 45 56.3 50.7 56 54C55.7 57.3 51.3 61.3 48 63C44.7 64.7 40 64.2 36 64C32 63.8 27.2 63.7 24 62C20.8 60.3 17.3 57.2 17 54C16.7 50.8 18.8 45 22 43C25.2 41 31.3 42 36 42Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="36" cy="46" rx="6.6" ry="4.6"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.2" d="M36 50L36 55M28 56Q33 59 36 55Q39 59 44 56M14 52L3 49M14 57L4 60M58 52L69 49M58 57L68 60"/>
    <ellipse data-part="eye" fill="#2a2440" cx="24" cy="34" rx="5" ry="6.2"/>
    <circle fill="#ffffff" cx="23.2" cy="31.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="49" cy="34" rx="5" ry="6.2"/>
    <circle fill="#ffffff" cx="48.2" cy="31.8" r="2"/>
  `,
  // A puffed-up round fish with a friendly face.
  blowfish: `
    <path data-part="spike" fill="#ffe9a8" d="M22.9 49.1L12 35L29.9 37.5Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M36.2 31.4L34 13.8L48.4 24.7Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M57 22.5L64 6L71 22.5Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M79.6 24.7L94 13.8L91.8 31.4Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M98.1 37.5L116 35L105.1 49.1Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M99.7 88.6L106.4 105L89.8 98.1Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M71 105.5L64 122L57 105.5Z"/>
    <path data-part="spike" fill="#ffe9a8" d="M38.2 98.1L21.6 105L28.3 88.6Z"/>
    <path data-part="fin" fill="#ffb84d" d="M18 60C16 55 8.7 46 6 46C3.3 46 2.3 54.7 2 60C1.7 65.3 1.3 75.3 4 78C6.7 80.7 15.7 79 18 76C20.3 73 20 65 18 60Z"/>
    <path data-part="fin" fill="#ffb84d" d="M110 60C112 55 119.3 46 122 46C124.7 46 125.7 54.7 126 60C126.3 65.3 126.7 75.3 124 78C121.3 80.7 112.3 79 110 76C107.7 73 108 65 110 60Z"/>
    <path data-part="body" fill="#ffd35c" d="M64 18C73.3 18 84.3 19.3 92 24C99.7 28.7 106.7 38.3 110 46C113.3 53.7 113.7 61.7 112 70C110.3 78.3 106 89.3 100 96C94 102.7 84 107.7 76 110C68 112.3 60 112.3 52 110C44 107.7 34 102.7 28 96C22 89.3 17.7 78.3 16 70C14.3 61.7 14.7 53.7 18 46C21.3 38.3 28.3 28.7 36 24C43.7 19.3 54.7 18 64 18Z"/>
    <path data-part="belly" fill="#fffaf0" d="M64 72C73.3 72 84.7 68.7 92 70C99.3 71.3 107.3 75 108 80C108.7 85 101.3 95 96 100C90.7 105 83.3 108.3 76 110C68.7 111.7 59.3 111.7 52 110C44.7 108.3 37.3 105 32 100C26.7 95 19.3 85 20 80C20.7 75 28.7 71.3 36 70C43.3 68.7 54.7 72 64 72Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="44" cy="50" rx="6" ry="7.4"/>
    <circle fill="#ffffff" cx="43.2" cy="47.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="84" cy="50" rx="6" ry="7.4"/>
    <circle fill="#ffffff" cx="83.2" cy="47.8" r="2"/>
    <path data-part="mouth" fill="#f7a0b4" d="M64 64C66.7 64 70.3 64.5 72 66C73.7 67.5 75.3 71 74 73C72.7 75 67.3 78 64 78C60.7 78 55.3 75 54 73C52.7 71 54.3 67.5 56 66C57.7 64.5 61.3 64 64 64Z"/>
    <ellipse data-part="cheek" fill="#ffc2d6" cx="30" cy="64" rx="6" ry="4.6"/>
    <ellipse data-part="cheek" fill="#ffc2d6" cx="98" cy="64" rx="6" ry="4.6"/>
  `,
  // A curled shrimp with a smile and long feelers.
  shrimp: `
    <path fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M22 34Q30 6 70 4M16 36Q8 14 20 2"/>
    <path data-part="tail" fill="#ff8f7a" d="M78 106C75.7 103 65 100.3 60 100C55 99.7 49.3 101.8 48 104C46.7 106.2 52.7 110.3 52 113C51.3 115.7 43 118.5 44 120C45 121.5 53 122.3 58 122C63 121.7 70.7 120.7 74 118C77.3 115.3 80.3 109 78 106Z"/>
    <path data-part="leg" fill="#ffb8a0" d="M44 72L40 92L48 92L54 74ZM62 76L60 94L68 94L74 74Z"/>
    <path data-part="body" fill="#ffb8a0" d="M22 34C26.3 30.3 32.7 26 40 24C47.3 22 57.3 21 66 22C74.7 23 84.3 25.3 92 30C99.7 34.7 108 42.3 112 50C116 57.7 117 67.3 116 76C115 84.7 110.7 95.3 106 102C101.3 108.7 93.7 113.3 88 116C82.3 118.7 75 120 72 118C69 116 68 108 70 104C72 100 80.7 98.3 84 94C87.3 89.7 90.3 82 90 78C89.7 74 87.3 70.3 82 70C76.7 69.7 66 75.7 58 76C50 76.3 40.7 74.7 34 72C27.3 69.3 21.3 64.3 18 60C14.7 55.7 13.3 50.3 14 46C14.7 41.7 17.7 37.7 22 34Z"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.2" d="M50 24Q42 48 48 74M74 24Q66 46 70 74M96 34Q82 48 82 70M112 54Q96 62 90 78M114 84Q100 84 86 92"/>
    <ellipse data-part="eye" fill="#2a2440" cx="29" cy="46" rx="4.8" ry="6"/>
    <circle fill="#ffffff" cx="28.2" cy="43.8" r="2"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.2" d="M19 58Q25 64 33 60"/>
  `,
  // An ant in three round parts, with a happy face.
  ant: `
    <path fill="none" stroke="#5a3a20" stroke-width="2.6" d="M24 32Q16 18 20 10M40 30Q42 16 50 12"/>
    <circle data-part="antenna" fill="#f0b890" cx="20" cy="8" r="5"/>
    <circle data-part="antenna" fill="#f0b890" cx="53" cy="11" r="5"/>
    <path data-part="leg" fill="#d98f5a" d="M56 78L44 98L32 104L34 112L50 104L62 82Z"/>
    <path data-part="leg" fill="#d98f5a" d="M66 80L64 104L56 114L62 120L72 108L74 82Z"/>
    <path data-part="leg" fill="#d98f5a" d="M72 78L88 98L90 114L98 114L96 94L80 74Z"/>
    <path data-part="body" fill="#e8a878" d="M98 46C103 45.7 111.7 48 116 52C120.3 56 124 63.7 124 70C124 76.3 120.3 85.7 116 90C111.7 94.3 103.3 96.7 98 96C92.7 95.3 87 90.7 84 86C81 81.3 79.7 73.3 80 68C80.3 62.7 83 57.7 86 54C89 50.3 93 46.3 98 46Z"/>
    <ellipse data-part="body" fill="#e8a878" cx="68" cy="70" rx="17" ry="14"/>
    <circle data-part="head" fill="#e8a878" cx="32" cy="52" r="25"/>
    <ellipse data-part="eye" fill="#2a2440" cx="22" cy="48" rx="4.8" ry="6.2"/>
    <circle fill="#ffffff" cx="21.2" cy="45.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="40" cy="48" rx="4.8" ry="6.2"/>
    <circle fill="#ffffff" cx="39.2" cy="45.8" r="2"/>
    <path fill="none" stroke="#5a3a20" stroke-width="2.2" d="M22 62Q30 70 40 62"/>
  `,
  // A spider with eight legs, a round body and a smile.
  spider: `
    <path fill="none" stroke="#4a3a5a" stroke-width="2.4" d="M40 56Q22 30 10 40Q6 48 4 58M38 66Q18 52 8 66Q4 76 4 86M40 80Q22 76 14 92Q12 102 14 112M46 92Q34 96 28 108L28 120M88 56Q106 30 118 40Q122 48 124 58M90 66Q110 52 120 66Q124 76 124 86M88 80Q106 76 114 92Q116 102 114 112M82 92Q94 96 100 108L100 120"/>
    <ellipse data-part="body" fill="#c9b8ec" cx="64" cy="42" rx="36" ry="34"/>
    <path data-part="spot" fill="#f4ecff" d="M64 14L70 24L82 26L73 34L75 46L64 40L53 46L55 34L46 26L58 24Z"/>
    <ellipse data-part="head" fill="#b8a4e0" cx="64" cy="84" rx="26" ry="24"/>
    <ellipse data-part="eye" fill="#2a2440" cx="54" cy="80" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="53.2" cy="77.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="74" cy="80" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="73.2" cy="77.8" r="2"/>
    <path fill="none" stroke="#4a3a5a" stroke-width="2.2" d="M54 94Q64 102 74 94"/>
  `,
  // A round little bird in profile, its wing at its side.
  bird: `
    <path data-part="tail" fill="#7fb8e8" d="M92 66L126 50L124 64L128 76L96 92Z"/>
    <path data-part="leg" fill="#ffb84d" d="M52 106L58 106L58 118L64 118L64 125L44 125L44 118L52 118Z"/><path data-part="leg" fill="#ffb84d" d="M78 106L84 106L84 118L90 118L90 125L70 125L70 118L78 118Z"/>
    <path data-part="body" fill="#9bcdf2" d="M44 12C50.3 12 59.3 15.3 64 20C68.7 24.7 67.7 33.7 72 40C76.3 46.3 85 52 90 58C95 64 101 69.3 102 76C103 82.7 100.3 92.3 96 98C91.7 103.7 83.7 108.3 76 110C68.3 111.7 58 110.7 50 108C42 105.3 33.3 100.7 28 94C22.7 87.3 20 77 18 68C16 59 14.7 48 16 40C17.3 32 21.3 24.7 26 20C30.7 15.3 37.7 12 44 12Z"/>
    <path data-part="belly" fill="#fff3dc" d="M22 66C24.3 62.3 33 62 38 64C43 66 48.7 72.7 52 78C55.3 83.3 58 91 58 96C58 101 55.7 107.3 52 108C48.3 108.7 40.7 103.7 36 100C31.3 96.3 26.3 91.7 24 86C21.7 80.3 19.7 69.7 22 66Z"/>
    <path data-part="wing" fill="#6fa8e0" d="M58 58C61.7 54.7 71.3 56 78 58C84.7 60 93 65 98 70C103 75 109.7 83.3 108 88C106.3 92.7 94.7 97 88 98C81.3 99 73.3 97.3 68 94C62.7 90.7 57.7 84 56 78C54.3 72 54.3 61.3 58 58Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2" d="M74 74Q84 76 92 84M70 84Q78 88 84 92"/>
    <path data-part="beak" fill="#ffb84d" d="M20 34L2 44L20 50Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="36" cy="36" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="35.2" cy="33.8" r="2"/>
    <ellipse data-part="cheek" fill="#ffc2d6" cx="36" cy="52" rx="5.5" ry="4"/>
  `,
  // A swan, its neck in a curve.
  swan: `
    <path data-part="tail" fill="#e8eef8" d="M96 76Q114 62 124 46Q128 70 122 88L104 96Z"/>
    <path data-part="body" fill="#ffffff" d="M36 82C40.3 77.3 47.3 72.7 54 70C60.7 67.3 68.7 66 76 66C83.3 66 92 67.7 98 70C104 72.3 110 75 112 80C114 85 113 94.3 110 100C107 105.7 101.3 111 94 114C86.7 117 75 118.3 66 118C57 117.7 46.3 115.3 40 112C33.7 108.7 28.7 103 28 98C27.3 93 31.7 86.7 36 82Z"/>
    <path data-part="neck" fill="#ffffff" d="M20 34C16 10 40 2 54 12C70 24 60 44 50 58C44 68 46 76 56 84L34 96C22 84 28 62 36 48C42 38 44 30 38 28C34 27 34 34 36 38Z"/>
    <path data-part="wing" fill="#dfe8f6" d="M54 88C54.7 84.3 57.7 78.7 62 76C66.3 73.3 73.7 72 80 72C86.3 72 94 76 100 76C106 76 114 70.3 116 72C118 73.7 111.7 83.3 112 86C112.3 88.7 118.7 86.3 118 88C117.3 89.7 109.3 93.7 108 96C106.7 98.3 112.7 100.3 110 102C107.3 103.7 98.7 105.7 92 106C85.3 106.3 75.7 105.3 70 104C64.3 102.7 60.7 100.7 58 98C55.3 95.3 53.3 91.7 54 88Z"/>
    <path fill="none" stroke="#5a6a90" stroke-width="2" d="M76 86Q88 90 100 88M72 94Q84 98 96 96"/>
    <path data-part="beak" fill="#ffb84d" d="M22 26L2 38Q2 44 10 44L28 40Z"/>
    <path data-part="head" fill="#ffffff" d="M34 8C38.7 6.7 45 9.3 48 12C51 14.7 52.3 20 52 24C51.7 28 49.3 33.3 46 36C42.7 38.7 36 40.3 32 40C28 39.7 24 37.3 22 34C20 30.7 18 24.3 20 20C22 15.7 29.3 9.3 34 8Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="33" cy="22" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="32.2" cy="20.4" r="1.7"/>
  `,
  // A fluffy chick with a small wing.
  "baby-chick": `
    <path data-part="leg" fill="#ffb84d" d="M52 112L58 112L58 119L64 119L64 126L42 126L42 119L52 119Z"/>
    <path data-part="leg" fill="#ffb84d" d="M74 112L80 112L80 119L86 119L86 126L66 126L66 119L74 119Z"/>
    <path data-part="tail" fill="#ffd84a" d="M98 74L120 64L116 78L122 88L102 96Z"/>
    <path data-part="body" fill="#ffe07a" d="M46 50C53 48.7 65.7 49.3 74 52C82.3 54.7 90.7 60.3 96 66C101.3 71.7 105.7 79.3 106 86C106.3 92.7 103.3 100.8 98 106C92.7 111.2 82.3 115.5 74 117C65.7 118.5 55.3 117.8 48 115C40.7 112.2 33.7 106.2 30 100C26.3 93.8 25.7 84.7 26 78C26.3 71.3 28.7 64.7 32 60C35.3 55.3 39 51.3 46 50Z"/>
    <path fill="#ffd84a" d="M44 12Q38 2 46 0Q50 4 52 0Q60 2 58 12Z"/>
    <path data-part="beak" fill="#ffa63d" d="M20 30L2 40L20 48Z"/>
    <circle data-part="head" fill="#ffe07a" cx="48" cy="38" r="30"/>
    <path data-part="wing" fill="#ffd84a" d="M62 70C66 67 76.3 68 82 70C87.7 72 94.7 77.3 96 82C97.3 86.7 94 95 90 98C86 101 77.3 101.7 72 100C66.7 98.3 59.7 93 58 88C56.3 83 58 73 62 70Z"/>
    <path fill="none" stroke="#8a6a10" stroke-width="2" d="M72 82Q80 86 88 84"/>
    <ellipse data-part="eye" fill="#2a2440" cx="36" cy="34" rx="5" ry="6.4"/>
    <circle fill="#ffffff" cx="35.2" cy="31.8" r="2"/>
    <ellipse data-part="cheek" fill="#ffb8a8" cx="42" cy="50" rx="5.5" ry="4"/>
  `,
  // A diplodocus: long neck and a tail like a whip.
  diplodocus: `
    <path data-part="leg" fill="#8fbfa8" d="M54 84L54 120L66 120L68 86Z"/>
    <path data-part="leg" fill="#8fbfa8" d="M88 84L90 120L102 120L100 80Z"/>
    <path data-part="body" fill="#a8d8c0" d="M42 122L42 96C40 88 34 72 30 60C26 50 20 46 12 44L24 26C36 30 46 44 54 52C64 54 86 50 98 58C108 56 116 40 122 16C124 12 128 14 128 18C127 44 116 66 106 80C102 88 98 96 96 100L96 122L80 122L78 100Q68 104 58 100L58 122Z"/>
    <path data-part="head" fill="#a8d8c0" d="M14 18C17.5 16.8 22.7 16.7 26 18C29.3 19.3 32.8 22.5 34 26C35.2 29.5 35 35.7 33 39C31 42.3 26.2 45.2 22 46C17.8 46.8 11.3 45.8 8 44C4.7 42.2 2.5 38.2 2 35C1.5 31.8 3 27.8 5 25C7 22.2 10.5 19.2 14 18Z"/>
    <circle data-part="spot" fill="#ffe07a" cx="60" cy="68" r="6.4"/>
    <circle data-part="spot" fill="#ffe07a" cx="78" cy="64" r="6"/>
    <circle data-part="spot" fill="#ffe07a" cx="74" cy="82" r="5.6"/>
    <path fill="none" stroke="#2a5a4a" stroke-width="2" d="M43 115L57 115M81 115L95 115"/>
    <ellipse data-part="eye" fill="#2a2440" cx="20" cy="30" rx="3.8" ry="4.8"/>
    <circle fill="#ffffff" cx="19.2" cy="27.8" r="2"/>
    <path fill="none" stroke="#2a5a4a" stroke-width="2.2" d="M4 38Q11 42 18 39"/>
  `,
  // A plump hen in profile with a small comb.
  chicken: `
    <path data-part="tail" fill="#d9905a" d="M90 62Q97.2 36 109.2 34Q110.4 46 106.8 52Q111.6 56 110.4 66Q106.8 70 105.6 74Q109.2 80 105.6 88L91.2 92Z"/>
    <path data-part="leg" fill="#ffb84d" d="M54 112L60 112L60 119L66 119L66 126L44 126L44 119L54 119Z"/>
    <path data-part="leg" fill="#ffb84d" d="M74 112L80 112L80 119L86 119L86 126L68 126L68 119L74 119Z"/>
    <path fill="#f0605a" d="M26 18Q20 6 30 4Q34 0 38 6Q46 0 50 8Q58 8 54 20L44 28L30 26Z"/>
    <path data-part="body" fill="#f4c898" d="M40 14C44.3 14 51 17.7 54 22C57 26.3 56 34.3 58 40C60 45.7 61.7 52.3 66 56C70.3 59.7 78 59.3 84 62C90 64.7 98.3 67.3 102 72C105.7 76.7 107.3 84 106 90C104.7 96 100 103.5 94 108C88 112.5 78 116 70 117C62 118 53 116.8 46 114C39 111.2 32 105.7 28 100C24 94.3 22.3 86.7 22 80C21.7 73.3 25.3 66.7 26 60C26.7 53.3 25.7 46.3 26 40C26.3 33.7 25.7 26.3 28 22C30.3 17.7 35.7 14 40 14Z"/>
    <path data-part="beak" fill="#ffb84d" d="M27 32L6 40L26 48Z"/>
    <path fill="#f0605a" d="M26 48C27.8 48 31.8 49.3 33 52C34.2 54.7 34 61.2 33 64C32 66.8 29 69.3 27 69C25 68.7 21.8 64.8 21 62C20.2 59.2 21.2 54.3 22 52C22.8 49.7 24.2 48 26 48Z"/>
    <path data-part="wing" fill="#d9905a" d="M54 70Q78 64 96 82Q94 90 88 90Q88 98 80 98Q74 104 66 100Q52 92 54 70Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="38" cy="34" rx="4.6" ry="5.8"/>
    <circle fill="#ffffff" cx="37.2" cy="31.8" r="2"/>
  `,
  // A woolly mammoth with long curled tusks and a shaggy coat.
  mammoth: `
    <path data-part="tail" fill="#b98a68" d="M112 58C114 57.3 122.3 64.7 124 70C125.7 75.3 123.3 87 122 90C120.7 93 117.7 90.7 116 88C114.3 85.3 112.7 79 112 74C111.3 69 110 58.7 112 58Z"/>
    <path data-part="leg" fill="#a8805c" d="M58 92L58 122L74 122L76 92Z"/>
    <path data-part="leg" fill="#a8805c" d="M82 92L82 122L94 122L96 92Z"/>
    <path data-part="body" fill="#c99a70" d="M34 40C38.3 37 51.3 24.3 60 22C68.7 19.7 78.3 22.7 86 26C93.7 29.3 101 36 106 42C111 48 114.3 54.3 116 62C117.7 69.7 116 83.7 116 88L112 100L112 124L94 124L92 106L84 114L76 104L68 114L60 104L54 110L54 124L36 124L36 100L28 84Z"/>
    <path data-part="tusk" fill="#fff6e0" d="M44 84Q40 108 18 104Q4 98 6 84L14 84Q14 94 22 94Q32 94 32 80Z"/>
    <path data-part="head" fill="#c99a70" d="M36 14C41.3 14 49.7 17.7 54 22C58.3 26.3 61 33.3 62 40C63 46.7 61.7 55.3 60 62C58.3 68.7 55.7 75.7 52 80C48.3 84.3 42.7 88 38 88C33.3 88 28 84.3 24 80C20 75.7 15.7 68.7 14 62C12.3 55.3 12.7 46.7 14 40C15.3 33.3 18.3 26.3 22 22C25.7 17.7 30.7 14 36 14Z"/>
    <path data-part="hair" fill="#a8805c" d="M20 24Q24 4 40 4Q56 8 56 26L48 20L44 30L36 20L28 30L26 20Z"/>
    <path data-part="ear" fill="#b98a68" d="M58 38C60.7 34.3 68.3 36 72 38C75.7 40 79.3 45.3 80 50C80.7 54.7 78.7 62.3 76 66C73.3 69.7 67.3 73 64 72C60.7 71 57 65.7 56 60C55 54.3 55.3 41.7 58 38Z"/>
    <path data-part="snout" fill="#d8b088" d="M26 56Q36 50 44 56L44 82Q44 102 34 112Q24 120 16 116L18 108Q28 108 29 94Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="25" cy="46" rx="4.4" ry="5.6"/>
    <circle fill="#ffffff" cx="24.2" cy="43.8" r="2"/>
    <ellipse data-part="eye" fill="#2a2440" cx="45" cy="46" rx="4.4" ry="5.6"/>
    <circle fill="#ffffff" cx="44.2" cy="43.8" r="2"/>
  `,
  // A parrot: a striped wing and a hooked beak.
  parrot: `
    <path data-part="tail" fill="#6fa8e0" d="M74 84L106 106L102 115L92 111L86 117L62 100Z"/>
    <path data-part="body" fill="#8fd07c" d="M48 16C53 15.3 61.3 16.7 66 20C70.7 23.3 72.7 29.7 76 36C79.3 42.3 83.7 50.3 86 58C88.3 65.7 91 75 90 82C89 89 84.7 95.7 80 100C75.3 104.3 68 107.3 62 108C56 108.7 49 107 44 104C39 101 34.7 96 32 90C29.3 84 28.3 75.7 28 68C27.7 60.3 28.7 51.3 30 44C31.3 36.7 33 28.7 36 24C39 19.3 43 16.7 48 16Z"/>
    <path data-part="belly" fill="#ffe07a" d="M40 60C43.2 57.7 49 59 52 62C55 65 57.3 72.3 58 78C58.7 83.7 57.7 92 56 96C54.3 100 51 102.7 48 102C45 101.3 40.5 96.3 38 92C35.5 87.7 32.7 81.3 33 76C33.3 70.7 36.8 62.3 40 60Z"/>
    <path data-part="wing" fill="#f0708a" d="M64 44C67 41 73.7 47.3 78 52C82.3 56.7 87 65 90 72C93 79 97 89.7 96 94C95 98.3 88.3 99 84 98C79.7 97 74 92.7 70 88C66 83.3 61 77.3 60 70C59 62.7 61 47 64 44Z"/>
    <path data-part="patch" fill="#ffd35c" d="M66 82Q80 86 94 84L96 94L84 98Q74 92 66 82Z"/>
    <path data-part="foot" fill="#f3c890" d="M46 102C48.3 100 55.3 100.3 58 102C60.7 103.7 62.7 109.3 62 112C61.3 114.7 57 117.7 54 118C51 118.3 45.3 116.7 44 114C42.7 111.3 43.7 104 46 102Z"/>
    <path data-part="foot" fill="#f3c890" d="M64 102C66.3 100 73.3 100.3 76 102C78.7 103.7 80.7 109.3 80 112C79.3 114.7 75 117.7 72 118C69 118.3 63.3 116.7 62 114C60.7 111.3 61.7 104 64 102Z"/>
    <path data-part="face" fill="#ffffff" d="M44 26C47.3 24.7 53.3 25.7 56 28C58.7 30.3 60.7 36.3 60 40C59.3 43.7 55.3 48.7 52 50C48.7 51.3 42.7 50.3 40 48C37.3 45.7 35.3 39.7 36 36C36.7 32.3 40.7 27.3 44 26Z"/>
    <path data-part="beak" fill="#ffb84d" d="M40 28Q18 26 16 48Q18 58 24 62Q24 52 38 50Q44 40 40 28Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="49" cy="38" rx="4.6" ry="5.8"/>
    <circle fill="#ffffff" cx="48.2" cy="35.8" r="2"/>
  `,
};
