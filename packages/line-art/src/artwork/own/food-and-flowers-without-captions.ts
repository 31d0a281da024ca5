/** Food, flowers and two houses that could not be named for sure without a caption: 128 × 128 boxes. */
export const foodAndFlowersWithoutCaptions: Readonly<Record<string, string>> = {
  // A bowl of soup, slices of carrot and a leaf floating on it, a spoon in it, steam above.
  "soup-bowl": `
    <path data-telling="" fill="#b9c8d8" d="M84 54L112 8Q118 2 124 8Q127 14 122 20L98 60Z"/>
    <path fill="#8fc9f0" d="M4 62C4 100 28 118 64 118C100 118 124 100 124 62Z"/>
    <ellipse data-telling="" fill="#dff0fa" cx="64" cy="62" rx="60" ry="20"/>
    <ellipse data-telling="" fill="#ffc86a" cx="64" cy="63" rx="50" ry="14"/>
    <ellipse data-telling="" fill="#ff8a5a" cx="40" cy="62" rx="11" ry="6"/>
    <ellipse data-telling="" fill="#ff8a5a" cx="66" cy="70" rx="11" ry="6"/>
    <path data-telling="" fill="#8fd07c" d="M64 58Q76 48 92 56Q80 66 64 58Z"/>
    <path data-telling="" fill="#8fc9f0" d="M40 112L88 112L92 126L36 126Z"/>
    <path fill="none" stroke="#8a94a8" stroke-width="2.4" d="M30 34Q22 26 30 18Q38 10 30 2M52 34Q44 26 52 18Q60 10 52 2M74 34Q66 26 74 18Q82 10 74 2"/>
  `,
  // A carton with a gable top, spots like a cow's on it and a drop; a glass of milk before it.
  "milk-carton": `
    <path data-telling="" fill="#dff0fa" d="M16 46L36 16L92 16L76 46Z"/>
    <path data-telling="" fill="#bfe0f5" d="M76 46L92 16L104 44Z"/>
    <path data-telling="" fill="#8fb8f0" d="M34 4L94 4L94 18L34 18Z"/>
    <path fill="#ffffff" d="M14 44L76 44L76 124L14 124Z"/>
    <path fill="#bfe0f5" d="M76 44L104 42L104 118L76 124Z"/>
    <path data-telling="" fill="#b9a0a8" d="M14 54C26 50 34 56 32 66C30 76 20 78 14 76Z"/>
    <path data-telling="" fill="#b9a0a8" d="M50 104C60 98 72 104 70 114C68 122 60 124 52 124C42 122 42 110 50 104Z"/>
    <path data-telling="" fill="#8fb8f0" d="M48 56C56 66 62 74 62 82A14 14 0 0 1 34 82C34 74 40 66 48 56Z"/>
    <path data-part="glass" data-telling="" fill="#dff0fa" d="M82 70L124 70L118 122Q117 127 112 127L94 127Q89 127 88 122Z"/>
    <path data-telling="" fill="#ffffff" d="M84 84L122 84L118 122Q117 127 112 127L94 127Q89 127 88 122Z"/>
  `,
  // A jar with a frilled cloth tied over its lid, a strawberry on the label.
  "jam-jar": `
    <path fill="#ff9aa8" d="M24 44C10 52 8 62 8 72L8 112Q8 126 22 126L106 126Q120 126 120 112L120 72C120 62 118 52 104 44Z"/>
    <path data-telling="" fill="#fff0b8" d="M22 10Q64 2 106 10L120 42Q112 50 104 42Q96 50 88 43Q80 51 72 44Q64 52 56 44Q48 51 40 43Q32 50 24 42Q16 50 8 42Z"/>
    <path data-telling="" fill="#8fd07c" d="M20 32Q64 26 108 32L110 39Q64 33 18 39Z"/>
    <path data-telling="" fill="#ffffff" d="M30 62L98 62Q104 62 104 68L104 112Q104 118 98 118L30 118Q24 118 24 112L24 68Q24 62 30 62Z"/>
    <path data-telling="" fill="#ff6a6a" d="M64 78C76 72 90 78 88 90C86 102 72 110 64 114C56 110 42 102 40 90C38 78 52 72 64 78Z"/>
    <path data-telling="" fill="#8fd07c" d="M64 66L70 74L82 70L76 80L64 84L52 80L46 70L58 74Z"/>
    <ellipse data-telling="" fill="#2a2440" cx="54" cy="90" rx="2" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="74" cy="90" rx="2" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="64" cy="88" rx="2" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="59" cy="100" rx="2" ry="3"/>
    <ellipse data-telling="" fill="#2a2440" cx="69" cy="100" rx="2" ry="3"/>
  `,
  // A tangle of long noodles on a plate, a fork standing in it with a twirl about its tines, two meatballs.
  spaghetti: `
    <ellipse data-part="plate" fill="#dfe8f0" cx="64" cy="104" rx="62" ry="21"/>
    <path data-telling="" fill="#b9c8d8" d="M92 2L100 2L92 60L82 58Z"/>
    <path data-telling="" fill="#ffe08a" d="M12 98C8 82 22 70 36 72C42 58 76 54 88 68C106 66 120 82 116 98C114 112 90 116 64 116C38 116 14 112 12 98Z"/>
    <path data-telling="" fill="none" stroke="#b8862a" stroke-width="2.4" d="M22 96Q30 78 46 88Q58 96 48 104Q36 110 30 100M60 84Q78 72 96 84Q108 96 96 104Q80 110 76 98Q74 90 84 90M52 76Q62 82 58 92Q54 108 70 110M104 82Q112 92 106 102"/>
    <path data-telling="" fill="#ffc84a" d="M68 58C66 44 106 44 104 58C106 70 70 74 68 58Z"/>
    <path data-telling="" fill="none" stroke="#b8862a" stroke-width="2.4" d="M69 54Q86 62 103 54M70 62Q86 70 102 62"/>
    <ellipse data-telling="" fill="#c98f5a" cx="40" cy="74" rx="14" ry="13"/>
    <ellipse data-telling="" fill="#c98f5a" cx="58" cy="66" rx="13" ry="12"/>
  `,
  // A slice of salmon on rice, and two rolls with a band of seaweed, the filling seen in their middle; chopsticks.
  sushi: `
    <path data-telling="" fill="#d9a066" d="M12 118L118 110L120 115L12 123Z"/>
    <path data-telling="" fill="#d9a066" d="M10 124L120 120L120 125L10 128Z"/>
    <path data-telling="" fill="#ffffff" d="M10 44Q8 30 22 30L98 30Q112 30 112 44L112 50Q104 58 96 54Q86 60 78 55Q68 60 60 55Q50 60 42 55Q32 60 26 54Q16 58 10 50Z"/>
    <path data-telling="" fill="#ff9a6a" d="M4 30C10 8 40 2 66 2C96 2 118 14 122 36Q106 44 88 36Q60 28 34 38Q14 44 4 30Z"/>
    <path data-telling="" fill="none" stroke="#b8582a" stroke-width="2.4" d="M28 12Q36 22 34 34M50 7Q60 18 58 30M74 6Q84 18 84 32M96 12Q104 22 104 36"/>
    <path data-telling="" fill="#6a9a6a" d="M5 78L5 96C5 114 59 114 59 96L59 78Z"/>
    <ellipse data-telling="" fill="#8fb88a" cx="32" cy="78" rx="27" ry="14"/>
    <ellipse data-telling="" fill="#ffffff" cx="32" cy="78" rx="20" ry="9.5"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="32" cy="78" rx="9" ry="5"/>
    <path data-telling="" fill="#6a9a6a" d="M67 78L67 96C67 114 121 114 121 96L121 78Z"/>
    <ellipse data-telling="" fill="#8fb88a" cx="94" cy="78" rx="27" ry="14"/>
    <ellipse data-telling="" fill="#ffffff" cx="94" cy="78" rx="20" ry="9.5"/>
    <ellipse data-telling="" fill="#ff8a7a" cx="94" cy="78" rx="9" ry="5"/>
  `,
  // A wrap lying aslant, folded at its lower end, foil around it; beans, lettuce and cheese look out above.
  burrito: `
    <path transform="translate(64 66) rotate(28)" data-part="leaf" data-telling="" fill="#8fd07c" d="M-26 -40Q-30 -54 -18 -54Q-14 -64 -2 -58Q8 -66 16 -56Q28 -56 26 -40Z"/>
    <ellipse transform="translate(64 66) rotate(28)" data-telling="" fill="#c98f5a" cx="-10" cy="-44" rx="9" ry="7"/>
    <ellipse transform="translate(64 66) rotate(28)" data-telling="" fill="#ff8a7a" cx="11" cy="-45" rx="9" ry="7"/>
    <path transform="translate(64 66) rotate(28)" data-telling="" fill="#f6d9a4" d="M-30 -40Q0 -28 30 -40L30 44Q30 58 16 58L-16 58Q-30 58 -30 44Z"/>
    <path transform="translate(64 66) rotate(28)" data-telling="" fill="#cfd8e6" d="M-30 6L-18 14L-8 6L2 14L12 6L22 14L30 6L30 46Q30 58 16 58L-16 58Q-30 58 -30 46Z"/>
    <path transform="translate(64 66) rotate(28)" data-telling="" fill="none" stroke="#b8862a" stroke-width="2.4" d="M-30 -38Q-8 -16 6 4"/>
    <ellipse transform="translate(64 66) rotate(28)" data-telling="" fill="#e0a860" cx="-14" cy="-16" rx="4" ry="3"/>
    <ellipse transform="translate(64 66) rotate(28)" data-telling="" fill="#e0a860" cx="18" cy="-14" rx="4" ry="3"/>
    <path transform="translate(64 66) rotate(28)" data-telling="" fill="none" stroke="#7a8aa0" stroke-width="2.4" d="M-18 28L-8 44M4 24L0 46M18 28L14 40"/>
  `,
  // A nut with a pale foot looks out of its prickly husk that has burst open; a second one lies before it.
  chestnut: `
    <path data-telling="" fill="#b5c86a" d="M12 93L20.9 80.4L5.1 76.1L18 66.9L4.6 58.1L20.3 53.2L10.8 41L27.4 41L22.9 26.6L38.5 31.5L39.6 16.7L52.6 25.9L59 12.2L67.8 24.7L78.9 13.7L82.7 28.2L97.2 21L95.5 35.8L111.8 33.4L104.8 46.8L121.1 49.3L109.5 60L124 67.1L109.2 73.8L120.2 84.8L103.8 86.7L104 112L24 112Z"/>
    <path data-telling="" fill="#f0e4c0" d="M22 60C36 36 92 36 106 60C112 84 96 104 64 104C32 104 16 84 22 60Z"/>
    <path data-telling="" fill="#c98f5a" d="M64 40C76 48 96 56 96 76C96 94 82 100 64 100C46 100 32 94 32 76C32 56 52 48 64 40Z"/>
    <path data-telling="" fill="#f0d8a8" d="M33 82Q64 72 95 82C92 96 80 100 64 100C48 100 36 96 33 82Z"/>
    <path data-telling="" fill="#c98f5a" d="M92 78C100 86 122 90 124 108C124 122 110 126 96 126C82 126 68 122 70 108C72 92 86 86 92 78Z"/>
    <path data-telling="" fill="#f0d8a8" d="M70 112Q97 104 124 112C122 124 110 126 96 126C84 126 72 124 70 112Z"/>
  `,
  // Three round cakes, each with a flower pressed into its top, on a plate; two green beans beside.
  "mung-bean-cake": `
    <path data-part="plate" fill="#bfe0f5" d="M2 92C10 84 118 84 126 92C120 116 98 126 64 126C30 126 8 116 2 92Z"/>
    <path fill="#c9dc9a" d="M35 40L35 56Q64 74 93 56L93 40Z"/>
    <ellipse data-telling="" fill="#dcecb4" cx="64" cy="40" rx="29" ry="16"/>
    <path data-part="flower" data-telling="" fill="#b5d07a" d="M59.9 32.9C57 23.4 71 23.4 68.1 32.9C74.9 25.7 81.9 37.7 72.2 40C81.9 42.3 74.9 54.3 68.1 47.1C71 56.6 57 56.6 59.9 47.1C53.1 54.3 46.1 42.3 55.8 40C46.1 37.7 53.1 25.7 59.9 32.9Z"/>
    <ellipse fill="#ffffff" cx="64" cy="40" rx="4.5" ry="3.5"/>
    <path fill="#c9dc9a" d="M4 78L4 94Q33 112 62 94L62 78Z"/>
    <ellipse data-telling="" fill="#dcecb4" cx="33" cy="78" rx="29" ry="16"/>
    <path data-part="flower" data-telling="" fill="#b5d07a" d="M28.9 70.9C26 61.4 40 61.4 37.1 70.9C43.9 63.7 50.9 75.7 41.2 78C50.9 80.3 43.9 92.3 37.1 85.1C40 94.6 26 94.6 28.9 85.1C22.1 92.3 15.1 80.3 24.8 78C15.1 75.7 22.1 63.7 28.9 70.9Z"/>
    <ellipse fill="#ffffff" cx="33" cy="78" rx="4.5" ry="3.5"/>
    <path fill="#c9dc9a" d="M66 78L66 94Q95 112 124 94L124 78Z"/>
    <ellipse data-telling="" fill="#dcecb4" cx="95" cy="78" rx="29" ry="16"/>
    <path data-part="flower" data-telling="" fill="#b5d07a" d="M90.9 70.9C88 61.4 102 61.4 99.1 70.9C105.9 63.7 112.9 75.7 103.2 78C112.9 80.3 105.9 92.3 99.1 85.1C102 94.6 88 94.6 90.9 85.1C84.1 92.3 77.1 80.3 86.8 78C77.1 75.7 84.1 63.7 90.9 70.9Z"/>
    <ellipse fill="#ffffff" cx="95" cy="78" rx="4.5" ry="3.5"/>
  `,
  // Three spikes of blossoms in whorls on bare thin stalks, tied with a bow.
  lavender: `
    <path transform="translate(34 14) rotate(-14) scale(0.86)" data-telling="" fill="none" stroke="#5a8a4a" stroke-width="2.4" d="M0 70L0 118"/>
    <path transform="translate(34 14) rotate(-14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 62C-13 68 -21 52 -13 44C-9 38 -4 42 0 48C4 42 9 38 13 44C21 52 13 68 0 62Z"/>
    <path transform="translate(34 14) rotate(-14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 44C-15 50 -23 34 -15 26C-11 20 -4 24 0 30C4 24 11 20 15 26C23 34 15 50 0 44Z"/>
    <path transform="translate(34 14) rotate(-14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 26C-13 32 -21 16 -13 8C-9 2 -4 6 0 12C4 6 9 2 13 8C21 16 13 32 0 26Z"/>
    <path transform="translate(34 14) rotate(-14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 8C-10 6 -10 -8 0 -16C10 -8 10 6 0 8Z"/>
    <path transform="translate(94 14) rotate(14) scale(0.86)" data-telling="" fill="none" stroke="#5a8a4a" stroke-width="2.4" d="M0 70L0 118"/>
    <path transform="translate(94 14) rotate(14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 62C-13 68 -21 52 -13 44C-9 38 -4 42 0 48C4 42 9 38 13 44C21 52 13 68 0 62Z"/>
    <path transform="translate(94 14) rotate(14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 44C-15 50 -23 34 -15 26C-11 20 -4 24 0 30C4 24 11 20 15 26C23 34 15 50 0 44Z"/>
    <path transform="translate(94 14) rotate(14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 26C-13 32 -21 16 -13 8C-9 2 -4 6 0 12C4 6 9 2 13 8C21 16 13 32 0 26Z"/>
    <path transform="translate(94 14) rotate(14) scale(0.86)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 8C-10 6 -10 -8 0 -16C10 -8 10 6 0 8Z"/>
    <path transform="translate(64 12) rotate(0) scale(0.92)" data-telling="" fill="none" stroke="#5a8a4a" stroke-width="2.4" d="M0 70L0 118"/>
    <path transform="translate(64 12) rotate(0) scale(0.92)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 62C-13 68 -21 52 -13 44C-9 38 -4 42 0 48C4 42 9 38 13 44C21 52 13 68 0 62Z"/>
    <path transform="translate(64 12) rotate(0) scale(0.92)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 44C-15 50 -23 34 -15 26C-11 20 -4 24 0 30C4 24 11 20 15 26C23 34 15 50 0 44Z"/>
    <path transform="translate(64 12) rotate(0) scale(0.92)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 26C-13 32 -21 16 -13 8C-9 2 -4 6 0 12C4 6 9 2 13 8C21 16 13 32 0 26Z"/>
    <path transform="translate(64 12) rotate(0) scale(0.92)" data-part="flower" data-telling="" fill="#c9a8f0" d="M0 8C-10 6 -10 -8 0 -16C10 -8 10 6 0 8Z"/>
    <path data-part="stalk" data-telling="" fill="#8fd07c" d="M58 100L70 100L80 127L48 127Z"/>
    <path data-telling="" fill="#ffd75e" d="M64 98C50 84 34 90 36 100C38 110 52 110 64 102Z"/>
    <path data-telling="" fill="#ffd75e" d="M64 98C78 84 94 90 92 100C90 110 76 110 64 102Z"/>
    <ellipse data-telling="" fill="#ffb84a" cx="64" cy="100" rx="7" ry="7"/>
  `,
  // A thick spike crowded with star-shaped blossoms, three broad leaves, a bulb at its foot.
  hyacinth: `
    <path data-part="stem" fill="#8fd07c" d="M58 84L70 84L70 112L58 112Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M56 112C38 102 26 82 24 56C42 66 56 88 60 112Z"/>
    <path data-part="leaf" data-telling="" fill="#8fd07c" d="M72 112C90 102 102 82 104 56C86 66 72 88 68 112Z"/>
    <path data-telling="" fill="#e8c8a8" d="M64 108C82 108 94 116 92 127L36 127C34 116 46 108 64 108Z"/>
    <path fill="#b8a0e8" d="M64 2C88 10 94 34 90 64C88 84 78 94 64 94C50 94 40 84 38 64C34 34 40 10 64 2Z"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M58.5 10.4C53.8 0.5 74.2 0.5 69.5 10.4C79.5 2.3 85.8 21.6 72.9 20.9C83.8 27.9 67.3 39.8 64 27.4C60.7 39.8 44.2 27.9 55.1 20.9C42.2 21.6 48.5 2.3 58.5 10.4Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="64" cy="18" rx="4.1" ry="4.1"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M45.4 33C45.2 20.1 64.3 27 55.8 36.8C68 32.5 67.3 52.8 55.4 47.8C63.2 58.1 43.6 63.7 44.8 50.8C37.4 61.4 26 44.6 38.7 41.7C26.3 37.9 38.8 21.9 45.4 33Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="48" cy="42" rx="4.1" ry="4.1"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M73.2 36.8C64.7 27 83.8 20.1 83.6 33C90.2 21.9 102.7 37.9 90.3 41.7C103 44.6 91.6 61.4 84.2 50.8C85.4 63.7 65.8 58.1 73.6 47.8C61.7 52.8 61 32.5 73.2 36.8Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="81" cy="42" rx="4.1" ry="4.1"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M58.5 56.4C53.8 44.4 74.2 44.4 69.5 56.4C79.5 48.3 85.8 67.6 72.9 66.9C83.8 73.9 67.3 85.8 64 73.3C60.7 85.8 44.2 73.9 55.1 66.9C42.2 67.6 48.5 48.3 58.5 56.4Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="64" cy="64" rx="4.1" ry="4.1"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M45.1 71.8C46.9 60.5 62.4 69.5 53.5 76.6C64.8 74.8 61.1 92.4 51.5 86.1C56.7 96.3 38.9 98.2 41.9 87.1C33.8 95.2 26.5 78.9 37.9 78.3C27.8 73.1 41.1 61.1 45.1 71.8Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="46" cy="80" rx="3.6" ry="3.6"/>
    <path data-part="flower" data-telling="" fill="#c9b0f5" d="M75.5 76.6C66.6 69.5 82.1 60.5 83.9 71.8C87.9 61.1 101.2 73.1 91.1 78.3C102.5 78.9 95.2 95.2 87.1 87.1C90.1 98.2 72.3 96.3 77.5 86.1C67.9 92.4 64.2 74.8 75.5 76.6Z"/>
    <ellipse data-telling="" fill="#ffe9a8" cx="83" cy="80" rx="3.6" ry="3.6"/>
  `,
  // Four crumpled broad petals with a dark heart and a seed box in the middle; a bud that nods on a hairy stalk.
  poppy: `
    <path data-part="stem" fill="#8fd07c" d="M54 74L62 74L62 127L54 127Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M58 112C46 96 26 98 12 88C14 108 36 122 58 120Z"/>
    <path data-part="stem" fill="#8fd07c" d="M62 112C78 104 92 84 96 56L102 57C98 90 82 114 64 122Z"/>
    <path data-telling="" fill="#b5dd86" d="M92 60C88 48 98 40 104 46C112 44 118 56 108 64C102 70 94 68 92 60Z"/>
    <path data-part="petal" data-telling="" fill="#ff7a6a" d="M58 40C40 44 10 34 12 14Q22 10 28 4C36 0 46 6 58 10Q70 2 82 2Q96 6 102 18C104 36 76 46 58 40Z"/>
    <path data-part="petal" data-telling="" fill="#ff8a7a" d="M56 36C36 26 8 30 4 48Q8 58 6 66C14 78 40 80 58 64Z"/>
    <path data-part="petal" data-telling="" fill="#ff8a7a" d="M60 36C80 26 104 32 106 48Q102 56 104 66C96 78 72 80 58 64Z"/>
    <path data-telling="" fill="#2a2440" d="M76 44L68.6 46.8L73.6 53L65.8 51.8L67 59.6L60.8 54.6L58 62L55.2 54.6L49 59.6L50.2 51.8L42.4 53L47.4 46.8L40 44L47.4 41.2L42.4 35L50.2 36.2L49 28.4L55.2 33.4L58 26L60.8 33.4L67 28.4L65.8 36.2L73.6 35L68.6 41.2Z"/>
    <ellipse data-telling="" fill="#b5dd86" cx="58" cy="44" rx="9" ry="9"/>
  `,
  // A courtyard from above: four low houses with tiled roofs about a yard with a tree, the gate in front.
  siheyuan: `
    <path data-part="roof" data-telling="" fill="#b9a8b8" d="M24 4L104 4L112 24L16 24Z"/>
    <path data-telling="" fill="none" stroke="#5a4a5a" stroke-width="2.2" d="M36 6L32 23M52 6L50 23M76 6L78 23M92 6L96 23"/>
    <path data-part="wall" fill="#f0d8b8" d="M22 24L106 24L106 42L22 42Z"/>
    <path data-part="door" data-telling="" fill="#ff9a8a" d="M54 26L74 26L74 42L54 42Z"/>
    <path fill="#fff6e4" d="M22 42L106 42L106 92L22 92Z"/>
    <path data-part="roof" data-telling="" fill="#b9a8b8" d="M2 26L24 36L24 92L2 100Z"/>
    <path data-part="roof" data-telling="" fill="#b9a8b8" d="M126 26L104 36L104 92L126 100Z"/>
    <path data-telling="" fill="none" stroke="#5a4a5a" stroke-width="2.2" d="M4 44L23 50M4 62L23 64M4 82L23 78M124 44L105 50M124 62L105 64M124 82L105 78"/>
    <path data-part="treeTrunk" data-telling="" fill="#b9804d" d="M60 70L68 70L70 88L58 88Z"/>
    <path data-part="leaves" data-telling="" fill="#8fd07c" d="M79 60Q84.7 68.2 73.4 68.6Q69.1 78.5 60.7 70.7Q49.7 74.9 50.5 64.8Q41 60 50.5 55.2Q49.7 45.1 60.7 49.3Q69.1 41.5 73.4 51.4Q84.7 51.8 79 60Z"/>
    <path data-part="roof" data-telling="" fill="#b9a8b8" d="M6 84L122 84L127 104L1 104Z"/>
    <path data-telling="" fill="none" stroke="#5a4a5a" stroke-width="2.2" d="M22 86L19 103M38 86L36 103M90 86L92 103M106 86L109 103"/>
    <path data-part="wall" fill="#f0d8b8" d="M4 104L124 104L124 127L4 127Z"/>
    <path data-part="roof" data-telling="" fill="#9fb0c4" d="M42 92L64 78L86 92L86 98L42 98Z"/>
    <path data-telling="" fill="#ff9a8a" d="M48 98L80 98L80 127L48 127Z"/>
    <path data-part="door" data-telling="" fill="#ffd0a0" d="M54 104L63 104L63 127L54 127Z"/>
    <path data-part="door" data-telling="" fill="#ffd0a0" d="M65 104L74 104L74 127L65 127Z"/>
  `,
  // A round white felt tent with a flat cone of a roof, a ring for the smoke, bands of pattern and a painted door.
  yurt: `
    <path data-telling="" fill="#ff9a8a" d="M52 14Q64 4 76 14L76 24L52 24Z"/>
    <path data-part="roof" data-telling="" fill="#ffffff" d="M8 62Q20 34 52 22L76 22Q108 34 120 62Q64 78 8 62Z"/>
    <path data-telling="" fill="none" stroke="#8a8aa0" stroke-width="2.4" d="M56 22Q42 40 36 66M72 22Q86 40 92 66"/>
    <path data-part="wall" fill="#fff6e4" d="M10 64Q64 80 118 64L118 118Q64 127 10 118Z"/>
    <path data-telling="" fill="#8fb8f0" d="M10 64Q64 80 118 64L118 78Q64 94 10 78Z"/>
    <path fill="none" stroke="#3a5a9a" stroke-width="2.4" d="M18 72L26 80L34 75L42 84M86 84L94 75L102 80L110 72"/>
    <path data-part="doorFrame" data-telling="" fill="#d9a066" d="M46 76L82 76L82 124L46 124Z"/>
    <path data-part="door" data-telling="" fill="#ff9a8a" d="M52 82L63 82L63 123L52 123Z"/>
    <path data-part="door" data-telling="" fill="#ff9a8a" d="M65 82L76 82L76 123L65 123Z"/>
    <path data-telling="" fill="none" stroke="#8a8aa0" stroke-width="2.4" d="M10 104Q28 110 45 112M83 112Q100 110 118 104"/>
  `,
};
