/** Streets of old and what stands in them: 128 × 128 boxes. */
export const oldStreets: Readonly<Record<string, string>> = {
  // An old Chinese medicine shop: a wall of small drawers, a counter with mortar and scales.
  "medicine-shop": `
    <path fill="#c88a50" d="M7 4H121Q124 4 124 7V85Q124 88 121 88H7Q4 88 4 85V7Q4 4 7 4Z"/>
    <path  fill="#f0c890" d="M12 10H32Q34 10 34 12V29Q34 31 32 31H12Q10 31 10 29V12Q10 10 12 10Z"/>
    <path  fill="#ffe0b0" d="M40 10H60Q62 10 62 12V29Q62 31 60 31H40Q38 31 38 29V12Q38 10 40 10Z"/>
    <path  fill="#f0c890" d="M68 10H88Q90 10 90 12V29Q90 31 88 31H68Q66 31 66 29V12Q66 10 68 10Z"/>
    <path  fill="#ffe0b0" d="M96 10H116Q118 10 118 12V29Q118 31 116 31H96Q94 31 94 29V12Q94 10 96 10Z"/>
    <path  fill="#ffe0b0" d="M12 35H32Q34 35 34 37V54Q34 56 32 56H12Q10 56 10 54V37Q10 35 12 35Z"/>
    <path  fill="#f0c890" d="M40 35H60Q62 35 62 37V54Q62 56 60 56H40Q38 56 38 54V37Q38 35 40 35Z"/>
    <path  fill="#ffe0b0" d="M68 35H88Q90 35 90 37V54Q90 56 88 56H68Q66 56 66 54V37Q66 35 68 35Z"/>
    <path  fill="#f0c890" d="M96 35H116Q118 35 118 37V54Q118 56 116 56H96Q94 56 94 54V37Q94 35 96 35Z"/>
    <path  fill="#f0c890" d="M12 60H32Q34 60 34 62V79Q34 81 32 81H12Q10 81 10 79V62Q10 60 12 60Z"/>
    <path  fill="#ffe0b0" d="M40 60H60Q62 60 62 62V79Q62 81 60 81H40Q38 81 38 79V62Q38 60 40 60Z"/>
    <path  fill="#f0c890" d="M68 60H88Q90 60 90 62V79Q90 81 88 81H68Q66 81 66 79V62Q66 60 68 60Z"/>
    <path  fill="#ffe0b0" d="M96 60H116Q118 60 118 62V79Q118 81 116 81H96Q94 81 94 79V62Q94 60 96 60Z"/>
    <circle fill="#2a2440" cx="22" cy="21" r="1.9"/>
    <circle fill="#2a2440" cx="50" cy="21" r="1.9"/>
    <circle fill="#2a2440" cx="78" cy="21" r="1.9"/>
    <circle fill="#2a2440" cx="106" cy="21" r="1.9"/>
    <circle fill="#2a2440" cx="22" cy="46" r="1.9"/>
    <circle fill="#2a2440" cx="50" cy="46" r="1.9"/>
    <circle fill="#2a2440" cx="78" cy="46" r="1.9"/>
    <circle fill="#2a2440" cx="106" cy="46" r="1.9"/>
    <circle fill="#2a2440" cx="22" cy="71" r="1.9"/>
    <circle fill="#2a2440" cx="50" cy="71" r="1.9"/>
    <circle fill="#2a2440" cx="78" cy="71" r="1.9"/>
    <circle fill="#2a2440" cx="106" cy="71" r="1.9"/>
    <path fill="#c3764a" d="M2 90H126Q128 90 128 92V98Q128 100 126 100H2Q0 100 0 98V92Q0 90 2 90Z"/>
    <path fill="#d9944a" d="M5 100H123Q124 100 124 101V124Q124 125 123 125H5Q4 125 4 124V101Q4 100 5 100Z"/>
    <path data-part="bowl" fill="#9ac8a8" d="M20 66H52Q52 84 44 90H28Q20 84 20 66Z"/>
    <path fill="#ffffff" d="M38 70L58 44L64 48L46 72Z"/>
    <path fill="#f2705a" d="M80 74Q80 66 92 66Q104 66 104 74V90H80Z"/>
    <path data-part="lid" fill="#ffffff" d="M87 58H97Q100 58 100 61V64Q100 67 97 67H87Q84 67 84 64V61Q84 58 87 58Z"/>
    <path data-part="label" fill="#ffffff" d="M85 75H99Q100 75 100 76V83Q100 84 99 84H85Q84 84 84 83V76Q84 75 85 75Z"/>
  `,

  // An old inn: two storeys under curved roofs, lanterns, a flag with a jug.
  inn: `
    <path data-part="roof" fill="#9aa8bc" d="M6 34Q20 30 30 8H98Q108 30 122 34L116 42H12Z"/>
    <path data-part="wall" fill="#f4dcb4" d="M21 42H107Q108 42 108 43V67Q108 68 107 68H21Q20 68 20 67V43Q20 42 21 42Z"/>
    <path data-part="window" fill="#ffffff" d="M29 46H47Q48 46 48 47V63Q48 64 47 64H29Q28 64 28 63V47Q28 46 29 46Z"/>
    <path data-part="window" fill="#ffffff" d="M55 46H73Q74 46 74 47V63Q74 64 73 64H55Q54 64 54 63V47Q54 46 55 46Z"/>
    <path data-part="window" fill="#ffffff" d="M81 46H99Q100 46 100 47V63Q100 64 99 64H81Q80 64 80 63V47Q80 46 81 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M38 46V64M64 46V64M90 46V64"/>
    <path data-part="roof" fill="#9aa8bc" d="M0 78Q12 74 18 66H110Q116 74 128 78L122 86H6Z"/>
    <path data-part="wall" fill="#e8b880" d="M15 86H113Q114 86 114 87V123Q114 124 113 124H15Q14 124 14 123V87Q14 86 15 86Z"/>
    <path data-part="door" fill="#d2704f" d="M51 92H77Q78 92 78 93V123Q78 124 77 124H51Q50 124 50 123V93Q50 92 51 92Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 92V124"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="34" cy="98" rx="8" ry="9"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="94" cy="98" rx="8" ry="9"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 86V89M94 86V89M34 107V114M94 107V114"/>
    <path data-part="panel" fill="#ffe9a0" d="M48 70H80Q82 70 82 72V81Q82 83 80 83H48Q46 83 46 81V72Q46 70 48 70Z"/>
  `,

  // The roof of an old hall: upturned eaves, tiles with round ends, two lanterns under the beam.
  eaves: `
    <path data-part="roof" fill="#7f98b8" d="M30 20H98Q100 46 128 44Q126 62 108 66H20Q2 62 0 44Q28 46 30 20Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M40 26Q38 44 30 58M52 26L46 58M64 26V58M76 26L82 58M88 26Q90 44 98 58"/>
    <path data-part="beam" fill="#e8c060" d="M16 6Q22 12 32 11H96Q106 12 112 6Q114 18 104 22H24Q14 18 16 6Z"/>
    <circle fill="#ffffff" cx="18" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="33.4" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="48.8" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="64" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="79.2" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="94.6" cy="69" r="7.7"/>
    <circle fill="#ffffff" cx="110" cy="69" r="7.7"/>
    <path data-part="beam" fill="#f2605a" d="M15 78H113Q114 78 114 79V90Q114 91 113 91H15Q14 91 14 90V79Q14 78 15 78Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 84.5H104"/>
    <path data-part="pole" fill="#e45e53" d="M22 91H34Q34 91 34 91V127Q34 127 34 127H22Q22 127 22 127V91Q22 91 22 91Z"/>
    <path data-part="pole" fill="#e45e53" d="M94 91H106Q106 91 106 91V127Q106 127 106 127H94Q94 127 94 127V91Q94 91 94 91Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 91V97M78 91V97M50 117V125M78 117V125"/>
    <ellipse data-part="lamp" fill="#ffb04a" cx="50" cy="107" rx="10" ry="10"/>
    <ellipse data-part="lamp" fill="#ffb04a" cx="78" cy="107" rx="10" ry="10"/>
  `,

  // A house of Huizhou: white walls that step up under dark tiles, a gate with a small roof, a high window.
  "horse-head-wall": `
    <path data-part="wall" fill="#ffffff" d="M6 124V50H30V34H48V20H80V34H98V50H122V124Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M2 54Q0 44 8 44H34V54ZM26 38Q24 28 32 28H52V38ZM44 24Q42 12 52 12H76Q86 12 84 24ZM102 38H76V28H96Q104 28 102 38ZM126 54H94V44H120Q128 44 126 54Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M34 76Q40 74 44 66H84Q88 74 94 76L90 82H38Z"/>
    <path data-part="doorFrame" fill="#e8e0d4" d="M43 82H85Q86 82 86 83V123Q86 124 85 124H43Q42 124 42 123V83Q42 82 43 82Z"/>
    <path data-part="door" fill="#d2704f" d="M49 88H79Q80 88 80 89V123Q80 124 79 124H49Q48 124 48 123V89Q48 88 49 88Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 88V124"/>
    <circle fill="#ffd35c" cx="59" cy="106" r="2.6"/>
    <circle fill="#ffd35c" cx="69" cy="106" r="2.6"/>
    <path data-part="window" fill="#d0dae8" d="M57 38H71Q72 38 72 39V55Q72 56 71 56H57Q56 56 56 55V39Q56 38 57 38Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M64 38V56M56 47H72"/>
    <path data-part="window" fill="#d0dae8" d="M17 68H29Q30 68 30 69V83Q30 84 29 84H17Q16 84 16 83V69Q16 68 17 68Z"/>
    <path data-part="window" fill="#d0dae8" d="M99 68H111Q112 68 112 69V83Q112 84 111 84H99Q98 84 98 83V69Q98 68 99 68Z"/>
  `,

  // A screen wall before a gate: a small tiled roof, a dragon's round in its field, a stone foot.
  "screen-wall": `
    <path data-part="roof" fill="#8fa0b8" d="M0 32Q12 28 20 8H108Q116 28 128 32L122 42H6Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M30 12L26 38M46 12L44 38M64 12V38M82 12L84 38M98 12L102 38"/>
    <path data-part="wall" fill="#f2806a" d="M11 42H117Q118 42 118 43V107Q118 108 117 108H11Q10 108 10 107V43Q10 42 11 42Z"/>
    <path data-part="frame" fill="#fff0d0" d="M22 50H106Q108 50 108 52V98Q108 100 106 100H22Q20 100 20 98V52Q20 50 22 50Z"/>
    <circle fill="#ffd35c" cx="64" cy="75" r="23"/>
    <circle data-part="petal" fill="#f7a0b4" cx="64" cy="62" r="7"/>
    <circle data-part="petal" fill="#f7a0b4" cx="76.4" cy="71" r="7"/>
    <circle data-part="petal" fill="#f7a0b4" cx="71.6" cy="85.5" r="7"/>
    <circle data-part="petal" fill="#f7a0b4" cx="56.4" cy="85.5" r="7"/>
    <circle data-part="petal" fill="#f7a0b4" cx="51.6" cy="71" r="7"/>
    <circle data-part="flowerCentre" fill="#fff6d0" cx="64" cy="75" r="6"/>
    <path fill="#8fce7c" d="M22 52H40Q38 66 22 70ZM106 52H88Q90 66 106 70ZM22 98H40Q38 84 22 80ZM106 98H88Q90 84 106 80Z"/>
    <path data-part="ground" fill="#c8d0dc" d="M4 108L124 108L128 125L0 125Z"/>
  `,

  // The knocker of an old door: a lion's head with a ring in its mouth, a stud in each corner.
  "door-knocker": `
    <path data-part="door" fill="#8fb8e8" d="M5 2H123Q126 2 126 5V123Q126 126 123 126H5Q2 126 2 123V5Q2 2 5 2Z"/>
    <circle fill="#ffffff" cx="16" cy="16" r="8"/>
    <circle fill="#ffffff" cx="112" cy="16" r="8"/>
    <circle fill="#ffffff" cx="16" cy="112" r="8"/>
    <circle fill="#ffffff" cx="112" cy="112" r="8"/>
    <path data-part="mane" fill="#e8743c" d="M64 14A11.8 11.8 0 0 1 84.6 20A11.8 11.8 0 0 1 98.6 36.2A11.8 11.8 0 0 1 101.6 57.4A11.8 11.8 0 0 1 92.7 76.9A11.8 11.8 0 0 1 74.7 88.5A11.8 11.8 0 0 1 53.3 88.5A11.8 11.8 0 0 1 35.3 76.9A11.8 11.8 0 0 1 26.4 57.4A11.8 11.8 0 0 1 29.4 36.2A11.8 11.8 0 0 1 43.5 20A11.8 11.8 0 0 1 64 14Z"/>
    <circle data-part="head" fill="#ffe48a" cx="64" cy="54" r="30"/>
    <circle fill="#ffffff" cx="52" cy="44" r="8"/>
    <circle fill="#ffffff" cx="76" cy="44" r="8"/>
    <circle fill="#2a2440" cx="53" cy="45" r="4"/>
    <circle fill="#2a2440" cx="75" cy="45" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M42 33Q52 29 59 35M86 33Q76 29 69 35"/>
    <path data-part="nose" fill="#e8743c" d="M53 58Q64 51 75 58Q73 68 64 68Q55 68 53 58Z"/>
    <path data-part="ring" fill="#ffffff" d="M30 82A34 34 0 0 0 98 82H86A22 22 0 0 1 42 82Z"/>
    <path data-part="mouth" fill="#f58aa4" d="M42 72Q64 80 86 72Q90 90 64 90Q38 90 42 72Z"/>
  `,

  // An old street: wooden houses with tiled roofs on both sides, lanterns, a flag, flagstones.
  "old-street": `
    <path data-part="ground" fill="#e0d8cc" d="M50 80H78L120 128H8Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M58 92H72M46 106H84M30 120H98M64 80V92M56 92L52 106M72 106L78 120"/>
    <path data-part="wall" fill="#e8b880" d="M0 40L46 58L46 84L0 124Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M0 22L48 46L54 60L0 44Z"/>
    <path data-part="door" fill="#d2704f" d="M6 66L20 68L20 106L6 114Z"/>
    <path data-part="window" fill="#ffffff" d="M26 66L40 68L40 82L26 88Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M0 2L40 30L46 42L0 22Z"/>
    <path data-part="wall" fill="#f0cc98" d="M128 40L82 58L82 84L128 124Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M128 22L80 46L74 60L128 44Z"/>
    <path data-part="door" fill="#d2704f" d="M122 66L108 68L108 106L122 114Z"/>
    <path data-part="window" fill="#ffffff" d="M102 66L88 68L88 82L102 88Z"/>
    <path data-part="roof" fill="#8fa0b8" d="M128 2L88 30L82 42L128 22Z"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="50" cy="72" rx="6" ry="7"/>
    <ellipse data-part="lamp" fill="#f2605a" cx="78" cy="72" rx="6" ry="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M50 60V65M78 60V65"/>
  `,

  // A house over an arcade: shops under round arches, shutters above, a balustrade on its roof.
  "arcade-house": `
    <path data-part="wall" fill="#f4dcb4" d="M7 18H121Q122 18 122 19V123Q122 124 121 124H7Q6 124 6 123V19Q6 18 7 18Z"/>
    <path data-part="roof" fill="#ffffff" d="M2 18H42Q48 4 64 4Q80 4 86 18H126V26H2Z"/>
    <circle fill="#ffd35c" cx="64" cy="16" r="6"/>
    <path data-part="window" fill="#8fd0c0" d="M14 62V42Q26 28 38 42V62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M26 35V62M17 48H23M29 48H35M17 55H23M29 55H35"/>
    <path data-part="window" fill="#8fd0c0" d="M52 62V42Q64 28 76 42V62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M64 35V62M55 48H61M67 48H73M55 55H61M67 55H73"/>
    <path data-part="window" fill="#8fd0c0" d="M90 62V42Q102 28 114 42V62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M102 35V62M93 48H99M105 48H111M93 55H99M105 55H111"/>
    <path data-part="band" fill="#e8a878" d="M3 66H125Q126 66 126 67V74Q126 75 125 75H3Q2 75 2 74V67Q2 66 3 66Z"/>
    <path data-part="arch" fill="#d8ecf8" d="M12 124V96Q12 82 26 82Q40 82 40 96V124Z"/>
    <path data-part="arch" fill="#d8ecf8" d="M50 124V96Q50 82 64 82Q78 82 78 96V124Z"/>
    <path data-part="arch" fill="#d8ecf8" d="M88 124V96Q88 82 102 82Q116 82 116 96V124Z"/>
    <path data-part="door" fill="#d2704f" d="M21 100H31Q32 100 32 101V123Q32 124 31 124H21Q20 124 20 123V101Q20 100 21 100Z"/>
    <path data-part="door" fill="#d2704f" d="M97 100H107Q108 100 108 101V123Q108 124 107 124H97Q96 124 96 123V101Q96 100 97 100Z"/>
    <path data-part="box" fill="#ffd35c" d="M56 106H72Q73 106 73 107V123Q73 124 72 124H56Q55 124 55 123V107Q55 106 56 106Z"/>
  `,

  // A stone gate of a Shanghai lane: carved arch, two black-studded leaves with rings, brick walls.
  shikumen: `
    <path data-part="wall" fill="#e8a888" d="M3 20H125Q126 20 126 21V123Q126 124 125 124H3Q2 124 2 123V21Q2 20 3 20Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 38H22M4 56H22M4 74H22M4 92H22M106 38H124M106 56H124M106 74H124M106 92H124M14 38V56M14 74V92M114 38V56M114 74V92"/>
    <path data-part="frame" fill="#f0ece4" d="M24 124V48H104V124Z"/>
    <path data-part="arch" fill="#f0ece4" d="M20 48Q24 10 64 10Q104 10 108 48Z"/>
    <path fill="#c8d8e8" d="M34 44Q38 20 64 20Q90 20 94 44Z"/>
    <circle data-part="petal" fill="#f7b8a8" cx="71" cy="36" r="4.4"/>
    <circle data-part="petal" fill="#f7b8a8" cx="67.5" cy="42.1" r="4.4"/>
    <circle data-part="petal" fill="#f7b8a8" cx="60.5" cy="42.1" r="4.4"/>
    <circle data-part="petal" fill="#f7b8a8" cx="57" cy="36" r="4.4"/>
    <circle data-part="petal" fill="#f7b8a8" cx="60.5" cy="29.9" r="4.4"/>
    <circle data-part="petal" fill="#f7b8a8" cx="67.5" cy="29.9" r="4.4"/>
    <circle fill="#ffd35c" cx="64" cy="36" r="3.6"/>
    <path data-part="door" fill="#aa8866" d="M36 54H64Q64 54 64 54V124Q64 124 64 124H36Q36 124 36 124V54Q36 54 36 54Z"/>
    <path data-part="door" fill="#aa8866" d="M64 54H92Q92 54 92 54V124Q92 124 92 124H64Q64 124 64 124V54Q64 54 64 54Z"/>
    <circle fill="#ffd35c" cx="57" cy="88" r="4.6"/>
    <circle fill="#ffd35c" cx="71" cy="88" r="4.6"/>
    <path fill="#d8dee8" d="M21 116H107Q108 116 108 117V124Q108 125 107 125H21Q20 125 20 124V117Q20 116 21 116Z"/>
  `,

  // A balcony with railings before a tall window, flower boxes, curtains.
  balcony: `
    <path data-part="wall" fill="#f4dcc0" d="M3 2H125Q126 2 126 3V87Q126 88 125 88H3Q2 88 2 87V3Q2 2 3 2Z"/>
    <path data-part="windowFrame" fill="#ffffff" d="M30 84V34Q30 8 64 8Q98 8 98 34V84Z"/>
    <path data-part="pane" fill="#c8e8fc" d="M37 84V36Q37 15 61 15V84ZM91 84V36Q91 15 67 15V84Z"/>
    <path fill="#8fb8a0" d="M12 22H24Q26 22 26 24V82Q26 84 24 84H12Q10 84 10 82V24Q10 22 12 22Z"/>
    <path fill="#8fb8a0" d="M104 22H116Q118 22 118 24V82Q118 84 116 84H104Q102 84 102 82V24Q102 22 104 22Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M12 34H24M12 46H24M12 58H24M104 34H116M104 46H116M104 58H116"/>
    <circle data-part="petal" fill="#f2705a" cx="28" cy="74" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="23.9" cy="79.7" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="17.1" cy="77.5" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="17.1" cy="70.5" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="23.9" cy="68.3" r="4.4"/>
    <circle fill="#fffbe0" cx="22" cy="74" r="3.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="48" cy="74" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="43.9" cy="79.7" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="37.1" cy="77.5" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="37.1" cy="70.5" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="43.9" cy="68.3" r="4.4"/>
    <circle fill="#fffbe0" cx="42" cy="74" r="3.4"/>
    <circle data-part="petal" fill="#f7a0b4" cx="70" cy="74" r="4.4"/>
    <circle data-part="petal" fill="#f7a0b4" cx="65.9" cy="79.7" r="4.4"/>
    <circle data-part="petal" fill="#f7a0b4" cx="59.1" cy="77.5" r="4.4"/>
    <circle data-part="petal" fill="#f7a0b4" cx="59.1" cy="70.5" r="4.4"/>
    <circle data-part="petal" fill="#f7a0b4" cx="65.9" cy="68.3" r="4.4"/>
    <circle fill="#fffbe0" cx="64" cy="74" r="3.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="92" cy="74" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="87.9" cy="79.7" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="81.1" cy="77.5" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="81.1" cy="70.5" r="4.4"/>
    <circle data-part="petal" fill="#ffd35c" cx="87.9" cy="68.3" r="4.4"/>
    <circle fill="#fffbe0" cx="86" cy="74" r="3.4"/>
    <circle data-part="petal" fill="#f2705a" cx="112" cy="74" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="107.9" cy="79.7" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="101.1" cy="77.5" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="101.1" cy="70.5" r="4.4"/>
    <circle data-part="petal" fill="#f2705a" cx="107.9" cy="68.3" r="4.4"/>
    <circle fill="#fffbe0" cx="106" cy="74" r="3.4"/>
    <path data-part="box" fill="#e09060" d="M11 80H117Q120 80 120 83V89Q120 92 117 92H11Q8 92 8 89V83Q8 80 11 80Z"/>
    <path data-part="rail" fill="#9aa8c0" d="M1 92H127Q128 92 128 93V97Q128 98 127 98H1Q0 98 0 97V93Q0 92 1 92Z"/>
    <path fill="#ffffff" d="M13 98H15Q19 98 19 102V112Q19 116 15 116H13Q9 116 9 112V102Q9 98 13 98Z"/>
    <path fill="#ffffff" d="M33 98H35Q39 98 39 102V112Q39 116 35 116H33Q29 116 29 112V102Q29 98 33 98Z"/>
    <path fill="#ffffff" d="M53 98H55Q59 98 59 102V112Q59 116 55 116H53Q49 116 49 112V102Q49 98 53 98Z"/>
    <path fill="#ffffff" d="M73 98H75Q79 98 79 102V112Q79 116 75 116H73Q69 116 69 112V102Q69 98 73 98Z"/>
    <path fill="#ffffff" d="M93 98H95Q99 98 99 102V112Q99 116 95 116H93Q89 116 89 112V102Q89 98 93 98Z"/>
    <path fill="#ffffff" d="M113 98H115Q119 98 119 102V112Q119 116 115 116H113Q109 116 109 112V102Q109 98 113 98Z"/>
    <path data-part="platform" fill="#9aa8c0" d="M1 115H127Q128 115 128 116V124Q128 125 127 125H1Q0 125 0 124V116Q0 115 1 115Z"/>
  `,

  // A path of flagstones that winds to a garden gate, bushes and flowers beside it.
  "stone-path": `
    <path data-part="pole" fill="#c88a50" d="M41 14H47Q48 14 48 15V53Q48 54 47 54H41Q40 54 40 53V15Q40 14 41 14Z"/>
    <path data-part="pole" fill="#c88a50" d="M81 14H87Q88 14 88 15V53Q88 54 87 54H81Q80 54 80 53V15Q80 14 81 14Z"/>
    <path data-part="roof" fill="#7f98b8" d="M26 18Q38 14 44 4H84Q90 14 102 18L98 26H30Z"/>
    <path data-part="gate" fill="#ffe0b0" d="M48 30L62 32L62 52L48 52Z"/>
    <path data-part="bush" fill="#5fb070" d="M6 56A6.7 6.7 0 0 1 4 44A7 7 0 0 1 14 36A8 8 0 0 1 28 40A5.5 5.5 0 0 1 34 48A5.9 5.9 0 0 1 30 58A13.2 13.2 0 0 1 6 56Z"/>
    <path data-part="bush" fill="#5fb070" d="M96 58A7 7 0 0 1 92 46A7 7 0 0 1 102 38A7.7 7.7 0 0 1 116 38A7 7 0 0 1 124 48A5.6 5.6 0 0 1 122 58A14.3 14.3 0 0 1 96 58Z"/>
    <ellipse fill="#c8d0dc" cx="66" cy="58" rx="13" ry="5"/>
    <ellipse fill="#c8d0dc" cx="54" cy="70" rx="16" ry="6.5"/>
    <ellipse fill="#c8d0dc" cx="74" cy="83" rx="18" ry="7"/>
    <ellipse fill="#c8d0dc" cx="48" cy="97" rx="21" ry="8"/>
    <ellipse fill="#c8d0dc" cx="82" cy="113" rx="26" ry="10"/>
    <path data-part="petal" fill="#f7a0b4" d="M23 80A5.8 5.8 0 0 1 16.8 88.6A5.8 5.8 0 0 1 6.7 85.3A5.8 5.8 0 0 1 6.7 74.7A5.8 5.8 0 0 1 16.8 71.4A5.8 5.8 0 0 1 23 80Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="14" cy="80" r="4.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M14 93V106"/>
    <path data-part="petal" fill="#f7a0b4" d="M123 78A5.8 5.8 0 0 1 116.8 86.6A5.8 5.8 0 0 1 106.7 83.3A5.8 5.8 0 0 1 106.7 72.7A5.8 5.8 0 0 1 116.8 69.4A5.8 5.8 0 0 1 123 78Z"/>
    <circle data-part="flowerCentre" fill="#ffd35c" cx="114" cy="78" r="4.5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.3" d="M114 91V100"/>
  `,
};
