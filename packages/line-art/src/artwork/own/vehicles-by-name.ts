/** Vehicles and machines that people ask for by name: 128 × 128 boxes. */
export const vehiclesByName: Readonly<Record<string, string>> = {
  // A child stands on a hoverboard: two wheels, two pads, lamps in front.
  hoverboard: `
    <path data-part="head" fill="#ffd8b8" d="M64 4C67.3 4 71.7 5.7 74 8C76.3 10.3 78 14.3 78 18C78 21.7 76.3 27.3 74 30C71.7 32.7 67.3 34 64 34C60.7 34 56.3 32.7 54 30C51.7 27.3 50 21.7 50 18C50 14.3 51.7 10.3 54 8C56.3 5.7 60.7 4 64 4Z"/>
    <path data-part="hair" fill="#e8685f" d="M48 18C46 16.7 49.3 7 52 4C54.7 1 60 0 64 0C68 0 73.3 1 76 4C78.7 7 82 16.7 80 18C78 19.3 69.3 12 64 12C58.7 12 50 19.3 48 18Z"/>
    <circle fill="#3a2a40" cx="59" cy="20" r="2.3"/>
    <circle fill="#3a2a40" cx="69" cy="20" r="2.3"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M59 26C59.8 26.5 62.3 29 64 29C65.7 29 68.2 26.5 69 26"/>
    <path data-part="shirt" fill="#ffd35c" d="M54 34C59.7 32.3 68.3 32.3 74 34C79.7 35.7 82.3 41 88 44C93.7 47 105 49.3 108 52C111 54.7 109.7 59 106 60C102.3 61 90.7 59 86 58C81.3 57 79.3 52 78 54C76.7 56 82.7 67.3 78 70C73.3 72.7 54.7 72.7 50 70C45.3 67.3 51.3 56 50 54C48.7 52 46.7 57 42 58C37.3 59 25.7 61 22 60C18.3 59 17 54.7 20 52C23 49.3 34.3 47 40 44C45.7 41 48.3 35.7 54 34Z"/>
    <path data-part="trousers" fill="#8fb0e8" d="M50 68H78L82 100H68L64 80L60 100H46Z"/>
    <path data-part="shoe" fill="#c4d4e4" d="M40 100H62V106H40ZM66 100H88V106H66Z"/>
    <path data-part="wheel" fill="#8f9cc4" d="M13 92H17Q26 92 26 101V117Q26 126 17 126H13Q4 126 4 117V101Q4 92 13 92ZM111 92H115Q124 92 124 101V117Q124 126 115 126H111Q102 126 102 117V101Q102 92 111 92Z"/>
    <path data-part="board" fill="#8fd07c" d="M24 104C24 104 40.7 103.3 46 104C51.3 104.7 53 107.3 56 108C59 108.7 61.3 108 64 108C66.7 108 69 108.7 72 108C75 107.3 76.7 104.7 82 104C87.3 103.3 104 104 104 104C104 104 104 118 104 118C104 118 89.3 120.3 84 120C78.7 119.7 75.3 116.7 72 116C68.7 115.3 66.7 116 64 116C61.3 116 59.3 115.3 56 116C52.7 116.7 49.3 119.7 44 120C38.7 120.3 24 118 24 118C24 118 24 104 24 104Z"/>
    <circle data-part="light" fill="#fff0a0" cx="38" cy="112" r="4"/>
    <circle data-part="light" fill="#fff0a0" cx="90" cy="112" r="4"/>
  `,

  // A cart for ice cream: a striped parasol, a cold box, two wheels and a handle.
  "ice-cream-cart": `
    <path data-part="pole" fill="#c8a078" d="M60 34H66V68H60Z"/>
    <path fill="#ffe08a" d="M4 38Q8 2 63 2Q118 2 122 38Q112 30 102 38Q92 30 83 38Q73 30 63 38Q53 30 44 38Q34 30 24 38Q14 30 4 38Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M63 2Q44 14 44 37M63 2Q82 14 83 37M58 2Q26 10 24 37M68 2Q100 10 102 37"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M108 74H124V66"/>
    <path data-part="box" fill="#a8d8f0" d="M15 62H103Q108 62 108 67V101Q108 106 103 106H15Q10 106 10 101V67Q10 62 15 62Z"/>
    <path data-part="lid" fill="#e4f4fc" d="M9 56H109Q112 56 112 59V63Q112 66 109 66H9Q6 66 6 63V59Q6 56 9 56Z"/>
    <path fill="#f2c078" d="M30 84H46L38 103Z"/>
    <circle data-part="scoop" fill="#f8a8c0" cx="38" cy="80" r="9.5"/>
    <path fill="#f28a7a" d="M60 74Q60 68 66 68H72Q78 68 78 74V94H60Z"/>
    <path data-part="stick" fill="#f2d8b0" d="M68 94H70Q72 94 72 96V101Q72 103 70 103H68Q66 103 66 101V96Q66 94 68 94Z"/>
    <path fill="#c8e8a0" d="M86 74Q86 68 91 68H96Q101 68 101 74V94H86Z"/>
    <path data-part="stick" fill="#f2d8b0" d="M93 94H94Q96 94 96 96V101Q96 103 94 103H93Q91 103 91 101V96Q91 94 93 94Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="32" cy="112" r="14"/>
    <circle data-part="hub" fill="#eef2f6" cx="32" cy="112" r="7"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="88" cy="112" r="14"/>
    <circle data-part="hub" fill="#eef2f6" cx="88" cy="112" r="7"/>
  `,

  // A dune buggy: a bare frame of pipes, huge tyres, lamps on the roof, a flag.
  "dune-buggy": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M110 66V14"/>
    <path data-part="flag" fill="#f2605a" d="M110 10L127 17L110 26Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="5" d="M34 72L54 34H92L108 72M72 34V72M54 34L72 72"/>
    <circle data-part="headlight" fill="#fff3b0" cx="58" cy="26" r="7"/>
    <circle data-part="headlight" fill="#fff3b0" cx="74" cy="26" r="7"/>
    <circle data-part="headlight" fill="#fff3b0" cx="90" cy="26" r="7"/>
    <path data-part="seat" fill="#8fb8f0" d="M74 52C76.7 48.3 82.7 48.7 86 50C89.3 51.3 92.7 55.3 94 60C95.3 64.7 97.7 74.7 94 78C90.3 81.3 76 81 72 80C68 79 69.7 76.7 70 72C70.3 67.3 71.3 55.7 74 52Z"/>
    <path data-part="body" fill="#ffb04d" d="M8 78L36 64L62 74L112 68Q120 70 120 80L116 92H14Q4 92 8 78Z"/>
    <path data-part="stripe" fill="#fff0d0" d="M40 78H88L86 86H42Z"/>
    <circle data-part="headlight" fill="#fff3b0" cx="18" cy="76" r="6.4"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="28" cy="100" r="24"/>
    <circle data-part="hub" fill="#ffffff" cx="28" cy="100" r="12"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M45.3 100.0L52.0 100.0M42.0 110.2L47.4 114.1M33.3 116.4L35.4 122.8M22.7 116.4L20.6 122.8M14.0 110.2L8.6 114.1M10.7 100.0L4.0 100.0M14.0 89.8L8.6 85.9M22.7 83.6L20.6 77.2M33.3 83.6L35.4 77.2M42.0 89.8L47.4 85.9"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="98" cy="100" r="25"/>
    <circle data-part="hub" fill="#ffffff" cx="98" cy="100" r="12.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M116.0 100.0L123.0 100.0M112.6 110.6L118.2 114.7M103.6 117.1L105.7 123.8M92.4 117.1L90.3 123.8M83.4 110.6L77.8 114.7M80.0 100.0L73.0 100.0M83.4 89.4L77.8 85.3M92.4 82.9L90.3 76.2M103.6 82.9L105.7 76.2M112.6 89.4L118.2 85.3"/>
  `,

  // A caboose: a little house on top, railings at both ends, four wheels on the rail.
  caboose: `
    <path data-part="rail" fill="#b4bcc8" d="M3 120H125Q127 120 127 122V124Q127 126 125 126H3Q1 126 1 124V122Q1 120 3 120Z"/>
    <path fill="#f2b060" d="M46 6H86V36H46Z"/>
    <path data-part="window" fill="#b8f0ff" d="M53 14H62Q64 14 64 16V26Q64 28 62 28H53Q51 28 51 26V16Q51 14 53 14Z"/>
    <path data-part="window" fill="#b8f0ff" d="M70 14H79Q81 14 81 16V26Q81 28 79 28H70Q68 28 68 26V16Q68 14 70 14Z"/>
    <path data-part="roof" fill="#e89a8a" d="M43 2H89Q92 2 92 5V7Q92 10 89 10H43Q40 10 40 7V5Q40 2 43 2Z"/>
    <path data-part="body" fill="#f2705a" d="M18 40H110V94H18Z"/>
    <path data-part="roof" fill="#e89a8a" d="M14 34H114Q118 34 118 38V40Q118 44 114 44H14Q10 44 10 40V38Q10 34 14 34Z"/>
    <path data-part="window" fill="#b8f0ff" d="M29 52H41Q44 52 44 55V67Q44 70 41 70H29Q26 70 26 67V55Q26 52 29 52Z"/>
    <path data-part="window" fill="#b8f0ff" d="M87 52H99Q102 52 102 55V67Q102 70 99 70H87Q84 70 84 67V55Q84 52 87 52Z"/>
    <path data-part="door" fill="#ffe070" d="M56 50H72Q74 50 74 52V92Q74 94 72 94H56Q54 94 54 92V52Q54 50 56 50Z"/>
    <path data-part="window" fill="#b8f0ff" d="M60 55H68Q70 55 70 57V67Q70 69 68 69H60Q58 69 58 67V57Q58 55 60 55Z"/>
    <circle fill="#8a94a8" cx="71" cy="78" r="1.8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M4 66V94M12 66V94M2 66H18M124 66V94M116 66V94M110 66H126"/>
    <path data-part="chassis" fill="#9aa4b4" d="M4 93H124Q126 93 126 95V100Q126 102 124 102H4Q2 102 2 100V95Q2 93 4 93Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="26" cy="110" r="11"/>
    <circle data-part="hub" fill="#eef2f6" cx="26" cy="110" r="5.5"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="48" cy="110" r="11"/>
    <circle data-part="hub" fill="#eef2f6" cx="48" cy="110" r="5.5"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="82" cy="110" r="11"/>
    <circle data-part="hub" fill="#eef2f6" cx="82" cy="110" r="5.5"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="104" cy="110" r="11"/>
    <circle data-part="hub" fill="#eef2f6" cx="104" cy="110" r="5.5"/>
  `,

  // A limousine: very long, five windows, white and low.
  limousine: `
    <path data-part="body" fill="#fff6e0" d="M1 96V82Q1 75 9 74L24 71Q31 55 42 55H102Q112 55 119 72Q127 74 127 82V96Z"/>
    <path data-part="window" fill="#6fc0f8" d="M32 71Q37 60 44 60H49V71Z"/>
    <path data-part="window" fill="#6fc0f8" d="M54 60H63Q64 60 64 61V70Q64 71 63 71H54Q53 71 53 70V61Q53 60 54 60Z"/>
    <path data-part="window" fill="#6fc0f8" d="M69 60H78Q79 60 79 61V70Q79 71 78 71H69Q68 71 68 70V61Q68 60 69 60Z"/>
    <path data-part="window" fill="#6fc0f8" d="M84 60H93Q94 60 94 61V70Q94 71 93 71H84Q83 71 83 70V61Q83 60 84 60Z"/>
    <path data-part="window" fill="#6fc0f8" d="M98 60H102Q108 60 112 71H98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M51 76V95M81 76V95M96 76V95M55 81H61M85 81H91"/>
    <ellipse data-part="headlight" fill="#fff3b0" cx="8" cy="81" rx="4.6" ry="5"/>
    <path data-part="light" fill="#f2605a" d="M123 78H125Q127 78 127 80V84Q127 86 125 86H123Q121 86 121 84V80Q121 78 123 78Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="26" cy="97" r="12"/>
    <circle data-part="hub" fill="#eef2f6" cx="26" cy="97" r="6"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="104" cy="97" r="12"/>
    <circle data-part="hub" fill="#eef2f6" cx="104" cy="97" r="6"/>
  `,

  // A machine that smooths the ice of a rink: a tank in front, the driver's seat behind.
  zamboni: `
    <path fill="#e4f4fc" d="M2 116C6.3 113.5 19.7 112 30 112C40.3 112 52.7 116 64 116C75.3 116 87.7 112 98 112C108.3 112 121.7 113.5 126 116C128 118.5 128 125.2 124 127C103.7 128 24.3 128 4 127C0 125.2 0 118.5 2 116Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M104 78V46M104 46H90"/>
    <path data-part="seat" fill="#5f8fd8" d="M98 60C100.3 55.7 106.7 55.7 110 56C113.3 56.3 116.7 57.7 118 62C119.3 66.3 121.7 78.7 118 82C114.3 85.3 99.3 85.7 96 82C92.7 78.3 95.7 64.3 98 60Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.6" d="M84 78L92 60"/>
    <ellipse data-part="wheel" fill="#9aa4b4" cx="93" cy="59" rx="4" ry="9"/>
    <path fill="#8fb8f0" d="M10 36H78Q82 36 82 42V96H6V42Q6 36 10 36Z"/>
    <path data-part="body" fill="#8fb8f0" d="M82 76H120Q126 76 126 84V98H82Z"/>
    <path fill="#ffffff" d="M44 46L44 84L40 84L40 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M42 46V86M25 56L59 76M25 76L59 56M36 50L42 56L48 50M36 82L42 76L48 82"/>
    <path data-part="stripe" fill="#ffd35c" d="M8 92H124Q126 92 126 94V98Q126 100 124 100H8Q6 100 6 98V94Q6 92 8 92Z"/>
    <circle data-part="headlight" fill="#fff3b0" cx="14" cy="46" r="5"/>
    <path data-part="blade" fill="#b4bcc8" d="M101 98H123Q126 98 126 101V109Q126 112 123 112H101Q98 112 98 109V101Q98 98 101 98Z"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="26" cy="106" r="14"/>
    <circle data-part="hub" fill="#eef2f6" cx="26" cy="106" r="7"/>
    <circle data-part="wheel" fill="#9aa4b4" cx="78" cy="106" r="14"/>
    <circle data-part="hub" fill="#eef2f6" cx="78" cy="106" r="7"/>
  `,

  // A wagon full of bales of hay, a pumpkin on top, its shaft in front.
  hayride: `
    <path data-part="pole" fill="#c98f5e" d="M3 88H21Q23 88 23 90V92Q23 94 21 94H3Q1 94 1 92V90Q1 88 3 88Z"/>
    <path data-part="straw" fill="#ffe08a" d="M25 34H59Q64 34 64 39V55Q64 60 59 60H25Q20 60 20 55V39Q20 34 25 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 34V60M50 34V60"/>
    <path data-part="straw" fill="#ffe08a" d="M71 34H105Q110 34 110 39V55Q110 60 105 60H71Q66 60 66 55V39Q66 34 71 34Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M80 34V60M96 34V60"/>
    <path data-part="straw" fill="#ffe08a" d="M33 8H67Q72 8 72 13V29Q72 34 67 34H33Q28 34 28 29V13Q28 8 33 8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 8V34M58 8V34"/>
    <path fill="#ff9f43" d="M92 14C96 14 100.7 11 104 12C107.3 13 110.7 17 112 20C113.3 23 113.7 27.5 112 30C110.3 32.5 107 34.2 102 35C97 35.8 86.8 35.8 82 35C77.2 34.2 74.5 32.5 73 30C71.5 27.5 71.8 23 73 20C74.2 17 76.8 13 80 12C83.2 11 88 14 92 14Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M86 13Q80 24 86 35M98 13Q104 24 98 35"/>
    <path data-part="stem" fill="#8fce7c" d="M88 14L90 4H97L96 14Z"/>
    <path data-part="box" fill="#d9a066" d="M10 60L122 60L116 92L18 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M14 76H119M46 60V92M86 60V92"/>
    <circle data-part="wheel" fill="#c8a078" cx="36" cy="104" r="20"/>
    <circle data-part="hub" fill="#eef2f6" cx="36" cy="104" r="6"/>
    <circle data-part="wheel" fill="#c8a078" cx="98" cy="104" r="20"/>
    <circle data-part="hub" fill="#eef2f6" cx="98" cy="104" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M36 84V98M36 110V124M16 104H30M42 104H56M98 84V98M98 110V124M78 104H92M104 104H118"/>
  `,

  // A radar: a wide dish on a turning stand, waves going out.
  radar: `
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M96 8Q112 14 118 30M90 20Q102 24 106 36"/>
    <path fill="#c8d4e4" d="M12 22C17.3 20.3 29.3 16.3 40 20C50.7 23.7 66.7 35.3 76 44C85.3 52.7 92.3 64 96 72C99.7 80 97.4 86 98 92C86.6 91.4 72.3 95 60 90C47.7 85 32.7 72 24 62C15.3 52 10 36.7 8 30C6 23.3 6.7 23.7 12 22Z"/>
    <path fill="#eef4fa" d="M12 22C14.7 20.7 24.7 20 34 24C43.3 28 58.7 37.7 68 46C77.3 54.3 85 66.3 90 74C95 81.7 100.7 90.7 98 92C95.3 93.3 83.7 88 74 82C64.3 76 49.3 64.3 40 56C30.7 47.7 22.7 37.7 18 32C13.3 26.3 9.3 23.3 12 22Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M62 56L88 28M40 40L88 28M82 76L88 28"/>
    <circle fill="#f2605a" cx="90" cy="26" r="6"/>
    <path data-part="support" fill="#b4c0d0" d="M48 78H62Q64 78 64 80V98Q64 100 62 100H48Q46 100 46 98V80Q46 78 48 78Z"/>
    <path data-part="body" fill="#8fb8f0" d="M30 98L82 98L92 116L20 116Z"/>
    <path fill="#d8dce4" d="M13 114H101Q104 114 104 117V122Q104 125 101 125H13Q10 125 10 122V117Q10 114 13 114Z"/>
    <path data-part="panel" fill="#fff3b0" d="M46 103H66Q68 103 68 105V109Q68 111 66 111H46Q44 111 44 109V105Q44 103 46 103Z"/>
  `,

  // The Shenzhou spacecraft: three modules in a row, two pairs of solar wings.
  shenzhou: `
    <path data-part="panel" fill="#5f98f0" d="M52 44L44 6H66L70 44Z"/>
    <path data-part="panel" fill="#5f98f0" d="M52 84L44 122H66L70 84Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M48 18H68M49 30H69M57 6L61 44M48 110H68M49 98H69M57 122L61 84"/>
    <path data-part="panel" fill="#5f98f0" d="M88 46L84 14H104L106 46Z"/>
    <path data-part="panel" fill="#5f98f0" d="M88 82L84 114H104L106 82Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M86 30H105M94 14L97 46M86 98H105M94 114L97 82"/>
    <path data-part="body" fill="#e4ecf4" d="M2 64C2 59.3 3.3 53.3 6 50C8.7 46.7 13.3 44.7 18 44C22.7 43.3 29.2 45.4 34 46L34 82C29.2 82.6 22.7 84.7 18 84C13.3 83.3 8.7 81.3 6 78C3.3 74.7 2 68.7 2 64Z"/>
    <circle data-part="porthole" fill="#5fb8f8" cx="18" cy="64" r="8"/>
    <path data-part="body" fill="#f8fafd" d="M34 52L44 42L62 38L62 90L44 86L34 76Z"/>
    <circle data-part="porthole" fill="#5fb8f8" cx="49" cy="58" r="5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 74H56"/>
    <path data-part="body" fill="#ffe9b0" d="M64 40H106Q108 40 108 42V86Q108 88 106 88H64Q62 88 62 86V42Q62 40 64 40Z"/>
    <path data-part="flag" fill="#f2605a" d="M72 54H92V68H72Z"/>
    <path fill="#d0d8e4" d="M108 46L122 40L122 88L108 82Z"/>
    <path fill="#ffe070" d="M77 57L78.4 60L81.4 60.2L79 62.2L80 65L77 63.4L74 65L75 62.2L72.6 60.2L75.6 60Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 76H104"/>
  `,
};
