/** Flowers, sweets and toys: 128 × 128 boxes, standing on the bottom edge. */
export const treats: Readonly<Record<string, string>> = {
  // A big cupcake with swirls of icing and a cherry.
  cupcake: `
    <path fill="none" stroke="#5f8f3a" stroke-width="2" d="M66 16C68 10 72 6 78 4"/>
    <path data-part="wrapper" fill="#ffe08a" d="M18 78L110 78L98 118C97 122 94 124 90 124L38 124C34 124 31 122 30 118Z"/>
    <path fill="none" stroke="#a5761c" stroke-width="2" d="M38 82L44 122M56 82L57 122M72 82L71 122M90 82L84 122"/>
    <path data-part="icing" fill="#ffb3c8" d="M64 20C78 20 88 28 86 38C98 40 106 48 102 58C114 62 120 72 114 82A9 9 0 0 1 98 84A10 10 0 0 1 80 86A10 10 0 0 1 62 86A10 10 0 0 1 46 86A10 10 0 0 1 30 84A9 9 0 0 1 14 82C8 72 14 62 26 58C22 48 30 40 42 38C40 28 50 20 64 20Z"/>
    <path fill="none" stroke="#a5566e" stroke-width="2" d="M42 38C54 46 72 46 84 40M26 58C44 70 82 70 100 60"/>
    <circle data-part="cherry" fill="#ff6b6b" cx="64" cy="20" r="9"/>
    <circle data-part="sprinkle" fill="#7fc8f0" cx="52" cy="54" r="4"/>
    <circle data-part="sprinkle" fill="#ffd34d" cx="76" cy="54" r="4"/>
    <circle data-part="sprinkle" fill="#8fd46f" cx="64" cy="34" r="4"/>
  `,
  // An ice-cream sundae in a tall glass with a wafer and a cherry.
  sundae: `
    <path data-part="wafer" fill="#e0a860" d="M84 40L98 6L108 10L94 48Z"/>
    <circle data-part="scoop" fill="#ffc0d0" cx="46" cy="48" r="19"/>
    <circle data-part="scoop" fill="#c9f0d4" cx="82" cy="48" r="19"/>
    <path data-part="cream" fill="#fff3c4" d="M64 14C78 14 86 24 86 36C90 40 86 48 80 46C76 52 68 52 64 48C60 52 52 52 48 46C42 48 38 40 42 36C42 24 50 14 64 14Z"/>
    <circle data-part="cherry" fill="#ff6b6b" cx="64" cy="13" r="8"/>
    <path data-part="glass" fill="#bfe6f7" d="M20 60L108 60C108 82 92 98 72 100L72 112C84 112 92 116 94 122C94 124 92 124 90 124L38 124C36 124 34 124 34 122C36 116 44 112 56 112L56 100C36 98 20 82 20 60Z"/>
    <path fill="none" stroke="#3f7f9c" stroke-width="2" d="M24 76C32 80 46 84 56 80C64 78 72 84 80 80C88 76 96 82 104 76"/>
  `,
  // A cactus in a pot, with a flower and a smile.
  cactus: `
    <path data-part="cactusArm" fill="#8fd07a" d="M42 66C28 70 18 62 18 46C18 34 32 34 32 46C32 54 38 56 44 54Z"/>
    <path data-part="cactusArm" fill="#8fd07a" d="M86 56C98 60 110 52 110 36C110 26 97 26 97 36C97 44 92 46 84 44Z"/>
    <path data-part="body" fill="#9bdc86" d="M64 14C80 14 88 26 88 42L86 88L42 88L40 42C40 26 48 14 64 14Z"/>
    <path fill="none" stroke="#4c8a3a" stroke-width="2" d="M52 26C50 32 50 36 50 40M76 26C78 32 78 36 78 40M52 72L52 82M76 72L76 82"/>
    <path data-part="flower" fill="#ff9fc0" d="M64 14C58 16 52 12 54 6C58 4 61 5 64 8C67 5 70 4 74 6C76 12 70 16 64 14Z"/>
    <ellipse data-part="eye" fill="#22301c" cx="55" cy="50" rx="3.8" ry="4.8"/>
    <ellipse data-part="eye" fill="#22301c" cx="73" cy="50" rx="3.8" ry="4.8"/>
    <path fill="none" stroke="#22301c" stroke-width="2" d="M59 60C61 64 67 64 69 60"/>
    <path data-part="pot" fill="#f2a06b" d="M32 92L96 92L90 120C89 123 87 124 85 124L43 124C41 124 39 123 38 120Z"/>
    <path data-part="rim" fill="#ffc79a" d="M26 82L102 82L102 96L26 96Z"/>
  `,
  // A teddy bear sitting with a bow tie.
  "teddy-bear": `
    <circle data-part="ear" fill="#d9a066" cx="36" cy="18" r="13"/>
    <circle data-part="ear" fill="#d9a066" cx="92" cy="18" r="13"/>
    <circle data-part="innerEar" fill="#ffe6c8" cx="36" cy="18" r="7"/>
    <circle data-part="innerEar" fill="#ffe6c8" cx="92" cy="18" r="7"/>
    <path data-part="arm" fill="#d9a066" d="M40 68C26 72 14 84 14 94C16 104 28 104 36 98C42 94 44 90 46 84Z"/>
    <path data-part="arm" fill="#d9a066" d="M88 68C102 72 114 84 114 94C112 104 100 104 92 98C86 94 84 90 82 84Z"/>
    <path data-part="body" fill="#d9a066" d="M44 66C34 80 32 104 40 118L88 118C96 104 94 80 84 66Z"/>
    <ellipse data-part="belly" fill="#ffe6c8" cx="64" cy="98" rx="18" ry="16"/>
    <circle data-part="foot" fill="#d9a066" cx="34" cy="110" r="15"/>
    <circle data-part="foot" fill="#d9a066" cx="94" cy="110" r="15"/>
    <circle data-part="sole" fill="#ffe6c8" cx="34" cy="110" r="8.5"/>
    <circle data-part="sole" fill="#ffe6c8" cx="94" cy="110" r="8.5"/>
    <path data-part="head" fill="#d9a066" d="M64 12C86 12 98 26 98 44C98 62 84 74 64 74C44 74 30 62 30 44C30 26 42 12 64 12Z"/>
    <ellipse data-part="muzzle" fill="#ffe6c8" cx="64" cy="55" rx="16" ry="12.5"/>
    <ellipse data-part="nose" fill="#2a2020" cx="64" cy="49" rx="6" ry="4.2"/>
    <path fill="none" stroke="#2a2020" stroke-width="2" d="M64 53L64 57C63 61 58 62 55 59M64 57C65 61 70 62 73 59"/>
    <circle data-part="eye" fill="#2a2020" cx="48" cy="39" r="4.8"/>
    <circle data-part="eye" fill="#2a2020" cx="80" cy="39" r="4.8"/>
    <circle fill="#ffffff" cx="49.5" cy="37.5" r="2.1"/>
    <circle fill="#ffffff" cx="81.5" cy="37.5" r="2.1"/>
    <path data-part="bowLoop" fill="#ff7b8a" d="M64 76C56 68 44 68 44 76C44 84 56 84 64 76Z"/>
    <path data-part="bowLoop" fill="#ff7b8a" d="M64 76C72 68 84 68 84 76C84 84 72 84 64 76Z"/>
    <circle data-part="knot" fill="#ffb3bd" cx="64" cy="76" r="5"/>
  `,
  // A rocking horse with a saddle and a yarn mane.
  "rocking-horse": `
    <path data-part="tail" fill="#f2c069" d="M98 62C112 58 122 68 120 82C118 90 120 96 124 100C112 104 102 94 104 82C104 76 100 74 96 72Z"/>
    <path data-part="leg" fill="#d9a066" d="M54 78L42 108L52 110L64 82Z"/>
    <path data-part="leg" fill="#d9a066" d="M84 80L92 110L102 108L98 78Z"/>
    <path data-part="body" fill="#e9b77f" d="M44 38C46 52 40 60 42 74L34 106L46 108L56 90C66 96 80 96 88 90L100 108L111 105L104 84C108 74 104 62 92 60C80 60 74 58 70 44Z"/>
    <path data-part="mane" fill="#f2c069" d="M58 20C74 18 84 30 82 42C82 48 86 52 90 54C82 60 70 58 64 48Z"/>
    <path data-part="head" fill="#e9b77f" d="M50 16C62 14 72 24 70 38C68 48 58 52 50 50C44 58 32 60 24 56C16 52 16 44 22 40C30 36 34 18 50 16Z"/>
    <path data-part="ear" fill="#e9b77f" d="M54 20C52 12 56 6 62 4C66 10 66 18 62 24Z"/>
    <path data-part="saddle" fill="#ff8f9c" d="M66 58C72 64 84 64 92 60C94 68 92 76 88 80C80 82 72 80 68 76C66 70 65 64 66 58Z"/>
    <path fill="none" stroke="#7d4c22" stroke-width="2" d="M24 50C28 53 34 52 37 49"/>
    <ellipse data-part="eye" fill="#2a2020" cx="50" cy="32" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="49" cy="30" r="2"/>
    <path data-part="rocker" fill="#7fb8e8" d="M4 96C20 118 108 118 124 104L126 112C108 127 20 127 2 104Z"/>
  `,
  // A diamond kite with a tail of bows.
  kite: `
    <path fill="none" stroke="#7a5a34" stroke-width="2" d="M64 94C70 100 74 108 68 112C58 116 50 116 46 125"/>
    <path data-part="panel" fill="#7fc8f0" d="M64 3L64 42L17 42Z"/>
    <path data-part="panel" fill="#ffd866" d="M64 3L111 42L64 42Z"/>
    <path data-part="panel" fill="#ff9f7a" d="M17 42L64 42L64 96Z"/>
    <path data-part="panel" fill="#8fd46f" d="M111 42L64 96L64 42Z"/>
    <path data-part="bow" fill="#ff9fc0" d="M70 108C62 98 51 97 51 104C51 112 61 115 70 108C79 101 90 102 90 110C90 117 78 117 70 108Z"/>
  `,
  // A tulip with two broad leaves.
  tulip: `
    <path data-part="leaf" fill="#8fd46f" d="M60 124C36 120 24 98 22 64C44 72 60 94 62 124Z"/>
    <path data-part="leaf" fill="#8fd46f" d="M68 124C92 120 104 98 106 64C84 72 68 94 66 124Z"/>
    <path data-part="stem" fill="#7cc35c" d="M60 66L68 66L68 124L60 124Z"/>
    <path data-part="backPetals" fill="#ff9fb5" d="M40 14C48 16 54 22 58 30L70 30C74 22 80 16 88 14C96 34 94 60 80 70L48 70C34 60 32 34 40 14Z"/>
    <path data-part="frontPetal" fill="#ffc2d0" d="M64 6C76 18 84 36 80 54C78 64 72 72 64 72C56 72 50 64 48 54C44 36 52 18 64 6Z"/>
  `,
  // A box of crayons, tips showing.
  crayons: `
    <path data-part="crayon" fill="#ff8f8f" d="M22 30L28 14L36 14L43 30L43 70L22 70Z"/>
    <path data-part="crayon" fill="#ffd866" d="M43 24L49 6L57 6L63 24L63 70L43 70Z"/>
    <path data-part="crayon" fill="#8fd46f" d="M63 24L70 6L79 6L85 24L85 70L63 70Z"/>
    <path data-part="crayon" fill="#7fc8f0" d="M85 30L92 14L100 14L106 30L106 70L85 70Z"/>
    <path fill="none" stroke="#5a4a3a" stroke-width="2" d="M22 30L43 30M43 24L85 24M85 30L106 30"/>
    <path data-part="box" fill="#ffc04d" d="M16 52C32 62 48 66 64 66C80 66 96 62 112 52L112 120C112 122 110 124 108 124L20 124C18 124 16 122 16 120Z"/>
    <path data-part="label" fill="#fff6d8" d="M30 82L98 82C100 82 102 84 102 86L102 108C102 110 100 112 98 112L30 112C28 112 26 110 26 108L26 86C26 84 28 82 30 82Z"/>
    <path data-part="star" fill="#ff8f8f" d="M64 88L67 94L74 95L69 99.5L70.5 106L64 103L57.5 106L59 99.5L54 95L61 94Z"/>
  `,
  // A school backpack with a pocket and two straps.
  backpack: `
    <path fill="none" stroke="#8a2f4a" stroke-width="3" d="M54 16C54 4 74 4 74 16"/>
    <path data-part="strap" fill="#f08a6b" d="M24 54C14 58 10 72 10 92C10 106 16 112 26 112Z"/>
    <path data-part="strap" fill="#f08a6b" d="M104 54C114 58 118 72 118 92C118 106 112 112 102 112Z"/>
    <path data-part="bag" fill="#7fb8e8" d="M64 12C92 12 106 28 106 52L106 112C106 120 100 124 94 124L34 124C28 124 22 120 22 112L22 52C22 28 36 12 64 12Z"/>
    <path data-part="topPocket" fill="#a9d6f7" d="M64 22C84 22 96 34 96 50C96 58 82 62 64 62C46 62 32 58 32 50C32 34 44 22 64 22Z"/>
    <path data-part="pocket" fill="#ffd45e" d="M32 78C32 74 34 72 38 72L90 72C94 72 96 74 96 78L96 106C96 111 93 114 88 114L40 114C35 114 32 111 32 106Z"/>
    <path fill="none" stroke="#9c6f14" stroke-width="2" d="M32 84L96 84"/>
    <path data-part="buckle" fill="#ffffff" d="M59 79L69 79L69 92L59 92Z"/>
    <path data-part="star" fill="#ffe08a" d="M64 29L67.5 36.5L75.5 37.5L69.5 43L71 51L64 47L57 51L58.5 43L52.5 37.5L60.5 36.5Z"/>
  `,
  // A xylophone with six bars and two mallets.
  xylophone: `
    <path data-part="frame" fill="#d9a066" d="M6 62L122 76L122 86L6 98Z" transform="translate(0 4)"/>
    <path data-part="bar" fill="#ff8f8f" d="M10 46L24 46L24 122L10 122Z"/>
    <path data-part="bar" fill="#ffb86b" d="M29 50L43 50L43 118L29 118Z"/>
    <path data-part="bar" fill="#ffe15a" d="M48 54L62 54L62 114L48 114Z"/>
    <path data-part="bar" fill="#8fd46f" d="M67 58L81 58L81 110L67 110Z"/>
    <path data-part="bar" fill="#7fc8f0" d="M86 62L100 62L100 106L86 106Z"/>
    <path data-part="bar" fill="#c3a5ee" d="M105 66L118 66L118 102L105 102Z"/>
    <path data-part="stick" fill="#f0d0a0" d="M38 14L42 12L82 44L79 48Z"/>
    <path data-part="stick" fill="#f0d0a0" d="M90 8L94 10L66 46L62 43Z"/>
    <circle data-part="malletHead" fill="#ff8f8f" cx="36" cy="12" r="9"/>
    <circle data-part="malletHead" fill="#7fc8f0" cx="94" cy="10" r="9"/>
  `,
  // A spinning top with bright bands and a knob.
  "spinning-top": `
    <path fill="#ffd866" d="M64 122L46 92L82 92Z"/>
    <path fill="#7fc8f0" d="M10 62L118 62C114 80 98 92 84 98L44 98C30 92 14 80 10 62Z"/>
    <path fill="#ff9f7a" d="M8 56C8 44 32 34 64 34C96 34 120 44 120 56C120 70 96 76 64 76C32 76 8 70 8 56Z"/>
    <path fill="#fff0c4" d="M30 52C32 45 46 41 64 41C82 41 96 45 98 52C97 59 82 63 64 63C46 63 31 59 30 52Z"/>
    <path fill="#d9a066" d="M59 17L69 17L69 54C67 56 61 56 59 54Z"/>
    <circle fill="#ff8f8f" cx="64" cy="12" r="9"/>
  `,
  // A gumball machine, its globe full of sweets.
  "gumball-machine": `
    <path fill="#ff8f8f" d="M40 84L88 84L98 118C98 122 96 124 92 124L36 124C32 124 30 122 30 118Z"/>
    <circle fill="#e4f5fd" cx="64" cy="48" r="38"/>
    <circle fill="#ff8fa8" cx="44" cy="66" r="9"/>
    <circle fill="#7fc8f0" cx="64" cy="70" r="9"/>
    <circle fill="#ffc04d" cx="84" cy="66" r="9"/>
    <circle fill="#8fd46f" cx="54" cy="51" r="9"/>
    <circle fill="#c3a5ee" cx="75" cy="50" r="9"/>
    <circle fill="#ffc04d" cx="37" cy="47" r="8"/>
    <circle fill="#ff8fa8" cx="92" cy="46" r="8"/>
    <circle fill="#7fc8f0" cx="63" cy="33" r="8"/>
    <path fill="#ff8f8f" d="M40 14C44 4 84 4 88 14L92 20L36 20Z"/>
    <path fill="#ffb3b3" d="M32 82L96 82L96 91L32 91Z"/>
    <circle fill="#ffe08a" cx="64" cy="100" r="6"/>
    <path fill="#ffffff" d="M54 124L54 116C54 109 74 109 74 116L74 124Z"/>
  `,
  // A lollipop with a swirl.
  lollipop: `
    <path data-part="stick" fill="#fbf3e2" d="M60 78L68 78L68 126L60 126Z"/>
    <circle data-part="candy" fill="#f7a9b5" cx="64" cy="44" r="41"/>
    <path data-part="swirl" fill="#fff0f3" d="M64 44C60 30 78 22 88 34C100 52 84 76 60 74C34 70 28 40 44 24C52 16 60 12 68 12C46 18 38 34 44 50C50 66 74 66 78 50C80 40 70 38 64 44Z"/>
  `,
  // A cane of bamboo with its knots, and leaves at two of them.
  "bamboo-stalk": `
    <path data-part="leaf" fill="#8fcf6a" d="M72 40C84 22 104 18 124 22C114 40 94 50 72 46Z"/>
    <path data-part="leaf" fill="#b5e08a" d="M72 46C90 48 104 58 112 74C94 76 78 66 70 52Z"/>
    <path data-part="leaf" fill="#8fcf6a" d="M56 84C42 70 24 66 4 72C16 88 36 94 56 90Z"/>
    <path fill="#7cc05a" d="M54 4Q64 0 74 4L73 42Q64 46 55 42Z"/>
    <path fill="#a4d87c" d="M55 42Q64 46 73 42L73 84Q64 88 55 84Z"/>
    <path fill="#7cc05a" d="M55 84Q64 88 73 84L74 124Q64 128 54 124Z"/>
  `,
};
