/** Vehicles, a boat and a koi that were taken for others in an earlier drawing: 128 × 128 boxes. */
export const wheelsAtAGlance: Readonly<Record<string, string>> = {
  // From the side: a reel of boards in front that draws in standing wheat, a cab over it, grain pouring from a pipe behind.
  "combine-harvester": `
    <path data-telling="" fill="#d9c46a" d="M7 126L7 96L11 96L11 126Z"/>
    <path data-telling="" fill="#ffd15c" d="M9 62C18 72 18 88 9 100C0 88 0 72 9 62Z"/>
    <path data-telling="" fill="none" stroke="#8a5a1a" stroke-width="2.2" d="M3 76L9 82L15 76M3 86L9 92L15 86"/>
    <path data-telling="" fill="#b5dd86" d="M92 26L92 14Q92 6 100 6L116 6Q124 6 124 14L124 28L114 28L114 16L102 16L102 26Z"/>
    <path data-telling="" fill="#ffd75e" d="M113 30L125 30L127 46L111 46Z"/>
    <path data-telling="" fill="#ffd75e" d="M72 44L82 26L106 26L110 44Z"/>
    <path data-telling="" fill="#8fd07c" d="M62 44L112 44Q118 44 120 50L126 78L120 98L58 98L58 48Q58 44 62 44Z"/>
    <path data-telling="" fill="#b5dd86" d="M34 62L40 28Q41 22 47 22L70 22L70 74L40 74Q33 74 34 62Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M42 60L46 32L62 32L62 64L45 64Q41 64 42 60Z"/>
    <path data-telling="" fill="#b5dd86" d="M36 12L74 12Q76 12 76 15L76 22L34 22L34 15Q34 12 36 12Z"/>
    <path data-telling="" fill="#ffd75e" d="M42 88L72 74L72 92L50 104Z"/>
    <path transform="translate(42 92) rotate(0)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <path transform="translate(42 92) rotate(60)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <path transform="translate(42 92) rotate(120)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <path transform="translate(42 92) rotate(180)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <path transform="translate(42 92) rotate(240)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <path transform="translate(42 92) rotate(300)" data-telling="" fill="#ff8a7a" d="M-4 6L-4 29L4 29L4 6Z"/>
    <ellipse data-telling="" fill="#ffffff" cx="42" cy="92" rx="11" ry="11"/>
    <path data-telling="" fill="#ffd75e" d="M14 116Q42 128 64 112L66 120Q44 128 24 126Z"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="86" cy="102" rx="24" ry="24"/>
    <ellipse data-telling="" fill="#ffffff" cx="86" cy="102" rx="10.1" ry="10.1"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="116" cy="114" rx="12" ry="12"/>
    <ellipse data-telling="" fill="#ffffff" cx="116" cy="114" rx="5" ry="5"/>
  `,
  // A long smooth nose, a row of windows, a stripe along the side, wires overhead.
  "bullet-train": `
    <path fill="none" stroke="#6a7a8a" stroke-width="2.4" d="M2 14L126 14"/>
    <path data-telling="" fill="#8a94a8" d="M84 26L96 14L108 26L102 26L96 20L90 26Z"/>
    <path fill="#ffffff" d="M2 86C14 62 40 36 74 28L126 28L126 100L16 100Q0 100 2 86Z"/>
    <path data-part="stripe" data-telling="" fill="#8fb8f0" d="M2 86Q2 80 8 78L126 78L126 90L3 92Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M30 58C40 46 52 40 64 38L64 58Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M72 42L84 42L84 60L72 60Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M91 42L103 42L103 60L91 60Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M110 42L126 42L126 60L110 60Z"/>
    <path data-telling="" fill="#ffe08a" d="M8 80Q14 68 24 68L20 80Z"/>
    <ellipse data-telling="" fill="#b9c8d8" cx="42" cy="104" rx="9" ry="9"/>
    <ellipse data-telling="" fill="#b9c8d8" cx="64" cy="104" rx="9" ry="9"/>
    <ellipse data-telling="" fill="#b9c8d8" cx="106" cy="104" rx="9" ry="9"/>
    <path fill="#dfe3ee" d="M14 94L126 94L126 104L20 104Z"/>
    <path data-telling="" fill="#c98f5a" d="M2 114L126 114L126 120L2 120Z"/>
  `,
  // A long low boat under a barrel of woven bamboo; at the stern a boatman in a felt hat at his oar.
  "wupeng-boat": `
    <path data-telling="" fill="#c98f4e" d="M122 44L127 48L104 112L98 110Z"/>
    <path data-telling="" fill="#8fb8f0" d="M94 88C94 70 98 60 108 60C117 60 120 70 118 88Z"/>
    <ellipse data-telling="" fill="#ffe0c8" cx="108" cy="50" rx="10" ry="10"/>
    <path data-telling="" fill="#b9a0d0" d="M95 48C98 36 104 30 110 30C116 32 120 40 121 48Q108 42 95 48Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="104" cy="52" rx="1.8" ry="2.2"/>
    <path data-telling="" fill="#8fb8f0" d="M104 66L120 62L122 69L106 75Z"/>
    <path data-telling="" fill="#cfc0a8" d="M22 92C20 66 34 52 52 52C76 52 90 66 88 92Z"/>
    <path data-telling="" fill="none" stroke="#5a4a3a" stroke-width="2.4" d="M40 56Q32 70 34 92M52 52L52 92M64 54Q72 70 70 92M26 74Q54 66 86 74"/>
    <path data-telling="" fill="#a9825a" d="M2 74C12 84 22 88 34 88L98 88C110 88 118 84 126 74C124 100 112 112 96 112L32 112C16 112 4 100 2 74Z"/>
    <path data-telling="" fill="none" stroke="#5a3a1a" stroke-width="2.4" d="M8 92Q20 100 36 100L94 100Q110 100 120 92"/>
  `,
  // From the side with its bonnet in front: a row of windows, a door, two stripes, a stop sign folded out, lights on the roof.
  "school-bus": `
    <path data-telling="" fill="#ff8a7a" d="M40 16L52 16L52 26L40 26Z"/>
    <path data-telling="" fill="#ff8a7a" d="M104 16L116 16L116 26L104 26Z"/>
    <path fill="#ffd15c" d="M38 24L118 24Q126 24 126 32L126 104L32 104L32 32Q32 24 38 24Z"/>
    <path data-telling="" fill="#ffd15c" d="M2 74Q2 64 12 62L32 58L32 104L6 104Q2 104 2 98Z"/>
    <ellipse data-telling="" fill="#ffffff" cx="8" cy="84" rx="6" ry="7"/>
    <path data-part="door" data-telling="" fill="#ffe9b0" d="M36 34L50 34L50 100L36 100Z"/>
    <path data-telling="" fill="#bfe0f5" d="M39 38L47 38L47 62L39 62Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M57 34L73 34L73 56L57 56Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M80 34L96 34L96 56L80 56Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M103 34L119 34L119 56L103 56Z"/>
    <path data-telling="" fill="#c9963a" d="M96 66L126 66L126 74L96 74Z"/>
    <path data-telling="" fill="#b9c8d8" d="M52 64L58 64L58 96L52 96Z"/>
    <path data-part="stopSign" data-telling="" fill="#ff7a6a" d="M89.7 86.5L80.5 95.7L67.5 95.7L58.3 86.5L58.3 73.5L67.5 64.3L80.5 64.3L89.7 73.5Z"/>
    <path data-telling="" fill="#ffffff" d="M64 77L84 77L84 83L64 83Z"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="24" cy="106" rx="16" ry="16"/>
    <ellipse data-telling="" fill="#ffffff" cx="24" cy="106" rx="6.7" ry="6.7"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="102" cy="106" rx="16" ry="16"/>
    <ellipse data-telling="" fill="#ffffff" cx="102" cy="106" rx="6.7" ry="6.7"/>
  `,
  // A lorry with a tank, a drop painted on it; water sprays out before and behind in arcs with drops.
  "sprinkler-truck": `
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M28 98C20 76 8 72 2 82L4 89C10 82 16 88 22 102Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M28 102C20 92 8 94 2 108L6 113C10 104 18 102 24 108Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M102 98C110 76 120 72 126 82L124 89C118 82 112 88 108 102Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M102 102C110 92 120 94 126 108L122 113C118 104 110 102 106 108Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M8 54C12 59 13 61 13 63A5 5 0 0 1 3 63C3 61 4 59 8 54Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M8 112C12 117 13 119 13 121A5 5 0 0 1 3 121C3 119 4 117 8 112Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M20 112C24 117 25 119 25 121A5 5 0 0 1 15 121C15 119 16 117 20 112Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M120 54C124 59 125 61 125 63A5 5 0 0 1 115 63C115 61 116 59 120 54Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M120 112C124 117 125 119 125 121A5 5 0 0 1 115 121C115 119 116 117 120 112Z"/>
    <path data-part="water" data-telling="" fill="#9fd4f0" d="M108 112C112 117 113 119 113 121A5 5 0 0 1 103 121C103 119 104 117 108 112Z"/>
    <path data-telling="" fill="#8fd07c" d="M28 62L34 44Q36 40 40 40L54 40L54 104L28 104Z"/>
    <path data-part="window" data-telling="" fill="#bfe0f5" d="M36 62L40 48L50 48L50 64L35 66Z"/>
    <path fill="#b9c8d8" d="M52 94L108 94L108 106L52 106Z"/>
    <path data-telling="" fill="#bfe0f5" d="M58 36L100 36C112 36 112 96 100 96L58 96C50 96 50 36 58 36Z"/>
    <path data-telling="" fill="#6fb8f0" d="M79 46C86 58 92 66 92 74A13 13 0 0 1 66 74C66 66 72 58 79 46Z"/>
    <path fill="#8fd07c" d="M70 28L90 28L90 36L70 36Z"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="42" cy="108" rx="14" ry="14"/>
    <ellipse data-telling="" fill="#ffffff" cx="42" cy="108" rx="5.9" ry="5.9"/>
    <ellipse data-part="wheel" data-telling="" fill="#b9c8d8" cx="90" cy="108" rx="14" ry="14"/>
    <ellipse data-telling="" fill="#ffffff" cx="90" cy="108" rx="5.9" ry="5.9"/>
  `,
  // From above: a round head with barbels, patches on its white back, fins spread to both sides, a waving tail.
  koi: `
    <path data-telling="" fill="none" stroke="#8a5a3a" stroke-width="2.4" d="M10 52Q2 48 2 40M10 76Q2 80 2 88"/>
    <path data-part="fin" data-telling="" fill="#ffe0d0" d="M38 38C36 16 50 6 66 8C70 22 64 34 56 42Z"/>
    <path data-part="fin" data-telling="" fill="#ffe0d0" d="M38 88C36 108 48 120 64 120C68 106 62 94 56 84Z"/>
    <path data-part="tail" data-telling="" fill="#ffe0d0" d="M100 56C108 40 116 26 127 24C126 42 124 52 116 62C122 76 124 94 122 110C110 102 104 88 100 74Z"/>
    <path data-part="body" fill="#ffffff" d="M6 64C6 42 28 30 54 32C82 34 92 52 108 58L108 72C94 78 84 92 56 94C28 96 6 86 6 64Z"/>
    <path data-telling="" fill="#ff8a5a" d="M16 56C22 50 34 54 34 64C34 74 22 78 16 72C12 68 12 60 16 56Z"/>
    <path data-telling="" fill="#ff8a5a" d="M44 33C54 31 66 34 70 42C68 52 54 56 46 50C40 46 40 38 44 33Z"/>
    <path data-telling="" fill="#ff8a5a" d="M58 94C54 84 62 74 74 76C82 78 86 82 84 86C76 91 68 94 58 94Z"/>
    <path data-part="fin" data-telling="" fill="#ffe0d0" d="M54 62Q72 54 92 64Q72 72 54 66Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="24" cy="43" rx="3.4" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="24" cy="85" rx="3.4" ry="3"/>
  `,
};
