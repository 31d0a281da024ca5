/** Things from drawers, desks and shelves that people ask for by name: 128 × 128 boxes. */
export const fromDrawersAndDesks: Readonly<Record<string, string>> = {
  // A ring with two keys and a little bear.
  keychain: `
    <circle fill="#c8ccd4" cx="64" cy="26" r="23"/>
    <circle fill="#ffffff" cx="64" cy="26" r="15"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M46 42L34 58M64 49V60M82 42L94 58"/>
    <circle data-part="ear" fill="#c89a70" cx="22" cy="64" r="8"/>
    <circle data-part="ear" fill="#c89a70" cx="46" cy="64" r="8"/>
    <circle data-part="head" fill="#c89a70" cx="34" cy="76" r="18"/>
    <circle fill="#2a2440" cx="28" cy="74" r="2"/>
    <circle fill="#2a2440" cx="40" cy="74" r="2"/>
    <ellipse fill="#2a2440" cx="34" cy="80" rx="3.4" ry="2.4"/>
    <path data-part="body" fill="#c89a70" d="M34 90C38.7 90 45.7 91.3 48 96C50.3 100.7 50.3 113.3 48 118C45.7 122.7 38.7 124 34 124C29.3 124 22.3 122.7 20 118C17.7 113.3 17.7 100.7 20 96C22.3 91.3 29.3 90 34 90Z"/>
    <ellipse data-part="belly" fill="#f6e4c8" cx="34" cy="108" rx="8" ry="9"/>
    <circle fill="#ffd35c" cx="66" cy="70" r="11"/>
    <circle fill="#ffffff" cx="66" cy="70" r="5"/>
    <path fill="#ffd35c" d="M62 80H70V122H62V112H55V106H62V98H57V92H62Z"/>
    <circle fill="#8fb8f0" cx="100" cy="68" r="11"/>
    <circle fill="#ffffff" cx="100" cy="68" r="5"/>
    <path fill="#8fb8f0" d="M96 78H104V90H111V96H104V104H112V110H104V120H96Z"/>
  `,

  // A badge for a name on a ribbon, room to write.
  "name-tag": `
    <path fill="#f28aa8" d="M30 2L48 2L68 40L60 46Z"/>
    <path fill="#f28aa8" d="M98 2L80 2L60 40L68 46Z"/>
    <path fill="#c8ccd4" d="M59 38H69Q72 38 72 41V49Q72 52 69 52H59Q56 52 56 49V41Q56 38 59 38Z"/>
    <path fill="#8fb8f0" d="M8 58Q8 50 16 50H112Q120 50 120 58V116Q120 124 112 124H16Q8 124 8 116Z"/>
    <path fill="#ffffff" d="M19 74H109Q113 74 113 78V110Q113 114 109 114H19Q15 114 15 110V78Q15 74 19 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M40 57V67M40 62H48M48 57V67M56 57V67M70 62H92"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M24 104H104"/>
  `,

  // A sword of light, its blade glowing.
  "laser-sword": `
    <path fill="#a8e4f8" d="M88.1 6.3L101.9 14.3L62.7 86.3L45.3 76.3Z"/>
    <path fill="#ffffff" d="M89.4 14L94.6 17L58.5 81.6L51.5 77.6Z"/>
    <path fill="#9aa4b4" d="M43.6 75.3L64.4 87.3L61.4 92.5L40.6 80.5Z"/>
    <path fill="#c8ccd4" d="M42.3 81.5L59.7 91.5L41.7 122.7L24.3 112.7Z"/>
    <circle fill="#f2605a" cx="50" cy="92" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M40.8 92.2L56.4 101.2M36.8 99.1L52.4 108.1M32.8 106.0L48.4 115.0"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M70 20L60 14M62 36L50 32M110 40L120 46M102 56L112 62"/>
  `,

  // A mousetrap: a wooden board with a wire bar and a coil, a big piece of cheese as bait.
  mousetrap: `
    <path data-part="board" fill="#c07a40" d="M0 88L0 106L92 124L128 84L128 66L92 106Z"/>
    <path data-part="board" fill="#ffd8a0" d="M0 88L40 46L128 66L92 106Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M48 92L78 98L110 64M48 92L74 58"/>
    <path fill="#c8d0dc" d="M81.1 56.2C81.9 57.6 82.6 59.7 82.7 61C82.7 62.3 82.2 63.6 81.5 64.1C80.8 64.5 79.4 64.3 78.3 63.6C77.2 62.8 75.7 61.2 74.9 59.8C74.1 58.4 73.4 56.3 73.3 55C73.3 53.7 73.8 52.4 74.5 51.9C75.2 51.5 76.6 51.7 77.7 52.4C78.8 53.2 80.3 54.8 81.1 56.2Z"/>
    <path fill="#c8d0dc" d="M89.1 58.7C89.9 60.1 90.6 62.2 90.7 63.5C90.7 64.8 90.2 66.1 89.5 66.6C88.8 67 87.4 66.8 86.3 66.1C85.2 65.3 83.7 63.7 82.9 62.3C82.1 60.9 81.4 58.8 81.3 57.5C81.3 56.2 81.8 54.9 82.5 54.4C83.2 54 84.6 54.2 85.7 54.9C86.8 55.7 88.3 57.3 89.1 58.7Z"/>
    <path fill="#c8d0dc" d="M97.1 61.2C97.9 62.6 98.6 64.7 98.7 66C98.7 67.3 98.2 68.6 97.5 69.1C96.8 69.5 95.4 69.3 94.3 68.6C93.2 67.8 91.7 66.2 90.9 64.8C90.1 63.4 89.4 61.3 89.3 60C89.3 58.7 89.8 57.4 90.5 56.9C91.2 56.5 92.6 56.7 93.7 57.4C94.8 58.2 96.3 59.8 97.1 61.2Z"/>
    <path fill="#c8d0dc" d="M105.1 63.7C105.9 65.1 106.6 67.2 106.7 68.5C106.7 69.8 106.2 71.1 105.5 71.6C104.8 72 103.4 71.8 102.3 71.1C101.2 70.3 99.7 68.7 98.9 67.3C98.1 65.9 97.4 63.8 97.3 62.5C97.3 61.2 97.8 59.9 98.5 59.4C99.2 59 100.6 59.2 101.7 59.9C102.8 60.7 104.3 62.3 105.1 63.7Z"/>
    <path fill="#fff0a0" d="M18 50L62 20L82 50Z"/>
    <path data-part="food" fill="#ffc830" d="M18 50L82 50L82 80L18 80Z"/>
    <circle fill="#fff6d0" cx="34" cy="64" r="7"/>
    <circle fill="#fff6d0" cx="56" cy="70" r="6.4"/>
    <circle fill="#fff6d0" cx="70" cy="59" r="5"/>
  `,

  // A judge's hammer over its block.
  gavel: `
    <ellipse fill="#c98f5e" cx="44" cy="112" rx="42" ry="13"/>
    <ellipse fill="#e8bc88" cx="44" cy="102" rx="36" ry="10"/>
    <path fill="#d9a066" d="M63.2 54.8L69.9 47.4L124.8 94.1L115.4 104.5Z"/>
    <path fill="#c98f5e" d="M37.7 57.3L72.5 18.6L96.3 40.1L61.5 78.7Z"/>
    <path fill="#e8bc88" d="M29.4 60.6L37.4 51.6L67.1 78.4L59.1 87.3Z"/>
    <path fill="#e8bc88" d="M66.8 18.9L74.9 10L104.6 36.8L96.6 45.7Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M14 84L6 78M32 88L30 78"/>
  `,

  // Two clips for the hair, one with a bow, one with a flower.
  "hair-clip": `
    <path fill="#8fb8f0" d="M9.1 37.6L116.9 28.5L118.3 38.4L11.9 57.4Z"/>
    <path data-part="bow" fill="#f28aa8" d="M52 40C51.7 33.7 39.7 24 34 22C28.3 20 21 24.3 18 28C15 31.7 15.7 39 16 44C16.3 49 16.7 55.3 20 58C23.3 60.7 30.7 63 36 60C41.3 57 52.3 46.3 52 40Z"/>
    <path data-part="bow" fill="#f28aa8" d="M52 40C52.3 33.7 64.3 24 70 22C75.7 20 83 24.3 86 28C89 31.7 88.3 39 88 44C87.7 49 87.3 55.3 84 58C80.7 60.7 73.3 63 68 60C62.7 57 51.7 46.3 52 40Z"/>
    <circle fill="#f8b8c8" cx="52" cy="42" r="10"/>
    <path fill="#8fce9a" d="M11.6 82.6L118 101.6L116.6 111.5L9.1 100.4Z"/>
    <circle data-part="petal" fill="#ffd35c" cx="42" cy="79" r="11"/>
    <circle data-part="petal" fill="#ffd35c" cx="56.3" cy="89.4" r="11"/>
    <circle data-part="petal" fill="#ffd35c" cx="50.8" cy="106.1" r="11"/>
    <circle data-part="petal" fill="#ffd35c" cx="33.2" cy="106.1" r="11"/>
    <circle data-part="petal" fill="#ffd35c" cx="27.7" cy="89.4" r="11"/>
    <circle fill="#f2a060" cx="42" cy="94" r="8"/>
  `,

  // An instant photo with a broad white rim: mountains and a sun.
  "instant-photo": `
    <path fill="#ffffff" d="M20 4H108V124H20Z"/>
    <path fill="#c8e8fa" d="M28 12H100V88H28Z"/>
    <circle fill="#ffe070" cx="82" cy="30" r="9"/>
    <path fill="#9fc8a0" d="M28 88L28 66L48 42L64 64L78 50L100 78L100 88Z"/>
    <path data-part="heart" fill="#f2605a" d="M64 116C61.3 116 57.8 112 56 110C54.2 108 52.8 105.8 53 104C53.2 102.2 55.5 99.5 57 99C58.5 98.5 60.8 100.2 62 101C63.2 101.8 63.3 104 64 104C64.7 104 64.8 101.8 66 101C67.2 100.2 69.5 98.5 71 99C72.5 99.5 74.8 102.2 75 104C75.2 105.8 73.8 108 72 110C70.2 112 66.7 116 64 116Z"/>
  `,

  // A prism turns a ray of light into a rainbow.
  prism: `
    <path fill="#fff6c0" d="M1 66L1 60L46 58L46 64Z"/>
    <path fill="#f2605a" d="M78 54L127 36L127 49L78 57.4Z"/>
    <path fill="#ffb04d" d="M78 57.4L127 49L127 62L78 60.8Z"/>
    <path fill="#ffe070" d="M78 60.8L127 62L127 75L78 64.2Z"/>
    <path fill="#8fce7c" d="M78 64.2L127 75L127 88L78 67.6Z"/>
    <path fill="#7fb8f0" d="M78 67.6L127 88L127 101L78 71Z"/>
    <path fill="#b898e8" d="M78 71L127 101L127 114L78 74.4Z"/>
    <path fill="#dff0fa" d="M62 8L108 108L16 108Z"/>
    <path fill="#f4faff" d="M62 22L94 98L30 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M46 60L80 62"/>
  `,

  // A scoreboard: 3 to 2, a ball on top.
  scoreboard: `
    <path fill="#9aa4b4" d="M25 92H32Q33 92 33 93V125Q33 126 32 126H25Q24 126 24 125V93Q24 92 25 92Z"/>
    <path fill="#9aa4b4" d="M96 92H103Q104 92 104 93V125Q104 126 103 126H96Q95 126 95 125V93Q95 92 96 92Z"/>
    <circle data-part="ball" fill="#ffffff" cx="64" cy="15" r="12"/>
    <path fill="#9aa4b4" d="M64 10L69 14L67 20L61 20L59 14Z"/>
    <path fill="#7fce9a" d="M10 26H118Q124 26 124 32V90Q124 96 118 96H10Q4 96 4 90V32Q4 26 10 26Z"/>
    <path fill="#ffffff" d="M18 46H50Q54 46 54 50V84Q54 88 50 88H18Q14 88 14 84V50Q14 46 18 46Z"/>
    <path fill="#ffffff" d="M78 46H110Q114 46 114 50V84Q114 88 110 88H78Q74 88 74 84V50Q74 46 78 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M26 54H42V67H30M42 67V80H26M86 54H102V67H86V80H102"/>
    <circle fill="#ffd35c" cx="64" cy="60" r="3.6"/>
    <circle fill="#ffd35c" cx="64" cy="74" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M18 36H50M78 36H110"/>
  `,

  // A time machine: an armchair under a great clock, coils and levers.
  "time-machine": `
    <circle fill="#ffe9b0" cx="64" cy="46" r="44"/>
    <circle fill="#ffffff" cx="64" cy="46" r="34"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M64 18V25M64 67V74M36 46H43M85 46H92M64 46L64 28M64 46L78 52"/>
    <circle fill="#f2a060" cx="64" cy="46" r="4"/>
    <path data-part="seat" fill="#f2705a" d="M38 122V76Q38 64 50 64H78Q90 64 90 76V122Z"/>
    <path fill="#f8a890" d="M51 92H77Q82 92 82 97V101Q82 106 77 106H51Q46 106 46 101V97Q46 92 51 92Z"/>
    <path fill="#f2705a" d="M34 84H37Q43 84 43 90V116Q43 122 37 122H34Q28 122 28 116V90Q28 84 34 84Z"/>
    <path fill="#f2705a" d="M91 84H94Q100 84 100 90V116Q100 122 94 122H91Q85 122 85 116V90Q85 84 91 84Z"/>
    <path fill="#9aa4b4" d="M4 114H124L118 126H10Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M14 114V82M114 114V82"/>
    <circle fill="#7fb8f0" cx="14" cy="76" r="9"/>
    <circle fill="#8fce7c" cx="114" cy="76" r="9"/>
  `,

  // A roll of wrapping paper with stars, scissors and a ribbon by it.
  "wrapping-paper": `
    <path fill="#f8b8c8" d="M20 30L104 30L124 120L40 120Z"/>
    <path fill="#f28aa8" d="M14 14H98Q106 14 106 23Q106 32 98 32H14Q6 32 6 23Q6 14 14 14Z"/>
    <ellipse fill="#ffffff" cx="98" cy="23" rx="8" ry="9"/>
    <ellipse fill="#f8b8c8" cx="98" cy="23" rx="3.4" ry="4"/>
    <path data-part="star" fill="#ffe070" d="M52 46L54.6 52.4L61.5 52.9L56.3 57.4L57.9 64.1L52 60.5L46.1 64.1L47.7 57.4L42.5 52.9L49.4 52.4L52 46Z"/>
    <path data-part="star" fill="#ffe070" d="M86 42L88.6 48.4L95.5 48.9L90.3 53.4L91.9 60.1L86 56.5L80.1 60.1L81.7 53.4L76.5 48.9L83.4 48.4L86 42Z"/>
    <path data-part="star" fill="#ffe070" d="M68 72L70.6 78.4L77.5 78.9L72.3 83.4L73.9 90.1L68 86.5L62.1 90.1L63.7 83.4L58.5 78.9L65.4 78.4L68 72Z"/>
    <path data-part="star" fill="#ffe070" d="M100 74L102.6 80.4L109.5 80.9L104.3 85.4L105.9 92.1L100 88.5L94.1 92.1L95.7 85.4L90.5 80.9L97.4 80.4L100 74Z"/>
    <path data-part="star" fill="#ffe070" d="M64 98L66.6 104.4L73.5 104.9L68.3 109.4L69.9 116.1L64 112.5L58.1 116.1L59.7 109.4L54.5 104.9L61.4 104.4L64 98Z"/>
    <path data-part="star" fill="#ffe070" d="M96 100L98.6 106.4L105.5 106.9L100.3 111.4L101.9 118.1L96 114.5L90.1 118.1L91.7 111.4L86.5 106.9L93.4 106.4L96 100Z"/>
    <circle fill="#8fce9a" cx="20" cy="102" r="17"/>
    <circle fill="#ffffff" cx="20" cy="102" r="7"/>
    <path data-part="ribbon" fill="#8fce9a" d="M20 119L36 116L44 126H20Z"/>
  `,

  // An open album: photos on both pages, corners and a heart.
  "photo-album": `
    <path fill="#f2a0b0" d="M2 26Q34 16 64 28Q94 16 126 26V114Q94 104 64 116Q34 104 2 114Z"/>
    <path data-part="page" fill="#fffaf0" d="M8 20Q38 10 64 22V108Q38 98 8 106Z"/>
    <path data-part="page" fill="#fffaf0" d="M120 20Q90 10 64 22V108Q90 98 120 106Z"/>
    <path fill="#c8e8fa" d="M19 26H51Q52 26 52 27V53Q52 54 51 54H19Q18 54 18 53V27Q18 26 19 26Z"/>
    <circle fill="#ffe070" cx="42" cy="35" r="4.4"/>
    <path fill="#9fc8a0" d="M18 54L28 40L36 50L44 44L52 54Z"/>
    <path fill="#ffe0c0" d="M19 64H51Q52 64 52 65V91Q52 92 51 92H19Q18 92 18 91V65Q18 64 19 64Z"/>
    <circle fill="#ffffff" cx="35" cy="76" r="8"/>
    <circle fill="#2a2440" cx="32" cy="75" r="1.5"/>
    <circle fill="#2a2440" cx="38" cy="75" r="1.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M32 79Q35 82 38 79"/>
    <path fill="#d8ecc8" d="M77 26H111Q112 26 112 27V65Q112 66 111 66H77Q76 66 76 65V27Q76 26 77 26Z"/>
    <circle fill="#f28aa8" cx="94" cy="40" r="8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M94 48V62M94 56L102 52"/>
    <path data-part="heart" fill="#f2605a" d="M94 96C90.7 96 86.3 90.7 84 88C81.7 85.3 79.7 82.3 80 80C80.3 77.7 84 74.5 86 74C88 73.5 90.7 75.8 92 77C93.3 78.2 93.3 81 94 81C94.7 81 94.7 78.2 96 77C97.3 75.8 100 73.5 102 74C104 74.5 107.7 77.7 108 80C108.3 82.3 106.3 85.3 104 88C101.7 90.7 97.3 96 94 96Z"/>
  `,

  // Three glow sticks, shining.
  "glow-stick": `
    <path fill="#8fe0a0" d="M12.8 44.8C7 33.1 9.7 37.5 9.9 35C10 32.5 12 30.5 13.8 29.5C15.5 28.6 18.3 28.1 20.5 29.4C22.7 30.6 20.5 25.9 26.9 37.2C33.3 48.6 49.3 79.3 58.9 97.3L44.7 104.8C35.2 86.8 18.6 56.4 12.8 44.8Z"/>
    <path fill="#ffffff" d="M16.3 40.6L20.7 38.3L49.8 93L45.4 95.4Z"/>
    <path fill="#9aa4b4" d="M43.8 105.3L59.7 96.8L66.3 109.2L50.4 117.6Z"/>
    <path fill="#f8a0d0" d="M56 30C56.3 17 56.7 22.2 58 20C59.3 17.8 62 17 64 17C66 17 68.7 17.8 70 20C71.3 22.2 71.7 17 72 30C72.3 43 72 77.6 72 98L56 98C56 77.6 55.7 43 56 30Z"/>
    <path fill="#ffffff" d="M61 28L66 28L66 90L61 90Z"/>
    <path fill="#9aa4b4" d="M55 98L73 98L73 112L55 112Z"/>
    <path fill="#8fd0f8" d="M101.1 37.2C107.5 25.9 105.3 30.6 107.5 29.4C109.7 28.1 112.5 28.6 114.2 29.5C116 30.5 118 32.5 118.1 35C118.3 37.5 121 33.1 115.2 44.8C109.4 56.4 92.8 86.8 83.3 104.8L69.1 97.3C78.7 79.3 94.7 48.6 101.1 37.2Z"/>
    <path fill="#ffffff" d="M106.4 37.8L110.8 40.2L81.7 94.9L77.3 92.6Z"/>
    <path fill="#9aa4b4" d="M68.3 96.8L84.2 105.3L77.6 117.6L61.7 109.2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M64 10V2M18 30L10 24M110 30L118 24M42 16L38 6M86 16L90 6M4 54H1M124 54H127"/>
  `,

  // A lead for a dog with its collar, a bone hanging from it.
  "dog-leash": `
    <path fill="none" stroke="#3a2a40" stroke-width="5" d="M36 22Q2 30 16 54Q36 76 80 60Q116 52 112 76Q108 90 92 94"/>
    <path fill="#f2705a" d="M30 6Q64 0 68 20Q66 38 34 34Q22 30 24 18Q26 8 30 6Z"/>
    <path fill="#ffffff" d="M38 14Q54 10 56 20Q54 26 38 24Q32 22 33 18Q34 14 38 14Z"/>
    <ellipse fill="#8fb8f0" cx="62" cy="100" rx="38" ry="22"/>
    <ellipse fill="#ffffff" cx="62" cy="98" rx="27" ry="12.5"/>
    <circle fill="#ffd35c" cx="36" cy="110" r="3.6"/>
    <circle fill="#ffd35c" cx="62" cy="116" r="3.6"/>
    <circle fill="#ffd35c" cx="88" cy="110" r="3.6"/>
    <circle fill="#c8ccd4" cx="96" cy="92" r="6"/>
  `,

  // A ball of wool with two needles in it and a piece of knitting.
  "knitting-needles": `
    <path fill="#c98f5e" d="M16 8L22 4L76 84L70 88Z"/>
    <circle fill="#f2605a" cx="17" cy="7" r="6.4"/>
    <path fill="#c98f5e" d="M112 8L106 4L52 84L58 88Z"/>
    <circle fill="#f2605a" cx="111" cy="7" r="6.4"/>
    <circle fill="#f2a0c0" cx="64" cy="80" r="41"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M28 62Q56 50 92 52M24 78Q60 56 102 68M26 94Q60 72 104 86M36 108Q66 90 98 100M50 42Q34 74 46 114M78 42Q96 70 88 112"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M98 104Q112 118 126 108"/>
  `,

  // Two balloons full of water, one bursting.
  "water-balloon": `
    <path fill="#8fd0f8" d="M42 30Q72 40 72 78Q70 112 42 112Q12 112 12 78Q12 40 42 30Z"/>
    <path fill="#6fb0e8" d="M36 30L32 18Q42 12 52 18L48 30Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.2" d="M22 70Q22 52 34 46"/>
    <path fill="#f8a0c8" d="M96 62C94 58 88.7 54 88 50C87.3 46 90.8 41.6 92 38C94.4 40.4 97.3 46.7 100 46C102.7 45.3 105.6 37.6 108 34C108.6 38.2 107.7 46 110 48C112.3 50 118.4 46.6 122 46C120.2 49.6 115.7 54.3 116 58C116.3 61.7 121.6 65 124 68C120.4 68.6 114.3 67.7 112 70C109.7 72.3 110.6 78.4 110 82C107 79.6 102.3 77.3 100 74C97.7 70.7 98 66 96 62Z"/>
    <circle data-part="drop" fill="#c8ecff" cx="82" cy="32" r="5"/>
    <circle data-part="drop" fill="#c8ecff" cx="118" cy="26" r="5"/>
    <circle data-part="drop" fill="#c8ecff" cx="84" cy="74" r="4.4"/>
    <circle data-part="drop" fill="#c8ecff" cx="120" cy="88" r="5"/>
    <circle data-part="drop" fill="#c8ecff" cx="96" cy="92" r="4.4"/>
    <ellipse fill="#c8ecff" cx="64" cy="118" rx="50" ry="7"/>
  `,

  // Cards for learning: A with an apple, 1 with a star.
  "flash-cards": `
    <path fill="#ffe9a0" d="M73.7 3.8L128 13.5L114.3 96.2L59.1 86.5Z"/>
    <path fill="#ffffff" d="M78.6 10.7L121.9 18.4L109.4 89.3L66.1 81.6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M96 26L104 20V48"/>
    <path data-part="star" fill="#ffd35c" d="M92 56L95.5 65.1L105.3 65.7L97.7 71.9L100.2 81.3L92 76L83.8 81.3L86.3 71.9L78.7 65.7L88.5 65.1L92 56Z"/>
    <path fill="#c8e0f8" d="M1.6 28.9L63 20.3L76.4 115.4L15 124Z"/>
    <path fill="#ffffff" d="M8.4 34L57.9 27.1L69.6 110.3L20.1 117.2Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M22 66L32 36L46 63M26 54L41 51"/>
    <path fill="#f2605a" d="M46 82C49 81.3 53 77.3 56 78C59 78.7 63.3 82.3 64 86C64.7 89.7 62.7 96.7 60 100C57.3 103.3 52 105.7 48 106C44 106.3 38.7 104.7 36 102C33.3 99.3 31.7 93.3 32 90C32.3 86.7 35.7 83.3 38 82C40.3 80.7 43 82.7 46 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M46 82Q46 76 50 74"/>
  `,
};
