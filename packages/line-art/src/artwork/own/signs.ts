/** What comics draw about those who do something, and a cape for whoever is to be a hero. */
export const signs: Readonly<Record<string, string>> = {
  // Puffs of dust and three streaks, behind somebody who runs to the left.
  "speed-lines": `
    <path fill="#e9dcc3" d="M10 120C2 112 8 100 20 102C22 90 42 88 46 100C58 98 62 112 52 120Z"/>
    <path fill="#e9dcc3" d="M74 122C68 114 74 106 82 108C86 98 100 100 102 110C110 110 114 118 108 122Z"/>
    <path fill="#fffaf0" d="M8 14L112 8L112 18L8 22Z"/>
    <path fill="#fffaf0" d="M8 42L84 38L84 47L8 50Z"/>
    <path fill="#fffaf0" d="M8 70L104 66L104 75L8 78Z"/>
  `,
  // Bows under somebody who is off the ground.
  "bounce-lines": `
    <path fill="#e9dcc3" d="M4 62C30 100 98 100 124 62C118 122 10 122 4 62Z"/>
    <path fill="#fffaf0" d="M30 44C44 66 84 66 98 44C94 78 34 78 30 44Z"/>
    <path fill="#e9dcc3" d="M48 22C56 34 72 34 80 22C78 46 50 46 48 22Z"/>
  `,
  // A surfboard as it is ridden, before the water.
  "board-on-a-wave": `
    <path fill="#ffd95e" d="M4 46C30 34 92 30 124 18C122 44 84 56 46 56C24 56 8 52 4 46Z"/>
    <path fill="#a9d8f5" d="M2 62C14 50 26 50 36 60C48 50 60 50 70 60C82 50 94 50 104 60C112 52 122 50 126 54L124 92L4 92Z"/>
    <path fill="#7fc4f0" d="M10 84C24 70 38 84 52 78C68 70 84 84 100 76C110 72 118 76 120 82L120 92L10 92Z"/>
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
  // A scarf as it is worn: round the neck, its ends hang down.
  "worn-scarf": `
    <path data-part="scarf" fill="#ff7b6b" d="M78 46L100 38L112 108L86 114Z"/>
    <path data-part="scarf" fill="#ffa894" d="M66 48L86 44L84 100L60 98Z"/>
    <path data-part="scarf" fill="#ff7b6b" d="M2 14C32 34 96 34 126 14L124 40C96 60 32 60 4 40Z"/>
  `,
  // Tied at the throat, as wide as it flies.
  cape: `
    <path data-part="cape" fill="#ef5b5b" d="M46 10L82 10C104 26 120 48 127 72C118 78 108 70 98 76C86 82 76 72 64 79C52 72 42 82 30 76C20 70 10 78 1 72C8 48 24 26 46 10Z"/>
    <path data-part="cape" fill="#f7a072" d="M64 20C82 36 94 54 98 76C86 82 76 72 64 79C52 72 42 82 30 76C34 54 46 36 64 20Z"/>
    <path data-part="collar" fill="#ffd95e" d="M42 6L86 6L92 18L64 26L36 18Z"/>
  `,
};
