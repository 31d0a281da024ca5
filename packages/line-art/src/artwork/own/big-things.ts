/**
 * What is so big that several are in it, on it and before it at once; what is in front of those in it comes
 * last. Where they have their places is in compose/places-on-big-things.ts.
 */

/** Eight handles round a rim. */
const wheel = (x: number, y: number, size: number) => {
  const handles = Array.from({ length: 8 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    const at = (far: number) =>
      `${(x + far * size * dx).toFixed(1)} ${(y + far * size * dy).toFixed(1)}`;
    return `M${at(1)}L${at(1.4)}`;
  });
  return `
    <path fill="none" stroke="#6b4520" stroke-width="2.2" d="${handles.join("")}"/>
    <circle data-part="wheel" fill="#c98f54" cx="${x}" cy="${y}" r="${size}"/>
    <circle fill="#fff4dc" cx="${x}" cy="${y}" r="${0.62 * size}"/>
  `;
};

const hull = `
    ${wheel(97, 65, 7.5)}
    <path data-part="hull" fill="#d9a066" d="M4 88L84 88L84 80L124 80C124 98 119 114 112 126L34 126C18 120 8 106 4 88Z"/>
    <path data-part="rim" fill="#f0c890" d="M0 82L86 82L86 74L128 74L128 83L93 83L93 92L2 92Z"/>
    <path data-part="window" fill="#ffe9a8" d="M98 92L114 92L112 106L98 106Z"/>
    <circle data-part="window" fill="#ffe9a8" cx="30" cy="107" r="6"/>
    <circle data-part="window" fill="#ffe9a8" cx="53" cy="107" r="6"/>
    <circle data-part="window" fill="#ffe9a8" cx="76" cy="107" r="6"/>
`;

const rigging = (flag: string) => `
    <path data-part="sail" fill="#ffe9c2" d="M16 32C36 37 72 37 92 32C96 42 96 50 92 60C72 55 36 55 16 60C20 50 20 42 16 32Z"/>
    <path data-part="mast" fill="#c89058" d="M51 6L57 6L57 90L51 90Z"/>
    ${flag}
    <path data-part="basket" fill="#d9a066" d="M40 20L68 20L64 31L44 31Z"/>
`;

const cone = (x: number, half: number, top: number, foot: number) =>
  `<path data-part="roof" fill="#f79ab0" d="M${x} ${top}L${x + half} ${foot}L${x - half} ${foot}Z"/>`;

/** One of its windows is open to whoever looks out; its wall below the sill is in front of them. */
const towerTop = (x: number, half: number, roof: number, eaves: number, sill: number) => `
    <path data-part="tower" fill="#e8e0f0" d="M${x - half} ${eaves}L${x + half} ${eaves}L${x + half} ${sill + 10}L${x - half} ${sill + 10}Z"/>
    ${cone(x, half + 4, roof, eaves + 1)}
    <path data-part="window" fill="#6fb0e8" d="M${x - half + 5} ${sill}L${x - half + 5} ${eaves + 12}Q${x} ${eaves - 4} ${x + half - 5} ${eaves + 12}L${x + half - 5} ${sill}Z"/>
`;
const towerFoot = (x: number, half: number, sill: number) => `
    <path data-part="tower" fill="#e8e0f0" d="M${x - half} ${sill}L${x + half} ${sill}L${x + half} 126L${x - half} 126Z"/>
    <path fill="#cfc4dc" d="M${x - half - 2} ${sill - 2}L${x + half + 2} ${sill - 2}L${x + half + 2} ${sill + 5}L${x - half - 2} ${sill + 5}Z"/>
`;

const pane = (from: number, to: number, top: number, foot: number) =>
  `<path data-part="window" data-telling="" fill="#d8eefb" d="M${from} ${top + 4}Q${from} ${top} ${from + 4} ${top}L${to - 4} ${top}Q${to} ${top} ${to} ${top + 4}L${to} ${foot}L${from} ${foot}Z"/>`;

export const bigThings: Readonly<Record<string, string>> = {
  // Her bow is on the left, the wheel on the raised deck astern.
  "boarded-pirate-ship": `
    ${rigging(`
    <path data-part="flag" fill="#f0826a" d="M57 2C66 0 72 6 84 2L84 16C72 20 66 14 57 17Z"/>
    <circle data-part="skull" fill="#ffffff" cx="70" cy="9" r="4"/>`)}
    ${hull}
  `,
  "boarded-ship": `
    ${rigging(`<path data-part="flag" fill="#f0826a" d="M57 2L82 9L57 16Z"/>`)}
    ${hull}
  `,
  // A house with an open front up in a tree, a ladder beside its trunk.
  "peopled-treehouse": `
    <path data-part="leaves" fill="#8fd07a" d="M14 88C2 86 0 70 6 60C0 46 6 32 20 30C22 12 42 2 58 8C74 0 98 4 106 22C122 24 128 42 122 56C128 68 126 86 114 88Z"/>
    <path data-part="treeTrunk" fill="#b98150" d="M44 90C46 108 42 118 34 126L84 126C76 118 74 108 74 90Z"/>
    <path data-part="ladder" fill="#ffe0a8" d="M87 90L111 90L111 126L87 126Z"/>
    <path data-part="doorway" fill="#fff4d8" d="M18 40L110 40L110 84L18 84Z"/>
    <path data-part="roof" data-telling="" fill="#f2705a" d="M64 20L122 42L6 42Z"/>
    <path fill="none" stroke="#8a5f38" stroke-width="2" d="M92 99L106 99M92 108L106 108M92 117L106 117"/>
    <path data-part="rail" fill="#d9a066" d="M12 75L116 75L116 86L12 86Z"/>
    <path data-part="platform" fill="#c98f4e" d="M4 84L124 84L124 93L4 93Z"/>
  `,
  // A tower at either end of a wall with its gate; who is in a tower looks out over its sill.
  "peopled-castle": `
    <path data-part="flag" fill="#ffd84a" d="M65 6L84 11L65 16Z"/>
    <path fill="none" stroke="#5a5a6a" stroke-width="2.4" d="M64 5L64 20"/>
    <path data-part="tower" fill="#e8e0f0" d="M50 40L78 40L78 74L50 74Z"/>
    ${cone(64, 19, 18, 41)}
    ${towerTop(21, 17, 22, 48, 84)}
    ${towerTop(103, 21, 2, 34, 76)}
    <path data-part="wall" fill="#cfc4dc" d="M32 82L32 72L41 72L41 80L50 80L50 72L59 72L59 80L68 80L68 72L77 72L77 80L86 80L86 72L92 72L92 126L32 126Z"/>
    <path data-part="door" fill="#d99a5c" d="M47 126L47 108C47 86 79 86 79 108L79 126Z"/>
    ${towerFoot(21, 17, 84)}
    ${towerFoot(103, 21, 76)}
  `,
  // Two windows and a door of a railway carriage.
  "standing-train": `
    <path data-part="roof" fill="#8a97a5" d="M0 16Q2 6 14 6L114 6Q126 6 128 16L128 22L0 22Z"/>
    <path data-part="bodywork" fill="#7fb3e0" d="M0 20L128 20L128 98L0 98Z"/>
    ${pane(6, 46, 28, 60)}
    ${pane(52, 92, 28, 60)}
    <path data-part="door" fill="#f3d9b0" d="M99 28L122 28L122 98L99 98Z"/>
    <path data-part="doorWindow" fill="#d8eefb" d="M104 34L117 34L117 60L104 60Z"/>
    <path data-part="wheel" fill="#98a4b2" d="M18 100A11 11 0 1 1 40 100A11 11 0 1 1 18 100ZM64 100A11 11 0 1 1 86 100A11 11 0 1 1 64 100Z"/>
    <path data-part="bodywork" fill="#7fb3e0" d="M0 60L96 60L96 98L0 98Z"/>
    <path data-part="stripe" fill="#f6d35c" d="M0 72L96 72L96 82L0 82Z"/>
  `,
  // The head of a dragon at the bow and its tail astern, the drum before the rowers.
  "manned-dragon-boat": `
    <path data-part="tail" fill="#ff9f43" d="M114 92C112 84 122 78 118 64C124 68 124 60 123 54C128 66 128 88 122 100Z"/>
    <path data-part="mane" fill="#ff9f43" d="M24 88L33 82L28 74L37 68L30 60L34 52Q16 54 16 64Q16 76 24 88Z"/>
    <path data-part="hull" fill="#f2605a" d="M3 102C2 92 14 88 12 76C12 68 22 62 28 66C34 74 26 86 34 92C50 98 90 98 110 92C118 88 124 88 126 90C126 104 118 118 106 120L22 120C10 118 4 110 3 102Z"/>
    <path data-part="horn" fill="#ffe0a0" d="M24 50Q28 42 25 36Q34 36 34 46Q32 52 28 54Z"/>
    <path data-part="head" fill="#7fd0a0" d="M23 46C30 46 35 52 35 58C35 68 28 74 19 74C10 74 2 72 1 65C0 58 6 58 10 56C14 54 15 46 23 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M2 66C8 69 14 69 20 66"/>
    <ellipse data-part="eye" fill="#2a2440" cx="21" cy="57" rx="2.6" ry="3.4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M24 110C30 104 36 104 42 110C48 116 54 116 60 110C66 104 72 104 78 110C84 116 90 116 96 110C100 106 106 104 112 106"/>
  `,
  // One seat wide enough for several, its runners curled.
  "drawn-sleigh": `
    <path data-part="seat" fill="#ffd35c" d="M30 60Q30 50 42 50L104 50L112 70L36 84Z"/>
    <path data-part="body" fill="#e8685f" d="M2 58C2 46 18 44 22 56C26 70 40 76 56 76L98 76C104 60 112 46 124 38C128 46 126 62 120 78C114 96 104 104 90 106L38 106C18 106 4 92 6 70C2 66 2 62 2 58Z"/>
    <path data-part="band" fill="#ffd35c" d="M26 84C50 92 80 92 108 82L104 92C80 99 50 99 32 93Z"/>
    <path data-part="support" fill="#c98f4e" d="M34 106L42 106L42 118L34 118ZM86 106L94 106L94 118L86 118Z"/>
    <path data-part="ski" fill="#ffd35c" d="M4 114C2 108 10 104 13 110C14 115 18 116 24 116L104 116C114 116 118 113 118 107L127 107C127 119 120 126 106 126L22 126C12 126 6 122 4 114Z"/>
  `,
  // An open carriage: a seat with a high back, four wheels.
  "drawn-carriage": `
    <path data-part="seat" fill="#ffd35c" d="M96 30Q112 22 120 34L118 84L84 84Z"/>
    <path data-part="body" fill="#b494e6" d="M8 52Q14 48 18 54L22 70L84 70Q100 66 106 50L124 44Q126 84 100 98L32 98Q10 92 8 52Z"/>
    <path data-part="band" fill="#f7d070" d="M19 76L108 76L104 84L22 84Z"/>
    <path fill="none" stroke="#6a4a1a" stroke-width="2.4" d="M10 96L2 98"/>
    <circle data-part="wheel" fill="#c98f4e" cx="32" cy="107" r="19"/><circle data-part="hub" fill="#fff4dc" cx="32" cy="107" r="8"/>
    <circle data-part="wheel" fill="#c98f4e" cx="98" cy="104" r="22"/><circle data-part="hub" fill="#fff4dc" cx="98" cy="104" r="9"/>
  `,
  // A farm cart heaped with hay.
  "drawn-cart": `
    <path data-part="load" fill="#f6d35c" d="M8 74Q6 52 26 52Q32 40 48 46Q64 36 80 46Q98 40 104 52Q122 54 120 74Z"/>
    <path data-part="board" fill="#d9a066" d="M4 68L124 68L120 92L8 92Z"/>
    <path data-part="rail" fill="#c98f4e" d="M0 64L128 64L128 73L0 73Z"/>
    <circle data-part="wheel" fill="#c98f4e" cx="30" cy="106" r="20"/><circle data-part="hub" fill="#fff4dc" cx="30" cy="106" r="8"/>
    <circle data-part="wheel" fill="#c98f4e" cx="96" cy="106" r="20"/><circle data-part="hub" fill="#fff4dc" cx="96" cy="106" r="8"/>
  `,
  // Its little tower is on a cloth over its back.
  "towered-elephant": `
    <path data-part="tail" fill="#b9c4d4" d="M118 84L124 82L127 106L121 106Z"/>
    <path data-part="leg" fill="#a9b6c8" d="M58 100L74 100L74 126L58 126ZM86 100L100 100L100 126L86 126Z"/>
    <path data-part="body" fill="#b9c4d4" d="M40 84Q44 62 82 62Q120 62 120 92L120 126L102 126L102 110L58 110L58 126L40 126Z"/>
    <path data-part="muzzle" fill="#b9c4d4" d="M30 56Q50 60 50 80Q48 98 32 98Q24 98 23 104Q22 114 14 116L4 112Q12 108 10 96Q4 60 30 56Z"/>
    <path data-part="ear" fill="#d9e0ea" d="M40 58Q62 56 60 78Q58 98 44 94Q34 84 40 58Z"/>
    <path data-part="tusk" fill="#fff6e0" d="M22 92Q16 100 6 98Q12 94 14 88Z"/>
    <circle data-part="eye" fill="#2a2440" cx="23" cy="74" r="3"/>
    <path data-part="pane" data-telling="" fill="#fff4d8" d="M60 20L110 20L110 50L60 50Z"/>
    <path data-part="roof" data-telling="" fill="#e8846c" d="M85 0Q108 8 120 23L50 23Q62 8 85 0Z"/>
    <path fill="#f08a8a" d="M62 60L110 60L114 88L60 88Z"/>
    <path data-part="wall" fill="#f6d35c" d="M56 46L114 46L110 66L62 66Z"/>
  `,
  // Broad, its stem and stern curved up a little; whoever is in it sits on its thwarts.
  "rowed-boat": `
    <path data-part="inside" fill="#f4dcae" d="M6 84Q64 74 122 84L116 100L12 100Z"/>
    <path data-part="hull" fill="#d9a066" d="M2 86Q64 100 126 86C124 104 116 118 104 126L24 126C12 118 4 104 2 86Z"/>
    <path data-part="rim" fill="#f0c890" d="M0 80Q64 94 128 80L127 91Q64 105 1 91Z"/>
  `,
  // Held upright, its blade below.
  "single-oar": `
    <path data-part="handle" fill="#f0c890" d="M60 2Q64 0 68 2L68 16L60 16Z"/>
    <path data-part="pole" fill="#d9a066" d="M61 14L67 14L67 96L61 96Z"/>
    <path data-part="blade" fill="#f2b85f" d="M58 92L70 92Q76 100 75 118Q74 126 64 127Q54 126 53 118Q52 100 58 92Z"/>
  `,
  // A house drawn on a sheet, one corner of it curled.
  blueprint: `
    <path data-part="paper" fill="#cfe4f7" d="M6 18L122 18L122 94L108 110L6 110Z"/>
    <path data-part="paper" fill="#ffffff" d="M122 94L108 94L108 110Z"/>
    <path data-part="roof" data-telling="" fill="#ffffff" d="M64 30L98 56L30 56Z"/>
    <path data-part="wall" data-telling="" fill="#ffffff" d="M38 56L90 56L90 94L38 94Z"/>
    <path data-part="door" fill="#cfe4f7" d="M57 70L71 70L71 94L57 94Z"/>
  `,
  // What draught animals are harnessed to.
  "harness-pole": `
    <path data-part="pole" fill="#d9a066" d="M0 57L104 57L104 70L0 70Z"/>
    <path data-part="pole" fill="#c98f4e" d="M104 55L122 55L122 72L104 72Z"/>
    <circle data-part="knob" fill="#ffd35c" cx="120" cy="64" r="7"/>
  `,
  // A little tower for the back of an elephant, open between its posts.
  howdah: `
    <path data-part="roof" fill="#e8846c" d="M64 2Q96 16 118 42L10 42Q32 16 64 2Z"/>
    <path data-part="pane" fill="#fff4d8" d="M22 40L106 40L106 92L22 92Z"/>
    <path data-part="post" fill="#c98f4e" d="M18 42L28 42L28 90L18 90ZM100 42L110 42L110 90L100 90Z"/>
    <path data-part="wall" fill="#f6d35c" d="M10 82L118 82L112 124L16 124Z"/>
    <path data-part="rim" fill="#f08a8a" d="M6 76L122 76L122 87L6 87Z"/>
  `,
  // Its mast alone, a flag at its top.
  "ships-mast": `
    <path data-part="sail" fill="#ffe9c2" d="M20 28C48 34 80 34 108 28C112 44 112 60 108 76C80 70 48 70 20 76C24 60 24 44 20 28Z"/>
    <path data-part="mast" fill="#c89058" d="M60 2L68 2L68 126L60 126Z"/>
    <path data-part="flag" fill="#f0826a" d="M68 2L96 11L68 20Z"/>
  `,
  // Planks behind a rail.
  "ships-deck": `
    <path data-part="deck" fill="#e0b983" d="M2 92L126 92L126 108L2 108Z"/>
    <path data-part="deck" fill="#d9a066" d="M2 108L126 108L126 124L2 124Z"/>
    <path data-part="post" fill="#c89058" d="M12 62L22 62L22 92L12 92ZM59 62L69 62L69 92L59 92ZM106 62L116 62L116 92L106 92Z"/>
    <path data-part="rail" fill="#f0c890" d="M2 52L126 52L126 63L2 63Z"/>
  `,
  "crows-nest": `
    <path data-part="mast" fill="#c89058" d="M59 2L69 2L69 126L59 126Z"/>
    <path data-part="basket" fill="#d9a066" d="M22 44L106 44L96 92L32 92Z"/>
    <path data-part="rim" fill="#f0c890" d="M16 38L112 38L112 50L16 50Z"/>
  `,
  "castle-wall": `
    <path data-part="wall" fill="#cfc4dc" d="M4 46L4 24L28 24L28 44L52 44L52 24L76 24L76 44L100 44L100 24L124 24L124 124L4 124Z"/>
    <path data-part="window" fill="#6fb0e8" d="M28 96L28 76Q36 62 44 76L44 96Z"/>
    <path data-part="window" fill="#6fb0e8" d="M84 96L84 76Q92 62 100 76L100 96Z"/>
  `,
  "castle-tower": `
    ${towerTop(64, 34, 4, 46, 84)}
    ${towerFoot(64, 34, 84)}
  `,
  "ships-bow": `
    <path data-part="hull" fill="#d9a066" d="M4 40L126 52L126 120L58 120C34 104 16 76 4 40Z"/>
    <path data-part="rim" fill="#f0c890" d="M2 30L126 42L126 56L6 46Z"/>
    <circle data-part="window" fill="#ffe9a8" cx="84" cy="84" r="12"/>
  `,
  "ships-stern": `
    <path data-part="hull" fill="#d9a066" d="M124 28L2 46L2 120L96 120C112 96 122 64 124 28Z"/>
    <path data-part="rim" fill="#f0c890" d="M127 18L2 36L2 50L126 32Z"/>
    <path data-part="window" fill="#ffe9a8" d="M62 62L98 58L92 86L62 88Z"/>
  `,
};
