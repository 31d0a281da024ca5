/** What animals put on to play a part: 128 × 128 boxes, worn on the bottom edge. */
export const hats: Readonly<Record<string, string>> = {
  // A tricorn with a skull and bones.
  "pirate-hat": `
    <path fill="#9aa0c8" d="M4 96C20 88 24 62 40 44C52 30 76 30 88 44C104 62 108 88 124 96C116 112 96 104 88 100L40 100C32 104 12 112 4 96Z"/>
    <path fill="#ffd34d" d="M4 96C24 84 44 80 64 80C84 80 104 84 124 96C120 104 112 107 102 105C92 98 78 95 64 95C50 95 36 98 26 105C16 107 8 104 4 96Z"/>
    <circle fill="#ffffff" cx="64" cy="56" r="13"/>
    <path fill="#ffffff" d="M57 66L71 66L70 75L58 75Z"/>
    <circle fill="#22202c" cx="59" cy="56" r="3.2"/>
    <circle fill="#22202c" cx="69" cy="56" r="3.2"/>
  `,
  // A cook's tall white toque.
  "chef-hat": `
    <path fill="#ffffff" d="M36 94C14 92 8 74 14 62C18 52 28 48 36 50C38 34 50 24 64 24C78 24 90 34 92 50C100 48 110 52 114 62C120 74 114 92 92 94Z"/>
    <path fill="#f4efe6" d="M34 90C52 98 76 98 94 90L94 120C76 126 52 126 34 120Z"/>
    <path fill="#f6c1c1" d="M34 102C52 109 76 109 94 102L94 110C76 117 52 117 34 110Z"/>
    <path fill="none" stroke="#8c8577" stroke-width="2" d="M50 92L46 66M78 92L82 66M64 94L64 60"/>
  `,
  // A pointed witch's hat with a buckle.
  "witch-hat": `
    <path fill="#bda3e6" d="M34 104L52 44C56 30 66 16 92 8C84 18 80 30 82 42L96 104Z"/>
    <path fill="#f28b5b" d="M38 90C56 98 74 98 92 90L96 104C76 112 54 112 34 104Z"/>
    <path fill="#bda3e6" d="M4 112C20 102 32 104 36 102C54 112 76 112 94 102C98 104 110 102 124 112C108 126 20 126 4 112Z"/>
    <path fill="#ffd34d" d="M54 92L76 92L76 110L54 110Z"/>
    <path fill="#f28b5b" d="M60 97L70 97L70 105L60 105Z"/>
  `,
  // Santa's cap with a fur brim and a bobble.
  "santa-hat": `
    <path fill="#f28488" d="M22 100C24 56 50 22 86 26C106 28 114 46 114 66C104 56 98 54 92 58C100 72 102 88 102 100Z"/>
    <circle fill="#ffffff" cx="112" cy="74" r="13"/>
    <path fill="#ffffff" d="M20 96C12 98 8 106 12 112C14 120 24 122 32 120C52 124 76 124 96 120C104 122 114 120 116 112C120 106 114 98 108 96C82 102 48 102 20 96Z"/>
    <path fill="none" stroke="#93272b" stroke-width="2" d="M92 58C84 50 74 46 64 48"/>
  `,
  // A peaked cap with a star.
  "police-cap": `
    <path fill="#a3bdec" d="M10 66C8 44 36 34 64 34C92 34 120 44 118 66C112 76 100 82 94 84L34 84C28 82 16 76 10 66Z"/>
    <path fill="#86a3dc" d="M32 82C50 88 78 88 96 82L98 100C76 106 52 106 30 100Z"/>
    <path fill="#c8d9f6" d="M28 100C50 106 78 106 100 100C108 104 112 110 110 116C84 108 44 108 18 116C16 110 20 104 28 100Z"/>
    <path fill="#ffd34d" d="M64 44L68.7 54.5L80 55.6L71.5 63.2L74 74.4L64 68.5L54 74.4L56.5 63.2L48 55.6L59.3 54.5Z"/>
  `,
  // A wide-brimmed hat, dented on top.
  "cowboy-hat": `
    <path fill="#c9905a" d="M34 92C34 62 40 34 52 32C58 31 60 38 64 38C68 38 70 31 76 32C88 34 94 62 94 92Z"/>
    <path fill="#b98250" d="M34 80C52 87 76 87 94 80L94 94C76 101 52 101 34 94Z"/>
    <path fill="#dba56c" d="M2 84C8 78 16 84 34 92C52 99 76 99 94 92C112 84 120 78 126 84C122 106 96 118 64 118C32 118 6 106 2 84Z"/>
    <path fill="#ffd34d" d="M64 82L67.5 88.5L74.5 89.6L69.5 94.8L70.5 102L64 98.8L57.5 102L58.5 94.8L53.5 89.6L60.5 88.5Z"/>
  `,
  // A cone with moons and stars.
  "wizard-hat": `
    <path fill="#a9bdf5" d="M28 104L64 6L100 104Z"/>
    <path fill="#ffd34d" d="M62 46L65.4 53.4L73.5 54.2L67.4 59.6L69.2 67.5L62 63.4L54.8 67.5L56.6 59.6L50.5 54.2L58.6 53.4Z"/>
    <path fill="#fff3c4" d="M82 76C74 76 69 82 70 89C71 96 78 100 84 98C79 96 76 91 77 86C77 82 79 78 82 76Z"/>
    <path fill="#fff3c4" d="M48 78L50.4 83.2L56 83.8L51.8 87.6L53 93.2L48 90.3L43 93.2L44.2 87.6L40 83.8L45.6 83.2Z"/>
    <path fill="#8ea6ea" d="M8 112C16 100 28 100 32 98C50 108 78 108 96 98C100 100 112 100 120 112C104 126 24 126 8 112Z"/>
  `,
  // A round cap with a ribbon.
  "sailor-hat": `
    <path fill="#ffffff" d="M12 66C10 46 34 36 64 36C94 36 118 46 116 66C116 80 102 88 96 90L32 90C26 88 12 80 12 66Z"/>
    <path fill="#a3bdec" d="M30 86C50 93 78 93 98 86L98 108C78 115 50 115 30 108Z"/>
    <circle fill="#f28488" cx="64" cy="34" r="8"/>
    <path fill="#a3bdec" d="M96 92L116 100L110 122L104 112L96 116Z"/>
  `,
  // A cone for a birthday, with a bobble.
  "party-hat": `
    <path fill="#6db3e8" d="M26 116L64 22L102 116C80 126 48 126 26 116Z"/>
    <path fill="#ffd34d" d="M35 94C54 102 74 102 93 94L98 107C78 116 50 116 30 107Z"/>
    <path fill="#ee6d7d" d="M48 62C58 66 70 66 80 62L86 76C72 82 56 82 42 76Z"/>
    <circle fill="#ffd34d" cx="64" cy="18" r="12"/>
  `,
  // A clear bubble on a collar; the head shows through it.
  "space-helmet": `
    <path fill="none" stroke="#5c7080" stroke-width="3" d="M64 6C98 6 118 32 118 62C118 82 108 98 94 106L34 106C20 98 10 82 10 62C10 32 30 6 64 6Z"/>
    <path fill="#d7dee6" d="M28 102L100 102C108 102 112 107 112 112C112 118 108 122 100 122L28 122C20 122 16 118 16 112C16 107 20 102 28 102Z"/>
    <circle fill="#ee6d7d" cx="40" cy="112" r="5"/>
    <circle fill="#ffd34d" cx="64" cy="112" r="5"/>
    <circle fill="#6db3e8" cx="88" cy="112" r="5"/>
    <path fill="none" stroke="#5c7080" stroke-width="2" d="M26 46C29 36 36 27 46 22"/>
  `,
  // A straw hat with a ribbon.
  "womans-hat": `
    <path fill="#ffe9b8" d="M4 98C4 86 34 80 64 80C94 80 124 86 124 98C124 112 94 118 64 118C34 118 4 112 4 98Z"/>
    <path fill="#fbd489" d="M30 96C28 58 38 36 64 36C90 36 100 58 98 96C86 104 42 104 30 96Z"/>
    <path fill="#f28b82" d="M29.6 80C42 90 86 90 98.4 80L98 96C86 106 42 106 30 96Z"/>
  `,
};
