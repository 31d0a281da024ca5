/** Vehicles with room for those in them: what is in front of the passengers comes last. */
export const passengers: Readonly<Record<string, string>> = {
  // One window along its whole side.
  "cable-car-with-seats": `
    <path fill="#8a919b" d="M2 12L126 1L126 6L2 17Z"/>
    <path fill="#b8bcc8" d="M60 8L68 8L68 40L60 40Z"/>
    <path data-part="window" fill="#d9f0fb" d="M16 44L112 44L112 96L16 96Z"/>
    <path data-part="roof" fill="#e8685f" d="M24 32L104 32Q116 34 118 46L10 46Q12 34 24 32Z"/>
    <path data-part="bodywork" fill="#ffd166" d="M10 84L118 84L118 108Q116 124 100 124L28 124Q12 124 10 108Z"/>
    <path data-part="stripe" fill="#e8685f" d="M10 96L118 96L118 106L10 106Z"/>
  `,
  "bus-with-seats": `
    <path data-part="bodywork" fill="#ffc93c" d="M4.2 65.4L8.4 37.4Q9.8 27.6 21 27.6L116.2 27.6Q124.6 27.6 124.6 37.4L124.6 90.6L4.2 90.6Z"/>
    <path data-part="window" fill="#d8f0fb" d="M9.8 61.2L14 40.2Q15.4 34.6 21 34.6L28 34.6L28 61.2Z"/>
    <path data-part="window" fill="#d8f0fb" d="M53.2 64L53.2 34.6L112 34.6Q117.6 34.6 117.6 40.2L117.6 65.4L53.2 65.4Z"/>
    <path data-part="door" fill="#f08a3c" d="M32.2 34.6L49 34.6L49 66L32.2 66Z"/>
    <path data-part="doorWindow" fill="#d8f0fb" d="M35.7 38.8L45.5 38.8L45.5 58L35.7 58Z"/>
    <path data-part="bodywork" fill="#ffc93c" d="M7 62.6L124.6 62.6L124.6 86.4Q124.6 90.6 120.4 90.6L5.6 90.6Q1.4 90.6 1.4 86.4L1.4 71Q1.4 64 7 62.6Z"/>
    <path fill="#f08a3c" d="M49 73.8L124.6 73.8L124.6 79.4L49 79.4Z"/>
    <path data-part="door" fill="#f08a3c" d="M32.2 62.6L49 62.6L49 90.6L32.2 90.6Z"/>
    <circle data-part="headlight" fill="#fff3c0" cx="6.3" cy="79.4" r="3.5"/>
    <circle data-part="wheel" fill="#c3cad3" cx="18.9" cy="90.6" r="10.5"/><circle fill="#e8ebee" cx="18.9" cy="90.6" r="4.5"/>
    <circle data-part="wheel" fill="#c3cad3" cx="96.6" cy="90.6" r="10.5"/><circle fill="#e8ebee" cx="96.6" cy="90.6" r="4.5"/>
  `,
  "car-with-seats": `
    <path fill="#ef6f6f" d="M22 64L40 24Q44 14 56 14L92 14Q102 14 107 24L120 64Z"/>
    <path data-part="window" fill="#d8f0fb" d="M34 62L49 28Q51 23 57 23L90 23Q96 23 99 28L110 62Z"/>
    <path fill="#ef6f6f" d="M4 80Q4 62 22 60L112 58Q125 60 125 76L125 94Q125 100 119 100L10 100Q4 100 4 94Z"/>
    <path fill="#ffd95e" d="M4 74Q14 72 16 80Q14 87 4 86Z"/>
    <path fill="#f7a8a8" d="M2 90L126 90L126 98L2 98Z"/>
    <circle fill="#c3cad3" cx="34" cy="100" r="16"/><circle fill="#e8ebee" cx="34" cy="100" r="7"/>
    <circle fill="#c3cad3" cx="97" cy="100" r="16"/><circle fill="#e8ebee" cx="97" cy="100" r="7"/>
  `,
  // An engine and one long open carriage.
  "train-with-seats": `
    <path fill="#ffffff" d="M6 22Q8 14 16 16Q20 8 28 14Q36 14 34 22Q30 28 22 25Q14 30 6 22Z"/>
    <path fill="#5d9be0" d="M6 62Q6 58 10 58L40 58L40 92L6 92Z"/>
    <path fill="#ef6f6f" d="M12 34L26 34L24 58L14 58Z"/><path fill="#b9c4d0" d="M9 30L29 30L29 38L9 38Z"/>
    <path fill="#ef6f6f" d="M32 40L50 40L50 92L32 92Z"/><path data-part="window" fill="#d8f0fb" d="M36 46L46 46L46 60L36 60Z"/>
    <path fill="#b9c4d0" d="M28 34L53 34L53 41L28 41Z"/>
    <path fill="#b9c4d0" d="M6 88L6 102L0 106L0 100Z"/>
    <circle fill="#c3cad3" cx="16" cy="98" r="9"/><circle fill="#c3cad3" cx="38" cy="98" r="9"/>
    <path fill="#b9c4d0" d="M48 86L62 86L62 91L48 91Z"/>
    <path fill="#c98f4e" d="M60 62L126 62L126 70L60 70Z"/>
    <path fill="#7cc977" d="M58 68L128 68L124 96L62 96Z"/>
    <path fill="#ffd95e" d="M59 76L127 76L126 83L60 83Z"/>
    <circle fill="#c3cad3" cx="76" cy="98" r="9"/><circle fill="#c3cad3" cx="110" cy="98" r="9"/>
  `,
  // A small aeroplane whose cockpit is open.
  "plane-with-seats": `
    <path fill="#ffd95e" d="M98 48L112 14Q116 10 122 12L126 14L124 50Z"/>
    <path fill="#c7ccd4" d="M6 36Q12 50 12 64Q12 78 6 92Q0 78 0 64Q0 50 6 36Z"/>
    <path fill="#d9a066" d="M46 46L84 46L84 56L46 56Z"/>
    <path fill="#ef6f6f" d="M8 64Q8 46 34 44L44 44Q46 54 66 54Q84 54 86 46L126 42Q128 62 104 76L40 88Q10 88 8 64Z"/>
    <path fill="#ffd95e" d="M34 64L88 60Q96 60 96 66Q96 72 88 73L34 78Q28 78 28 72Q28 66 34 64Z"/>
    <path fill="#d8f0fb" d="M34 45Q38 32 48 32L46 46Z"/>
    <path fill="#b9c4d0" d="M46 86L52 85L50 100L44 100Z"/><circle fill="#c3cad3" cx="47" cy="104" r="9"/>
  `,
  // Its basket is as wide as those who ride in it need.
  "balloon-with-basket": `
    <path fill="none" stroke="#7a5426" stroke-width="2" d="M34 62L26 92M94 62L102 92"/>
    <path data-part="envelope" fill="#ff8f6b" d="M64 0C100 0 122 16 122 36C122 54 104 62 92 66L36 66C24 62 6 54 6 36C6 16 28 0 64 0Z"/>
    <path data-part="stripe" fill="#ffe08a" d="M64 0C86 0 98 18 98 36C98 52 90 60 84 66L44 66C38 60 30 52 30 36C30 18 42 0 64 0Z"/>
    <path data-part="middleStripe" fill="#7fc8f0" d="M64 0C74 0 80 18 80 36C80 52 76 60 74 66L54 66C52 60 48 52 48 36C48 18 54 0 64 0Z"/>
    <path data-part="gondola" fill="#e3b878" d="M24 94L104 94L96 124Q95 128 90 128L38 128Q33 128 32 124Z"/>
    <path data-part="rim" fill="#c98f4e" d="M22 87L106 87Q110 87 110 92Q110 97 106 97L22 97Q18 97 18 92Q18 87 22 87Z"/>
  `,
  "helicopter-with-seats": `
    <path fill="#b9c4d0" d="M8 16Q6 10 14 10L96 10Q104 10 102 16Z"/><path fill="#b9c4d0" d="M50 16L58 16L60 32L48 32Z"/>
    <path fill="#7cc977" d="M84 56L118 50L112 34L124 34L126 64L86 76Z"/>
    <path fill="#7cc977" d="M4 68Q4 28 52 28Q94 28 96 68Z"/>
    <path data-part="window" fill="#d8f0fb" d="M12 66Q14 36 52 36Q84 36 88 66L88 72L12 72Z"/>
    <path fill="#7cc977" d="M4 66L96 66Q96 100 52 100Q4 100 4 66Z"/>
    <path fill="#ffd95e" d="M6 76L95 76Q93 84 89 88L12 88Q8 84 6 76Z"/>
    <path fill="#b9c4d0" d="M32 98L38 98L36 112L30 112Z"/><path fill="#b9c4d0" d="M66 98L72 98L74 112L68 112Z"/>
    <path fill="#b9c4d0" d="M12 110L92 110Q98 110 98 115Q98 120 92 120L12 120Q6 120 6 115Q6 110 12 110Z"/>
  `,
};

/** What the hands of a scene have between them. */
export const linesOfScenes: Readonly<Record<string, string>> = {
  // A square cloth held by a corner.
  handkerchief: `
    <path fill="#f7b7cd" d="M60 2Q84 24 124 42Q112 76 118 122Q64 112 8 124Q18 80 4 42Q38 26 60 2Z"/>
    <path fill="#ffe3ea" d="M60 24Q80 40 102 52Q96 78 98 102Q62 96 28 104Q34 78 24 52Q44 42 60 24Z"/>
    <path data-part="flower" fill="#ffd95e" d="M62 48Q72 44 74 54Q86 54 84 66Q90 76 78 80Q74 90 63 84Q52 90 48 80Q36 76 41 66Q38 54 50 54Q52 44 62 48Z"/>
  `,
  // A line that sags, from hand to neck.
  lead: `
    <path fill="none" stroke="#b5653f" stroke-width="1.8" d="M0 10Q64 34 128 10"/>
  `,
  "tug-rope": `
    <path fill="#e0aa70" d="M0 4.4L62 4.4L62 9.6L0 9.6Z"/><path fill="#e0aa70" d="M66 4.4L128 4.4L128 9.6L66 9.6Z"/>
    <path fill="none" stroke="#8a5a2a" stroke-width="1" d="M4 9.6L8 4.4M12 9.6L16 4.4M20 9.6L24 4.4M28 9.6L32 4.4M36 9.6L40 4.4M44 9.6L48 4.4M52 9.6L56 4.4M72 9.6L76 4.4M80 9.6L84 4.4M88 9.6L92 4.4M96 9.6L100 4.4M104 9.6L108 4.4M112 9.6L116 4.4M120 9.6L124 4.4"/>
    <path fill="#ef5b5b" d="M60 0L68 0L68 14L72 26L64 21L56 26L60 14Z"/>
  `,
};
