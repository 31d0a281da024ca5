import { eye } from "./eye.ts";

/** Breeds and wild kin, temple and tale, and sights along the way: 128 × 128 boxes. */
export const kinAndCustoms: Readonly<Record<string, string>> = {
  // A golden retriever sitting: hanging ears, feathered chest and tail.
  "golden-retriever": `
    <path data-part="tail" fill="#f7c870" d="M92 106Q112 104 114 80Q116 70 122 78Q128 100 122 114Q108 126 88 120Z"/>
    <path data-part="body" fill="#f7c870" d="M40 60L88 60Q106 86 104 112Q102 126 90 126L36 126Q24 126 24 112Q22 86 40 60Z"/>
    <path data-part="chest" fill="#ffffff" d="M44 66L84 66L82 80L76 78L74 92L66 86L64 98L60 86L52 92L50 78L44 80Z"/>
    
    <path data-part="head" fill="#f7c870" d="M64 4Q96 4 98 38Q96 70 64 74Q32 70 30 38Q32 4 64 4Z"/>
    <path data-part="ear" fill="#dca050" d="M38 12Q18 12 16 36Q14 58 26 62Q38 58 38 36Z"/><path data-part="ear" fill="#dca050" d="M90 12Q110 12 112 36Q114 58 102 62Q90 58 90 36Z"/>
    <path data-part="muzzle" fill="#ffffff" d="M64 36Q82 40 84 56Q80 70 64 70Q48 70 44 56Q46 40 64 36Z"/>
    <path data-part="tongue" fill="#f7a0b4" d="M57 61L71 61Q74 80 64 82Q54 80 57 61Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="47" rx="8" ry="6"/>
    <circle fill="#2a2440" cx="49" cy="34" r="4.6"/><circle fill="#2a2440" cx="79" cy="34" r="4.6"/><circle fill="#ffffff" cx="48" cy="32" r="2"/><circle fill="#ffffff" cx="78" cy="32" r="2"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M44 104L44 124M64 108L64 124M84 104L84 124M64 53L64 58M50 58Q57 65 64 58Q71 65 78 58"/>
  `,
  // A German shepherd sitting: tall ears, a dark saddle and muzzle, a bushy tail.
  "german-shepherd": `
    <path data-part="tail" fill="#ad886a" d="M88 100C90.7 96 99 100 104 98C109 96 114.3 88.7 118 88C121.7 87.3 125.3 90.3 126 94C126.7 97.7 125 105.5 122 110C119 114.5 113.7 119 108 121C102.3 123 91.3 125.5 88 122C84.7 118.5 85.3 104 88 100Z"/>
    <path data-part="body" fill="#e0b078" d="M48 60C55.3 57 72.7 57 80 60C87.3 63 89 71.3 92 78C95 84.7 97.3 92.7 98 100C98.7 107.3 101.7 117.8 96 122C90.3 126.2 74.7 125 64 125C53.3 125 37.7 126.2 32 122C26.3 117.8 29.3 107.3 30 100C30.7 92.7 33 84.7 36 78C39 71.3 40.7 63 48 60Z"/>
    <path data-part="patch" fill="#988a88" d="M82 62C85.3 62.3 91 71.7 94 78C97 84.3 99.3 94 100 100C100.7 106 100.3 112 98 114C95.7 116 89 115.3 86 112C83 108.7 82 100 80 94C78 88 73.7 81.3 74 76C74.3 70.7 78.7 61.7 82 62Z"/>
    <path data-part="patch" fill="#988a88" d="M46 62C42.7 62.3 37 71.7 34 78C31 84.3 28.7 94 28 100C27.3 106 27.7 112 30 114C32.3 116 39 115.3 42 112C45 108.7 46 100 48 94C50 88 54.3 81.3 54 76C53.7 70.7 49.3 61.7 46 62Z"/>
    <path data-part="chest" fill="#fff0d8" d="M50 66C52.3 64.7 59.3 76 64 76C68.7 76 75.7 64.7 78 66C80.3 67.3 78 78.6 78 84C75.9 83.4 73.3 80.3 71 82C68.7 83.7 66.1 90.4 64 94C61.9 90.4 59.3 83.7 57 82C54.7 80.3 52.1 83.4 50 84C50 78.6 47.7 67.3 50 66Z"/>
    <path data-part="leg" fill="#e0b078" d="M54 90H57Q63 90 63 96V117Q63 123 57 123H54Q48 123 48 117V96Q48 90 54 90Z"/>
    <path data-part="leg" fill="#e0b078" d="M71 90H74Q80 90 80 96V117Q80 123 74 123H71Q65 123 65 117V96Q65 90 71 90Z"/>
    <path data-part="paw" fill="#fff0d8" d="M44 116C45.8 114 51.8 112.8 55 113C58.2 113.2 61.8 115 63 117C64.2 119 65.2 123.7 62 125C58.8 126.3 47 126.5 44 125C41 123.5 42.2 118 44 116Z"/>
    <path data-part="paw" fill="#fff0d8" d="M66 117C67.2 115 70 113.2 73 113C76 112.8 82.2 114 84 116C85.8 118 87 123.5 84 125C81 126.5 69 126.3 66 125C63 123.7 64.8 119 66 117Z"/>
    <path data-part="ear" fill="#988a88" d="M30 34Q28 10 38 2Q52 12 54 28Z"/>
    <path data-part="ear" fill="#988a88" d="M98 34Q100 10 90 2Q76 12 74 28Z"/>
    <path data-part="ear" fill="#f4c8b8" d="M36 28Q34 14 39 9Q46 16 48 27Z"/>
    <path data-part="ear" fill="#f4c8b8" d="M92 28Q94 14 89 9Q82 16 80 27Z"/>
    <path data-part="head" fill="#e0b078" d="M64 20C70.7 20 78.3 19.3 84 22C89.7 24.7 96 31 98 36C100 41 95.3 47.7 96 52C96.7 56.3 100.2 59 102 62C98.4 62.6 93.3 62.3 90 64C86.7 65.7 86.3 69.7 82 72C77.7 74.3 70 78 64 78C58 78 50.3 74.3 46 72C41.7 69.7 41.3 65.7 38 64C34.7 62.3 29.6 62.6 26 62C27.8 59 31.3 56.3 32 52C32.7 47.7 28 41 30 36C32 31 38.3 24.7 44 22C49.7 19.3 57.3 20 64 20Z"/>
    <path data-part="muzzle" fill="#988a88" d="M64 38C66.7 38 69 43.3 72 46C75 48.7 80.7 50.3 82 54C83.3 57.7 83 64.3 80 68C77 71.7 69.3 76 64 76C58.7 76 51 71.7 48 68C45 64.3 44.7 57.7 46 54C47.3 50.3 53 48.7 56 46C59 43.3 61.3 38 64 38Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="53" rx="7" ry="5"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M64 58L64 63M55 64Q60 69 64 63Q68 69 73 64"/>
    <path data-part="tongue" fill="#f28a9a" d="M60 67C61.5 65.7 66.5 65.7 68 67C69.5 68.3 69.7 72.8 69 75C68.3 77.2 65.7 80 64 80C62.3 80 59.7 77.2 59 75C58.3 72.8 58.5 68.3 60 67Z"/>
    ${eye(49, 42)}
    ${eye(79, 42)}
  `,
  // A beagle: long ears, a blaze between its eyes and patches.
  beagle: `
    <path data-part="tail" fill="#ffffff" d="M92 92Q110 88 110 60Q116 52 122 60Q124 98 96 110Z"/>
    <path data-part="body" fill="#ffffff" d="M40 62L88 62Q104 86 102 112Q100 126 88 126L38 126Q26 126 26 112Q24 86 40 62Z"/>
    <path data-part="patch" fill="#b8a090" d="M86 62Q104 84 102 112Q96 120 88 112Q84 90 78 72ZM42 62Q24 84 26 112Q32 120 40 112Q44 90 50 72Z"/>
    <path data-part="leg" fill="#ffffff" d="M44 98L62 98L62 126L42 126Z"/><path data-part="leg" fill="#ffffff" d="M66 98L84 98L86 126L66 126Z"/>
    <path data-part="head" fill="#e0a868" d="M64 4Q92 4 94 34Q94 70 64 74Q34 70 34 34Q36 4 64 4Z"/>
    <path data-part="stripe" fill="#ffffff" d="M58 5L70 5Q70 26 74 36Q86 44 84 60Q78 72 64 72Q50 72 44 60Q42 44 54 36Q58 26 58 5Z"/>
    <path data-part="ear" fill="#c8906a" d="M42 12Q22 16 16 46Q12 74 26 78Q40 70 40 40Z"/><path data-part="ear" fill="#c8906a" d="M86 12Q106 16 112 46Q116 74 102 78Q88 70 88 40Z"/>
    <ellipse data-part="nose" fill="#2a2440" cx="64" cy="50" rx="9" ry="6.4"/>
    <circle fill="#2a2440" cx="49" cy="34" r="4.6"/><circle fill="#2a2440" cx="79" cy="34" r="4.6"/><circle fill="#ffffff" cx="48" cy="32" r="2"/><circle fill="#ffffff" cx="78" cy="32" r="2"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M64 56L64 60M54 62Q59 67 64 61Q69 67 74 62"/>
  `,
  // A coyote howling at the moon.
  coyote: `
    <circle data-part="moon" fill="#ffe9a0" cx="28" cy="24" r="22"/>
    <path data-part="tail" fill="#d0b090" d="M92 104Q118 110 126 88Q128 114 112 124Q96 128 84 120Z"/>
    <path data-part="body" fill="#e8c898" d="M56 52Q86 50 98 84Q106 112 94 124L60 124Q50 92 48 70Z"/>
    <path data-part="chest" fill="#fff6e0" d="M50 60Q58 66 66 62L66 78L60 76L62 92L54 90L56 104Q46 88 46 70Z"/>
    <path data-part="leg" fill="#e8c898" d="M54 92L68 90L68 124L48 124Q46 118 56 116Z"/>
    <path data-part="head" fill="#e8c898" d="M46 28L40 6L48 4L58 26Q78 34 82 50Q80 66 66 66Q52 68 48 58L46 46Z"/>
    <path data-part="muzzle" fill="#fff6e0" d="M46 32L34 12L30 14L38 42L48 58Q56 50 46 32Z"/>
    <path fill="#2a2440" d="M38 8Q42 0 49 5L47 12L40 12Z"/>
    <path data-part="ear" fill="#d0b090" d="M70 36L98 32L84 54Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M58 34Q62 38 60 42M84 96Q90 108 84 122"/>
  `,
  // A musk ox in its long coat, horns curled down.
  "musk-ox": `
    <path data-part="leg" fill="#fff0d8" d="M36 104L50 104L50 126L34 126Z"/><path data-part="leg" fill="#fff0d8" d="M92 104L106 104L108 126L92 126Z"/>
    <path data-part="body" fill="#c8a080" d="M24 44Q36 14 66 20Q106 18 120 50Q126 80 122 108L114 100L108 114L100 102L92 116L84 104L76 118L68 104L58 116L50 104L40 114L34 100Q22 76 24 44Z"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.2" d="M64 50Q60 74 64 94M80 44Q80 70 80 96M96 46Q100 70 98 92M110 54Q114 74 112 92"/>
    <path data-part="head" fill="#d8b898" d="M12 54Q14 36 34 36Q54 38 54 60Q52 84 40 98Q28 104 18 96Q8 76 12 54Z"/>
    <path data-part="muzzle" fill="#fff0d8" d="M16 84Q28 76 42 84Q44 98 30 102Q16 100 16 84Z"/>
    <path data-part="horn" fill="#f4ecd8" d="M32 34Q12 26 6 50Q2 66 0 72Q8 78 12 64Q14 50 32 46Z"/><path data-part="horn" fill="#f4ecd8" d="M34 34Q56 26 62 50Q64 66 70 72Q60 80 54 64Q52 50 34 46Z"/>
    <circle fill="#2a2440" cx="22" cy="64" r="3.6"/><circle fill="#2a2440" cx="42" cy="64" r="3.6"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.2" d="M24 88L24 91M34 88L34 91M24 96Q29 99 34 96"/>
  `,
  // An ibex with great ringed horns on a rock.
  ibex: `
    <path fill="#c0c8d8" d="M4 127L14 108L40 112L70 104L110 108L124 127Z"/>
    <path data-part="horn" fill="#f0d8a8" d="M34 30Q38 0 74 2Q104 10 104 40L94 38Q90 18 70 14Q54 14 48 32Z"/>
    <path fill="none" stroke="#5a3a10" stroke-width="2.2" d="M40 16L50 22M52 6L58 16M70 2L70 14M86 8L80 18M98 20L88 26"/>
    <path data-part="leg" fill="#d8b898" d="M46 84L56 84L54 112L44 112Z"/><path data-part="leg" fill="#d8b898" d="M94 80L106 78L108 110L98 110Z"/>
    <path data-part="tail" fill="#d8b898" d="M108 56L120 50L116 66Z"/>
    <path data-part="body" fill="#d8b898" d="M42 54Q76 50 108 54Q116 70 108 86Q80 96 50 90Q38 76 42 54Z"/>
    <path data-part="leg" fill="#d8b898" d="M56 86L68 86L66 108L56 110Z"/><path data-part="leg" fill="#d8b898" d="M80 86L92 84L92 106L82 106Z"/>
    <path data-part="neck" fill="#d8b898" d="M30 44L50 36L62 62L46 84Z"/>
    <path data-part="beard" fill="#fff0d8" d="M16 58L28 60Q26 74 20 82Q14 70 16 58Z"/>
    <path data-part="head" fill="#d8b898" d="M30 26Q48 26 50 42Q46 58 30 58L12 62Q4 60 6 52Q16 32 30 26Z"/>
    <path data-part="ear" fill="#d8b898" d="M46 32L64 30L52 44Z"/>
    <circle fill="#2a2440" cx="32" cy="40" r="3.6"/><path fill="none" stroke="#4a2a10" stroke-width="2.2" d="M10 56L16 56M10 49L12 50"/>
  `,
  // An albatross gliding over the waves on very long wings.
  albatross: `
    <path data-part="wing" fill="#c8d4e4" d="M62 50Q84 20 126 10Q118 34 82 62Z"/>
    <path data-part="tail" fill="#c8d4e4" d="M88 62L112 66L108 78L86 76Z"/>
    <path data-part="body" fill="#ffffff" d="M26 44Q46 44 62 52Q84 54 94 68Q84 84 58 82Q38 80 32 66Z"/>
    <circle data-part="head" fill="#ffffff" cx="28" cy="50" r="16"/>
    <path data-part="beak" fill="#ffb84d" d="M18 44L4 50Q-0 56 4 62L8 60L20 58Z"/>
    <path data-part="wing" fill="#c8d4e4" d="M56 58Q78 60 90 66Q78 100 28 104Q44 90 56 58Z"/>
    <path fill="#8a92b8" d="M52 80Q68 82 76 86Q62 104 28 104Q42 96 52 80Z"/>
    <circle fill="#2a2440" cx="26" cy="46" r="3.4"/>
    <path fill="none" stroke="#3a4a6a" stroke-width="2.2" d="M20 51L8 54M96 30L88 40M110 22L100 34"/>
    <path data-part="water" fill="#62b5f2" d="M0 112Q16 100 32 112Q48 122 64 112Q80 100 96 112Q112 122 128 112L128 127L0 127Z"/>
  `,
  // An archaeopteryx gliding: a bird with teeth, claws on its wings, a long feathered tail.
  archaeopteryx: `
    <path data-part="tail" fill="#7fb8d8" d="M72 74C76.3 73.3 84 80 90 82C96 84 102.3 83.7 108 86C113.7 88.3 119.2 93 124 96C122.2 97.2 117.7 97.7 118 100C118.3 102.3 123.6 107 126 110C121.8 110 114 108.7 112 110C110 111.3 113.4 115.6 114 118C109.2 115 104 111.7 98 108C92 104.3 83.7 99.7 78 96C72.3 92.3 65 89.7 64 86C63 82.3 67.7 74.7 72 74Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M74 82Q94 92 114 104"/>
    <path data-part="wing" fill="#8fc8e8" d="M56 54C54.7 47.3 59 40.3 62 34C65 27.7 69.3 21 74 16C78.7 11 85.2 7.6 90 4C90.6 7.6 89.7 14.3 92 16C94.3 17.7 100.4 14.6 104 14C102.8 17.6 99 23.3 100 26C101 28.7 107 28.8 110 30C107.6 33 102.7 36.7 102 40C101.3 43.3 104.8 47 106 50C102.4 51.2 97.7 51.3 94 54C90.3 56.7 88 62.7 84 66C80 69.3 74.7 76 70 74C65.3 72 57.3 60.7 56 54Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 56Q74 36 88 22M74 62Q86 46 98 38"/>
    <path data-part="leg" fill="#e8b868" d="M58.9 84.3C60.4 84.7 62 87.6 62.4 89.1C62.7 90.6 61.7 91.4 61.2 93.2C60.7 94.9 60.2 97.4 59.5 99.4C58.8 101.5 58.1 103.7 57.2 105.5C56.3 107.3 55.1 108.9 54.1 110.3C53 111.8 51.6 113.1 50.7 114.1C49.9 115 49.8 115.8 48.7 116.2C47.6 116.6 45.1 117 44.2 116.3C43.3 115.6 43 113 43.3 111.8C43.5 110.6 44.8 110.2 45.7 109.2C46.6 108.2 47.7 107.1 48.6 106C49.5 104.9 50.2 103.9 50.8 102.5C51.4 101.1 51.7 99.4 52.1 97.6C52.4 95.8 52.8 93.3 53 91.6C53.3 89.8 52.7 88.1 53.6 86.9C54.6 85.7 57.5 84 58.9 84.3Z"/>
    <path data-part="leg" fill="#e8b868" d="M70 86.2C71.5 86.2 73.8 88.7 74.5 90C75.2 91.3 74.4 92.4 74.4 94.1C74.3 95.9 74.4 98.4 74.3 100.5C74.1 102.6 73.9 104.9 73.4 106.8C72.9 108.7 72 110.5 71.2 111.9C70.4 113.4 69.2 114.8 68.5 115.8C67.8 116.8 68 117.3 67 117.8C66 118.3 63.5 119.1 62.5 118.5C61.5 117.9 60.9 115.4 61 114.2C61.1 113 62.3 112.5 63 111.5C63.7 110.5 64.6 109.4 65.2 108.3C65.8 107.3 66.4 106.5 66.6 105.2C66.8 103.9 66.7 102.3 66.6 100.5C66.5 98.8 66.2 96.4 66.1 94.6C65.9 92.9 64.8 91.4 65.5 90C66.2 88.6 68.5 86.2 70 86.2Z"/>
    <path data-part="body" fill="#a8d8f0" d="M40 46C43.7 43.3 49 47.3 54 50C59 52.7 65.7 57.3 70 62C74.3 66.7 79.3 73 80 78C80.7 83 77.7 89.3 74 92C70.3 94.7 63.3 95.3 58 94C52.7 92.7 46.3 88.7 42 84C37.7 79.3 32.3 72.3 32 66C31.7 59.7 36.3 48.7 40 46Z"/>
    <path data-part="belly" fill="#fff6e4" d="M38 62C40.3 61 45 64.7 48 68C51 71.3 55 78 56 82C57 86 56.3 91.3 54 92C51.7 92.7 45.3 89 42 86C38.7 83 34.7 78 34 74C33.3 70 35.7 63 38 62Z"/>
    <path data-part="wing" fill="#8fc8e8" d="M58 60C62.3 58 69 58 72 60C75 62 76.3 66.7 76 72C75.7 77.3 71.8 86 70 92C67.6 90.2 64.7 85.3 62 86C59.3 86.7 56.4 93 54 96C52.8 92.4 52 85.3 50 84C48 82.7 44.4 86.8 42 88C43.2 83.2 43.3 76.7 46 72C48.7 67.3 53.7 62 58 60Z"/>
    <path data-part="head" fill="#a8d8f0" d="M36 16C40 15.7 45 17.3 48 20C51 22.7 53.7 27.7 54 32C54.3 36.3 52.7 42.7 50 46C47.3 49.3 42 51.7 38 52C34 52.3 29 50.7 26 48C23 45.3 20.3 40.3 20 36C19.7 31.7 21.3 25.3 24 22C26.7 18.7 32 16.3 36 16Z"/>
    <path data-part="beak" fill="#ffc86b" d="M26 28C23.7 25.7 17.8 30 14 32C10.2 34 4.7 37.7 3 40C1.3 42.3 2.2 44.7 4 46C5.8 47.3 10 48 14 48C18 48 26 49.3 28 46C30 42.7 28.3 30.3 26 28Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M4 43Q16 42 27 38"/>
    <path data-part="tooth" fill="#ffffff" d="M10 43L12 48L15 42.6ZM18 42L20 47L23 41Z"/>
    ${eye(37, 31)}
  `,
  // A naked mole rat: wrinkled skin, tiny eyes, two long teeth, at its tunnel.
  "naked-mole-rat": `
    <path fill="none" stroke="#3a2a40" stroke-width="2.4" d="M116 92C117.3 91 122.3 89 124 86C125.7 83 125.7 76 126 74"/>
    <path data-part="leg" fill="#f2a898" d="M42 100C45 97.7 51.3 95.7 54 98C56.7 100.3 58.3 110 58 114C57.7 118 55.3 120.7 52 122C48.7 123.3 40.7 123.7 38 122C35.3 120.3 35.3 115.7 36 112C36.7 108.3 39 102.3 42 100Z"/>
    <path data-part="leg" fill="#f2a898" d="M92 100C95 97.3 103 93.7 106 96C109 98.3 110.3 109.7 110 114C109.7 118.3 107.3 120.7 104 122C100.7 123.3 92.7 123.7 90 122C87.3 120.3 87.7 115.7 88 112C88.3 108.3 89 102.7 92 100Z"/>
    <path data-part="body" fill="#ffc8b8" d="M30 44C33.3 32.3 46.7 35.3 56 34C65.3 32.7 77 33 86 36C95 39 104.3 45 110 52C115.7 59 119.7 70 120 78C120.3 86 116.7 94.7 112 100C107.3 105.3 100.7 108 92 110C83.3 112 69.3 113 60 112C50.7 111 41 115.3 36 104C31 92.7 26.7 55.7 30 44Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M66 42C67 45 71.7 54 72 60C72.3 66 68.7 75 68 78M84 44C85 47 89.7 56 90 62C90.3 68 86.7 77 86 80M100 54C100.7 56.7 104 65 104 70C104 75 100.7 81.7 100 84"/>
    <path data-part="head" fill="#ffc8b8" d="M8 60C9.7 55.7 10.3 49.7 14 46C17.7 42.3 24.3 38.3 30 38C35.7 37.7 43.7 40 48 44C52.3 48 55.3 55.3 56 62C56.7 68.7 54.7 78 52 84C49.3 90 45 96 40 98C35 100 27.3 98 22 96C16.7 94 11 90 8 86C5 82 4 76.3 4 72C4 67.7 6.3 64.3 8 60Z"/>
    <path data-part="tooth" fill="#ffffff" d="M6 82H15V104H8Q5 94 6 82ZM15 82H24V102H16Z"/>
    <path data-part="snout" fill="#f2a898" d="M2 66C3.3 63.3 6 60.3 10 60C14 59.7 22.7 61.3 26 64C29.3 66.7 30.7 72.7 30 76C29.3 79.3 25.7 82.7 22 84C18.3 85.3 11.3 85.3 8 84C4.7 82.7 3 79 2 76C1 73 0.7 68.7 2 66Z"/>
    <circle fill="#3a2a40" cx="30" cy="58" r="2.6"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M8 72V76M14 72V76M34 74C35.7 73.3 41.3 70 44 70C46.7 70 49 73.3 50 74M34 80C35.7 80 41.3 79.3 44 80C46.7 80.7 49 83.3 50 84"/>
    <path data-part="ear" fill="#f2a898" d="M44 46C43.7 43.3 48 38.3 50 38C52 37.7 55.7 41.3 56 44C56.3 46.7 54 53.7 52 54C50 54.3 44.3 48.7 44 46Z"/>
    <path fill="none" stroke="#3a2a40" stroke-width="2.2" d="M42 116V122M48 116V122M96 116V122M102 116V122"/>
  `,
  // The monkey king staff with its golden ends, clouds about it.
  "golden-cudgel": `
    <path fill="#f0708a" d="M28 88L90 26L102 38L40 100Z"/>
    <path fill="#ffd35c" d="M86 22L108 0Q114 0 120 8Q128 14 127 20L106 42Z"/>
    <path fill="#ffd35c" d="M22 84L44 106L20 127Q14 128 8 120Q0 114 1 106Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M94 14L114 34M100 8L120 28M12 96L32 116M18 90L38 110M54 74Q64 70 66 80Q70 88 60 86M72 54Q82 52 82 62"/>
    <path data-part="cloud" fill="#ffffff" d="M58 110Q54 96 68 94Q74 80 90 86Q106 78 112 94Q126 96 122 110Q118 118 108 114Q98 122 90 114Q80 122 72 114Q62 118 58 110Z"/>
    <path data-part="cloud" fill="#ffffff" d="M4 42Q-0 30 14 28Q18 16 32 20Q46 14 50 28Q62 30 58 42Q52 48 44 44Q34 52 28 44Q18 52 12 46Q6 48 4 42Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M80 104Q76 94 86 94Q92 98 86 102M24 36Q20 28 30 28Q34 32 30 36"/>
  `,
  // The tree that bears coins in old tales.
  "money-tree": `
    <path data-part="treeTrunk" fill="#c98f54" d="M56 60L72 60L74 108L54 108Z"/>
    <path fill="#8fd07c" d="M14 62Q-0 50 12 36Q10 20 28 20Q36 2 56 8Q72 0 84 10Q104 6 108 24Q124 28 118 46Q126 62 108 68Q98 80 84 72Q66 82 54 74Q34 82 26 70Q18 70 14 62Z"/>
    <circle fill="#ffd35c" cx="32" cy="40" r="12"/><circle fill="#ffd35c" cx="64" cy="28" r="12"/><circle fill="#ffd35c" cx="98" cy="38" r="12"/><circle fill="#ffd35c" cx="46" cy="62" r="12"/><circle fill="#ffd35c" cx="82" cy="60" r="12"/>
    <path fill="#ffffff" d="M27 35L37 35L37 45L27 45ZM59 23L69 23L69 33L59 33ZM93 33L103 33L103 43L93 43ZM41 57L51 57L51 67L41 67ZM77 55L87 55L87 65L77 65Z"/>
    <path fill="#f0708a" d="M38 106L90 106L84 127L44 127Z"/><path fill="#f7a0b4" d="M34 100L94 100L94 109L34 109Z"/>
    <path fill="#ffd35c" d="M92 122Q88 112 98 114Q106 104 114 114Q124 112 122 122Q118 127 107 127Q96 127 92 122Z"/>
    <circle fill="#ffd35c" cx="20" cy="116" r="11"/><path fill="#ffffff" d="M15 111L25 111L25 121L15 121Z"/>
  `,
  // The wooden fish of a temple with its mallet.
  "wooden-fish": `
    <path data-part="handle" fill="#e0b078" d="M70 34L114 4L120 12L78 44Z"/><circle data-part="malletHead" fill="#f0708a" cx="68" cy="40" r="12"/>
    <path data-part="pillow" fill="#f0a070" d="M4 112Q0 96 14 96L114 96Q128 96 124 112Q124 124 112 124L16 124Q4 124 4 112Z"/>
    <path fill="#d98f5a" d="M8 82Q6 52 40 46Q66 40 92 52Q120 60 122 84Q120 106 94 108L36 108Q10 106 8 82Z"/>
    <path fill="#fff0d8" d="M4 80Q14 72 26 78L78 82Q84 86 78 90L26 92Q12 96 4 88Z"/>
    <circle fill="#fff0d8" cx="44" cy="64" r="9"/><circle fill="#2a2440" cx="44" cy="64" r="4"/>
    <path fill="none" stroke="#5a2a10" stroke-width="2.4" d="M76 60Q84 66 76 72M88 60Q96 68 88 76M100 64Q108 74 100 84M96 94Q106 92 112 86M40 102Q64 106 90 100M56 26L52 18M68 22L68 14M80 24L84 18"/>
  `,
  // A three-legged burner with sticks of incense.
  "incense-burner": `
    <path fill="none" stroke="#7a3a10" stroke-width="2.4" d="M48 34L52 56M64 30L64 56M80 34L76 56M47 26Q40 18 46 12Q52 6 46 2M64 22Q58 14 64 9Q70 4 64 0M81 26Q76 18 82 12Q88 6 82 2"/>
    <circle fill="#f0708a" cx="47" cy="31" r="5"/><circle fill="#f0708a" cx="64" cy="27" r="5"/><circle fill="#f0708a" cx="81" cy="31" r="5"/>
    <path data-part="handle" fill="#c8a850" d="M16 58Q4 56 6 36L16 34Q16 46 26 50ZM112 58Q124 56 122 36L112 34Q112 46 102 50Z"/>
    <path fill="#c8a850" d="M24 110Q18 118 24 127L38 127Q42 116 40 106ZM104 110Q110 118 104 127L90 127Q86 116 88 106ZM56 112L72 112L70 127L58 127Z"/>
    <path fill="#ffd35c" d="M14 56L114 56Q122 96 98 112Q64 122 30 112Q6 96 14 56Z"/>
    <path fill="#fff0b0" d="M8 48L120 48L120 60L8 60Z"/>
    <circle fill="#f0a070" cx="64" cy="86" r="17"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M56 86Q56 78 64 78Q72 80 70 88Q64 94 62 86M24 72Q34 66 36 76Q34 84 28 78M104 72Q94 66 92 76Q94 84 100 78"/>
  `,
  // A landing net on its pole, a fish looking out of it.
  "fishing-net": `
    <path data-part="handle" fill="#d9a058" d="M86 42L120 2L127 8L96 50Z"/>
    <path fill="#e4f2fb" d="M5 54Q8 124 52 125Q96 124 99 54Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.2" d="M11 75L17 86M28 75L34 86M25 75L19 86M45 75L51 86M42 75L36 86M62 75L68 86M59 75L53 86M79 75L85 86M76 75L70 86M93 75L87 86M19 90L25 101M36 90L42 101M34 90L28 101M53 90L59 101M51 90L45 101M70 90L76 101M68 90L62 101M85 90L79 101M28 105L34 116M45 105L51 116M42 105L36 116M62 105L68 116M59 105L53 116M76 105L70 116"/>
    <path fill="#f0708a" d="M2 54Q4 38 52 36Q100 38 102 54Q100 72 52 72Q4 72 2 54Z"/>
    <path fill="#ffffff" d="M11 54Q16 45 52 44Q88 45 93 54Q88 64 52 64Q16 64 11 54Z"/>
    <path data-part="tailFin" fill="#ffb84d" d="M60 20Q50 8 56 1Q66 4 72 12Q80 2 90 4Q90 16 80 24Z"/>
    <path fill="#ffb84d" d="M62 16Q78 14 82 24Q88 44 76 59Q60 66 36 62Q36 34 62 16Z"/>
    <path fill="none" stroke="#7a4a10" stroke-width="2.4" d="M50 40Q56 42 58 48M62 32Q70 32 72 40M52 54Q60 52 64 58"/>
  `,
  // A pair of laced leather shoes.
  "leather-shoes": `
    <path data-part="shoe" fill="#e8b890" d="M30 52L30 24Q30 8 40 6Q48 16 60 12L72 6Q82 26 102 28Q122 32 124 52Z"/>
    <path data-part="toe" fill="#fff0d8" d="M98 27Q122 32 124 52L92 52Q88 38 98 27Z"/>
    <path data-part="sole" fill="#b8a8d0" d="M28 51L126 51L126 60L66 60L60 57L56 66L28 66Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M66 22L78 14M74 30L86 22M50 52Q52 26 66 10M76 14Q88 4 92 10Q92 18 80 16"/>
    <path data-part="shoe" fill="#d9a070" d="M6 110L6 82Q6 66 16 64Q24 74 36 70L48 64Q58 84 78 86Q98 90 100 110Z"/>
    <path data-part="toe" fill="#fff0d8" d="M74 85Q98 90 100 110L68 110Q64 96 74 85Z"/>
    <path data-part="sole" fill="#b8a8d0" d="M4 109L102 109L102 118L42 118L36 115L32 124L4 124Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.4" d="M42 80L54 72M50 88L62 80M26 110Q28 84 42 68M52 72Q64 62 68 68Q68 76 56 74"/>
  `,
  // A fringed banner of thanks with a star.
  "merit-banner": `
    <path fill="#d9a058" d="M4 12Q4 6 10 6L118 6Q124 6 124 12Q124 18 118 18L10 18Q4 18 4 12Z"/>
    <path fill="none" stroke="#5a3010" stroke-width="2.4" d="M24 6L64 0L104 6"/>
    <path fill="#ffd35c" d="M16 16L112 16L112 96L64 127L16 96Z"/>
    <path fill="#f0708a" d="M24 18L104 18L104 90L64 114L24 90Z"/>
    <path data-part="star" fill="#ffe07a" d="M64 26L70 42L88 43L74 54L79 71L64 61L49 71L54 54L40 43L58 42Z"/>
    <path fill="#ffffff" d="M38 76L90 76L90 86L38 86Z"/>
    <path data-part="tassel" fill="#ffd35c" d="M4 16L12 16L14 60L2 60ZM116 16L124 16L126 60L114 60Z"/>
  `,
  // A sealed wine jar with its red cloth.
  "wine-jar": `
    <path fill="#f0708a" d="M34 34Q30 4 64 4Q98 4 94 34L106 46L90 44L82 52L72 44L64 54L56 44L46 52L38 44L22 46Z"/>
    <path fill="#d9a070" d="M40 48Q10 58 8 88Q8 116 34 124L94 124Q120 116 120 88Q118 58 88 48Q64 60 40 48Z"/>
    <path fill="#f0708a" d="M34 34Q30 4 64 4Q98 4 94 34L104 48L90 46L82 56L72 46L64 58L56 46L46 56L38 46L24 48Z"/>
    <path fill="#ffd35c" d="M30 30L98 30L98 40L30 40Z"/>
    <path data-part="label" fill="#fff0d8" d="M64 60L92 88L64 116L36 88Z"/>
    <path fill="none" stroke="#7a1a1a" stroke-width="2.4" d="M50 78L78 78M56 84L72 84L72 100L56 100ZM56 92L72 92M61 78L61 84M67 78L67 84"/>
  `,
  // The black tortoise of the north, a snake wound about it.
  "black-tortoise": `
    <path data-part="leg" fill="#a9dd92" d="M24 96L46 94L46 124L22 124ZM86 94L108 96L110 124L86 124Z"/>
    <path data-part="head" fill="#a9dd92" d="M34 90Q20 92 14 80Q0 78 2 64Q6 50 22 52Q36 56 38 76Z"/>
    <path data-part="shell" fill="#8fb48c" d="M18 96Q20 44 66 42Q112 44 114 96Q66 106 18 96Z"/>
    <path fill="#d8e8a0" d="M48 58L84 58L92 78L66 92L40 78Z"/>
    <path fill="none" stroke="#2a4a2a" stroke-width="2.2" d="M48 58L36 52M84 58L96 52M92 78L112 80M40 78L20 80M66 92L66 100"/>
    <path fill="#ffd35c" d="M118 104Q128 92 122 72Q112 44 82 46Q58 50 46 44Q30 34 42 18Q50 8 64 12L66 22Q54 20 50 28Q50 36 64 36Q104 28 124 54Q128 64 128 84Q128 104 120 112Z"/>
    <path fill="#ffd35c" d="M60 10Q66 0 80 2Q92 6 90 16Q84 26 62 22Z"/>
    <path fill="none" stroke="#c02a3a" stroke-width="2.4" d="M90 14L100 14L104 10M100 14L104 18"/>
    <circle fill="#2a2440" cx="78" cy="10" r="2.6"/><circle fill="#2a2440" cx="16" cy="64" r="3.4"/>
    <path fill="none" stroke="#2a4a2a" stroke-width="2.2" d="M6 74Q12 78 18 74"/>
  `,
  // A flower like the head of a bird with its crest.
  "bird-of-paradise-flower": `
    <path data-part="leaf" fill="#7cc977" d="M66 127Q40 100 22 102Q10 84 22 64Q44 72 62 100Z"/><path data-part="leaf" fill="#7cc977" d="M76 127Q90 96 102 94Q126 76 118 50Q90 60 78 92Z"/>
    <path data-part="stem" fill="#a9dd92" d="M66 58L78 62L76 127L66 127Z"/>
    <path data-part="petal" fill="#ffb030" d="M60 44Q36 20 40 0Q62 10 70 40Z"/><path data-part="petal" fill="#ffb030" d="M66 42Q62 14 78 0Q92 16 78 44Z"/><path data-part="petal" fill="#ffb030" d="M74 46Q86 22 108 16Q112 36 82 56Z"/>
    <path data-part="petal" fill="#8fa0f0" d="M62 46Q46 34 20 30Q36 46 58 52Z"/>
    <path fill="#8fd07c" d="M2 52Q40 40 76 46Q90 54 82 70Q70 72 58 62Q34 54 2 52Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M20 52Q44 48 70 56M28 72Q40 90 62 108M114 58Q98 70 82 100"/>
  `,
  // An aloe in its pot.
  "aloe-vera": `
    <path data-part="leaf" fill="#8fd07c" d="M56 86Q22 76 2 40Q40 46 64 82Z"/><path data-part="leaf" fill="#8fd07c" d="M72 86Q106 76 126 40Q88 46 64 82Z"/>
    <path data-part="leaf" fill="#a9dd92" d="M52 86Q28 48 30 8Q56 36 64 84Z"/><path data-part="leaf" fill="#a9dd92" d="M76 86Q100 48 98 8Q72 36 64 84Z"/>
    <path data-part="leaf" fill="#7cc977" d="M50 88Q48 36 64 0Q80 36 78 88Z"/>
    <path fill="none" stroke="#2a5a2a" stroke-width="2.2" d="M58 28L62 30M56 42L60 44M55 56L59 58M70 28L66 30M72 42L68 44M73 56L69 58M36 30L40 32M40 46L44 48M92 30L88 32M88 46L84 48M20 54L24 52M108 54L104 52"/>
    <path data-part="pot" fill="#f2a06f" d="M30 92L98 92L90 127L38 127Z"/><path data-part="rim" fill="#f7c8a0" d="M24 82L104 82L104 96L24 96Z"/>
  `,
  // A charging post with its cable in the socket.
  "ev-charger": `
    <path fill="#c8d4e4" d="M12 112L88 112L88 126L12 126Z"/>
    <path fill="#8fd0a8" d="M20 12Q20 4 28 4L72 4Q80 4 80 12L80 114L20 114Z"/>
    <path fill="#e4f2fb" d="M30 16L70 16L70 44L30 44Z"/>
    <path fill="#ffd35c" d="M54 52L36 80L48 80L44 102L66 72L52 72L62 52Z"/>
    <path fill="#a8a0d0" d="M78 40L92 40Q112 42 112 66L112 92Q112 102 104 102Q96 102 96 92L96 88L88 88L88 92Q88 112 104 112Q122 112 122 92L122 66Q120 32 92 30L78 30Z"/>
    <path fill="#f0708a" d="M84 62L100 62L102 90L82 90Z"/><path fill="#ffffff" d="M86 52L90 52L90 63L86 63ZM94 52L98 52L98 63L94 63Z"/>
    <path fill="none" stroke="#24406e" stroke-width="2.4" d="M38 26L62 26M38 34L54 34"/>
  `,
};
