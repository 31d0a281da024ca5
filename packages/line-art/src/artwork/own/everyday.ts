/** Things of house, garden and school: 128 × 128 boxes, standing on the bottom edge. */
export const everyday: Readonly<Record<string, string>> = {
  // A pyramid of stone courses, one side in the light.
  pyramid: `
    <path fill="#f3d9a0" d="M60 8L2 120L74 124Z"/>
    <path fill="#dcb56e" d="M60 8L74 124L126 110Z"/>
    <path fill="none" stroke="#8a6a2a" stroke-width="2" d="M42 43L65 45L82 42M27 72L68 76L99 68M14 97L72 101L113 90"/>
    <path fill="#c99a52" d="M34 121L36 102L50 103L50 122Z"/>
  `,
  // A stone well with a roof and a bucket.
  "water-well": `
    <path fill="#c98f4e" d="M22 44L32 44L32 86L22 86Z"/>
    <path fill="#c98f4e" d="M96 44L106 44L106 86L96 86Z"/>
    <path fill="#e2725b" d="M64 4L122 46L6 46Z"/>
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M64 46L64 58"/>
    <path fill="#d9a066" d="M50 58L78 58L74 78L54 78Z"/>
    <path fill="#d5d9e0" d="M16 84L112 84L108 124L20 124Z"/>
    <path fill="#eceff3" d="M10 80L118 80L118 92L10 92Z"/>
    <path fill="none" stroke="#6b737d" stroke-width="2" d="M18 108L110 108M42 92L43 108M64 92L64 108M86 92L85 108M32 108L33 124M54 108L54 124M76 108L76 124M96 108L95 124"/>
  `,
  // Three boards of a picket fence.
  "picket-fence": `
    <path fill="#f0d3ab" d="M2 62L126 62L126 72L2 72Z"/>
    <path fill="#f0d3ab" d="M2 100L126 100L126 110L2 110Z"/>
    <path fill="#fdf3dd" d="M8 48L20 34L32 48L32 124L8 124Z"/>
    <path fill="#fdf3dd" d="M38 48L50 34L62 48L62 124L38 124Z"/>
    <path fill="#fdf3dd" d="M68 48L80 34L92 48L92 124L68 124Z"/>
    <path fill="#fdf3dd" d="M98 48L110 34L122 48L122 124L98 124Z"/>
  `,
  // A seesaw, one end down.
  seesaw: `
    <path fill="#8fc9f0" d="M64 72L88 124L40 124Z"/>
    <path fill="#ffb45e" d="M2 96L122 44L126 54L6 106Z"/>
    <path fill="#e2725b" d="M22 68L28 66L36 84L30 87Z"/>
    <path fill="#e2725b" d="M92 38L98 36L106 54L100 57Z"/>
    <circle fill="#ffd34d" cx="64" cy="75" r="7"/>
  `,
  // A garden wheelbarrow full of earth.
  wheelbarrow: `
    <path fill="none" stroke="#7a5426" stroke-width="4" d="M84 84L124 64M40 92L26 106M84 92L92 122"/>
    <path fill="#b98250" d="M18 52C28 34 46 30 60 36C74 28 92 36 98 52Z"/>
    <path fill="#7cc35c" d="M6 50L112 50L92 94L36 94Z"/>
    <path fill="#a9dc8a" d="M4 46L114 46L114 56L4 56Z"/>
    <circle fill="#d5d9e0" cx="24" cy="108" r="17"/>
    <circle fill="#ffffff" cx="24" cy="108" r="7"/>
  `,
  // A pine cone hanging from its stalk, its scales row over row.
  "pine-cone": `
    <path data-part="stem" fill="#b98552" d="M59 24L58 5Q64 2 70 5L69 24Z"/>
    <path fill="#b98552" d="M49.4 98C46.4 114.5 57.6 123.5 64 128C70.4 123.5 81.6 114.5 78.6 98C71.3 91 56.7 91 49.4 98Z"/>
    <path fill="#cfa06a" d="M34.3 84C31.3 100.5 43.1 109.5 50 114C56.9 109.5 68.7 100.5 65.7 84C57.8 77 42.2 77 34.3 84Z"/>
    <path fill="#cfa06a" d="M62.3 84C59.3 100.5 71.1 109.5 78 114C84.9 109.5 96.7 100.5 93.7 84C85.8 77 70.2 77 62.3 84Z"/>
    <path fill="#b98552" d="M24.5 68C21.5 84.5 32.4 93.5 38.7 98C44.9 93.5 55.9 84.5 52.9 68C45.8 61 31.6 61 24.5 68Z"/>
    <path fill="#b98552" d="M75.1 68C72.1 84.5 83.1 93.5 89.3 98C95.6 93.5 106.5 84.5 103.5 68C96.4 61 82.2 61 75.1 68Z"/>
    <path fill="#b98552" d="M49.8 68C46.8 84.5 57.8 93.5 64 98C70.2 93.5 81.2 84.5 78.2 68C71.1 61 56.9 61 49.8 68Z"/>
    <path fill="#cfa06a" d="M20.3 50C17.3 66.5 29.1 75.5 36 80C42.9 75.5 54.7 66.5 51.7 50C43.8 43 28.2 43 20.3 50Z"/>
    <path fill="#cfa06a" d="M76.3 50C73.3 66.5 85.1 75.5 92 80C98.9 75.5 110.7 66.5 107.7 50C99.8 43 84.2 43 76.3 50Z"/>
    <path fill="#cfa06a" d="M48.3 50C45.3 66.5 57.1 75.5 64 80C70.9 75.5 82.7 66.5 79.7 50C71.8 43 56.2 43 48.3 50Z"/>
    <path fill="#b98552" d="M74.9 34C71.9 50.5 82.6 59.5 88.7 64C94.7 59.5 105.5 50.5 102.5 34C95.6 27 81.8 27 74.9 34Z"/>
    <path fill="#b98552" d="M25.5 34C22.5 50.5 33.3 59.5 39.3 64C45.4 59.5 56.1 50.5 53.1 34C46.2 27 32.4 27 25.5 34Z"/>
    <path fill="#b98552" d="M50.2 34C47.2 50.5 57.9 59.5 64 64C70.1 59.5 80.8 50.5 77.8 34C70.9 27 57.1 27 50.2 34Z"/>
    <path fill="#cfa06a" d="M36.4 20C33.4 36.5 44.6 45.5 51 50C57.4 45.5 68.6 36.5 65.6 20C58.3 13 43.7 13 36.4 20Z"/>
    <path fill="#cfa06a" d="M62.4 20C59.4 36.5 70.6 45.5 77 50C83.4 45.5 94.6 36.5 91.6 20C84.3 13 69.7 13 62.4 20Z"/>
  `,
  // A soft pillow with buttons at its corners.
  "soft-pillow": `
    <path fill="#cfe0f8" d="M14 50C6 40 12 30 24 36C50 44 78 44 104 36C116 30 122 40 114 50C106 66 106 84 114 100C122 110 116 120 104 114C78 106 50 106 24 114C12 120 6 110 14 100C22 84 22 66 14 50Z"/>
    <path fill="#ee8a8a" d="M64 98C46 86 40 74 46 66C52 60 60 62 64 70C68 62 76 60 82 66C88 74 82 86 64 98Z"/>
    <circle fill="#ffd34d" cx="32" cy="52" r="5"/>
    <circle fill="#ffd34d" cx="96" cy="52" r="5"/>
    <circle fill="#ffd34d" cx="32" cy="98" r="5"/>
    <circle fill="#ffd34d" cx="96" cy="98" r="5"/>
  `,
  // A deep bowl with a pattern around it.
  "round-bowl": `
    <path fill="#5f9fd0" d="M42 112L86 112L90 124L38 124Z"/>
    <path fill="#8fc9f0" d="M6 52L122 52C122 84 104 108 88 114L40 114C24 108 6 84 6 52Z"/>
    <path fill="#ffd34d" d="M11 74Q64 84 117 74C114 82 111 88 107 94Q64 102 21 94C17 88 14 82 11 74Z"/>
    <path fill="#cfe8fa" d="M6 42L122 42C128 42 128 56 122 56L6 56C0 56 0 42 6 42Z"/>
  `,
  // A flag that waves on its pole.
  "waving-flag": `
    <path fill="#c98f4e" d="M14 10L24 10L24 126L14 126Z"/>
    <circle fill="#ffd34d" cx="19" cy="9" r="7"/>
    <path fill="#f28b82" d="M24 18C46 6 62 30 84 22C100 16 110 14 122 20L122 46C110 40 100 42 84 48C62 56 46 32 24 44Z"/>
    <path fill="#8fc9f0" d="M24 44C46 32 62 56 84 48C100 42 110 40 122 46L122 72C110 66 100 68 84 74C62 82 46 58 24 70Z"/>
  `,
  // A horseshoe with its nail holes.
  horseshoe: `
    <path fill="#c8d0da" d="M22 124C2 96 0 60 10 38C20 16 40 6 64 6C88 6 108 16 118 38C128 60 126 96 106 124L80 116C94 96 98 70 92 54C86 42 76 36 64 36C52 36 42 42 36 54C30 70 34 96 48 116Z"/>
    <circle fill="#ffffff" cx="64" cy="20" r="5"/>
    <circle fill="#ffffff" cx="33" cy="31" r="5"/>
    <circle fill="#ffffff" cx="95" cy="31" r="5"/>
    <circle fill="#ffffff" cx="19" cy="62" r="5"/>
    <circle fill="#ffffff" cx="109" cy="62" r="5"/>
    <circle fill="#ffffff" cx="24" cy="94" r="5"/>
    <circle fill="#ffffff" cx="104" cy="94" r="5"/>
  `,
  // A dream catcher with three feathers.
  "dream-catcher": `
    <circle fill="#c98f4e" cx="64" cy="42" r="40"/>
    <circle fill="#fdf3dd" cx="64" cy="42" r="32"/>
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M64 10C60 24 50 30 36 26M92 26C78 30 68 24 64 10M96 44C84 40 78 30 92 26M80 70C80 58 86 48 96 44M48 70C58 64 70 64 80 70M32 44C42 48 48 58 48 70M36 26C50 30 44 40 32 44"/>
    <circle fill="#ee8a8a" cx="64" cy="43" r="9"/>
    <path fill="#8fc9f0" d="M32 78C42 88 44 108 32 122C20 108 22 88 32 78Z"/>
    <path fill="#a9dc8a" d="M64 84C74 94 76 112 64 126C52 112 54 94 64 84Z"/>
    <path fill="#8fc9f0" d="M96 78C106 88 108 108 96 122C84 108 86 88 96 78Z"/>
  `,
  // A bauble for the tree.
  "christmas-bauble": `
    <circle fill="#ffffff" cx="64" cy="11" r="9"/>
    <path fill="#ffd34d" d="M50 18L78 18L80 34L48 34Z"/>
    <circle fill="#f28b82" cx="64" cy="78" r="48"/>
    <path fill="#fff3c4" d="M17 68C46 80 82 80 111 68C112 75 112 82 111 88C82 100 46 100 17 88C16 82 16 75 17 68Z"/>
    <path fill="#8fc9f0" d="M40 79L46 86L40 93L34 86Z"/>
    <path fill="#8fc9f0" d="M64 80L70 87L64 94L58 87Z"/>
    <path fill="#8fc9f0" d="M88 79L94 86L88 93L82 86Z"/>
  `,
  // A folding fan, open, with a tassel.
  "paper-fan": `
    <path fill="#f7b7c8" d="M2 66C20 30 42 16 64 16C86 16 108 30 126 66L92 82C84 70 74 64 64 64C54 64 44 70 36 82Z"/>
    <path fill="#c98f4e" d="M36 82C44 70 54 64 64 64C74 64 84 70 92 82L70 112L58 112Z"/>
    <path fill="none" stroke="#7a4a56" stroke-width="2" d="M22 40L46 72M42 22L54 66M64 16L64 64M86 22L74 66M106 40L82 72M46 72L60 112M64 64L64 112M82 72L68 112"/>
    <circle fill="#ffd34d" cx="64" cy="112" r="8"/>
    <path fill="#e2725b" d="M60 118L68 118L72 127L56 127Z"/>
  `,
  refrigerator: `
    <path fill="#8fc4f0" d="M30 2L98 2Q106 2 106 10L106 112Q106 120 98 120L30 120Q22 120 22 112L22 10Q22 2 30 2Z"/>
    <path data-part="door" fill="#ffffff" d="M30 10L98 10L98 42L30 42Z"/>
    <path data-part="door" fill="#ffffff" d="M30 50L98 50L98 112L30 112Z"/>
    <path data-part="handle" fill="#f2a03f" d="M80 18L90 18L90 36L80 36Z"/><path data-part="handle" fill="#f2a03f" d="M80 58L90 58L90 84L80 84Z"/>
    <path data-part="heart" fill="#f0708a" d="M50 84Q36 74 42 66Q47 62 50 68Q53 62 58 66Q64 74 50 84Z"/>
    <path fill="#98a2b2" d="M30 120L44 120L44 126L30 126Z"/><path fill="#98a2b2" d="M84 120L98 120L98 126L84 126Z"/>
  `,
  // A kitchen stove with an oven door, and room for a pan beside its pot.
  "kitchen-oven": `
    <path fill="#c3ccd6" d="M22 10L54 10L54 18L22 18ZM74 10L106 10L106 18L74 18Z"/>
    <path fill="#dfe5ec" d="M8 18L120 18L120 124L8 124Z"/>
    <path data-part="panel" fill="#c3ccd6" d="M8 18L120 18L120 42L8 42Z"/>
    <circle data-part="knob" data-telling="" fill="#ee8a8a" cx="24" cy="30" r="7"/>
    <circle data-part="knob" data-telling="" fill="#ee8a8a" cx="50" cy="30" r="7"/>
    <circle data-part="knob" data-telling="" fill="#ee8a8a" cx="78" cy="30" r="7"/>
    <circle data-part="knob" data-telling="" fill="#ee8a8a" cx="104" cy="30" r="7"/>
    <path data-part="door" fill="#f3f6f9" d="M16 48L112 48L112 118L16 118Z"/>
    <path data-part="handle" data-telling="" fill="#9fb0c0" d="M28 52L100 52Q104 52 104 56Q104 60 100 60L28 60Q24 60 24 56Q24 52 28 52Z"/>
    <path data-part="window" data-telling="" fill="#ffe7a8" d="M26 66L102 66L102 112L26 112Z"/>
    <path data-part="bread" data-telling="" fill="#e8b070" d="M38 104C30 100 32 84 44 84C48 76 80 76 84 84C96 84 98 100 90 104Z"/>
    <path fill="none" data-telling="" stroke="#8a5a2a" stroke-width="2.4" d="M54 84L60 96M70 82L76 94M26 106L102 106"/>
  `,
  // A circle with a smile: shapes for the youngest.
  "round-shape": `
    <circle fill="#ffd34d" cx="64" cy="64" r="60"/>
    <circle fill="#ffb3a0" cx="30" cy="78" r="9"/>
    <circle fill="#ffb3a0" cx="98" cy="78" r="9"/>
    <ellipse fill="#2a2218" cx="46" cy="54" rx="5" ry="7"/>
    <ellipse fill="#2a2218" cx="82" cy="54" rx="5" ry="7"/>
    <path fill="none" stroke="#2a2218" stroke-width="3" d="M46 80C54 92 74 92 82 80"/>
  `,
  "square-shape": `
    <path fill="#8fc9f0" d="M10 10L118 10L118 118L10 118Z"/>
    <circle fill="#ffb3a0" cx="32" cy="80" r="9"/>
    <circle fill="#ffb3a0" cx="96" cy="80" r="9"/>
    <ellipse fill="#2a2218" cx="46" cy="56" rx="5" ry="7"/>
    <ellipse fill="#2a2218" cx="82" cy="56" rx="5" ry="7"/>
    <path fill="none" stroke="#2a2218" stroke-width="3" d="M46 82C54 94 74 94 82 82"/>
  `,
  "triangle-shape": `
    <path fill="#a9dc8a" d="M64 6L124 116L4 116Z"/>
    <circle fill="#ffb3a0" cx="34" cy="98" r="8"/>
    <circle fill="#ffb3a0" cx="94" cy="98" r="8"/>
    <ellipse fill="#2a2218" cx="50" cy="76" rx="4.5" ry="6.5"/>
    <ellipse fill="#2a2218" cx="78" cy="76" rx="4.5" ry="6.5"/>
    <path fill="none" stroke="#2a2218" stroke-width="3" d="M50 96C56 104 72 104 78 96"/>
  `,
  // A knight's sword, blunt and broad, as toys have it.
  "toy-sword": `
    <path fill="#dbe7f3" d="M54 84L54 16L64 2L74 16L74 84Z"/>
    <path fill="none" stroke="#5c7080" stroke-width="2" d="M64 16L64 78"/>
    <path fill="#ffd34d" d="M34 82L94 82L98 94L30 94Z"/>
    <path fill="#c98f4e" d="M56 94L72 94L72 114L56 114Z"/>
    <circle fill="#ee8a8a" cx="64" cy="118" r="9"/>
  `,
  // A hoop to spin around the waist, with stripes.
  // The same seen aslant, its nearer half last.
  "hula-hoop-aslant": `
    <path fill="#f7b7c8" d="M64 2C48 2 35 30 35 64C35 98 48 126 64 126L64 113C55 113 47 92 47 64C47 36 55 15 64 15Z"/>
    <path fill="#8fc9f0" d="M64 2C80 2 93 30 93 64C93 98 80 126 64 126L64 113C73 113 81 92 81 64C81 36 73 15 64 15Z"/>
  `,
  "hula-hoop": `
    <ellipse fill="#f7b7c8" cx="64" cy="64" rx="62" ry="58"/>
    <ellipse fill="#ffffff" cx="64" cy="64" rx="48" ry="44"/>
    <path fill="#8fc9f0" d="M58 6L70 6L69 20L59 20Z"/>
    <path fill="#8fc9f0" d="M58 122L70 122L69 108L59 108Z"/>
    <path fill="#8fc9f0" d="M2 58L2 70L16 69L16 59Z"/>
    <path fill="#8fc9f0" d="M126 58L126 70L112 69L112 59Z"/>
  `,
  // A skipping rope with two handles.
  "jump-rope": `
    <path fill="none" stroke="#b0563a" stroke-width="5" d="M26 44C10 80 20 118 64 118C108 118 118 80 102 44"/>
    <path fill="#ffd34d" d="M18 8L34 8L32 48L22 48Z"/>
    <path fill="#ffd34d" d="M94 8L110 8L106 48L96 48Z"/>
    <path fill="#ee8a8a" d="M19 20L33.4 20L33 28L19.6 28Z"/>
    <path fill="#ee8a8a" d="M94.6 20L109 20L108.4 28L95 28Z"/>
  `,
  // A carpet with a pattern and fringes, waving as if it flew.
  "magic-carpet": `
    <path fill="#f28b82" d="M10 62C34 46 58 82 82 66C94 58 108 56 118 62L118 100C108 94 94 96 82 104C58 120 34 84 10 100Z"/>
    <path fill="#ffe08a" d="M24 70C42 66 60 86 82 78C92 74 100 70 106 70L106 86C98 86 90 90 82 93C60 101 42 80 24 86Z"/>
    <path fill="#8fc9f0" d="M56 74L66 83L56 92L46 83Z"/>
    <path fill="#8fc9f0" d="M86 73L95 81L86 90L77 83Z"/>
    <path fill="none" stroke="#8a5a14" stroke-width="2" d="M10 66L2 68M10 78L2 80M10 90L2 92M118 66L126 64M118 78L126 76M118 90L126 88"/>
  `,
  // A washing machine with bubbles behind its round door.
  "washing-machine": `
    <path fill="#e6edf5" d="M16 6L112 6L112 124L16 124Z"/>
    <path fill="#c9d8e8" d="M16 6L112 6L112 30L16 30Z"/>
    <circle fill="#ffd34d" cx="96" cy="18" r="6"/>
    <path fill="#ffffff" d="M26 12L60 12L60 24L26 24Z"/>
    <circle fill="#c9d8e8" cx="64" cy="76" r="38"/>
    <circle fill="#ffffff" cx="64" cy="76" r="29"/>
    <path fill="#8fc9f0" d="M35 78C44 70 52 88 64 80C76 72 84 88 93 78C92 94 80 105 64 105C48 105 36 94 35 78Z"/>
    <circle fill="#d9f0fb" cx="54" cy="62" r="6"/>
    <circle fill="#d9f0fb" cx="72" cy="58" r="5"/>
  `,
};
