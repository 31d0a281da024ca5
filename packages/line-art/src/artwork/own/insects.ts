/** Insects and other small crawlers: 128 × 128 boxes. */
export const insects: Readonly<Record<string, string>> = {
  // A dragonfly from above, four long wings and a ringed tail.
  dragonfly: `
    <path fill="#cfeaf6" d="M58 40C44 22 20 14 4 22C0 36 18 52 58 54Z"/>
    <path fill="#cfeaf6" d="M70 40C84 22 108 14 124 22C128 36 110 52 70 54Z"/>
    <path fill="#e4f5ea" d="M58 52C36 50 14 58 6 76C12 88 42 82 60 64Z"/>
    <path fill="#e4f5ea" d="M70 52C92 50 114 58 122 76C116 88 86 82 68 64Z"/>
    <path fill="#6fc7c0" d="M56 66L57 114C58 122 62 126 64 126C66 126 70 122 71 114L72 66Z"/>
    <path fill="none" stroke="#2f7d78" stroke-width="2" d="M56.5 82L71.5 82M57 97L71 97M57.5 111L70.5 111"/>
    <path fill="#8fdcc8" d="M64 34C74 34 80 44 80 54C80 66 73 74 64 74C55 74 48 66 48 54C48 44 55 34 64 34Z"/>
    <path fill="#6fc7c0" d="M64 10C76 10 84 18 84 28C84 37 75 42 64 42C53 42 44 37 44 28C44 18 52 10 64 10Z"/>
    <circle fill="#fff6d8" cx="48" cy="19" r="13"/>
    <circle fill="#fff6d8" cx="80" cy="19" r="13"/>
    <circle fill="#1f2a28" cx="50" cy="20" r="5"/>
    <circle fill="#1f2a28" cx="78" cy="20" r="5"/>
    <circle fill="#ffffff" cx="51.6" cy="18" r="2.1"/>
    <circle fill="#ffffff" cx="79.6" cy="18" r="2.1"/>
    <path fill="none" stroke="#1f2a28" stroke-width="2" d="M59 34C62 37 66 37 69 34"/>
  `,
  // A moth with its wings let down, feathered feelers and a furry collar.
  moth: `
    <path fill="#e8cfae" d="M58 66C40 74 22 90 22 110C36 120 54 110 62 86Z"/>
    <path fill="#e8cfae" d="M70 66C88 74 106 90 106 110C92 120 74 110 66 86Z"/>
    <path fill="#d9b58a" d="M58 44C38 36 18 42 4 62C2 78 10 92 22 98C40 96 54 84 60 68Z"/>
    <path fill="#d9b58a" d="M70 44C90 36 110 42 124 62C126 78 118 92 106 98C88 96 74 84 68 68Z"/>
    <circle fill="#fff3d8" cx="28" cy="70" r="12"/>
    <circle fill="#fff3d8" cx="100" cy="70" r="12"/>
    <circle fill="#8a93a6" cx="28" cy="70" r="5.5"/>
    <circle fill="#8a93a6" cx="100" cy="70" r="5.5"/>
    <path fill="#f2ddc0" d="M52 58C50 84 54 108 64 116C74 108 78 84 76 58Z"/>
    <path fill="none" stroke="#8a6a42" stroke-width="2" d="M53 82C60 86 68 86 75 82M56 98C61 101 67 101 72 98"/>
    <path fill="#f2c98a" d="M58 24C52 10 40 2 28 2C28 14 40 26 54 30Z"/>
    <path fill="#f2c98a" d="M70 24C76 10 88 2 100 2C100 14 88 26 74 30Z"/>
    <path fill="#fff8ea" d="M46 62A8 8 0 0 1 44 48A9 9 0 0 1 56 40L72 40A9 9 0 0 1 84 48A8 8 0 0 1 82 62A9 9 0 0 1 69 66A8 8 0 0 1 59 66A9 9 0 0 1 46 62Z"/>
    <path fill="#e8cfae" d="M64 18C77 18 84 26 84 36C84 47 76 53 64 53C52 53 44 47 44 36C44 26 51 18 64 18Z"/>
    <ellipse fill="#241f1c" cx="55" cy="35" rx="4.4" ry="5.4"/>
    <ellipse fill="#241f1c" cx="73" cy="35" rx="4.4" ry="5.4"/>
    <circle fill="#ffffff" cx="56.2" cy="33" r="2"/>
    <circle fill="#ffffff" cx="74.2" cy="33" r="2"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M60 45C62 47.5 66 47.5 68 45"/>
  `,
  // A firefly on the wing, its lamp lit.
  firefly: `
    <path fill="none" data-telling="" stroke="#d8a020" stroke-width="2.4" d="M124 62L116 68M127 84L118 86M122 106L113 101M104 121L99 113M82 125L83 116M64 119L70 111"/>
    <path data-part="wing" fill="#d8ecf6" d="M58 46C52 28 56 8 70 2C82 10 82 32 70 50Z"/>
    <path data-part="wing" fill="#d8ecf6" d="M68 52C76 32 92 18 108 22C112 38 98 54 78 62Z"/>
    <path data-part="light" data-telling="" fill="#ffe86a" d="M68 84C70 70 84 60 97 66C110 72 112 88 104 98C96 108 80 108 72 100C68 96 67 90 68 84Z"/>
    <path data-part="body" fill="#b98a5a" d="M42 50C52 40 70 40 82 50C90 56 92 64 88 70C80 66 70 74 70 86C58 90 44 82 40 70C38 62 38 54 42 50Z"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.2" d="M52 82L46 96M62 86L60 101"/>
    <path fill="none" stroke="#3a2a20" stroke-width="2.4" d="M22 24C18 14 12 10 4 10M38 20C38 12 42 6 48 4"/>
    <circle data-part="head" fill="#fbd9a8" cx="34" cy="44" r="24"/>
    <ellipse data-part="eye" fill="#241f1c" cx="26" cy="42" rx="4.2" ry="5.4"/>
    <ellipse data-part="eye" fill="#241f1c" cx="43" cy="42" rx="4.2" ry="5.4"/>
    <circle fill="#ffffff" cx="25" cy="40" r="1.9"/>
    <circle fill="#ffffff" cx="42" cy="40" r="1.9"/>
    <path fill="none" stroke="#241f1c" stroke-width="2.2" d="M27 54C31 59 38 59 42 54"/>
  `,
  // A wasp, narrow in the waist, its sting behind it.
  wasp: `
    <path fill="#d8ecf6" d="M54 48C46 26 54 8 74 2C86 18 84 38 68 54Z"/>
    <path fill="#d8ecf6" d="M64 52C72 34 94 24 118 30C118 48 98 62 74 62Z"/>
    <path fill="#33302c" d="M108 106L124 124L102 116Z"/>
    <path fill="#ffd23f" d="M68 68C84 60 104 70 112 90C115 100 114 110 110 116C98 116 84 108 76 96C70 86 66 76 68 68Z"/>
    <path fill="#9a958c" d="M84 65C92 66 99 71 104 77C100 86 92 94 84 104C80 101 78 98 76 95C82 86 86 76 84 65Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2.5" d="M44 74L34 92L38 104M54 78L48 98L54 110M62 76L64 96"/>
    <path fill="#f2b632" d="M52 44C64 44 72 52 72 62C72 74 62 80 52 80C44 80 38 74 38 62C38 52 44 44 52 44Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2.5" d="M20 26C18 16 12 10 4 8M34 22C34 12 30 6 24 2"/>
    <path fill="#ffe08a" d="M28 24C42 24 52 34 52 48C52 60 42 72 28 76C14 72 4 60 4 48C4 34 14 24 28 24Z"/>
    <path fill="none" stroke="#33302c" stroke-width="2.5" d="M12 34L24 40M44 34L33 40"/>
    <ellipse fill="#241f1c" cx="19" cy="48" rx="4.6" ry="5.6"/>
    <ellipse fill="#241f1c" cx="38" cy="48" rx="4.6" ry="5.6"/>
    <circle fill="#ffffff" cx="18" cy="46" r="2"/>
    <circle fill="#ffffff" cx="37" cy="46" r="2"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M23 63C27 60 30 60 34 63"/>
  `,
  // A praying mantis, its forelegs folded.
  "praying-mantis": `
    <path fill="none" stroke="#3f7d2c" stroke-width="2.5" d="M72 88L62 104L54 124M84 92L88 108L82 124M96 96L112 106L114 124"/>
    <path fill="#a5d67a" d="M62 78C78 70 108 88 126 112C104 116 76 108 62 96Z"/>
    <path fill="#c8ea9c" d="M58 72C76 62 106 76 124 100C100 104 74 98 60 88Z"/>
    <path fill="#8fcb62" d="M34 36C44 34 52 40 56 52C60 62 66 70 70 80C70 92 60 96 54 90C48 78 44 64 34 52Z"/>
    <path fill="#a5d67a" d="M46 58C40 66 32 76 26 86L12 64C9 58 16 54 20 59L28 70L38 54Z"/>
    <path fill="#c8ea9c" d="M54 66C50 78 44 90 38 100L20 82C15 77 21 70 27 74L36 82L44 62Z"/>
    <path fill="none" stroke="#3f7d2c" stroke-width="2.5" d="M26 14C22 6 14 2 6 4M36 14C38 6 44 2 52 4"/>
    <path fill="#8fcb62" d="M4 16C10 10 22 8 31 12C40 8 52 10 58 16C54 28 46 42 36 50C33 53 29 53 26 50C16 42 8 28 4 16Z"/>
    <circle fill="#fff8d8" cx="14" cy="20" r="9.5"/>
    <circle fill="#fff8d8" cx="48" cy="20" r="9.5"/>
    <circle fill="#1f2a18" cx="15" cy="21" r="4.4"/>
    <circle fill="#1f2a18" cx="47" cy="21" r="4.4"/>
    <circle fill="#ffffff" cx="16" cy="19.4" r="1.8"/>
    <circle fill="#ffffff" cx="48" cy="19.4" r="1.8"/>
    <path fill="none" stroke="#1f2a18" stroke-width="2" d="M27 40C29 42.5 33 42.5 35 40"/>
  `,
  // A rhinoceros beetle from above, its forked horn raised.
  "rhinoceros-beetle": `
    <path fill="none" stroke="#6a4522" stroke-width="2.5" d="M36 58L16 46L8 34M34 80L10 82L4 94M40 102L20 112L16 124M92 58L112 46L120 34M94 80L118 82L124 94M88 102L108 112L112 124"/>
    <path fill="#b98a5a" d="M58 46L58 26C52 24 44 18 42 6C50 8 54 12 58 14L58 4C62 2 66 2 70 4L70 14C74 12 78 8 86 6C84 18 76 24 70 26L70 46Z"/>
    <path fill="#d9a86e" d="M64 50C84 50 98 62 98 84C98 108 84 124 64 124C44 124 30 108 30 84C30 62 44 50 64 50Z"/>
    <path fill="#c08a52" d="M64 34C82 34 96 44 96 58C96 66 84 70 64 70C44 70 32 66 32 58C32 44 46 34 64 34Z"/>
    <path fill="none" stroke="#6a4522" stroke-width="2" d="M64 70L64 124M46 84C44 94 46 104 52 112M82 84C84 94 82 104 76 112"/>
    <ellipse fill="#241f1c" cx="52" cy="52" rx="4.4" ry="5.4"/>
    <ellipse fill="#241f1c" cx="76" cy="52" rx="4.4" ry="5.4"/>
    <circle fill="#ffffff" cx="53.2" cy="50" r="2"/>
    <circle fill="#ffffff" cx="77.2" cy="50" r="2"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M60 61C62 63.5 66 63.5 68 61"/>
  `,
  // A cicada from above, broad of head, with long clear wings.
  cicada: `
    <path fill="none" stroke="#5a6a3a" stroke-width="2.5" d="M38 46L22 52L14 66M36 34L20 30L10 36M90 46L106 52L114 66M92 34L108 30L118 36"/>
    <path fill="#a9b98a" d="M46 54L50 104C54 114 60 118 64 118C68 118 74 114 78 104L82 54Z"/>
    <path fill="none" stroke="#5a6a3a" stroke-width="2" d="M50 84L78 84M52 99L76 99"/>
    <path fill="#e4f2f6" d="M40 48C26 64 16 94 22 122C30 128 42 126 48 116C58 98 62 76 60 56Z"/>
    <path fill="#e4f2f6" d="M88 48C102 64 112 94 106 122C98 128 86 126 80 116C70 98 66 76 68 56Z"/>
    <path fill="none" stroke="#6f8a96" stroke-width="2" d="M50 64C42 80 36 98 34 114M78 64C86 80 92 98 94 114"/>
    <path fill="#c5d6a0" d="M36 30C44 26 84 26 92 30C96 42 94 54 88 62C76 68 52 68 40 62C34 54 32 42 36 30Z"/>
    <path fill="none" stroke="#5a6a3a" stroke-width="2" d="M52 54C54 46 60 44 64 52C68 44 74 46 76 54"/>
    <path fill="#b3c88a" d="M64 8C82 8 94 16 94 26C94 36 82 40 64 40C46 40 34 36 34 26C34 16 46 8 64 8Z"/>
    <circle fill="#fff1d0" cx="34" cy="22" r="11"/>
    <circle fill="#fff1d0" cx="94" cy="22" r="11"/>
    <circle fill="#241f1c" cx="35" cy="22" r="4.8"/>
    <circle fill="#241f1c" cx="93" cy="22" r="4.8"/>
    <circle fill="#ffffff" cx="36.4" cy="20" r="2"/>
    <circle fill="#ffffff" cx="94.4" cy="20" r="2"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M59 30C62 33 66 33 69 30"/>
  `,
  // A centipede curled like a smile, a pair of legs to each ring.
  centipede: `
    <path fill="none" stroke="#a0522d" stroke-width="2.5" d="M36.6 60.1L25.1 68.1M51.4 49.9L62.9 41.9M43.3 76.6L31.2 83.7M58.7 67.4L70.8 60.3M57.6 94.2L49.1 105.3M68.4 79.8L75 71M80 103L80 117M102.6 94.1L111.2 105.1M91.4 79.9L85 71M113 76.2L125 82.8M100.1 67.8L87.7 61.2M120 58L127 61M105.5 52L92.3 47.3"/>
    <path fill="none" stroke="#a0522d" stroke-width="2.5" d="M110 46L104 30M117 45L120 29"/>
    <circle fill="#f7c07a" cx="113" cy="55" r="12"/>
    <circle fill="#f0a05a" cx="108" cy="72" r="12"/>
    <circle fill="#f7c07a" cx="97" cy="87" r="12"/>
    <circle fill="#f0a05a" cx="80" cy="94" r="12"/>
    <circle fill="#f7c07a" cx="63" cy="87" r="12"/>
    <circle fill="#f0a05a" cx="51" cy="72" r="12"/>
    <circle fill="#f7c07a" cx="44" cy="55" r="12"/>
    <path fill="none" stroke="#7a3a1e" stroke-width="2.5" d="M20 20C16 12 10 8 3 8M40 18C42 10 48 5 56 5"/>
    <circle fill="#ee8a5c" cx="29" cy="36" r="21"/>
    <ellipse fill="#241f1c" cx="21" cy="32" rx="4.4" ry="5.4"/>
    <ellipse fill="#241f1c" cx="38" cy="32" rx="4.4" ry="5.4"/>
    <circle fill="#ffffff" cx="20" cy="30" r="2"/>
    <circle fill="#ffffff" cx="37" cy="30" r="2"/>
    <path fill="none" stroke="#241f1c" stroke-width="2" d="M22 45C26 50 33 50 37 45"/>
  `,
};
