import { eye } from "./eye.ts";

/** Things for home, school and travel: 128 × 128 boxes. */
export const aroundTheHouse: Readonly<Record<string, string>> = {
  // A cash machine: a screen, keys, a slot for the card, banknotes coming out.
  "cash-machine": `
    <path fill="#8fb8f0" d="M28 3H100Q108 3 108 11V117Q108 125 100 125H28Q20 125 20 117V11Q20 3 28 3Z"/>
    <path fill="#e4ecf4" d="M34 12H94Q98 12 98 16V42Q98 46 94 46H34Q30 46 30 42V16Q30 12 34 12Z"/>
    <circle fill="#ffd35c" cx="64" cy="29" r="11"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2" d="M64 23V35M60 26H68M60 32H68"/>
    <path fill="#ffffff" d="M34 54H62Q66 54 66 58V86Q66 90 62 90H34Q30 90 30 86V58Q30 54 34 54Z"/>
    <path fill="#c8ccd4" d="M35 58H40Q41 58 41 59V64Q41 65 40 65H35Q34 65 34 64V59Q34 58 35 58Z"/>
    <path fill="#c8ccd4" d="M45 58H50Q51 58 51 59V64Q51 65 50 65H45Q44 65 44 64V59Q44 58 45 58Z"/>
    <path fill="#c8ccd4" d="M55 58H60Q61 58 61 59V64Q61 65 60 65H55Q54 65 54 64V59Q54 58 55 58Z"/>
    <path fill="#c8ccd4" d="M35 68H40Q41 68 41 69V74Q41 75 40 75H35Q34 75 34 74V69Q34 68 35 68Z"/>
    <path fill="#c8ccd4" d="M45 68H50Q51 68 51 69V74Q51 75 50 75H45Q44 75 44 74V69Q44 68 45 68Z"/>
    <path fill="#c8ccd4" d="M55 68H60Q61 68 61 69V74Q61 75 60 75H55Q54 75 54 74V69Q54 68 55 68Z"/>
    <path fill="#c8ccd4" d="M35 78H40Q41 78 41 79V84Q41 85 40 85H35Q34 85 34 84V79Q34 78 35 78Z"/>
    <path fill="#c8ccd4" d="M45 78H50Q51 78 51 79V84Q51 85 50 85H45Q44 85 44 84V79Q44 78 45 78Z"/>
    <path fill="#c8ccd4" d="M55 78H60Q61 78 61 79V84Q61 85 60 85H55Q54 85 54 84V79Q54 78 55 78Z"/>
    <path fill="#c8ccd4" d="M76 56H98Q100 56 100 58V62Q100 64 98 64H76Q74 64 74 62V58Q74 56 76 56Z"/>
    <path fill="#ffd35c" d="M78 60H96V76H78Z"/>
    <path fill="#c8ccd4" d="M31 97H97Q100 97 100 100V103Q100 106 97 106H31Q28 106 28 103V100Q28 97 31 97Z"/>
    <path fill="#9fdc9a" d="M40 102L88 102L92 122L36 122Z"/>
    <circle fill="#e8f8d8" cx="64" cy="112" r="6"/>
  `,

  // A doorbell by a door: a round button and a little bell over it, ringing.
  doorbell: `
    <path fill="#c8a078" d="M46 44H82Q92 44 92 54V114Q92 124 82 124H46Q36 124 36 114V54Q36 44 46 44Z"/>
    <path fill="#ffe9c0" d="M50 51H78Q85 51 85 58V110Q85 117 78 117H50Q43 117 43 110V58Q43 51 50 51Z"/>
    <circle data-part="button" fill="#f2705a" cx="64" cy="96" r="15"/>
    <circle fill="#ffd0c0" cx="64" cy="96" r="7.5"/>
    <path data-part="bell" fill="#ffd35c" d="M64 54Q76 55 77 68L81 77H47L51 68Q52 55 64 54Z"/>
    <circle fill="#f2a93c" cx="64" cy="80" r="3.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M30 18Q24 26 30 34M18 12Q8 26 18 40M98 18Q104 26 98 34M110 12Q120 26 110 40"/>
    <ellipse fill="#9a88e0" cx="58" cy="30" rx="7" ry="5.6"/>
    <path fill="#9a88e0" d="M62 30V8L80 4V26H77V12L65 14V30Z"/>
    <ellipse fill="#9a88e0" cx="74" cy="26" rx="6.4" ry="5.2"/>
  `,

  // A highlighter drawing a broad line over words.
  highlighter: `
    <path data-part="paper" fill="#ffffff" d="M10 62H114Q118 62 118 66V118Q118 122 114 122H10Q6 122 6 118V66Q6 62 10 62Z"/>
    <path fill="#ffee70" d="M16 98H74Q76 98 76 100V108Q76 110 74 110H16Q14 110 14 108V100Q14 98 16 98Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M16 76H106M16 104H70M84 104H106M16 88H60"/>
    <path fill="#ffd35c" d="M68 104L78 92L84 98L76 106Z"/>
    <path fill="#c8ccd4" d="M76 86L90 100L98 90L86 78Z"/>
    <path fill="#f8e05a" d="M80 72L104 96L127 68L104 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M92 58L116 82"/>
    <path fill="#7fce8c" d="M104 44L127 68L127 28L116 20Z"/>
  `,

  // A humidifier in the shape of a drop, mist rising.
  humidifier: `
    <path data-part="cloud" fill="#dff0fa" d="M64 24C60.3 24.3 57 28.7 54 28C51 27.3 46.7 23.3 46 20C45.3 16.7 47.3 9.7 50 8C52.7 6.3 58.7 11 62 10C65.3 9 66.7 2.3 70 2C73.3 1.7 79.3 5 82 8C84.7 11 87 17 86 20C85 23 79.7 25.3 76 26C72.3 26.7 67.7 23.7 64 24Z"/>
    <path fill="#9fd0f0" d="M64 30Q74 44 92 64Q108 84 96 106H32Q20 84 36 64Q54 44 64 30Z"/>
    <path data-part="water" fill="#e8f6ff" d="M30 90Q46 82 64 90Q82 98 100 88Q101 98 96 106H32Q27 98 30 90Z"/>
    <path fill="#ffffff" d="M33 104H95Q104 104 104 113V115Q104 124 95 124H33Q24 124 24 115V113Q24 104 33 104Z"/>
    <circle fill="#8fce7c" cx="64" cy="114" r="5"/>
    ${eye(52, 72, 0.8)}
    ${eye(76, 72, 0.8)}
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M59 78Q64 83 69 78"/>
  `,

  // A round padded footstool with buttons, four short legs.
  ottoman: `
    <path fill="#b98a60" d="M20 102L32 102L28 124L22 124Z"/>
    <path fill="#b98a60" d="M96 102L108 102L106 124L100 124Z"/>
    <path fill="#b98a60" d="M56 106L72 106L68 126L60 126Z"/>
    <path fill="#c8a0e8" d="M8 62H120V96Q120 108 64 110Q8 108 8 96Z"/>
    <ellipse fill="#e4ccf6" cx="64" cy="60" rx="57" ry="26"/>
    <circle fill="#a080d3" cx="64" cy="60" r="5"/>
    <circle fill="#a080d3" cx="38" cy="58" r="4"/>
    <circle fill="#a080d3" cx="90" cy="58" r="4"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M8 92Q64 112 120 92M34 84V105M64 87V109M94 84V105"/>
  `,

  // A price tag on a string, a figure on it.
  "price-tag": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M30 34Q8 30 4 12M30 34Q34 10 54 4"/>
    <path fill="#ffd35c" d="M20 30Q20 20 32 20H58Q64 20 70 26L116 72Q122 78 116 84L80 120Q74 126 68 120L24 74Q20 70 20 62Z"/>
    <circle fill="#ffffff" cx="35" cy="35" r="7.5"/>
    <path fill="#ffffff" d="M68 50C76.3 50.7 95 67.7 96 76C97 84.3 82.3 100.7 74 100C65.7 99.3 47 80.3 46 72C45 63.7 59.7 49.3 68 50Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.8" d="M66 66Q58 68 61 74Q66 80 71 74Q76 70 81 76Q84 84 76 85M62 62L83 88"/>
  `,

  // A smoke alarm sounding over rising smoke.
  "smoke-detector": `
    <path fill="#ffffff" d="M14 8H114L108 26Q104 40 84 42H44Q24 40 20 26Z"/>
    <path fill="#e4ecf4" d="M9 2H119Q122 2 122 5V8Q122 11 119 11H9Q6 11 6 8V5Q6 2 9 2Z"/>
    <circle data-part="light" fill="#f2605a" cx="64" cy="26" r="8"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M34 24H46M34 30H46M82 24H94M82 30H94"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M16 50Q8 58 8 68M30 52Q24 58 22 66M112 50Q120 58 120 68M98 52Q104 58 106 66"/>
    <path data-part="smoke" fill="#d4d8de" d="M64 58C69.7 57.3 76.3 57.7 80 60C83.7 62.3 83 69.3 86 72C89 74.7 96 72.7 98 76C100 79.3 100 88.3 98 92C96 95.7 88.3 94.7 86 98C83.7 101.3 87 107.7 84 112C81 116.3 73.3 123 68 124C62.7 125 55.7 121 52 118C48.3 115 49 108.7 46 106C43 103.3 36.3 105 34 102C31.7 99 30.7 91.7 32 88C33.3 84.3 39.7 84 42 80C44.3 76 42.3 67.7 46 64C49.7 60.3 58.3 58.7 64 58Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M56 78Q66 72 72 80Q74 90 64 92M60 106Q70 108 76 100"/>
  `,

  // A lamp on a band for the head, shining.
  headlamp: `
    <path data-part="strap" fill="#f2b060" d="M6 76Q6 44 64 44Q122 44 122 76Q122 92 108 100L104 88Q112 84 110 76Q106 58 64 58Q22 58 18 76Q16 84 24 88L20 100Q6 92 6 76Z"/>
    <path fill="#ffd890" d="M60 30H68Q71 30 71 33V47Q71 50 68 50H60Q57 50 57 47V33Q57 30 60 30Z"/>
    <path fill="#c8ccd4" d="M46 54H82Q94 54 94 66V92Q94 104 82 104H46Q34 104 34 92V66Q34 54 46 54Z"/>
    <circle fill="#e4ecf4" cx="64" cy="79" r="21"/>
    <circle data-part="light" fill="#fff3a0" cx="64" cy="79" r="14"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3.4" d="M64 126V112M36 122L44 110M92 122L84 110M22 108L30 104M106 108L98 104"/>
  `,

  // A punch for paper, two holes already in the sheet before it.
  "hole-punch": `
    <path data-part="paper" fill="#ffffff" d="M2 100L62 100L50 124L2 124Z"/>
    <circle fill="#c8ccd4" cx="16" cy="108" r="4"/>
    <circle fill="#c8ccd4" cx="34" cy="108" r="4"/>
    <path fill="#c8ccd4" d="M45 104H121Q126 104 126 109V115Q126 120 121 120H45Q40 120 40 115V109Q40 104 45 104Z"/>
    <path fill="#9aa4b4" d="M64 74H74Q76 74 76 76V103Q76 105 74 105H64Q62 105 62 103V76Q62 74 64 74Z"/>
    <path fill="#9aa4b4" d="M98 74H108Q110 74 110 76V103Q110 105 108 105H98Q96 105 96 103V76Q96 74 98 74Z"/>
    <path data-part="handle" fill="#f2705a" d="M24 34Q22 26 32 28L112 52Q124 56 124 68V82H58Q52 82 48 74L26 46Z"/>
    <circle fill="#ffd0c0" cx="108" cy="68" r="6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M44 44L92 60"/>
  `,

  // A hamper full of clothes: a shirt and a sock hang over its rim.
  "laundry-hamper": `
    <path data-part="shirt" fill="#8fb8f0" d="M22 44C9 40.3 24.3 27.7 28 22C31.7 16.3 38.3 12.7 44 10C49.7 7.3 55.7 6 62 6C68.3 6 75.7 7.3 82 10C88.3 12.7 96 16.3 100 22C104 27.7 119 40.3 106 44C93 47.7 35 47.7 22 44Z"/>
    <path fill="#f28aa8" d="M50 40C43 37 50.7 26.3 54 22C57.3 17.7 64.3 14 70 14C75.7 14 83.7 17.7 88 22C92.3 26.3 102.3 37 96 40C89.7 43 57 43 50 40Z"/>
    <path data-part="basket" fill="#f0d6a8" d="M14 42H114L104 124H24Z"/>
    <path data-part="rim" fill="#d9b078" d="M11 38H117Q122 38 122 43V45Q122 50 117 50H11Q6 50 6 45V43Q6 38 11 38Z"/>
    <path fill="#c8a068" d="M17 66H111L109 78H19Z"/>
    <path fill="#c8a068" d="M21 94H107L105 106H23Z"/>
    <path data-part="sock" fill="#ffffff" d="M66 38H86V66Q86 72 92 74L100 78Q106 84 98 90Q86 94 74 86Q66 80 66 70Z"/>
    <path fill="#8fce9a" d="M66 38H86V47H66Z"/>
    <path data-part="shirt" fill="#ffe070" d="M20 38H50V54L56 62L48 68L46 64V84H24V64L20 68L14 60Z"/>
  `,

  // A playpen with bars, a ball, a block and a teddy inside.
  playpen: `
    <path fill="#f0d6a8" d="M8 36H120Q122 36 122 38V40Q122 42 120 42H8Q6 42 6 40V38Q6 36 8 36Z"/>
    <circle data-part="head" fill="#c8a078" cx="40" cy="70" r="15"/>
    <circle data-part="ear" fill="#c8a078" cx="28" cy="58" r="6"/>
    <circle data-part="ear" fill="#c8a078" cx="52" cy="58" r="6"/>
    <path data-part="body" fill="#c8a078" d="M40 82C44 82 49.7 84 52 88C54.3 92 58.3 103 54 106C49.7 109 30.3 109 26 106C21.7 103 25.7 92 28 88C30.3 84 36 82 40 82Z"/>
    <circle fill="#2a2440" cx="35" cy="68" r="1.8"/>
    <circle fill="#2a2440" cx="45" cy="68" r="1.8"/>
    <ellipse fill="#2a2440" cx="40" cy="73" rx="2.6" ry="2"/>
    <circle data-part="ball" fill="#f2605a" cx="78" cy="92" r="15"/>
    <path fill="#8fce7c" d="M92 78H112Q114 78 114 80V102Q114 104 112 104H92Q90 104 90 102V80Q90 78 92 78Z"/>
    <path fill="#ffe6b8" d="M8 104H120Q126 104 126 110V116Q126 122 120 122H8Q2 122 2 116V110Q2 104 8 104Z"/>
    <path data-part="rim" fill="#d9b078" d="M7 44H121Q126 44 126 49V49Q126 54 121 54H7Q2 54 2 49V49Q2 44 7 44Z"/>
    <path fill="#d9b078" d="M9 52H15Q16 52 16 53V105Q16 106 15 106H9Q8 106 8 105V53Q8 52 9 52Z"/>
    <path fill="#d9b078" d="M32 52H38Q39 52 39 53V105Q39 106 38 106H32Q31 106 31 105V53Q31 52 32 52Z"/>
    <path fill="#d9b078" d="M61 52H67Q68 52 68 53V105Q68 106 67 106H61Q60 106 60 105V53Q60 52 61 52Z"/>
    <path fill="#d9b078" d="M90 52H96Q97 52 97 53V105Q97 106 96 106H90Q89 106 89 105V53Q89 52 90 52Z"/>
    <path fill="#d9b078" d="M113 52H119Q120 52 120 53V105Q120 106 119 106H113Q112 106 112 105V53Q112 52 113 52Z"/>
  `,

  // A swinging bench for two, hung on chains from a frame with a little roof.
  "porch-swing": `
    <path fill="#c98f5e" d="M12 22L20 22L10 124L2 124Z"/>
    <path fill="#c98f5e" d="M108 22L116 22L126 124L118 124Z"/>
    <path data-part="roof" fill="#f2705a" d="M2 22Q8 4 30 4H98Q120 4 126 22Q116 30 105 22Q95 30 85 22Q75 30 64 22Q53 30 43 22Q33 30 23 22Q12 30 2 22Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="3" d="M30 26V70M98 26V70"/>
    <path fill="#f0c890" d="M27 52H101Q104 52 104 55V59Q104 62 101 62H27Q24 62 24 59V55Q24 52 27 52Z"/>
    <path fill="#f0c890" d="M27 66H101Q104 66 104 69V73Q104 76 101 76H27Q24 76 24 73V69Q24 66 27 66Z"/>
    <path fill="#d9a066" d="M26 48H29Q31 48 31 50V92Q31 94 29 94H26Q24 94 24 92V50Q24 48 26 48Z"/>
    <path fill="#d9a066" d="M99 48H102Q104 48 104 50V92Q104 94 102 94H99Q97 94 97 92V50Q97 48 99 48Z"/>
    <path fill="#8fce9a" d="M36 80H58Q64 80 64 86V88Q64 94 58 94H36Q30 94 30 88V86Q30 80 36 80Z"/>
    <path fill="#8fce9a" d="M70 80H92Q98 80 98 86V88Q98 94 92 94H70Q64 94 64 88V86Q64 80 70 80Z"/>
    <path fill="#d9a066" d="M21 92H107Q110 92 110 95V98Q110 101 107 101H21Q18 101 18 98V95Q18 92 21 92Z"/>
  `,

  // Two tanks for divers with a hose, a mouthpiece and a gauge.
  "scuba-tank": `
    <path fill="none" stroke="#3a2a40" stroke-width="4.5" d="M64 12Q108 2 114 34Q118 56 104 66"/>
    <circle fill="#c8ccd4" cx="104" cy="76" r="13"/>
    <circle fill="#8fb8f0" cx="104" cy="76" r="7"/>
    <path fill="#ffc850" d="M22 44Q22 26 41 26Q60 26 60 44V118Q60 125 54 125H28Q22 125 22 118Z"/>
    <path fill="#ffc850" d="M64 44Q64 26 79 26Q94 26 94 44V118Q94 125 90 125H68Q64 125 64 118Z"/>
    <path fill="#9aa4b4" d="M38 12H46Q48 12 48 14V25Q48 27 46 27H38Q36 27 36 25V14Q36 12 38 12Z"/>
    <path fill="#9aa4b4" d="M75 12H83Q85 12 85 14V25Q85 27 83 27H75Q73 27 73 25V14Q73 12 75 12Z"/>
    <path fill="#c8ccd4" d="M36 4H86Q90 4 90 8V10Q90 14 86 14H36Q32 14 32 10V8Q32 4 36 4Z"/>
    <path data-part="strap" fill="#6f90c8" d="M19 58H97Q100 58 100 61V65Q100 68 97 68H19Q16 68 16 65V61Q16 58 19 58Z"/>
    <path data-part="strap" fill="#6f90c8" d="M19 96H97Q100 96 100 99V103Q100 106 97 106H19Q16 106 16 103V99Q16 96 19 96Z"/>
  `,

  // A pillow for the neck in the shape of a horseshoe, with a bear's ears and a sleeping face.
  "travel-pillow": `
    <circle data-part="ear" fill="#a8d0f0" cx="36" cy="18" r="13"/>
    <circle data-part="ear" fill="#a8d0f0" cx="92" cy="18" r="13"/>
    <circle fill="#e4f2fc" cx="36" cy="18" r="6"/>
    <circle fill="#e4f2fc" cx="92" cy="18" r="6"/>
    <path fill="#a8d0f0" d="M64 10C104 10 122 34 122 66C122 92 112 122 94 122C78 122 78 104 82 90C86 76 82 62 64 62C46 62 42 76 46 90C50 104 50 122 34 122C16 122 6 92 6 66C6 34 24 10 64 10Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.6" d="M38 38Q44 44 50 38M78 38Q84 44 90 38M58 48Q64 53 70 48"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="42" rx="4" ry="3"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M22 96Q30 104 40 98M106 96Q98 104 88 98"/>
  `,

  // A lamp of the laboratory: a glass bulb, a wick and a flame.
  "bunsen-burner": `
    <path data-part="flame" fill="#ffb040" d="M64 2C67.7 2 73 13 76 18C79 23 82 27.7 82 32C82 36.3 79 41.5 76 44C73 46.5 68 47 64 47C60 47 55 46.5 52 44C49 41.5 45.7 36.3 46 32C46.3 27.7 51 23 54 18C57 13 60.3 2 64 2Z"/>
    <path fill="#fff0a0" d="M64 20C66 20 69 28.7 70 32C71 35.3 71 38 70 40C69 42 66 44 64 44C62 44 59 42 58 40C57 38 57 35.3 58 32C59 28.7 62 20 64 20Z"/>
    <path fill="#ffffff" d="M60 44H68Q69 44 69 45V57Q69 58 68 58H60Q59 58 59 57V45Q59 44 60 44Z"/>
    <path fill="#c8ccd4" d="M51 56H77Q80 56 80 59V65Q80 68 77 68H51Q48 68 48 65V59Q48 56 51 56Z"/>
    <path fill="#e0f0fa" d="M50 68H78Q80 78 98 90Q112 102 108 116Q106 124 96 124H32Q22 124 20 116Q16 102 30 90Q48 78 50 68Z"/>
    <path fill="#b8a8f0" d="M23 100Q44 94 64 100Q84 106 105 100Q110 108 108 116Q106 124 96 124H32Q22 124 20 116Q18 108 23 100Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 68Q58 84 66 100"/>
  `,
};
