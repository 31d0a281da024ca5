/** What stands on tables and lies about in stories: 128 × 128 boxes, standing on the bottom edge. */
export const party: Readonly<Record<string, string>> = {
  // A balloon to be held: its string ends in the hand, at the foot of the drawing.
  "balloon-on-a-string": `
    <path fill="none" stroke="#8a6d6d" stroke-width="2" d="M64 60C58 82 70 104 64 127"/>
    <path data-part="knot" fill="#e2725b" d="M58 63L64 55L70 63Z"/>
    <ellipse fill="#f28b82" cx="64" cy="31" rx="23" ry="28"/>
    <path data-part="shine" fill="#ffffff" d="M50 26C50 18 54 13 60 11C58 17 55 21 54 27Z"/>
  `,
  // A cake of two layers with icing that drips, bare on top for the candles.
  "layer-cake": `
    <path data-part="cakePlate" fill="#e9e2d6" d="M4 116C4 110 30 106 64 106C98 106 124 110 124 116C124 122 98 126 64 126C30 126 4 122 4 116Z"/>
    <path data-part="cakeLayer" fill="#f6cf8a" d="M14 70L114 70L114 110C100 118 28 118 14 110Z"/>
    <path data-part="icing" fill="#ffb3c8" d="M14 66L114 66L114 82C114 92 102 92 101 84C100 94 88 96 86 86C85 94 72 96 70 86C69 96 56 96 55 86C53 95 40 95 39 85C38 93 26 93 25 84C24 91 14 90 14 82Z"/>
    <path data-part="cakeLayer" fill="#fbe3b0" d="M28 36L100 36L100 70C88 77 40 77 28 70Z"/>
    <path data-part="icing" fill="#ffffff" d="M28 30C28 24 100 24 100 30L100 46C100 55 90 55 89 48C88 57 77 58 75 49C74 58 62 58 60 49C59 58 48 57 46 48C45 55 36 55 35 47C34 53 28 52 28 46Z"/>
    <circle data-part="sprinkle" fill="#ee6d7d" cx="40" cy="102" r="5"/>
    <circle data-part="sprinkle" fill="#6db3e8" cx="64" cy="105" r="5"/>
    <circle data-part="sprinkle" fill="#9fd07c" cx="88" cy="102" r="5"/>
  `,
  // A slim candle for a cake.
  "cake-candle": `
    <path fill="#ffd34d" d="M64 2C76 18 82 28 78 38C75 46 53 46 50 38C46 28 52 18 64 2Z"/>
    <path fill="#ff9a4d" d="M64 20C69 28 71 32 69 37C67 41 61 41 59 37C57 32 59 28 64 20Z"/>
    <path fill="none" stroke="#4a3a2a" stroke-width="3" d="M64 42L64 54"/>
    <path fill="#8fc9f0" d="M50 54L78 54L78 126L50 126Z"/>
    <path fill="#ffffff" d="M50 72L78 60L78 76L50 88Z"/>
    <path fill="#ffffff" d="M50 104L78 92L78 108L50 120Z"/>
  `,
  // A wicker basket with a handle.
  "wicker-basket": `
    <path data-part="handle" fill="#c98f4e" d="M18 66C18 20 44 4 64 4C84 4 110 20 110 66L100 66C100 30 82 14 64 14C46 14 28 30 28 66Z"/>
    <path data-part="basket" fill="#e3b878" d="M12 70L116 70L104 116C103 121 98 124 92 124L36 124C30 124 25 121 24 116Z"/>
    <path data-part="rim" fill="#d3a05c" d="M6 60L122 60C126 60 128 64 127 68C126 74 124 78 120 78L8 78C4 78 2 74 1 68C0 64 2 60 6 60Z"/>
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M18 94L110 94M22 110L106 110M36 80L41 122M55 80L57 123M73 80L71 123M92 80L87 122"/>
  `,
  // The same with a few stitches for its weave.
  "wicker-basket-simple": `
    <path data-part="handle" fill="#c98f4e" d="M18 66C18 20 44 4 64 4C84 4 110 20 110 66L100 66C100 30 82 14 64 14C46 14 28 30 28 66Z"/>
    <path data-part="basket" fill="#e3b878" d="M12 70L116 70L104 116C103 121 98 124 92 124L36 124C30 124 25 121 24 116Z"/>
    <path data-part="rim" fill="#d3a05c" d="M6 60L122 60C126 60 128 64 127 68C126 74 124 78 120 78L8 78C4 78 2 74 1 68C0 64 2 60 6 60Z"/>
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M30 94L98 94M46 86L47 102M64 86L64 102M82 86L81 102M38 112L90 112"/>
  `,
  // A heap of gold coins, some lying loose.
  "coin-pile": `
    <path fill="#d99a2b" d="M2 122C6 104 20 100 26 88C32 74 44 76 50 66C56 56 72 56 78 66C84 76 96 74 102 88C108 100 122 104 126 122C100 127 28 127 2 122Z"/>
    <ellipse fill="#ffeaa0" cx="64" cy="72" rx="15" ry="10"/>
    <ellipse fill="#ffeaa0" cx="42" cy="88" rx="14" ry="9"/>
    <ellipse fill="#ffeaa0" cx="84" cy="90" rx="15" ry="10"/>
    <ellipse fill="#ffeaa0" cx="24" cy="110" rx="14" ry="9"/>
    <ellipse fill="#ffeaa0" cx="62" cy="108" rx="16" ry="10"/>
    <ellipse fill="#ffeaa0" cx="102" cy="111" rx="14" ry="9"/>
    <path fill="none" stroke="#9a6d10" stroke-width="2" d="M56 72L72 72M34 88L50 88M76 90L92 90M16 110L32 110M53 108L71 108M94 111L110 111"/>
  `,
  // A rowing boat; who sits in it looks over its side.
  "rowing-boat": `
    <path data-part="inside" fill="#f3d9a8" d="M10 66C30 54 98 54 118 66L104 84L24 84Z"/>
    <path data-part="hull" fill="#e9a86b" d="M2 66C30 80 98 80 126 66C124 92 112 114 92 120L36 120C16 114 4 92 2 66Z"/>
    <path data-part="rim" fill="#ffd98f" d="M0 64C30 78 98 78 128 64L126 76C98 90 30 90 2 76Z"/>
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M12 100C40 110 88 110 116 100"/>
  `,
  // A cardboard box with its flaps open.
  "open-box": `
    <path fill="#e9c79a" d="M18 66L110 66L104 84L24 84Z"/>
    <path fill="#dcae76" d="M18 68L110 68L110 124L18 124Z"/>
    <path fill="#f0d3ab" d="M18 68L62 68L50 90L2 86Z"/>
    <path fill="#f0d3ab" d="M66 68L110 68L126 86L78 90Z"/>
    <path fill="#ee8a8a" d="M64 110C54 104 52 96 58 95C61 94 64 97 64 99C64 97 67 94 70 95C76 96 74 104 64 110Z"/>
  `,
  // The lower half of an egg that has just hatched.
  "egg-shell": `
    <path fill="#f3e6cf" d="M14 62C30 50 98 50 114 62L100 84L28 84Z"/>
    <path fill="#fbf3e2" d="M10 62L28 76L40 60L54 78L66 62L80 78L92 60L102 76L118 62C122 96 98 124 64 124C30 124 6 96 10 62Z"/>
    <circle fill="#f7cf8e" cx="38" cy="98" r="6"/>
    <circle fill="#f7cf8e" cx="64" cy="108" r="7"/>
    <circle fill="#f7cf8e" cx="90" cy="96" r="6"/>
  `,
  // A bough with leaves to perch on.
  "tree-branch": `
    <path fill="#8fd06f" d="M20 86C8 92 6 106 14 116C26 110 30 98 20 86Z"/>
    <path fill="#8fd06f" d="M46 88C44 100 52 112 64 114C66 100 60 90 46 88Z"/>
    <path fill="#8fd06f" d="M98 76C96 90 104 102 118 102C120 88 112 78 98 76Z"/>
    <path fill="#a9dc8a" d="M86 68C78 58 80 44 90 36C100 46 100 60 86 68Z"/>
    <path fill="#a9dc8a" d="M30 70C18 66 12 54 16 44C30 46 36 58 30 70Z"/>
    <path fill="#c29468" d="M0 74C28 66 44 76 66 72C90 68 106 58 126 62C128 66 127 70 124 72C108 72 92 82 68 86C46 90 26 84 2 90C0 86 0 78 0 74Z"/>
  `,
  // A dining table with a runner and a bowl of fruit below its edge.
  "dining-table": `
    <path fill="#c98f54" d="M14 40L28 40L26 124L16 124Z"/>
    <path fill="#c98f54" d="M100 40L114 40L112 124L102 124Z"/>
    <path data-part="tabletop" fill="#e0a868" d="M4 26L124 26Q128 34 124 42L4 42Q0 34 4 26Z"/>
    <path fill="#62b5f2" d="M40 26L88 26L88 58L76 68L64 58L52 68L40 58Z"/>
    <path data-part="heart" fill="#ffffff" d="M64 52Q52 44 56 38Q61 34 64 40Q67 34 72 38Q76 44 64 52Z"/>
  `,
  // A table seen from the front, its cloth down to the ground.
  // For one alone.
  "small-laid-table": `
    <path fill="#ffd94f" d="M2 34L82 34L81 50Q75 56 70 50Q64 56 59 50Q53 56 48 50Q42 56 37 50Q31 56 26 50Q20 56 15 50Q9 56 3 50Z"/>
    <path fill="#f28d8d" d="M1 16L83 16L82 42L2 42Z"/>
    <path data-part="tabletop" fill="#fff6e3" d="M10 3Q11 1 14 1L70 1Q73 1 74 3L82 14Q84 19 79 19L5 19Q0 19 2 14Z"/>
  `,
  "laid-table": `
    <path fill="#ffd94f" d="M2 30L126 30L125 43Q117 48 110 43Q102 48 94 43Q86 48 79 43Q71 48 64 43Q57 48 49 43Q42 48 34 43Q26 48 18 43Q11 48 3 43Z"/>
    <path fill="#f28d8d" d="M1 16L127 16L126 36L2 36Z"/>
    <path data-part="tabletop" fill="#fff6e3" d="M13 3Q14 1 17 1L111 1Q114 1 115 3L126 14Q128 19 123 19L5 19Q0 19 2 14Z"/>
  `,
  // The same without a cloth: what is under it is seen.
  "bare-laid-table": `
    <path fill="#c98f54" d="M6 18L15 18L14 50L8 50Z"/>
    <path fill="#c98f54" d="M113 18L122 18L120 50L114 50Z"/>
    <path data-part="tabletop" fill="#e0a868" d="M13 3Q14 1 17 1L111 1Q114 1 115 3L126 14Q128 22 123 22L5 22Q0 22 2 14Z"/>
  `,
  // Left behind by whoever walked from the right.
  footsteps: `
    <ellipse fill="#d8c8b0" cx="12" cy="66" rx="11" ry="6.5"/>
    <ellipse fill="#d8c8b0" cx="42" cy="80" rx="11" ry="6.5"/>
    <ellipse fill="#d8c8b0" cx="72" cy="66" rx="11" ry="6.5"/>
    <ellipse fill="#d8c8b0" cx="102" cy="80" rx="11" ry="6.5"/>
  `,
  // As it stands in the field.
  "standing-wheat": `
    <path data-part="stem" fill="#e8c86a" d="M11.6 50L16.4 50L16.4 126L11.6 126Z"/>
    <path fill="#ffd95e" d="M14 10Q25 20 24 36Q23 52 14 58Q5 52 4 36Q3 20 14 10Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2.2" d="M5 27L14 35L23 27M5 40L14 48L23 40"/>
    <path data-part="stem" fill="#e8c86a" d="M36.6 42L41.4 42L41.4 126L36.6 126Z"/>
    <path fill="#ffd95e" d="M39 2Q50 12 49 28Q48 44 39 50Q30 44 29 28Q28 12 39 2Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2.2" d="M30 19L39 27L48 19M30 32L39 40L48 32"/>
    <path data-part="stem" fill="#e8c86a" d="M61.6 52L66.4 52L66.4 126L61.6 126Z"/>
    <path fill="#ffd95e" d="M64 12Q75 22 74 38Q73 54 64 60Q55 54 54 38Q53 22 64 12Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2.2" d="M55 29L64 37L73 29M55 42L64 50L73 42"/>
    <path data-part="stem" fill="#e8c86a" d="M86.6 43L91.4 43L91.4 126L86.6 126Z"/>
    <path fill="#ffd95e" d="M89 3Q100 13 99 29Q98 45 89 51Q80 45 79 29Q78 13 89 3Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2.2" d="M80 20L89 28L98 20M80 33L89 41L98 33"/>
    <path data-part="stem" fill="#e8c86a" d="M111.6 49L116.4 49L116.4 126L111.6 126Z"/>
    <path fill="#ffd95e" d="M114 9Q125 19 124 35Q123 51 114 57Q105 51 104 35Q103 19 114 9Z"/>
    <path fill="none" stroke="#8a6a20" stroke-width="2.2" d="M105 26L114 34L123 26M105 39L114 47L123 39"/>
  `,
  // What flies from whoever sneezes, who is on the right.
  // Growing away from the mouth on the right.
  "sound-waves": `
    <path fill="#ffd94f" d="M96 34Q60 64 96 94L112 80Q92 64 112 48Z"/>
    <path fill="#ffd94f" d="M56 6Q2 64 56 122L70 106Q30 64 70 22Z"/>
  `,
  "sneeze-puff": `
    <path fill="#eef5fb" d="M126 66Q112 52 98 58Q92 34 72 42Q52 30 46 52Q28 58 40 74Q32 92 54 94Q66 112 84 98Q106 100 108 80Q120 78 126 66Z"/>
    <ellipse fill="#a9d8f5" cx="22" cy="40" rx="13" ry="9" transform="rotate(28 22 40)"/>
    <ellipse fill="#a9d8f5" cx="14" cy="76" rx="12" ry="9"/>
    <ellipse fill="#a9d8f5" cx="32" cy="110" rx="13" ry="9" transform="rotate(-28 32 110)"/>
    <ellipse fill="#a9d8f5" cx="54" cy="20" rx="12" ry="9" transform="rotate(40 54 20)"/>
  `,
  // A fountain of drops, as an elephant sprays it; it comes from the lower right.
  "wind-gust": `
    <path fill="#dcebf7" d="M126 34C98 22 68 24 46 34C26 42 4 36 4 18C4 2 28 0 32 16C34 28 20 28 18 20C14 30 30 30 46 22C72 8 104 8 126 16Z"/>
    <path fill="#dcebf7" d="M126 74L26 78C8 78 8 54 26 54L126 56Z"/>
    <path fill="#dcebf7" d="M126 114C104 122 76 122 56 110C42 102 28 104 26 112C34 104 46 112 40 120C32 127 8 122 10 106C12 86 42 84 62 94C80 102 104 102 126 96Z"/>
  `,
  "water-spray": `
    <path fill="#a9d8f5" d="M118 124C116 84 96 50 60 46C36 44 22 58 16 78C26 68 40 62 56 66C84 72 100 94 104 124Z"/>
    <path fill="#cfeaf7" d="M14 88C22 98 22 108 14 110C6 108 6 98 14 88Z"/>
    <path fill="#cfeaf7" d="M40 82C48 92 48 102 40 104C32 102 32 92 40 82Z"/>
    <path fill="#cfeaf7" d="M32 16C40 26 40 36 32 38C24 36 24 26 32 16Z"/>
    <path fill="#cfeaf7" d="M72 6C80 16 80 26 72 28C64 26 64 16 72 6Z"/>
    <path fill="#cfeaf7" d="M104 22C112 32 112 42 104 44C96 42 96 32 104 22Z"/>
  `,
  // A daisy: many petals round a broad centre, on its stem.
  daisy: `
    <path data-part="leaf" fill="#8fd07c" d="M64 120Q80 92 112 94Q104 118 66 126Z"/>
    <path data-part="leaf" fill="#8fd07c" d="M64 120Q48 98 18 100Q26 122 62 126Z"/>
    <path data-part="stem" fill="#6fb96a" d="M60 74L68 74L67.5 127L60.5 127Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L52.5 18.2C46.9 4.7 56.2 0 64 0C71.8 0 81.1 4.7 75.5 18.2Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L75.5 18.2C81.1 4.7 93.3 5.7 97.2 12.8C104.3 16.7 105.3 28.9 91.8 34.5Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L91.8 34.5C105.3 28.9 113.2 38.2 111 46C113.2 53.8 105.3 63.1 91.8 57.5Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L91.8 57.5C105.3 63.1 104.3 75.3 97.2 79.2C93.3 86.3 81.1 87.3 75.5 73.8Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L75.5 73.8C81.1 87.3 71.8 95.2 64 93C56.2 95.2 46.9 87.3 52.5 73.8Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L52.5 73.8C46.9 87.3 34.7 86.3 30.8 79.2C23.7 75.3 22.7 63.1 36.2 57.5Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L36.2 57.5C22.7 63.1 14.8 53.8 17 46C14.8 38.2 22.7 28.9 36.2 34.5Z"/>
    <path data-part="petal" fill="#fff6fb" d="M64 46L36.2 34.5C22.7 28.9 23.7 16.7 30.8 12.8C34.7 5.7 46.9 4.7 52.5 18.2Z"/>
    <circle data-part="flowerCentre" fill="#ffd34d" cx="64" cy="46" r="18"/>
  `,
  // A flower on its stalk.
  flower: `
    <path data-part="stem" fill="#7cc35c" d="M61 74L67 74L67 126L61 126Z"/>
    <path data-part="leaf" fill="#8fd46f" d="M62 118C46 120 34 110 30 94C48 92 60 102 62 118Z"/>
    <path data-part="leaf" fill="#8fd46f" d="M66 118C82 120 94 110 98 94C80 92 68 102 66 118Z"/>
    <circle data-part="petal" fill="#f6a5c0" cx="64" cy="21" r="17"/>
    <circle data-part="petal" fill="#f6a5c0" cx="84.9" cy="36.2" r="17"/>
    <circle data-part="petal" fill="#f6a5c0" cx="76.9" cy="60.8" r="17"/>
    <circle data-part="petal" fill="#f6a5c0" cx="51.1" cy="60.8" r="17"/>
    <circle data-part="petal" fill="#f6a5c0" cx="43.1" cy="36.2" r="17"/>
    <circle data-part="flowerCentre" fill="#ffd34d" cx="64" cy="43" r="15"/>
  `,
  // Somebody's dream: three letters that say "asleep" everywhere.
  "sleep-letters": `
    <path fill="none" stroke="#3a3f5c" stroke-width="5" d="M6 88L42 88L6 123L44 123"/>
    <path fill="none" stroke="#3a3f5c" stroke-width="5" d="M50 48L80 48L50 78L82 78"/>
    <path fill="none" stroke="#3a3f5c" stroke-width="5" d="M94 12L120 12L94 38L122 38"/>
  `,
};
