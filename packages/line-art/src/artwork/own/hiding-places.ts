/** What small animals shelter under and look out of. */
export const hidingPlaces: Readonly<Record<string, string>> = {
  // A toadstool whose stem is to the right, with room under its cap.
  "tall-mushroom": `
    <path data-part="stem" fill="#f7ead2" d="M88 50L104 50Q103 84 112 122Q112 125 108 125L84 125Q80 125 81 121Q90 86 88 50Z"/>
    <path data-part="mushroomGills" fill="#f2dcc0" d="M6 46Q64 66 122 46Q104 62 64 62Q24 62 6 46Z"/>
    <path data-part="cap" fill="#f06a62" d="M64 2Q112 4 126 42Q128 50 120 50Q64 60 8 50Q0 50 2 42Q16 4 64 2Z"/>
    <ellipse data-part="spot" fill="#ffffff" cx="62" cy="20" rx="12" ry="8"/>
    <ellipse data-part="spot" fill="#ffffff" cx="30" cy="36" rx="9" ry="7"/>
    <ellipse data-part="spot" fill="#ffffff" cx="96" cy="34" rx="11" ry="8"/>
  `,
  // A large leaf bent over on its stalk like an umbrella.
  "sheltering-leaf": `
    <path data-part="stem" fill="#7cb85a" d="M92 20L100 17Q114 66 110 125L101 125Q106 68 92 20Z"/>
    <path data-part="leaf" fill="#a9d67a" d="M96 16Q120 16 126 48Q98 38 62 46Q30 50 2 62Q6 30 34 14Q66 2 96 16Z"/>
    <path data-part="leaf" fill="#c4e69a" d="M96 16Q54 16 2 62Q30 50 62 46Q98 38 126 48Q120 16 96 16Z"/>
    <path fill="none" stroke="#4f8a3a" stroke-width="2.2" d="M72 24Q66 34 66 43M48 33Q42 40 42 47M106 22Q112 30 114 41"/>
  `,
  // The dark of the hole first, then all that is before whoever looks out.
  "apple-with-hole": `
    <ellipse data-part="wormhole" fill="#fbe3b0" cx="62" cy="76" rx="34" ry="31"/>
    <path data-part="stem" fill="#b8907a" d="M62 34Q60 18 70 8L76 12Q68 20 68 34Z"/>
    <path data-part="leaf" fill="#8fd06f" d="M70 24Q84 6 108 10Q102 30 70 24Z"/>
    <path data-part="fruitSkin" fill="#f0807a" fill-rule="evenodd" d="M64 34Q84 20 104 30Q124 42 120 74Q114 112 88 122Q74 126 64 121Q54 126 40 122Q14 112 8 74Q4 42 24 30Q44 20 64 34ZM32 76Q32 103 62 103Q92 103 92 76Q92 49 62 49Q32 49 32 76Z"/>
  `,
  "cheese-with-hole": `
    <ellipse data-part="wormhole" fill="#fff3c4" cx="56" cy="80" rx="33" ry="29"/>
    <path data-part="rind" fill="#ffe58a" d="M2 54Q50 14 92 8Q118 22 126 54Z"/>
    <path data-part="rind" fill="#ffd24a" fill-rule="evenodd" d="M2 50H126V116Q126 122 120 122H8Q2 122 2 116ZM26 80Q26 106 56 106Q86 106 86 80Q86 55 56 55Q26 55 26 80Z"/>
    <circle data-part="wormhole" fill="#fff3c4" cx="106" cy="74" r="8"/>
    <circle data-part="wormhole" fill="#fff3c4" cx="102" cy="104" r="9"/>
    <circle data-part="wormhole" fill="#fff3c4" cx="14" cy="106" r="7"/>
    <ellipse data-part="wormhole" fill="#fff3c4" cx="86" cy="32" rx="10" ry="6"/>
  `,
  // Half a kiwi like a bowl, its seeds around the rim.
  "half-kiwi": `
    <ellipse data-part="flesh" fill="#b8dc6a" cx="64" cy="50" rx="60" ry="22"/>
    <ellipse data-part="wormhole" fill="#f2f6d0" cx="64" cy="50" rx="40" ry="12"/>
    <path data-part="pip" fill="#2a2a20" d="M20 42L24 38L26 43ZM38 34L43 32L43 37ZM62 31L66 31L64 36ZM85 32L90 34L86 37ZM104 38L108 42L102 43Z"/>
    <path data-part="flesh" fill="#b8dc6a" d="M4 50Q14 62 24 50Q30 62 64 62Q98 62 104 50Q114 62 124 50Q122 72 64 72Q6 72 4 50Z"/>
    <path data-part="pip" fill="#2a2a20" d="M28 62L32 66L27 67ZM46 65L50 69L45 70ZM64 65L68 69L62 70ZM82 65L85 69L79 70ZM98 62L102 66L96 67Z"/>
    <path data-part="fruitSkin" fill="#b08a58" d="M4 50Q6 72 64 72Q122 72 124 50Q128 98 100 116Q84 125 64 125Q44 125 28 116Q0 98 4 50Z"/>
    <path data-detail="" fill="none" stroke="#6a4a28" stroke-width="2.2" d="M30 88L34 94M52 92L55 99M76 92L73 99M98 88L94 94M42 106L46 111M86 106L82 111M64 110V116"/>
  `,
  "half-watermelon": `
    <ellipse data-part="flesh" fill="#f58a8a" cx="64" cy="50" rx="60" ry="22"/>
    <ellipse data-part="wormhole" fill="#ffc4c0" cx="64" cy="50" rx="42" ry="13"/>
    <path data-part="flesh" fill="#f58a8a" d="M4 50Q12 60 22 50Q28 63 64 63Q100 63 106 50Q116 60 124 50Q122 72 64 72Q6 72 4 50Z"/>
    <path data-part="fruitSkin" fill="#8fd06f" d="M4 50Q6 72 64 72Q122 72 124 50Q128 98 100 116Q84 125 64 125Q44 125 28 116Q0 98 4 50Z"/>
    <path data-part="stripe" fill="#6ab05e" d="M20 66Q16 92 32 118L42 122Q28 96 32 69Z"/>
    <path data-part="stripe" fill="#6ab05e" d="M58 72Q54 98 58 125H70Q74 98 70 72Z"/>
    <path data-part="stripe" fill="#6ab05e" d="M108 66Q112 92 96 118L86 122Q100 96 96 69Z"/>
  `,
  "hollow-pumpkin": `
    <ellipse data-part="flesh" fill="#ffe0a0" cx="64" cy="46" rx="52" ry="18"/>
    <ellipse data-part="wormhole" fill="#fff0cc" cx="64" cy="46" rx="42" ry="12"/>
    <path data-part="rib" fill="#f7a94a" d="M12 46Q0 62 4 90Q10 116 34 122Q18 96 26 60Q16 54 12 46Z"/>
    <path data-part="rib" fill="#f7a94a" d="M116 46Q128 62 124 90Q118 116 94 122Q110 96 102 60Q112 54 116 46Z"/>
    <path data-part="rib" fill="#ffb95e" d="M26 60Q36 63 48 64Q36 96 50 124Q40 125 34 122Q18 96 26 60Z"/>
    <path data-part="rib" fill="#ffb95e" d="M102 60Q92 63 80 64Q92 96 78 124Q88 125 94 122Q110 96 102 60Z"/>
    <path data-part="rib" fill="#f7a94a" d="M48 64Q64 66 80 64Q92 96 78 124Q64 127 50 124Q36 96 48 64Z"/>
  `,
  // A snail at home in a house.
  "snail-without-shell": `
    <path data-part="eyeStalk" fill="#f4d8a0" d="M17 46L13 22L21 20L27 44Z"/>
    <path data-part="eyeStalk" fill="#f4d8a0" d="M31 44L37 20L45 22L41 46Z"/>
    <circle data-part="eye" fill="#ffffff" cx="15" cy="17" r="11"/>
    <circle data-part="eye" fill="#ffffff" cx="43" cy="17" r="11"/>
    <circle fill="#2a2440" cx="15" cy="18" r="4.6"/>
    <circle fill="#2a2440" cx="43" cy="18" r="4.6"/>
    <path data-part="body" fill="#f4d8a0" d="M10 58Q10 42 28 42Q46 44 46 64Q46 88 56 100L112 104Q124 110 127 122L24 122Q6 120 8 96Z"/>
    <ellipse data-part="cheek" fill="#ffb8a8" cx="36" cy="72" rx="5" ry="4"/>
    <path fill="none" stroke="#8a3a2a" stroke-width="2.4" d="M13 70Q21 79 30 72"/>
  `,
  // As much of a worm as looks out of its hole.
  "worm-looking-out": `
    <path data-part="body" fill="#f5b0a0" d="M30 126Q26 84 46 66Q34 50 40 30Q50 6 76 10Q102 16 100 42Q98 66 80 76Q66 88 70 126Z"/>
    <path data-part="belly" fill="#fbd0c4" d="M46 74Q60 86 78 77Q69 88 69 100Q50 108 31 100Q32 84 46 74Z"/>
    <circle data-part="cheek" fill="#f28a7a" cx="46" cy="48" r="5"/>
    <ellipse data-part="eye" fill="#2a2440" cx="58" cy="34" rx="4.4" ry="5.6"/>
    <ellipse data-part="eye" fill="#2a2440" cx="82" cy="36" rx="4.4" ry="5.6"/>
    <path fill="none" stroke="#8a3a3a" stroke-width="2.6" d="M56 52Q68 64 82 54"/>
  `,
};
