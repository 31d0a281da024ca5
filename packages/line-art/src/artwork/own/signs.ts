/** What comics draw about those who do something, and a cape for whoever is to be a hero. */
export const signs: Readonly<Record<string, string>> = {
  // Tapered streaks and a puff of dust, behind somebody who runs to the left.
  "speed-lines": `
    <path fill="#e9dcc3" d="M8 121C0 113 6 101 18 103C20 91 40 89 44 101C56 99 60 113 50 121Z"/>
    <path fill="#e9dcc3" d="M68 122C62 114 68 106 76 108C80 98 94 100 96 110C104 110 108 118 102 122Z"/>
    <path fill="#e9dcc3" d="M104 123C98 116 104 110 110 112C112 105 124 107 124 114C127 117 126 122 122 123Z"/>
    <path fill="#2a2440" d="M8 17C36 14 70 14 104 16.5C70 19 36 20 8 20C6 20 6 17 8 17Z"/>
    <path fill="#2a2440" d="M6 44C32 40 62 40 92 43C62 47 32 48 6 48C3 48 3 44 6 44Z"/>
    <path fill="#2a2440" d="M14 71C46 67 80 67 112 70C80 74 46 75 14 75C11 75 11 71 14 71Z"/>
  `,
  // A shadow, two puffs and short bows under somebody who is off the ground.
  "bounce-lines": `
    <path fill="#2a2440" d="M34 8C46 24 82 24 94 8C84 32 44 32 34 8Z"/>
    <path fill="#2a2440" d="M44 36C54 48 74 48 84 36C76 54 52 54 44 36Z"/>
    <path fill="#e9dcc3" d="M6 106C0 98 4 88 12 89C14 78 30 78 33 88C42 88 44 100 36 106Z"/>
    <path fill="#e9dcc3" d="M122 106C128 98 124 88 116 89C114 78 98 78 95 88C86 88 84 100 92 106Z"/>
    <ellipse fill="#e9dcc3" cx="64" cy="102" rx="18" ry="7"/>
  `,
  // A surfboard as it is ridden, before the water.
  "board-on-a-wave": `
    <path fill="#ffd95e" d="M4 46C30 34 92 30 124 18C122 44 84 56 46 56C24 56 8 52 4 46Z"/>
    <path fill="#a9d8f5" d="M2 62C14 50 26 50 36 60C48 50 60 50 70 60C82 50 94 50 104 60C112 52 122 50 126 54C127 68 123 82 112 87C104 82 94 84 88 91C80 84 70 84 64 91C56 84 46 84 40 91C32 84 22 83 16 87C6 82 1 72 2 62Z"/>
    <path fill="#e9f6fd" d="M12 74C24 66 38 78 52 70C68 64 84 78 100 70C106 67 112 68 116 72C108 82 96 76 86 82C72 86 60 76 48 82C36 86 20 84 12 74Z"/>
  `,
  // Five balls in an arc.
  "juggled-balls": `
    <circle fill="#ef5b5b" cx="16" cy="92" r="14"/>
    <circle fill="#ffd95e" cx="34" cy="46" r="14"/>
    <circle fill="#7fc4f0" cx="64" cy="18" r="14"/>
    <circle fill="#86cf8a" cx="94" cy="46" r="14"/>
    <circle fill="#b08be0" cx="112" cy="92" r="14"/>
  `,
  // A cloud with a heart in it, and two bubbles that lead to it.
  "thought-cloud": `
    <circle fill="#ffffff" cx="12" cy="116" r="8"/>
    <circle fill="#ffffff" cx="32" cy="96" r="11"/>
    <path fill="#ffffff" d="M44 78C24 72 26 46 46 44C46 20 78 12 90 28C112 22 126 46 112 60C118 80 92 92 80 80C70 92 52 90 44 78Z"/>
    <path fill="#f58f8f" d="M72 70C56 58 56 42 66 42C70 42 72 46 72 48C72 46 74 42 80 42C90 42 90 58 72 70Z"/>
  `,
  // A bite of grass.
  "grass-tuft": `
    <path data-telling="" fill="#8fce7c" d="M50 124C28 112 8 86 6 58C32 66 56 90 62 124Z"/>
    <path data-telling="" fill="#8fce7c" d="M78 124C100 112 120 86 122 58C96 66 72 90 66 124Z"/>
    <path data-telling="" fill="#8fce7c" d="M50 124C42 92 46 48 64 14C82 48 86 92 78 124Z"/>
  `,
  // What is said by whoever is on its right.
  "speech-bubble": `
    <path fill="#ffffff" d="M24 16L98 16Q116 16 116 34L116 66Q116 84 100 84L126 112L76 84L24 84Q6 84 6 66L6 34Q6 16 24 16Z"/>
    <circle fill="#ffd95e" cx="32" cy="50" r="10"/>
    <circle fill="#ffd95e" cx="61" cy="50" r="10"/>
    <circle fill="#ffd95e" cx="90" cy="50" r="10"/>
  `,
  // A scarf as it is worn: round the neck, its ends hang down.
  "worn-scarf": `
    <path data-part="scarf" fill="#ff7b6b" d="M78 46L100 38L112 108L86 114Z"/>
    <path data-part="scarf" fill="#ffa894" d="M66 48L86 44L84 100L60 98Z"/>
    <path data-part="scarf" fill="#ff7b6b" d="M2 14C32 34 96 34 126 14L124 40C96 60 32 60 4 40Z"/>
  `,
  // A cape with a high collar and a star.
  cape: `
    <path data-part="collar" fill="#ffd040" d="M40 22Q30 8 44 2L64 18L84 2Q98 8 88 22L76 36L52 36Z"/>
    <path fill="#e8685f" d="M46 28Q64 40 82 28Q104 70 120 112Q106 124 92 114Q78 126 64 116Q50 126 36 114Q22 124 8 112Q24 70 46 28Z"/>
    <path data-part="star" fill="#ffffff" d="M64 56L70 73L88 74L74 85L79 102L64 92L49 102L54 85L40 74L58 73Z"/>
    <path fill="none" stroke="#7a1a10" stroke-width="2.4" d="M36 64Q28 84 24 104M92 64Q100 84 104 104"/>
    <circle fill="#ffffff" cx="64" cy="30" r="8"/>
  `,
};
