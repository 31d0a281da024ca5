/** Animals of the sea: 128 × 128 boxes. */
export const sea: Readonly<Record<string, string>> = {
  // An axolotl smiling, three feathery gills to each side.
  axolotl: `
    <path data-part="tail" fill="#f9a8c4" d="M76 100C92 108 104 104 106 92C107 84 113 78 122 78C126 96 118 116 100 122C88 125 78 122 72 118Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M32 40C20 42 8 34 6 20C16 16 20 24 26 22C30 20 38 26 42 32Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M96 40C108 42 120 34 122 20C112 16 108 24 102 22C98 20 90 26 86 32Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M28 54C18 60 6 56 2 44C10 38 16 44 21 42C26 41 32 44 34 50Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M100 54C110 60 122 56 126 44C118 38 112 44 107 42C102 41 96 44 94 50Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M32 64C26 74 14 76 5 68C9 58 17 62 21 58C26 55 32 58 34 62Z"/>
    <path data-part="gill" fill="#ee7ba2" d="M96 64C102 74 114 76 123 68C119 58 111 62 107 58C102 55 96 58 94 62Z"/>
    <path data-part="body" fill="#f9a8c4" d="M48 74C44 90 44 110 52 118C58 122 70 122 76 118C84 110 84 90 80 74Z"/>
    <path data-part="belly" fill="#fff6f9" d="M64 84C72 84 75 90 74.5 98C74 106 70 110 64 110C58 110 54 106 53.5 98C53 90 56 84 64 84Z"/>
    <path data-part="arm" fill="#f9a8c4" d="M50 80C38 82 28 90 26 97C24 101 27 104 31 102C32 106 37 106 39 102C42 104 47 102 49 96Z"/>
    <path data-part="arm" fill="#f9a8c4" d="M78 80C90 82 100 90 102 97C104 101 101 104 97 102C96 106 91 106 89 102C86 104 81 102 79 96Z"/>
    <path data-part="leg" fill="#f9a8c4" d="M48 108C40 110 36 118 38 122C41 126 45 122 47 122C49 126 53 126 55 122C58 122 59 118 58 114Z"/>
    <path data-part="leg" fill="#f9a8c4" d="M80 108C88 110 92 118 90 122C87 126 83 122 81 122C79 126 75 126 73 122C70 122 69 118 70 114Z"/>
    <path data-part="head" fill="#f9a8c4" d="M64 18C86 18 102 32 102 52C102 72 86 84 64 84C42 84 26 72 26 52C26 32 42 18 64 18Z"/>
    <ellipse data-part="eye" fill="#2a2028" cx="44" cy="48" rx="4.5" ry="5.5"/>
    <ellipse data-part="eye" fill="#2a2028" cx="84" cy="48" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="45" cy="46" r="2.1"/>
    <circle fill="#ffffff" cx="85" cy="46" r="2.1"/>
    <path fill="none" stroke="#a04a6a" stroke-width="2" d="M50 61C56 70 72 70 78 61"/>
    <ellipse data-part="cheek" fill="#f797b4" cx="36" cy="62" rx="6" ry="4.5"/>
    <ellipse data-part="cheek" fill="#f797b4" cx="92" cy="62" rx="6" ry="4.5"/>
  `,
  // A narwhal swimming, its long twisted tusk before it.
  narwhal: `
    <path data-part="tusk" fill="#ffe9b8" d="M20 52L5 5L35 45Z"/>
    <path fill="none" stroke="#b08f3e" stroke-width="2" d="M10 21L14 18M13.5 32L21.5 27M17 43L28 36"/>
    <path data-part="tailFin" fill="#7fb4dd" d="M112 62C100 58 94 48 96 36C106 36 112 42 113 48C116 42 121 40 126 42C127 52 122 60 112 62Z"/>
    <path data-part="body" fill="#9ccbec" d="M8 82C6 58 26 42 52 42C78 42 90 66 104 62C107 61 108 58 108 55L119 58C119 74 110 92 97 102C84 112 62 116 42 115C22 114 9 102 8 82Z"/>
    <path data-part="belly" fill="#eef7fd" d="M10 93C24 100 40 95 56 97C70 99 86 98 97 102C84 112 62 116 42 115C26 114.2 14.5 106.4 10 93Z"/>
    <path data-part="fin" fill="#7fb4dd" d="M58 81C68 83 77 92 75 106C63 107 53 100 49 88C48 82 52 80 58 81Z"/>
    <ellipse data-part="eye" fill="#20303c" cx="32" cy="76" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="31" cy="74" r="2.1"/>
    <ellipse data-part="cheek" fill="#f9b9b4" cx="41" cy="87" rx="5.5" ry="4"/>
    <path fill="none" stroke="#3f739c" stroke-width="2" d="M14 84C18 90 26 91 30 88"/>
    <circle data-part="spot" fill="#f2faff" cx="62" cy="56" r="4"/>
    <circle data-part="spot" fill="#f2faff" cx="76" cy="66" r="3.5"/>
    <circle data-part="spot" fill="#f2faff" cx="64" cy="70" r="3"/>
  `,
  // A whale with a water spout, its flukes raised.
  whale: `
    <path data-part="spout" fill="#bfe4f7" d="M44 40C42 28 36 24 28 26C22 28 20 20 26 17C36 12 44 18 47 26C50 18 58 12 68 17C74 20 72 28 66 26C58 24 52 28 50 40Z"/>
    <path data-part="tailFin" fill="#5f9fd6" d="M112 56C100 52 94 42 96 30C106 30 112 36 113 42C116 36 121 34 126 36C127 46 122 54 112 56Z"/>
    <path data-part="body" fill="#7fb8e8" d="M6 80C4 54 24 38 50 38C78 38 88 64 103 59C106 58 108 54 108 49L119 52C121 72 112 92 98 104C86 114 64 118 42 117C22 116 7 104 6 80Z"/>
    <path data-part="belly" fill="#eef7fd" d="M8.5 93C22 101 40 95 56 97C70 99 86 100 98 104C86 114 64 118 42 117C26 116 13 108 8.5 93Z"/>
    <path fill="none" stroke="#7f9fb8" stroke-width="2" d="M26 103C30 107 33 110 35 114M44 101C48 106 51 110 53 115"/>
    <path data-part="fin" fill="#5f9fd6" d="M66 80C77 82 86 92 84 106C72 107 61 99 57 87C57 81 60 79 66 80Z"/>
    <ellipse data-part="eye" fill="#20303c" cx="30" cy="73" rx="5" ry="6"/>
    <circle fill="#ffffff" cx="28.5" cy="70.5" r="2.2"/>
    <ellipse data-part="cheek" fill="#f9b9b4" cx="43" cy="83" rx="6" ry="4.5"/>
    <path fill="none" stroke="#2f5f8c" stroke-width="2" d="M12 83C17 89 26 90 31 86"/>
  `,
  // A sea turtle swimming, its shell in large plates.
  "sea-turtle": `
    <path data-part="flipper" fill="#8fce8a" d="M96 88C108 88 118 96 122 108C112 112 100 108 92 100Z"/>
    <path data-part="flipper" fill="#8fce8a" d="M50 90C46 106 52 118 64 124C72 114 74 102 70 92Z"/>
    <path data-part="head" fill="#8fce8a" d="M40 78C40 90 30 98 18 94C6 92 2 80 6 70C10 60 24 56 34 62Z"/>
    <path data-part="shell" fill="#b98d5a" d="M30 82C32 52 52 34 76 36C100 38 114 60 116 88C92 98 56 98 30 82Z"/>
    <path data-part="rim" fill="#f7e3b4" d="M28 80C54 94 90 94 117 86C120 92 118 97 112 98C86 106 54 102 30 90C26 87 26 83 28 80Z"/>
    <path data-part="shellMiddle" fill="#f7e3b4" d="M64 48L84 48L92 64L80 78L62 76L54 62Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2" d="M64 48L59 41M84 48L91 42M92 64L109 65M80 78L84 91M62 76L57 88M54 62L36 61"/>
    <path data-part="flipper" fill="#9bdc96" d="M62 82C58 94 46 108 28 116C24 108 28 94 38 86C46 80 56 78 62 82Z"/>
    <ellipse data-part="eye" fill="#23302c" cx="18" cy="72" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="17" cy="70" r="2"/>
    <path fill="none" stroke="#3f7f4a" stroke-width="2" d="M8 84C13 88 19 88 23 84"/>
  `,
  // A seahorse upright, with a curled tail and a fin on its back.
  seahorse: `
    <path data-part="fin" fill="#ffd08a" d="M82 56C96 50 108 58 112 70C104 70 104 76 108 80C100 80 96 86 98 92C90 92 84 84 82 78Z"/>
    <path data-part="crest" fill="#ff9f7a" d="M56 18C52 10 54 4 58 2C62 4 63 7 63 10C66 6 70 5 74 7C77 12 76 18 73 24Z"/>
    <path data-part="body" fill="#ffb38a" d="M40 42C30 44 18 46 12 46C6 46 6 36 12 36C20 36 30 34 38 28C46 14 68 12 78 24C88 38 80 50 82 60C86 76 86 90 78 102C70 114 58 122 46 118C34 114 34 98 46 96C54 95 58 104 52 108C58 108 64 100 64 92C62 84 52 78 50 66C49 60 52 56 52 52C48 50 44 46 40 42Z"/>
    <path data-part="belly" fill="#ffe3c4" d="M52.5 56C52.5 59 50 62 50 66C52 78 62 84 64 92C68 84 70 70 66 60C64 55 57 53 52.5 56Z"/>
    <path fill="none" stroke="#b5603a" stroke-width="2" d="M51 63L67 63M53 73L69 72M61 83L67 81"/>
    <ellipse data-part="eye" fill="#2a2020" cx="52" cy="32" rx="5" ry="6"/>
    <circle fill="#ffffff" cx="50.5" cy="29.5" r="2.2"/>
    <ellipse data-part="cheek" fill="#ff8f7a" cx="64" cy="42" rx="5.5" ry="4"/>
  `,
  // A smiling starfish with rounded arms.
  starfish: `
    <path data-part="body" fill="#ff9f55" d="M64 5C70 5 73 10 76 20C79 30 82 36 88 39C94 41 104 40 114 41C122 42 126 50 121 56C116 62 104 68 98 74C93 79 95 86 98 96C101 106 104 116 98 121C92 125 84 118 76 111C69 105 59 105 52 111C44 118 36 125 30 121C24 116 27 106 30 96C33 86 35 79 30 74C24 68 12 62 7 56C2 50 6 42 14 41C24 40 34 41 40 39C46 36 49 30 52 20C55 10 58 5 64 5Z"/>
    <circle data-part="spot" fill="#fff6e0" cx="64" cy="20" r="5"/>
    <circle data-part="spot" fill="#fff6e0" cx="64" cy="36" r="4"/>
    <circle data-part="spot" fill="#fff6e0" cx="106" cy="52" r="5"/>
    <circle data-part="spot" fill="#fff6e0" cx="22" cy="52" r="5"/>
    <circle data-part="spot" fill="#fff6e0" cx="89" cy="108" r="5"/>
    <circle data-part="spot" fill="#fff6e0" cx="39" cy="108" r="5"/>
    <ellipse data-part="eye" fill="#2a2020" cx="52" cy="59" rx="4.5" ry="5.5"/>
    <ellipse data-part="eye" fill="#2a2020" cx="76" cy="59" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="53" cy="57" r="2.1"/>
    <circle fill="#ffffff" cx="77" cy="57" r="2.1"/>
    <ellipse data-part="cheek" fill="#ff8f7a" cx="43" cy="71" rx="5.5" ry="4"/>
    <ellipse data-part="cheek" fill="#ff8f7a" cx="85" cy="71" rx="5.5" ry="4"/>
    <path fill="none" stroke="#8a4a1a" stroke-width="2" d="M55 73C58 81 70 81 73 73"/>
  `,
  // A jellyfish with a scalloped bell and wavy arms.
  jellyfish: `
    <path data-part="tentacle" fill="#e0c3f7" d="M28 66C20 80 32 90 24 104C22 110 28 114 32 108C42 94 30 84 40 68Z"/>
    <path data-part="tentacle" fill="#e0c3f7" d="M100 66C108 80 96 90 104 104C106 110 100 114 96 108C86 94 98 84 88 68Z"/>
    <path data-part="tentacle" fill="#f7c3e0" d="M46 68C38 86 52 98 44 116C43 122 50 126 54 120C62 104 50 90 58 70Z"/>
    <path data-part="tentacle" fill="#f7c3e0" d="M82 68C90 86 76 98 84 116C85 122 78 126 74 120C66 104 78 90 70 70Z"/>
    <path data-part="bell" fill="#cfa8f0" d="M10 62C10 28 34 6 64 6C94 6 118 28 118 62C118 74 104 78 100 68C97 79 82 79 79 69C76 80 52 80 49 69C46 79 31 79 28 68C24 78 10 74 10 62Z"/>
    <path data-part="shine" fill="#ffffff" d="M28 38C32 28 40 20 48 17C52 22 48 26 44 30C40 34 36 40 34 44C31 44 28 42 28 38Z"/>
    <ellipse data-part="eye" fill="#2a2038" cx="48" cy="47" rx="4.5" ry="5.5"/>
    <ellipse data-part="eye" fill="#2a2038" cx="80" cy="47" rx="4.5" ry="5.5"/>
    <circle fill="#ffffff" cx="49" cy="45" r="2.1"/>
    <circle fill="#ffffff" cx="81" cy="45" r="2.1"/>
    <path fill="none" stroke="#6b3f9c" stroke-width="2" d="M57 54C60 60 68 60 71 54"/>
    <ellipse data-part="cheek" fill="#ff9fc0" cx="92" cy="57" rx="5.5" ry="4"/>
    <ellipse data-part="cheek" fill="#ff9fc0" cx="36" cy="57" rx="5.5" ry="4"/>
  `,
  // A crab with big claws raised and eyes on stalks.
  crab: `
    <path data-part="leg" fill="#ff8f6b" d="M26 86C14 84 6 92 6 104C10 108 14 106 15 102C17 98 22 96 30 96Z"/>
    <path data-part="leg" fill="#ff8f6b" d="M102 86C114 84 122 92 122 104C118 108 114 106 113 102C111 98 106 96 98 96Z"/>
    <path data-part="leg" fill="#ff8f6b" d="M34 98C24 102 20 112 24 122C29 124 32 120 32 116C33 110 38 106 46 104Z"/>
    <path data-part="leg" fill="#ff8f6b" d="M94 98C104 102 108 112 104 122C99 124 96 120 96 116C95 110 90 106 82 104Z"/>
    <path data-part="arm" fill="#ff8f6b" d="M30 76C18 74 14 64 18 54L26 52C25 60 28 66 38 66Z"/>
    <path data-part="arm" fill="#ff8f6b" d="M98 76C110 74 114 64 110 54L102 52C103 60 100 66 90 66Z"/>
    <path data-part="claw" fill="#ff7b5a" d="M22 56C8 56 0 42 6 28C9 20 16 15 22 14L20 32L36 20C44 32 38 54 22 56Z"/>
    <path data-part="claw" fill="#ff7b5a" d="M106 56C120 56 128 42 122 28C119 20 112 15 106 14L108 32L92 20C84 32 90 54 106 56Z"/>
    <path data-part="eyeStalk" fill="#ff8f6b" d="M48 62L46 46L54 46L56 62Z"/>
    <path data-part="eyeStalk" fill="#ff8f6b" d="M80 62L82 46L74 46L72 62Z"/>
    <path data-part="body" fill="#ff9f7a" d="M64 56C90 56 106 70 106 86C106 102 88 112 64 112C40 112 22 102 22 86C22 70 38 56 64 56Z"/>
    <circle data-part="eye" fill="#ffffff" cx="50" cy="40" r="10"/>
    <circle data-part="eye" fill="#ffffff" cx="78" cy="40" r="10"/>
    <circle fill="#2a2020" cx="51" cy="41" r="5"/>
    <circle fill="#2a2020" cx="77" cy="41" r="5"/>
    <circle fill="#ffffff" cx="52.5" cy="39" r="2"/>
    <circle fill="#ffffff" cx="78.5" cy="39" r="2"/>
    <path fill="none" stroke="#8a2f1a" stroke-width="2" d="M52 86C56 96 72 96 76 86"/>
    <ellipse data-part="cheek" fill="#ffc2b0" cx="39" cy="86" rx="6.5" ry="5"/>
    <ellipse data-part="cheek" fill="#ffc2b0" cx="89" cy="86" rx="6.5" ry="5"/>
  `,
  // An octopus with a large round head and curling arms.
  octopus: `
    <path data-part="tentacle" fill="#f58fa8" d="M34 70C26 84 20 88 12 84C4 80 2 90 8 96C18 104 34 98 44 84Z"/>
    <path data-part="tentacle" fill="#f58fa8" d="M94 70C102 84 108 88 116 84C124 80 126 90 120 96C110 104 94 98 84 84Z"/>
    <path data-part="tentacle" fill="#f58fa8" d="M42 78C38 94 32 104 22 106C14 108 16 118 24 119C40 121 52 106 56 86Z"/>
    <path data-part="tentacle" fill="#f58fa8" d="M86 78C90 94 96 104 106 106C114 108 112 118 104 119C88 121 76 106 72 86Z"/>
    <path data-part="tentacle" fill="#f58fa8" d="M54 84C56 100 52 110 48 114C42 120 50 126 56 123C62 120 64 112 64 104C64 112 66 120 72 123C78 126 86 120 80 114C76 110 72 100 74 84Z"/>
    <path data-part="head" fill="#f58fa8" d="M64 4C90 4 106 24 104 46C103 58 96 64 96 74C96 88 82 94 64 94C46 94 32 88 32 74C32 64 25 58 24 46C22 24 38 4 64 4Z"/>
    <circle data-part="spot" fill="#ffffff" cx="44" cy="26" r="6"/>
    <circle data-part="spot" fill="#ffffff" cx="60" cy="17" r="4.5"/>
    <circle data-part="spot" fill="#ffffff" cx="86" cy="30" r="5"/>
    <ellipse data-part="eye" fill="#2a2028" cx="50" cy="56" rx="4.4" ry="5.6"/>
    <ellipse data-part="eye" fill="#2a2028" cx="78" cy="56" rx="4.4" ry="5.6"/>
    <circle fill="#ffffff" cx="51.5" cy="53.5" r="2.2"/>
    <circle fill="#ffffff" cx="79.5" cy="53.5" r="2.2"/>
    <ellipse data-part="cheek" fill="#f77f9c" cx="42" cy="70" rx="6" ry="4.5"/>
    <ellipse data-part="cheek" fill="#f77f9c" cx="86" cy="70" rx="6" ry="4.5"/>
    <path fill="none" stroke="#a03a5c" stroke-width="2" d="M54 73C57 81 71 81 74 73"/>
  `,
  // A clownfish with three white bands.
  clownfish: `
    <path data-part="tailFin" fill="#ff9a3d" d="M96 64C104 50 114 44 122 46C126 56 122 60 118 64C122 70 126 76 122 84C114 86 104 78 96 66Z"/>
    <path data-part="fin" fill="#ffb84d" d="M40 36C50 18 72 14 88 24C85 32 85 40 86 50L60 44Z"/>
    <path data-part="fin" fill="#ffb84d" d="M50 96C54 110 66 116 78 114C75 106 76 98 80 86L60 90Z"/>
    <path data-part="body" fill="#ff9a3d" d="M6 66C8 46 36 30 58 32C80 34 94 48 102 65C94 82 80 96 58 98C36 100 8 86 6 66Z"/>
    <path data-part="stripe" fill="#ffffff" d="M36 36.5C44 33 50 32 55 32C46 52 46 78 55 98C50 98.5 42 97 36 95C26 78 26 54 36 36.5Z"/>
    <path data-part="stripe" fill="#ffffff" d="M74 37C80 40 85 44 89 48C84 58 84 72 89 82C85 86 80 90 74 93C68 76 68 54 74 37Z"/>
    <path data-part="fin" fill="#ffb84d" d="M58 62C68 58 74 68 68 78C60 80 54 72 58 62Z"/>
    <ellipse data-part="eye" fill="#2a2020" cx="20" cy="58" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="19" cy="56" r="2"/>
    <path fill="none" stroke="#8a4a0a" stroke-width="2" d="M9 70C12 75 18 76 22 73"/>
  `,
};
