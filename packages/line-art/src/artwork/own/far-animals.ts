/** Animals of savanna, burrow and far countries: 128 × 128 boxes, feet on the bottom edge. */
export const farAnimals: Readonly<Record<string, string>> = {
  // A hyena grinning, high in the shoulder and low behind, spotted and maned.
  hyena: `
    <path fill="#c9a878" d="M104 82C116 82 126 94 123 112C115 115 108 104 103 96Z"/>
    <path fill="#c9a878" d="M74 96L74 114C68 116 69 124 74 124L98 124L98 98Z"/>
    <path fill="#c9a878" d="M48 96L48 124L64 124C69 124 68 116 67 96Z"/>
    <path fill="#f0dcb4" d="M40 50C66 42 92 62 104 78C112 88 111 100 110 116C110 122 107 124 103 124L92 124C86 124 86 116 92 115C92 107 91 102 87 98C77 104 65 104 53 100L53 116C53 122 50 124 46 124L34 124C28 124 28 116 34 115L30 76Z"/>
    <circle fill="#a08560" cx="70" cy="84" r="6"/>
    <circle fill="#a08560" cx="88" cy="82" r="5.5"/>
    <circle fill="#a08560" cx="98" cy="97" r="5.5"/>
    <path fill="#b39a78" d="M52 14L74 16L68 26L88 30L80 40L100 48L88 54L100 66L80 66C72 60 64 58 54 60Z"/>
    <path fill="#f0dcb4" d="M8 38C0 24 2 8 14 2C26 4 34 14 34 26Z"/>
    <path fill="#f0dcb4" d="M70 38C78 24 76 8 64 2C52 4 44 14 44 26Z"/>
    <path fill="#e8cb9c" d="M39 16C58 16 69 28 68 42C67 54 60 62 58 70C54 80 47 84 39 84C31 84 24 80 20 70C18 62 11 54 10 42C9 28 20 16 39 16Z"/>
    <path fill="#b39a84" d="M39 46C50 46 58 52 60 62C60 76 50 88 39 88C28 88 18 76 18 62C20 52 28 46 39 46Z"/>
    <ellipse fill="#2b2020" cx="39" cy="53" rx="6.4" ry="4.4"/>
    <path fill="#ffffff" d="M27 64C34 67 44 67 51 64C51 75 46 80 39 80C32 80 27 75 27 64Z"/>
    <ellipse fill="#2b2020" cx="26" cy="37" rx="4.4" ry="5.4"/>
    <ellipse fill="#2b2020" cx="52" cy="37" rx="4.4" ry="5.4"/>
    <circle fill="#ffffff" cx="27.2" cy="35" r="2"/>
    <circle fill="#ffffff" cx="53.2" cy="35" r="2"/>
  `,
  // A meerkat standing up to look out, dark round the eyes.
  meerkat: `
    <path fill="#c9a878" d="M82 104C96 108 106 112 124 108C126 114 124 119 118 121C102 126 88 122 78 116Z"/>
    <path fill="#e3c596" d="M46 50C38 68 36 94 40 112C46 122 82 122 88 112C92 94 90 68 82 50Z"/>
    <path fill="#fff3dc" d="M52 66C48 82 48 100 52 112C58 116 70 116 76 112C80 100 80 82 76 66Z"/>
    <path fill="#d9b886" d="M34 124C28 124 28 113 38 112C48 110 58 114 58 124Z"/>
    <path fill="#d9b886" d="M94 124C100 124 100 113 90 112C80 110 70 114 70 124Z"/>
    <path fill="#d9b886" d="M44 56C34 66 34 82 44 92C50 96 60 96 62 90C63 84 58 81 52 82C48 76 50 70 54 64Z"/>
    <path fill="#d9b886" d="M84 56C94 66 94 82 84 92C78 96 68 96 66 90C65 84 70 81 76 82C80 76 78 70 74 64Z"/>
    <path fill="#b39a84" d="M36 22C26 20 24 34 36 38Z"/>
    <path fill="#b39a84" d="M92 22C102 20 104 34 92 38Z"/>
    <path fill="#ecd2a6" d="M64 4C84 4 96 18 94 34C92 46 82 50 76 56C72 62 68 64 64 64C60 64 56 62 52 56C46 50 36 46 34 34C32 18 44 4 64 4Z"/>
    <ellipse fill="#a5917c" cx="48" cy="29" rx="9" ry="11" transform="rotate(24 48 29)"/>
    <ellipse fill="#a5917c" cx="80" cy="29" rx="9" ry="11" transform="rotate(-24 80 29)"/>
    <circle fill="#201c1a" cx="50" cy="28" r="4.6"/>
    <circle fill="#201c1a" cx="78" cy="28" r="4.6"/>
    <circle fill="#ffffff" cx="51.4" cy="26" r="2"/>
    <circle fill="#ffffff" cx="79.4" cy="26" r="2"/>
    <ellipse fill="#201c1a" cx="64" cy="46" rx="5" ry="3.8"/>
    <path fill="none" stroke="#201c1a" stroke-width="2" d="M64 50L64 52C62 56 57 56 55 53M64 52C66 56 71 56 73 53"/>
  `,
  // A mole coming up out of its hill, with broad digging hands.
  mole: `
    <path fill="#8f8a96" d="M26 106C22 60 36 16 64 16C92 16 106 60 102 106Z"/>
    <path fill="#d6b48a" d="M2 124C4 106 14 96 26 98C34 86 50 88 58 94C66 86 84 86 94 96C108 92 122 106 126 124Z"/>
    <path fill="#f7c2b4" d="M20 106C14 102 8 94 10 88C14 84 18 86 20 89C19 82 24 78 28 80C31 78 35 80 36 84C40 80 46 84 45 90C46 98 44 106 40 110C34 114 26 112 20 106Z"/>
    <path fill="#f7c2b4" d="M108 106C114 102 120 94 118 88C114 84 110 86 108 89C109 82 104 78 100 80C97 78 93 80 92 84C88 80 82 84 83 90C82 98 84 106 88 110C94 114 102 112 108 106Z"/>
    <path fill="#b8b2c0" d="M64 42C80 42 90 54 88 68C86 80 76 86 64 86C52 86 42 80 40 68C38 54 48 42 64 42Z"/>
    <path fill="#f58fa0" d="M64 46C73 46 79 52 78 59C77 66 71 70 64 70C57 70 51 66 50 59C49 52 55 46 64 46Z"/>
    <ellipse fill="#201c24" cx="48" cy="38" rx="3.8" ry="4.6"/>
    <ellipse fill="#201c24" cx="80" cy="38" rx="3.8" ry="4.6"/>
    <circle fill="#ffffff" cx="49" cy="36.4" r="1.7"/>
    <circle fill="#ffffff" cx="81" cy="36.4" r="1.7"/>
    <path fill="none" stroke="#201c24" stroke-width="2" d="M56 77C60 80 68 80 72 77M36 58L20 54M36 66L20 68M92 58L108 54M92 66L108 68"/>
  `,
  // A guinea pig with a patch over its eye, eating a leaf.
  "guinea-pig": `
    <path data-part="foot" fill="#f7b8a0" d="M30 112Q30 124 46 124L52 112Z"/><path data-part="foot" fill="#f7b8a0" d="M86 112Q86 124 102 124L108 110Z"/>
    <path data-part="body" fill="#ffffff" d="M40 34Q84 18 112 50Q128 82 114 110Q96 120 66 118Q36 118 26 104Z"/>
    <path data-part="patch" fill="#d99a58" d="M78 28Q100 34 112 50Q124 70 120 90Q96 92 84 70Q74 48 78 28Z"/>
    <path data-part="head" fill="#ffffff" d="M8 80Q4 44 40 36Q70 36 70 66Q66 96 40 100Q12 100 8 80Z"/>
    <path data-part="patch" fill="#d99a58" d="M40 36Q70 36 70 66Q68 84 58 92Q38 78 38 58Q38 46 40 36Z"/>
    <path data-part="ear" fill="#f7a0a8" d="M52 40Q58 18 76 30Q80 46 66 54Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="30" cy="60" rx="4.6" ry="5.8"/><circle fill="#ffffff" cx="29" cy="58" r="2.3"/>
    <ellipse data-part="nose" fill="#2a2440" cx="10" cy="74" rx="4.4" ry="3.6"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M12 78Q16 88 24 86M30 80L44 78M30 86L44 90"/>
  `,
  // A ferret, long and arched, with a mask across its eyes.
  ferret: `
    <path fill="#b39a84" d="M98 84C112 70 128 80 127 108C116 114 102 108 94 98Z"/>
    <path fill="#b39a84" d="M78 92L80 112C74 115 74 124 81 124L96 124L96 94Z"/>
    <path fill="#ecdcc4" d="M16 62C26 50 46 54 62 62C82 68 102 64 111 80C117 92 115 104 112 114C112 122 108 124 102 124L94 124C88 124 88 116 94 114L92 104C78 110 62 110 52 106C36 100 20 84 16 62Z"/>
    <path fill="#b39a84" d="M26 84C34 92 46 96 56 92C54 100 54 108 54 116C54 122 51 124 47 124L34 124C28 124 28 117 34 115C34 104 30 94 26 84Z"/>
    <g transform="translate(0 -16)">
    <circle fill="#a59078" cx="12" cy="44" r="9"/>
    <circle fill="#a59078" cx="52" cy="44" r="9"/>
    <path fill="#fff8ee" d="M32 36C48 36 59 47 59 62C60 70 56 76 50 80C44 87 38 90 32 90C26 90 20 87 14 80C8 76 4 70 5 62C5 47 16 36 32 36Z"/>
    <path fill="#b39a84" d="M5 58C12 51 24 51 32 58C40 51 52 51 59 58C62 68 54 73 46 71C40 70 36 67 32 67C28 67 24 70 18 71C10 73 2 68 5 58Z"/>
    <circle fill="#201c1a" cx="20" cy="62" r="4.4"/>
    <circle fill="#201c1a" cx="44" cy="62" r="4.4"/>
    <circle fill="#ffffff" cx="21.4" cy="60.2" r="1.9"/>
    <circle fill="#ffffff" cx="45.4" cy="60.2" r="1.9"/>
    <ellipse fill="#201c1a" cx="32" cy="75" rx="4.8" ry="3.6"/>
    <path fill="none" stroke="#201c1a" stroke-width="2" d="M32 78L32 80C30 84 26 84 24 81M32 80C34 84 38 84 40 81"/>
    </g>
  `,
  // An armadillo, banded in its shell.
  armadillo: `
    <path fill="#c9b8a8" d="M104 96C114 96 120 104 127 118C116 122 104 118 96 110Z"/>
    <path fill="#d9c2b0" d="M40 100L40 112C34 115 34 124 41 124L56 124L58 102Z"/>
    <path fill="#d9c2b0" d="M82 100L82 112C76 115 76 124 83 124L100 124L102 100Z"/>
    <path fill="#e6cdbb" d="M30 66C20 56 18 44 24 34C34 38 40 48 40 60Z"/>
    <path fill="#e6cdbb" d="M44 60C32 54 22 64 16 80C12 88 6 92 2 97C3 104 8 106 14 105C26 104 38 102 48 96Z"/>
    <path fill="#b39a84" d="M36 106C30 70 46 34 76 34C104 34 122 66 116 106C108 112 100 112 96 108C90 112 84 112 78 108C72 112 66 112 60 108C52 112 42 112 36 106Z"/>
    <path fill="#f4e8da" d="M60 108C54 82 58 52 68 35C73 34 79 34 84 36C76 54 74 84 78 108C72 112 66 112 60 108Z"/>
    <path fill="#f4e8da" d="M96 108C90 84 90 60 97 40C114 52 124 80 118 108C110 113 100 113 96 108Z"/>
    <path fill="#e6cdbb" d="M36 62C34 46 40 34 50 28C58 38 58 52 50 64Z"/>
    <circle fill="#201c1a" cx="26" cy="77" r="4.6"/>
    <circle fill="#ffffff" cx="24.6" cy="75" r="2"/>
    <path fill="none" stroke="#201c1a" stroke-width="2" d="M12 98C18 98 23 96 26 92"/>
  `,
  // An anteater, long of snout and bushy of tail.
  anteater: `
    <path fill="#9a8f86" d="M92 66C98 42 122 42 127 66C128 92 126 112 118 124L112 114L108 122L100 110L92 112Z"/>
    <path fill="#a59a90" d="M74 96L74 114C68 116 69 124 75 124L96 124L96 94Z"/>
    <path fill="#a59a90" d="M46 92L46 114C40 116 41 124 47 124L64 124L64 92Z"/>
    <path fill="#b8aca0" d="M26 62C36 46 60 42 80 48C98 54 104 70 103 90C102 100 103 108 103 116C103 122 100 124 96 124L86 124C80 124 80 117 86 115C86 107 84 102 80 98C70 102 60 101 52 97L51 116C51 122 48 124 44 124L34 124C28 124 28 117 34 115L32 86C24 90 16 98 10 108C7 112 1 110 2 104C6 90 16 76 26 62Z"/>
    <path fill="#f4ece2" d="M44 52C56 60 64 74 70 92C64 100 56 99 50 97C50 86 46 78 40 72C38 64 40 56 44 52Z"/>
    <circle fill="#b8aca0" cx="44" cy="48" r="9"/>
    <circle fill="#201c1a" cx="31" cy="68" r="4.4"/>
    <circle fill="#ffffff" cx="29.8" cy="66.2" r="1.9"/>
  `,
  // A platypus with its flat bill, webbed feet and paddle of a tail.
  platypus: `
    <path fill="#a98a66" d="M88 74C102 62 118 64 125 76C128 92 118 104 104 106C98 106 92 104 88 100Z"/>
    <path fill="none" stroke="#5f4526" stroke-width="2" d="M104 72L120 88M96 80L110 98M120 76L102 98"/>
    <path fill="#f5c07a" d="M38 104C28 108 22 116 20 124L30 121L36 125L43 121L52 124C54 114 52 108 48 104Z"/>
    <path fill="#f5c07a" d="M80 104C70 108 66 116 64 124L74 121L80 125L87 121L96 124C98 114 96 108 92 104Z"/>
    <path fill="#c9a67c" d="M34 50C44 38 66 44 84 58C100 68 106 92 96 104C84 114 48 114 34 106C22 96 24 64 34 50Z"/>
    <path fill="#f0dcbc" d="M24 82C40 92 62 91 90 92C98 97 100 104 98 108C84 118 46 118 32 110C24 102 22 92 24 82Z"/>
    <path fill="#c9a67c" d="M42 34C58 32 68 42 68 56C68 72 56 82 42 82C30 82 22 74 22 60C22 46 30 36 42 34Z"/>
    <path fill="#f2b25e" d="M30 60C40 58 46 64 45 72C43 80 32 84 20 82C8 82 1 76 2 70C6 64 18 66 30 60Z"/>
    <path fill="none" stroke="#8a5a1e" stroke-width="2" d="M6 75C16 77 28 76 36 72"/>
    <circle fill="#201c1a" cx="40" cy="50" r="4.8"/>
    <circle fill="#ffffff" cx="38.4" cy="48" r="2.1"/>
  `,
  // A ring-tailed lemur sitting, its striped tail raised.
  lemur: `
    <path fill="#f2eee8" d="M72 118C96 120 112 106 110 86C109 70 98 58 100 42C102 32 110 28 118 32C128 20 118 2 102 8C86 14 82 34 86 52C90 68 96 78 90 92C86 100 80 104 74 104Z"/>
    <path fill="#9a95a2" d="M110 84C110 92 108 98 104 104C98 104 92 102 88 96C92 90 94 86 93 78C99 82 106 84 110 84Z"/>
    <path fill="#9a95a2" d="M100 48C101 56 104 62 107 70C102 72 96 72 91 69C88 62 86 56 86 50C91 52 96 51 100 48Z"/>
    <path fill="#9a95a2" d="M85 38C85 28 89 18 96 12C102 16 107 22 108 30C102 32 100 37 100 43C95 44 89 42 85 38Z"/>
    <path fill="#b5b0b8" d="M30 66C20 82 20 106 28 118C36 124 66 124 74 118C82 106 82 82 72 66Z"/>
    <path fill="#f7f3ee" d="M51 76C42 82 36 96 40 112C44 118 58 118 62 112C66 96 60 82 51 76Z"/>
    <path fill="#b5b0b8" d="M16 124C8 124 8 112 18 111C32 108 43 112 43 124Z"/>
    <path fill="#b5b0b8" d="M86 124C94 124 94 112 84 111C70 108 59 112 59 124Z"/>
    <path fill="#f7f3ee" d="M18 36C6 28 4 14 10 4C24 4 36 12 40 24Z"/>
    <path fill="#f7f3ee" d="M84 36C96 28 98 14 92 4C78 4 66 12 62 24Z"/>
    <path fill="#b5b0b8" d="M51 12C72 12 86 26 86 44C86 62 70 76 51 76C32 76 16 62 16 44C16 26 30 12 51 12Z"/>
    <path fill="#ffffff" d="M51 32C56 24 70 22 76 32C80 42 74 54 66 60C64 68 58 72 51 72C44 72 38 68 36 60C28 54 22 42 26 32C32 22 46 24 51 32Z"/>
    <ellipse fill="#9a95a2" cx="38" cy="43" rx="9" ry="10.5"/>
    <ellipse fill="#9a95a2" cx="64" cy="43" rx="9" ry="10.5"/>
    <circle fill="#201c24" cx="39" cy="43" r="5"/>
    <circle fill="#201c24" cx="63" cy="43" r="5"/>
    <circle fill="#ffffff" cx="40.6" cy="41" r="2.1"/>
    <circle fill="#ffffff" cx="64.6" cy="41" r="2.1"/>
    <ellipse fill="#201c24" cx="51" cy="57" rx="5" ry="3.8"/>
    <path fill="none" stroke="#201c24" stroke-width="2" d="M51 60L51 62.5C49 66.5 45 66.5 43 64M51 62.5C53 66.5 57 66.5 59 64"/>
  `,
  // A porcupine, its long quills raised like a fan.
  porcupine: `
    <path fill="#d9c9b4" d="M36 58L34 30L46 44L50 14L62 38L72 6L80 36L96 10L98 42L116 26L112 54L127 50L118 74L127 84L115 92L120 106L100 110L60 106Z"/>
    <path fill="#a59484" d="M38 68L44 48L54 60L64 40L72 60L86 44L88 66L104 60L100 78L110 86L100 94L104 108L64 112Z"/>
    <path fill="#b39a80" d="M36 106L34 114C28 116 28 124 35 124L52 124L54 106Z"/>
    <path fill="#b39a80" d="M82 106L80 114C74 116 74 124 81 124L98 124L100 106Z"/>
    <path fill="#cdb498" d="M38 62C56 60 70 76 84 82C100 88 110 100 106 112C90 118 50 116 36 110C22 112 10 106 4 98C4 90 10 86 16 82C18 70 26 62 38 62Z"/>
    <circle fill="#f0e0cc" cx="46" cy="68" r="8"/>
    <ellipse fill="#201c1a" cx="6" cy="94" rx="5" ry="4.4"/>
    <circle fill="#201c1a" cx="27" cy="83" r="4.6"/>
    <circle fill="#ffffff" cx="25.6" cy="81" r="2"/>
    <path fill="none" stroke="#201c1a" stroke-width="2" d="M10 101C16 104 22 102 25 98"/>
  `,
};
