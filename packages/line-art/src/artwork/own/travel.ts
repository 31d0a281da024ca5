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
  // Five logs tied together, a mast with a patched sail.
  raft: `
    <path fill="#c98f4e" d="M58 6L70 6L70 90L58 90Z"/>
    <path fill="#fdf3dd" d="M70 16L114 20Q122 44 112 72L70 78Z"/>
    <path fill="#f7d070" d="M84 36L102 36L102 54L84 54Z"/>
    <path fill="#e8685f" d="M58 4L58 26L28 15Z"/>
    <path fill="#d9a066" d="M22 78L106 78L126 110L2 110Z"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M39 78L27 108M56 78L52 108M72 78L77 108M89 78L102 108"/>
    <circle fill="#f0d3ab" cx="14" cy="111" r="12.6"/>
    <circle fill="#f0d3ab" cx="39" cy="111" r="12.6"/>
    <circle fill="#f0d3ab" cx="64" cy="111" r="12.6"/>
    <circle fill="#f0d3ab" cx="89" cy="111" r="12.6"/>
    <circle fill="#f0d3ab" cx="114" cy="111" r="12.6"/>
    <path fill="none" stroke="#8a6414" stroke-width="2" d="M18 111A4 4 0 1 1 14 107M43 111A4 4 0 1 1 39 107M68 111A4 4 0 1 1 64 107M93 111A4 4 0 1 1 89 107M118 111A4 4 0 1 1 114 107"/>
  `,
  // Bamboo poles side by side, turned up in front, with a pole to push and a basket.
  "bamboo-raft": `
    <path fill="#c98f4e" d="M86 4L93 6L76 96L69 94Z"/>
    <path fill="#e8c48a" d="M30 58L62 58L58 84L34 84Z"/>
    <path fill="#d9a066" d="M26 50L66 50L66 60L26 60Z"/>
    <path fill="#a9cf7a" d="M8 62Q0 72 16 82L124 80L124 92L14 94Q0 78 8 62Z"/>
    <path fill="#bcdc90" d="M2 74Q2 88 16 93L124 91L124 104L16 106Q0 94 2 74Z"/>
    <path fill="#a9cf7a" d="M2 88Q4 102 18 105L124 103L124 116L18 118Q0 106 2 88Z"/>
    <path fill="#f7d070" d="M44 80L54 80L54 120L44 120Z"/>
    <path fill="#f7d070" d="M100 78L110 78L110 120L100 120Z"/>
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
  // A rover on the moon: six wheels, a mast with eyes, a dish.
  "moon-rover": `
    <path data-part="mast" fill="#c8ced6" d="M34 36L44 36L44 70L34 70Z"/>
    <path data-part="camera" fill="#62b5f2" d="M18 14L60 14Q64 14 64 18L64 36Q64 40 60 40L18 40Q14 40 14 36L14 18Q14 14 18 14Z"/>
    <circle data-part="lens" fill="#ffffff" cx="28" cy="27" r="8"/><circle data-part="lens" fill="#ffffff" cx="50" cy="27" r="8"/>
    <path fill="#c8ced6" d="M96 46L104 46L104 70L96 70Z"/>
    <path fill="#f2988a" d="M78 26Q92 52 118 44Q122 22 108 12Z"/>
    <path data-part="bodywork" fill="#ffd040" d="M10 66L118 66Q124 66 122 74L116 90L14 90L8 76Q6 66 10 66Z"/>
    <circle data-part="wheel" fill="#a0a8b8" cx="22" cy="104" r="19"/><circle data-part="wheel" fill="#a0a8b8" cx="64" cy="104" r="19"/><circle data-part="wheel" fill="#a0a8b8" cx="106" cy="104" r="19"/>
    <circle fill="#2a2440" cx="28" cy="27" r="3"/><circle fill="#2a2440" cx="50" cy="27" r="3"/>
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
