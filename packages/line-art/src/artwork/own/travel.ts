/** What carries people over water, through the air, to the ball and to the moon. */

const spokes = (x: number, y: number, r: number) => {
  const inner = r - 7;
  return `
    <circle fill="#d9a066" cx="${x}" cy="${y}" r="${r}"/>
    <circle fill="#fdf3dd" cx="${x}" cy="${y}" r="${inner}"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M${x - inner} ${y}L${x + inner} ${y}M${x} ${y - inner}L${x} ${y + inner}"/>
    <circle fill="#d9a066" cx="${x}" cy="${y}" r="5"/>`;
};

export const travel: Readonly<Record<string, string>> = {
  // A royal coach: a curved body with a crown, a seat for the coachman in front.
  carriage: `
    <path fill="#c98f4e" d="M24 94L100 90L100 106L24 106Z"/>
    <path fill="#f08a8a" d="M4 56L15 54L19 70L40 70L40 92L20 92Q8 90 7 76Z"/>
    <path fill="#f7d070" d="M58 18L52 2L62 9L71 0L80 9L90 2L84 18Z"/>
    <path fill="#f7d070" d="M30 34Q34 16 71 16Q108 16 112 34Z"/>
    <path fill="#b494e6" d="M33 34L109 34Q120 74 96 100L50 100Q26 74 33 34Z"/>
    <path fill="#d9f0fb" d="M41 44L53 44L54 64L42 64Z"/>
    <path fill="#d9f0fb" d="M101 44L89 44L88 64L100 64Z"/>
    <path fill="#ffd2a0" d="M59 42L83 42L82 100L60 100Z"/>
    <path fill="#7fc4f0" d="M65 49L77 49L77 67L65 67Z"/>
    ${spokes(24, 103, 21)}
    ${spokes(100, 100, 24)}
  `,
  // A fairy-tale coach made from a pumpkin, a curly leaf and a tendril on top.
  "pumpkin-carriage": `
    <path fill="#7cc977" d="M58 22Q58 8 46 4L56 0Q70 6 70 22Z"/>
    <path fill="#a3d48f" d="M70 14Q78 2 98 6Q92 22 70 22Z"/>
    <path fill="#ffa63d" d="M44 24Q8 20 8 62Q8 104 46 108Z"/>
    <path fill="#ffa63d" d="M84 24Q120 20 120 62Q120 104 82 108Z"/>
    <path fill="#ffb85c" d="M64 20Q34 16 30 62Q34 110 64 110Q94 110 98 62Q94 16 64 20Z"/>
    <path fill="#e0705c" d="M48 62Q48 36 64 36Q80 36 80 62L80 108L48 108Z"/>
    <path fill="#d9f0fb" d="M54 60Q54 44 64 44Q74 44 74 60L74 70L54 70Z"/>
    <circle fill="#3a2208" cx="56" cy="84" r="2.5"/>
    <path fill="#f7d070" d="M42 106L86 106L90 118L38 118Z"/>
    ${spokes(26, 101, 23)}
    ${spokes(102, 101, 23)}
  `,
  // A raft of logs tied with rope, a mast with a patched sail and a flag.
  raft: `
    <path data-part="mast" fill="#c98f5e" d="M62 8H65Q67 8 67 10V92Q67 94 65 94H62Q60 94 60 92V10Q60 8 62 8Z"/>
    <path data-part="flag" fill="#f2605a" d="M67 6L96 12L67 20Z"/>
    <path data-part="sail" fill="#fff3dc" d="M24 28C36 26.2 50 22 64 22C78 22 94.8 26.2 108 28C106.8 34.6 103.3 41.7 104 50C104.7 58.3 109.6 69.6 112 78C97.6 76.2 79.3 72 64 72C48.7 72 33.2 76.2 20 78C22.4 70.2 27.3 60.3 28 52C28.7 43.7 25.2 35.2 24 28Z"/>
    <path data-part="patch" fill="#f2b878" d="M76 40H94V58H76Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M73 44H79M73 54H79M91 44H97M91 54H97M81 37V42M89 37V42"/>
    <path data-part="pole" fill="#c98f5e" d="M21 22H109Q112 22 112 25V25Q112 28 109 28H21Q18 28 18 25V25Q18 22 21 22Z"/>
    <path fill="#e0b080" d="M13 92H111Q118 92 118 99V99Q118 106 111 106H13Q6 106 6 99V99Q6 92 13 92Z"/>
    <ellipse fill="#f8dcb0" cx="113" cy="99" rx="6" ry="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M110 99A3 3 0 0 0 116 99"/>
    <path fill="#e0b080" d="M10 104H112Q119 104 119 111V111Q119 118 112 118H10Q3 118 3 111V111Q3 104 10 104Z"/>
    <ellipse fill="#f8dcb0" cx="114" cy="111" rx="6" ry="7"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M111 111A3 3 0 0 0 117 111"/>
    <path data-part="rope" fill="#fff0c8" d="M29 89H32Q35 89 35 92V118Q35 121 32 121H29Q26 121 26 118V92Q26 89 29 89Z"/>
    <path data-part="rope" fill="#fff0c8" d="M91 89H94Q97 89 97 92V118Q97 121 94 121H91Q88 121 88 118V92Q88 89 91 89Z"/>
  `,
  // A bamboo raft on the water: poles bound side by side, curled up at the bow, a stool and a basket.
  "bamboo-raft": `
    <path data-part="pole" fill="#e0c070" d="M96 2H102L92 84H86Z"/>
    <path fill="#d9985a" d="M26 54H58V62H53V84H47V62H37V84H31V62H26Z"/>
    <path data-part="bamboo" fill="#d0e898" d="M4 62C4 62 8.7 71.3 12 74C15.3 76.7 24 78 24 78C24 78 118 78 118 78C118 78 120 91 120 91C120 91 22 91 22 91C22 91 9.7 84.8 6 81C2.3 77.2 0 68 0 68C0 68 4 62 4 62Z"/>
    <path data-part="bamboo" fill="#b8d878" d="M7 73C7 73 11.7 82.3 15 85C18.3 87.7 27 89 27 89C27 89 120 89 120 89C120 89 122 102 122 102C122 102 25 102 25 102C25 102 12.7 95.8 9 92C5.3 88.2 3 79 3 79C3 79 7 73 7 73Z"/>
    <path data-part="bamboo" fill="#d0e898" d="M10 84C10 84 14.7 93.3 18 96C21.3 98.7 30 100 30 100C30 100 122 100 122 100C122 100 124 113 124 113C124 113 28 113 28 113C28 113 15.7 106.8 12 103C8.3 99.2 6 90 6 90C6 90 10 84 10 84Z"/>
    <path data-part="bamboo" fill="#b8d878" d="M13 95C13 95 17.7 104.3 21 107C24.3 109.7 33 111 33 111C33 111 124 111 124 111C124 111 126 124 126 124C126 124 31 124 31 124C31 124 18.7 117.8 15 114C11.3 110.2 9 101 9 101C9 101 13 95 13 95Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M38 80L44 118M44 80L50 118M92 80L98 118M98 80L104 118"/>
    <path data-part="water" fill="#8fd0f4" d="M0 118C2 115.5 8 112 12 112C16 112 19.3 118 24 118C28.7 118 34.7 112 40 112C45.3 112 50.7 118 56 118C61.3 118 66.7 112 72 112C77.3 112 82.7 118 88 118C93.3 118 97.3 112 104 112C110.7 112 124 115.5 128 118C128 120.5 128 127 128 127C128 127 0 127 0 127C0 127 0 120.5 0 118Z"/>
  `,
  // The long boat of Venice with its iron comb at the bow and a striped mooring post.
  gondola: `
    <path fill="#c98f4e" d="M119 42L127 46L90 100L82 96Z"/>
    <path fill="#7fb3e0" d="M84 66L106 66L108 96L84 96Z"/>
    <path fill="#fdf3dd" d="M82 40Q82 34 88 34L102 34Q108 34 109 40L112 52L102 58L108 70L82 70Z"/>
    <path fill="none" stroke="#b5443d" stroke-width="2.2" d="M82 47L103 47M82 56L102 56M84 64L105 64"/>
    <circle fill="#f3c9a5" cx="94" cy="22" r="12"/>
    <circle fill="#333a44" cx="89" cy="23" r="2"/>
    <path fill="#f7d070" d="M74 12L114 12L114 19L74 19Z"/>
    <path fill="#f7d070" d="M82 2L106 2L108 14L80 14Z"/>
    <path fill="#f08a8a" d="M34 62Q34 54 42 54L68 54Q74 54 74 62L74 90L34 90Z"/>
    <path fill="#f4b8b0" d="M30 78L78 78L78 96L30 96Z"/>
    <path fill="#7a9cc8" d="M4 36L20 36L20 46L15 46L15 54L20 54L20 62Q22 84 40 88L92 88Q112 86 124 68L127 74Q118 116 88 118L44 118Q6 114 4 60Z"/>
    <path fill="none" stroke="#3a4f70" stroke-width="2" d="M14 88Q26 102 44 103L90 103Q106 102 116 92"/>
  `,
  // A station in space: a long body and four panels.
  "space-station": `
    <path data-part="panel" fill="#5fa8e0" d="M4 12L42 12L42 44L4 44Z"/><path data-part="panel" fill="#5fa8e0" d="M86 12L124 12L124 44L86 44Z"/>
    <path data-part="panel" fill="#5fa8e0" d="M4 84L42 84L42 116L4 116Z"/><path data-part="panel" fill="#5fa8e0" d="M86 84L124 84L124 116L86 116Z"/>
    <path fill="#c8ced6" d="M42 22L86 22L86 32L42 32Z"/><path fill="#c8ced6" d="M42 96L86 96L86 106L42 106Z"/>
    <path data-part="body" fill="#ffffff" d="M50 14Q50 2 64 2Q78 2 78 14L78 112Q78 126 64 126Q50 126 50 112Z"/>
    <circle data-part="porthole" fill="#ffd040" cx="64" cy="64" r="10"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M58 26L70 26M58 100L70 100M16 20L16 36M30 20L30 36M98 20L98 36M112 20L112 36M16 92L16 108M30 92L30 108M98 92L98 108M112 92L112 108"/>
  `,
  // A rover: a flat body with a mast of two eyes, a dish, an arm, six wheels.
  "moon-rover": `
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M96 50V36"/>
    <path fill="#e4ecf4" d="M78 12L118 26C116.2 29 115.3 34 112 36C108.7 38 102.3 39 98 38C93.7 37 89.3 34.3 86 30C82.7 25.7 80.4 17.4 78 12Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M100 24L108 12"/>
    <circle fill="#ffd35c" cx="109" cy="10" r="3.6"/>
    <path data-part="mast" fill="#c8d0dc" d="M36 30H45V64H36Z"/>
    <path data-part="head" fill="#ffd35c" d="M22 4H58Q66 4 66 12V24Q66 32 58 32H22Q14 32 14 24V12Q14 4 22 4Z"/>
    <circle data-part="eye" fill="#8fd4fa" cx="28" cy="18" r="9.6"/>
    <circle data-part="eye" fill="#8fd4fa" cx="52" cy="18" r="9.6"/>
    <circle fill="#2a2440" cx="27" cy="18" r="4"/>
    <circle fill="#2a2440" cx="51" cy="18" r="4"/>
    <path data-part="arm" fill="#b4bcc8" d="M30.9 71.7C30.3 72.8 27.5 73.7 26 73.5C24.5 73.2 23.3 71.2 21.7 70.1C20.2 68.9 17.8 67.2 16.8 66.4C15.7 65.6 15.7 65.1 15.3 65.2C14.9 65.4 14.9 66 14.5 67.4C14 68.8 13.2 71.8 12.7 73.8C12.1 75.7 12.2 78.1 11.3 79.2C10.3 80.4 8.1 81.2 7 80.8C5.9 80.3 4.9 78.2 4.7 76.8C4.5 75.3 5.3 74.1 5.9 72.2C6.4 70.2 6.8 67.2 7.9 64.9C9 62.7 10.6 59.6 12.7 58.8C14.8 57.9 18.1 59.1 20.4 60C22.7 60.9 24.8 62.9 26.4 64C28 65.1 29.2 65.3 30 66.5C30.7 67.8 31.6 70.5 30.9 71.7Z"/>
    <path data-part="claw" fill="#ffb84d" d="M2 78C3.5 75.7 12.2 75.7 14 78C15.8 80.3 13.3 87.8 13 92C11.8 90.2 10.3 86 9 86C7.7 86 6.2 90.2 5 92C4.1 87.8 0.5 80.3 2 78Z"/>
    <path data-part="body" fill="#ffd35c" d="M22 58L118 50L122 82L22 84Z"/>
    <path data-part="panel" fill="#6f98f0" d="M46 48L116 44L124 58L52 62Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 47L72 61M82 46L90 60M100 45L108 59M49 55L120 51"/>
    <path data-part="panel" fill="#fff3d6" d="M34 66H54Q56 66 56 68V76Q56 78 54 78H34Q32 78 32 76V68Q32 66 34 66Z"/>
    <circle fill="#f2605a" cx="68" cy="73" r="4"/>
    <circle fill="#8fce7c" cx="82" cy="72" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M94 68H114M94 74H114"/>
    <path fill="none" stroke="#3a2a40" stroke-width="4" d="M26 84L26 100M72 84L72 100M112 82L112 100"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="26" cy="108" r="15"/>
    <circle data-part="hub" fill="#eef2f6" cx="26" cy="108" r="6.8"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="70" cy="108" r="15"/>
    <circle data-part="hub" fill="#eef2f6" cx="70" cy="108" r="6.8"/>
    <circle data-part="wheel" fill="#b4bcc8" cx="112" cy="108" r="15"/>
    <circle data-part="hub" fill="#eef2f6" cx="112" cy="108" r="6.8"/>
  `,
  // No engine: a slim body between very long wings, seen from below.
  glider: `
    <path fill="#bfe3f5" d="M48 58L70 58L98 8Q94 2 86 4Z"/>
    <path fill="#f7d070" d="M98 62L106 36L120 36L118 64Z"/>
    <path fill="#f08a8a" d="M88 30L126 22L127 34L92 42Z"/>
    <path fill="#fdf3dd" d="M2 70Q10 52 40 54L120 60L122 70L48 84Q12 86 2 70Z"/>
    <path fill="#8fd3f7" d="M12 61Q28 40 50 54Q52 64 46 66L14 66Z"/>
    <path fill="#7fb3e0" d="M44 72L72 70L44 120Q36 124 30 116Z"/>
    <path fill="#f08a8a" d="M38 104L50 109L44 120Q36 124 30 116Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2" d="M31 50L31 66M84 68L104 66"/>
  `,
  // A wing of cloth, the pilot hanging in its frame.
  "hang-glider": `
    <path fill="#f7d070" d="M64 6L2 46L0 58L32 48Z"/>
    <path fill="#f08a8a" d="M64 6L32 48L64 56Z"/>
    <path fill="#7fb3e0" d="M64 6L96 48L64 56Z"/>
    <path fill="#f7d070" d="M64 6L126 46L128 58L96 48Z"/>
    <path fill="none" stroke="#5d6a74" stroke-width="2.6" d="M64 54L20 118L108 118Z"/>
    <path fill="#62c0b5" d="M48 82L28 110L38 120L58 102Z"/><path fill="#62c0b5" d="M80 82L100 110L90 120L70 102Z"/>
    <path fill="#62c0b5" d="M46 80Q46 66 64 66Q82 66 82 80L84 104L44 104Z"/>
    <circle fill="#f3c9a5" cx="32" cy="118" r="8"/><circle fill="#f3c9a5" cx="96" cy="118" r="8"/>
    <circle fill="#f3c9a5" cx="64" cy="94" r="17"/>
    <path fill="#e8685f" d="M47 94Q45 72 64 72Q83 72 81 94Q64 82 47 94Z"/>
    <circle fill="#333a44" cx="58" cy="97" r="2.4"/><circle fill="#333a44" cx="70" cy="97" r="2.4"/><path fill="none" stroke="#6b3f2a" stroke-width="2" d="M59 103Q64 107 69 103"/>
  `,
};
