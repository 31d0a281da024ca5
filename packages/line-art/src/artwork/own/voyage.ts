/** From pirate ships, castles and far shores. */
export const voyage: Readonly<Record<string, string>> = {
  cannon: `
    <path fill="#c98552" d="M38 82L118 96L126 112L122 120L104 116L38 104Z"/>
    <path fill="#7d8ba0" d="M4 40L84 34Q112 36 112 62Q112 86 86 88L8 66Z"/>
    <path fill="#a9b5c6" d="M2 34L16 33L20 72L6 70Z"/>
    <path fill="#a9b5c6" d="M54 35L66 34L66 84L54 80Z"/>
    <circle fill="#a9b5c6" cx="118" cy="60" r="9"/>
    <circle fill="#e0a060" cx="62" cy="96" r="28"/>
    <circle fill="#fff6e3" cx="62" cy="96" r="19"/>
    <path fill="none" stroke="#6b4526" stroke-width="2.4" d="M62 77L62 115M43 96L81 96"/>
    <circle fill="#e0a060" cx="62" cy="96" r="6"/>
    <path fill="none" stroke="#6b4526" stroke-width="2.2" d="M92 34Q92 24 100 22Q106 20 104 12"/>
    <path fill="#ffb347" d="M104 2L107 8L113 9L109 14L110 20L104 17L98 20L99 14L95 9L101 8Z"/>
    <circle fill="#8a97a8" cx="14" cy="114" r="10"/>
  `,
  catapult: `
    <path fill="#c98552" d="M84 94L22 20L31 13L94 88Z"/>
    <path fill="#e0b070" d="M4 22Q6 4 26 4Q40 6 38 20Q24 36 4 22Z"/>
    <circle fill="#8a97a8" cx="20" cy="9" r="9"/>
    <path fill="#b97c5e" d="M54 96L70 36L84 36L96 96Z"/>
    <path fill="#e0a060" d="M62 30L94 30L94 41L62 41Z"/>
    <path fill="#e0a060" d="M6 88L122 88L122 102L6 102Z"/>
    <circle fill="#c98552" cx="30" cy="106" r="19"/><circle fill="#fff6e3" cx="30" cy="106" r="10"/>
    <circle fill="#c98552" cx="100" cy="106" r="19"/><circle fill="#fff6e3" cx="100" cy="106" r="10"/>
  `,
  "message-in-a-bottle": `
    <g transform="rotate(-18 64 60)">
      <path fill="#c98552" d="M106 46L122 46L122 64L106 64Z"/>
      <path fill="#a8dcc8" d="M6 40Q6 28 18 28L70 28Q82 28 88 42L108 42L108 68L88 68Q82 82 70 82L18 82Q6 82 6 70Z"/>
      <path fill="#fff0d0" d="M20 38L66 38L66 72L20 72Z"/>
      <path fill="#e8c48a" d="M14 38Q14 34 20 34Q26 34 26 38L26 72Q26 76 20 76Q14 76 14 72Z"/>
      <path fill="#e8685f" d="M38 36L50 36L50 74L38 74Z"/>
    </g>
    <path fill="#8fd3f7" d="M0 96Q12 82 26 94Q40 106 54 94Q68 82 82 94Q96 106 110 94Q120 86 128 94L128 124L0 124Z"/>
    <path fill="none" stroke="#2f6d98" stroke-width="2" d="M14 110Q26 100 38 110M58 112Q70 102 82 112M96 112Q106 104 116 112"/>
  `,
  "ships-wheel": `
    <path fill="#c98552" d="M57 2Q64 0 71 2L69 26L59 26Z"/>
    <path fill="#c98552" d="M57 126Q64 128 71 126L69 102L59 102Z"/>
    <path fill="#c98552" d="M2 57Q0 64 2 71L26 69L26 59Z"/>
    <path fill="#c98552" d="M126 57Q128 64 126 71L102 69L102 59Z"/>
    <g transform="rotate(45 64 64)">
      <path fill="#c98552" d="M57 2Q64 0 71 2L69 26L59 26Z"/>
      <path fill="#c98552" d="M57 126Q64 128 71 126L69 102L59 102Z"/>
      <path fill="#c98552" d="M2 57Q0 64 2 71L26 69L26 59Z"/>
      <path fill="#c98552" d="M126 57Q128 64 126 71L102 69L102 59Z"/>
    </g>
    <circle fill="#e8a766" cx="64" cy="64" r="45"/>
    <circle fill="#fff6e3" cx="64" cy="64" r="31"/>
    <path fill="#c98552" d="M59 33L69 33L69 95L59 95Z"/>
    <path fill="#c98552" d="M33 59L95 59L95 69L33 69Z"/>
    <circle fill="#ffd35c" cx="64" cy="64" r="13"/>
  `,
};
