/** Inventions, instruments and finery of old China: 128 × 128 boxes. */
export const oldCrafts: Readonly<Record<string, string>> = {
  // A paper carp carried on a pole.
  "fish-lantern": `
    <path fill="none" stroke="#8a5a24" stroke-width="2.4" d="M62 92L62 127"/>
    <path data-part="tailFin" fill="#e8685f" d="M96 56C108 36 122 32 126 38C122 50 122 60 126 76C120 82 106 76 96 64Z"/>
    <path data-part="fin" fill="#ffd35c" d="M40 30C52 12 76 12 88 34Z"/>
    <path data-part="fin" fill="#ffd35c" d="M44 84C50 98 68 98 74 86Z"/>
    <path data-part="body" fill="#ff9f5a" d="M4 58C12 32 44 22 70 32C84 38 94 48 100 60C94 72 82 82 68 88C42 96 12 86 4 58Z"/>
    <path data-part="head" fill="#fff6e3" d="M4 58C12 32 28 28 36 29C46 44 46 74 36 90C18 86 8 74 4 58Z"/>
    <circle data-part="eye" fill="#ffffff" cx="24" cy="50" r="9"/>
    <circle fill="#2a2440" cx="24" cy="51" r="4.4"/>
    <circle fill="#ffffff" cx="22.6" cy="49" r="1.6"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M8 66C14 70 20 70 24 66"/>
    <path fill="none" stroke="#a8481a" stroke-width="2" d="M54 44C60 48 60 54 54 58M54 64C60 68 60 74 54 78M68 44C74 48 74 54 68 58M68 64C74 68 74 74 68 78M82 52C88 56 88 62 82 66"/>
  `,
  // The clay rabbit of Mid-Autumn, in armour with a flag.
  "lord-rabbit": `
    <path data-part="pole" fill="#c98f4e" d="M86 40L91 40L91 100L86 100Z"/>
    <path data-part="flag" fill="#e8685f" d="M91 40L124 52L91 66Z"/>
    <path data-part="ear" fill="#ffffff" d="M48 34C38 22 36 4 44 0C54 6 56 22 58 34Z"/>
    <path data-part="ear" fill="#ffffff" d="M66 34C66 20 74 2 82 2C90 8 84 26 76 36Z"/>
    <path data-part="head" fill="#ffffff" d="M62 26C80 26 90 38 90 52C90 66 78 74 62 74C46 74 34 66 34 52C34 38 44 26 62 26Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="51" cy="50" rx="3.6" ry="4.8"/>
    <circle fill="#ffffff" cx="50.2" cy="48" r="1.8"/>
    <ellipse data-part="eye" fill="#2a2440" cx="73" cy="50" rx="3.6" ry="4.8"/>
    <circle fill="#ffffff" cx="72.2" cy="48" r="1.8"/>
    <path data-part="nose" fill="#f28d8d" d="M58 56L66 56L62 60Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="2" d="M62 60L62 63M62 63C59 66 56 65 55 63M62 63C65 66 68 65 69 63"/>
    <path data-part="gown" fill="#e8685f" d="M36 72C24 84 20 108 26 122L98 122C104 108 100 84 88 72Z"/>
    <path data-part="badge" fill="#ffd35c" d="M46 70L62 84L78 70L78 100L62 112L46 100Z"/>
    <path data-part="sleeve" fill="#7cc977" d="M34 82C26 88 24 98 28 104C34 106 42 98 46 90Z"/>
    <path data-part="sleeve" fill="#7cc977" d="M90 82C98 88 100 98 96 104C90 106 82 98 78 90Z"/>
    <path data-part="sole" fill="#62b5f2" d="M18 112L106 112C108.2 112 110 113.8 110 116L110 121C110 123.2 108.2 125 106 125L18 125C15.8 125 14 123.2 14 121L14 116C14 113.8 15.8 112 18 112Z"/>
  `,
  // A silver lock for long life on a chain, 福 on it, three little bells.
  "longevity-lock": `
    <path fill="none" stroke="#3a2a40" stroke-width="3.6" d="M26 50Q6 20 40 6M102 50Q122 20 88 6"/>
    <path fill="#e4e8ee" d="M26 44Q26 36 36 38Q50 42 54 32Q64 24 74 32Q78 42 92 38Q102 36 102 44Q120 50 114 68Q108 88 86 92H42Q20 88 14 68Q8 50 26 44Z"/>
    <path fill="#ffd35c" d="M44 48H84V82H44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 54L56 58M54 52V78M50 64H58M62 55H79M64 60H77V66H64ZM63 70H78V79H63ZM70 70V79M63 74H78"/>
    <circle fill="#c8d0dc" cx="28" cy="64" r="6"/>
    <circle fill="#c8d0dc" cx="100" cy="64" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M34 91V101"/>
    <path data-part="bell" fill="#ffd35c" d="M24 117Q25 100 34 100Q43 100 44 117Z"/>
    <circle fill="#f2a93c" cx="34" cy="120" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M64 91V101"/>
    <path data-part="bell" fill="#ffd35c" d="M54 117Q55 100 64 100Q73 100 74 117Z"/>
    <circle fill="#f2a93c" cx="64" cy="120" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M94 91V101"/>
    <path data-part="bell" fill="#ffd35c" d="M84 117Q85 100 94 100Q103 100 104 117Z"/>
    <circle fill="#f2a93c" cx="94" cy="120" r="3.6"/>
  `,
  // A painted screen of four panels.
  "folding-screen": `
    <path data-part="frame" fill="#e0b070" d="M4 12L34 20L34 124L4 116Z"/>
    <path data-part="frame" fill="#c98f4e" d="M34 20L64 12L64 116L34 124Z"/>
    <path data-part="frame" fill="#e0b070" d="M64 12L94 20L94 124L64 116Z"/>
    <path data-part="frame" fill="#c98f4e" d="M94 20L124 12L124 116L94 124Z"/>
    <path data-part="panel" fill="#fff6e3" d="M9 21L29 27L29 102L9 98Z"/>
    <path data-part="panel" fill="#fff6e3" d="M39 27L59 21L59 98L39 102Z"/>
    <path data-part="panel" fill="#fff6e3" d="M69 21L89 27L89 102L69 98Z"/>
    <path data-part="panel" fill="#fff6e3" d="M99 27L119 21L119 98L99 102Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M12 92C18 70 12 56 22 36M42 96C52 80 44 60 54 40M72 92C80 72 74 58 84 38M102 94C112 78 104 60 114 42"/>
    <circle data-part="flower" fill="#e8685f" cx="19" cy="44" r="6.4"/>
    <circle data-part="flower" fill="#e8685f" cx="15" cy="66" r="6.4"/>
    <circle data-part="flower" fill="#f28d8d" cx="50" cy="52" r="6.4"/>
    <circle data-part="flower" fill="#f28d8d" cx="48" cy="76" r="6.4"/>
    <circle data-part="flower" fill="#c9a3e8" cx="80" cy="50" r="6.4"/>
    <circle data-part="flower" fill="#c9a3e8" cx="77" cy="72" r="6.4"/>
    <circle data-part="flower" fill="#62b5f2" cx="110" cy="54" r="6.4"/>
    <circle data-part="flower" fill="#62b5f2" cx="108" cy="78" r="6.4"/>
  `,
  // A Go board with black and white stones.
  "go-game": `
    <path data-part="board" fill="#e0a55a" d="M12 8L116 8C119 8 120 9 120 12L120 108C120 111 119 112 116 112L12 112C9 112 8 111 8 108L8 12C8 9 9 8 12 8Z"/>
    <path fill="#f4d9a8" d="M8 108C8 111 9 112 12 112L116 112C119 112 120 111 120 108L120 120C120 123 119 124 116 124L12 124C9 124 8 123 8 120Z"/>
    <path fill="none" stroke="#5b3a14" stroke-width="2" d="M32 15L32 105M64 15L64 105M96 15L96 105M15 28L113 28M15 60L113 60M15 92L113 92"/>
    <circle fill="#26222e" cx="32" cy="60" r="6.2"/>
    <circle fill="#26222e" cx="64" cy="28" r="6.2"/>
    <circle fill="#26222e" cx="96" cy="60" r="6.2"/>
    <circle fill="#26222e" cx="64" cy="92" r="6.2"/>
    <circle fill="#ffffff" cx="64" cy="60" r="11"/>
    <circle fill="#ffffff" cx="32" cy="92" r="11"/>
    <circle fill="#ffffff" cx="96" cy="28" r="11"/>
    <circle fill="#ffffff" cx="96" cy="92" r="11"/>
  `,
  // The first compass: a spoon on a plate of bronze.
  "south-pointer": `
    <path data-part="plate" fill="#c9b089" d="M6 34L122 34C124.2 34 126 35.8 126 38L126 116C126 118.2 124.2 120 122 120L6 120C3.8 120 2 118.2 2 116L2 38C2 35.8 3.8 34 6 34Z"/>
    <circle data-part="plate" fill="#ffd35c" cx="64" cy="78" r="38"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M64 40L64 34M64 116L64 120M26 78L8 78M102 78L120 78M14 44L24 52M114 44L104 52M14 112L24 104M114 112L104 104"/>
    <path data-part="handle" fill="#8d96a8" d="M58 86C46 92 40 104 50 112C62 118 78 112 78 98C78 92 76 88 72 84L84 22C86 8 70 8 70 20Z"/>
    <ellipse data-part="bowl" fill="#d5dbe4" cx="62" cy="100" rx="9" ry="7"/>
  `,
  // Zhang Heng's jar that feels an earthquake: dragons drop balls to toads.
  seismoscope: `
    <path data-part="lid" fill="#ffd35c" d="M46 14C46 2 82 2 82 14L86 26L42 26Z"/>
    <path data-part="body" fill="#b9cfa8" d="M42 26L86 26C104 42 108 74 96 98L32 98C20 74 24 42 42 26Z"/>
    <path data-part="sole" fill="#ffd35c" d="M34 96L94 96L100 110L28 110Z"/>
    <path fill="none" stroke="#5a6f4a" stroke-width="2" d="M26 50C50 58 78 58 102 50"/>
    <path data-part="head" fill="#e8685f" d="M34 44C22 40 12 46 10 58C4 60 4 70 12 70C20 70 24 64 24 58C28 60 32 64 34 70Z"/>
    <path data-part="head" fill="#e8685f" d="M94 44C106 40 116 46 118 58C124 60 124 70 116 70C108 70 104 64 104 58C100 60 96 64 94 70Z"/>
    <circle fill="#2a2440" cx="17" cy="55" r="2"/>
    <circle fill="#2a2440" cx="111" cy="55" r="2"/>
    <circle data-part="ball" fill="#ffd35c" cx="12" cy="82" r="5.6"/>
    <circle data-part="ball" fill="#ffd35c" cx="116" cy="82" r="5.6"/>
    <path data-part="body" fill="#7cc977" d="M2 120C0 106 8 98 16 98C24 98 30 106 28 120Z"/>
    <path data-part="body" fill="#7cc977" d="M126 120C128 106 120 98 112 98C104 98 98 106 100 120Z"/>
    <circle fill="#2a2440" cx="10" cy="102" r="2"/>
    <circle fill="#2a2440" cx="118" cy="102" r="2"/>
    <circle fill="#2a2440" cx="20" cy="102" r="2"/>
    <circle fill="#2a2440" cx="108" cy="102" r="2"/>
    <path data-part="badge" fill="#ffd35c" d="M54 46C46 46 46 56 54 58C46 66 56 76 64 68C72 76 82 66 74 58C82 56 82 46 74 46C70 38 58 38 54 46Z"/>
    <path data-part="body" fill="#7cc977" d="M52 122C50 112 56 106 64 106C72 106 78 112 76 122Z"/>
    <circle fill="#2a2440" cx="60" cy="112" r="1.8"/>
    <circle fill="#2a2440" cx="68" cy="112" r="1.8"/>
    <path data-part="sole" fill="#aab2be" d="M2 119L126 119C127.1 119 128 119.9 128 121L128 124C128 125.1 127.1 126 126 126L2 126C0.9 126 0 125.1 0 124L0 121C0 119.9 0.9 119 2 119Z"/>
  `,
  // A round-bodied moon lute.
  ruan: `
    <path data-part="handle" fill="#c98f4e" d="M58 14L70 14L70 60L58 60Z"/>
    <path data-part="handle" fill="#e8685f" d="M56 2L72 2L74 18L54 18Z"/>
    <circle data-part="button" fill="#ffd35c" cx="48" cy="8" r="4.6"/>
    <circle data-part="button" fill="#ffd35c" cx="80" cy="8" r="4.6"/>
    <circle data-part="body" fill="#ff9f5a" cx="64" cy="86" r="40"/>
    <circle data-part="panel" fill="#fff6e3" cx="64" cy="86" r="31"/>
    <circle data-part="opening" fill="#8d96a8" cx="48" cy="80" r="8"/>
    <circle data-part="opening" fill="#8d96a8" cx="80" cy="80" r="8"/>
    <path data-part="bar" fill="#c98f4e" d="M52 102L76 102C77.1 102 78 102.9 78 104L78 108C78 109.1 77.1 110 76 110L52 110C50.9 110 50 109.1 50 108L50 104C50 102.9 50.9 102 52 102Z"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M61 60L61 102M67 60L67 102"/>
    <path fill="none" stroke="#6b4526" stroke-width="2" d="M58 28L70 28M58 38L70 38M58 48L70 48"/>
  `,
  // A bride's crown with birds, pearls and tassels.
  "phoenix-crown": `
    <path data-part="wing" fill="#ffd35c" d="M52 70C34 66 8 50 2 18C16 20 24 24 30 30C30 20 28 14 26 4C44 12 56 30 58 52Z"/>
    <path data-part="wing" fill="#ffd35c" d="M76 70C94 66 120 50 126 18C112 20 104 24 98 30C98 20 100 14 102 4C84 12 72 30 70 52Z"/>
    <circle data-part="bead" fill="#ffffff" cx="17" cy="102" r="6.5"/><circle data-part="bead" fill="#e8685f" cx="17" cy="114.5" r="6"/><circle data-part="bead" fill="#ffffff" cx="111" cy="102" r="6.5"/><circle data-part="bead" fill="#e8685f" cx="111" cy="114.5" r="6"/>
    <path data-part="crown" fill="#62b5f2" d="M16 84C12 58 28 38 44 44C50 32 78 32 84 44C100 38 116 58 112 84Z"/>
    <path data-part="crest" fill="#e8685f" d="M64 4C78 14 78 32 64 44C50 32 50 14 64 4Z"/>
    <path data-part="flower" fill="#f9b8c8" d="M64 38C74 32 82 42 78 50C90 50 92 64 82 67C86 78 74 84 64 77C54 84 42 78 46 67C36 64 38 50 50 50C46 42 54 32 64 38Z"/>
    <circle data-part="flower" fill="#ffe28a" cx="64" cy="59" r="9"/>
    <path data-part="rim" fill="#ffd35c" d="M8 82Q8 77 14 78Q64 90 114 78Q120 77 120 82L118 94Q117 98 112 99Q64 112 16 99Q11 98 10 94Z"/>
    <circle data-part="bead" fill="#ffffff" cx="64" cy="96" r="7"/><circle data-part="bead" fill="#ffffff" cx="38" cy="92.5" r="6"/><circle data-part="bead" fill="#ffffff" cx="90" cy="92.5" r="6"/>
  `,
  // A pair of silk shoes with flowers.
  "embroidered-shoes": `
    <path data-part="shoe" fill="#e8685f" d="M30 26C40 16 54 20 58 32C62 44 74 46 92 46C108 46 120 38 124 30C126 44 124 58 112 64L46 64C32 62 26 40 30 26Z"/>
    <path data-part="sole" fill="#fff6e3" d="M30 60L118 60L114 69L38 69Z"/>
    <path data-part="shoe" fill="#e8685f" d="M4 74C14 64 28 68 32 80C36 92 50 94 68 94C84 94 98 86 104 78C106 92 104 108 90 114L22 114C8 110 0 88 4 74Z"/>
    <path data-part="sole" fill="#fff6e3" d="M6 110L98 110L92 120L16 120Z"/>
    <path data-part="petal" fill="#ffd35c" d="M76 101C70.8 98.5 70.5 93.6 76 91C81.5 93.6 81.2 98.5 76 101Z"/>
    <path data-part="petal" fill="#ffd35c" d="M77 101.7C77.7 95.9 82.3 94.2 86.5 98.6C85.7 104.6 81 105.9 77 101.7Z"/>
    <path data-part="petal" fill="#ffd35c" d="M76.6 102.8C82.3 101.7 85.4 105.6 82.5 110.9C76.5 112 73.8 107.9 76.6 102.8Z"/>
    <path data-part="petal" fill="#ffd35c" d="M75.4 102.8C78.2 107.9 75.5 112 69.5 110.9C66.6 105.6 69.7 101.7 75.4 102.8Z"/>
    <path data-part="petal" fill="#ffd35c" d="M75 101.7C71 105.9 66.3 104.6 65.5 98.6C69.7 94.2 74.3 95.9 75 101.7Z"/>
    <circle data-part="flowerCentre" fill="#ffffff" cx="76" cy="102" r="3.6"/>
    <path data-part="petal" fill="#ffd35c" d="M98 52C93.4 50 93.2 46.1 98 44C102.8 46.1 102.6 50 98 52Z"/>
    <path data-part="petal" fill="#ffd35c" d="M99 52.7C99.4 47.7 103.1 46.3 106.6 50.2C106.1 55.5 102.3 56.5 99 52.7Z"/>
    <path data-part="petal" fill="#ffd35c" d="M98.6 53.8C103.5 52.7 106 55.8 103.3 60.3C98.2 61.4 96 58.1 98.6 53.8Z"/>
    <path data-part="petal" fill="#ffd35c" d="M97.4 53.8C100 58.1 97.8 61.4 92.7 60.3C90 55.8 92.5 52.7 97.4 53.8Z"/>
    <path data-part="petal" fill="#ffd35c" d="M97 52.7C93.7 56.5 89.9 55.5 89.4 50.2C92.9 46.3 96.6 47.7 97 52.7Z"/>
    <path data-part="leaf" fill="#7cc977" d="M50 100C56 96 60 100 60 106C54 108 50 106 50 100Z"/>
    <circle data-part="pompom" fill="#ffd35c" cx="100" cy="76" r="6"/>
    <circle data-part="pompom" fill="#ffd35c" cx="121" cy="29" r="6"/>
  `,
  // Mahjong tiles with circles and bamboo.
  mahjong: `
    <path data-part="body" fill="#fff6e3" d="M10 30L48 30C51.3 30 54 32.7 54 36L54 94C54 97.3 51.3 100 48 100L10 100C6.7 100 4 97.3 4 94L4 36C4 32.7 6.7 30 10 30Z"/>
    <path data-part="sole" fill="#7cc977" d="M8 96L54 96L54 108C54 112 52 114 48 114L10 114C6 114 4 110 4 104L4 92Z"/>
    <circle data-part="ball" fill="#e8685f" cx="29" cy="46" r="10"/>
    <circle data-part="ball" fill="#62b5f2" cx="18" cy="70" r="8.4"/>
    <circle data-part="ball" fill="#62b5f2" cx="40" cy="70" r="8.4"/>
    <circle data-part="ball" data-detail="" fill="#7cc977" cx="18" cy="88" r="6.6"/>
    <circle data-part="ball" data-detail="" fill="#7cc977" cx="40" cy="88" r="6.6"/>
    <path data-part="body" fill="#fff6e3" d="M76 30L114 30C117.3 30 120 32.7 120 36L120 94C120 97.3 117.3 100 114 100L76 100C72.7 100 70 97.3 70 94L70 36C70 32.7 72.7 30 76 30Z"/>
    <path data-part="sole" fill="#7cc977" d="M70 92L120 92L120 104C120 110 118 114 114 114L76 114C72 114 70 110 70 104Z"/>
    <path data-part="bamboo" fill="#7cc977" d="M84 38L86 38C88.2 38 90 39.8 90 42L90 58C90 60.2 88.2 62 86 62L84 62C81.8 62 80 60.2 80 58L80 42C80 39.8 81.8 38 84 38Z"/>
    <path data-part="bamboo" fill="#7cc977" d="M104 38L106 38C108.2 38 110 39.8 110 42L110 58C110 60.2 108.2 62 106 62L104 62C101.8 62 100 60.2 100 58L100 42C100 39.8 101.8 38 104 38Z"/>
    <path data-part="bamboo" fill="#7cc977" d="M84 66L86 66C88.2 66 90 67.8 90 70L90 86C90 88.2 88.2 90 86 90L84 90C81.8 90 80 88.2 80 86L80 70C80 67.8 81.8 66 84 66Z"/>
    <path data-part="bamboo" fill="#e8685f" d="M104 66L106 66C108.2 66 110 67.8 110 70L110 86C110 88.2 108.2 90 106 90L104 90C101.8 90 100 88.2 100 86L100 70C100 67.8 101.8 66 104 66Z"/>
  `,
};
