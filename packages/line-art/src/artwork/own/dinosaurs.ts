/** Dinosaurs and their neighbours: 128 × 128 boxes, feet on the bottom edge. */
export const dinosaurs: Readonly<Record<string, string>> = {
  // A triceratops standing, with a scalloped frill and three horns.
  triceratops: `
    <path data-part="leg" fill="#6fb3a0" d="M74 92L74 114C69 116 69 122 74 122L94 122L94 92Z"/>
    <path data-part="leg" fill="#6fb3a0" d="M44 92L44 122L62 122C67 122 66 114 65 92Z"/>
    <path data-part="body" fill="#8fd0bc" d="M40 62C60 46 90 48 104 66C110 76 117 84 125 90C119 97 110 98 105 94C107 100 107 106 107 114C107 121 105 124 100 124L89 124C82 124 82 116 86 114C86 108 84 104 81 101C70 105 60 105 51 102L51 116C51 122 49 124 45 124L33 124C26 124 26 116 31 114L28 80Z"/>
    <path fill="none" stroke="#3f7f6d" stroke-width="2" d="M81 101C78 94 82 86 91 85"/>
    <circle data-part="spot" fill="#f4a261" cx="90" cy="62" r="4.5"/>
    <circle data-part="spot" fill="#f4a261" cx="102" cy="78" r="4"/>
    <path data-part="frill" fill="#f4a261" d="M77 51A10.5 10.5 0 0 1 73 68A10.5 10.5 0 0 1 60 80A10.5 10.5 0 0 1 43 83L42 60L42 24A10.5 10.5 0 0 1 45 19A10.5 10.5 0 0 1 62 22A10.5 10.5 0 0 1 74 34A10.5 10.5 0 0 1 77 51Z"/>
    <path data-part="horn" fill="#fff3d6" d="M44 40C47 28 46 15 40 5C33 13 31 26 33 40Z"/>
    <path data-part="head" fill="#8fd0bc" d="M42 30C56 32 64 44 62 56C59 70 46 78 30 77C16 77 6 72 4 63C9 61 9 57 10 53C14 40 26 28 42 30Z"/>
    <path data-part="horn" fill="#fff3d6" d="M32 42C31 28 24 16 13 10C13 24 15 36 21 47Z"/>
    <path data-part="horn" fill="#fff3d6" d="M8 58C4 52 4 46 6 41C13 43 18 48 19 54Z"/>
    <ellipse data-part="eye" fill="#23302c" cx="37" cy="53" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="36.2" cy="51" r="2"/>
    <ellipse data-part="cheek" fill="#f9b9a8" cx="46" cy="63" rx="5.5" ry="4"/>
    <path fill="none" stroke="#3f7f6d" stroke-width="2" d="M12 69C20 73 30 72 35 66"/>
  `,
  // A stegosaurus standing, plates along its back and spikes on its tail.
  stegosaurus: `
    <path data-part="plate" fill="#f6c453" d="M30 70C24 64 22 56 24 48C32 50 38 56 40 64Z"/>
    <path data-part="plate" fill="#f6c453" d="M38 62C33 52 34 42 40 33C49 38 54 47 54 58Z"/>
    <path data-part="plate" fill="#f6c453" d="M54 54C52 40 58 28 68 20C77 30 80 42 76 55Z"/>
    <path data-part="plate" fill="#f6c453" d="M74 54C76 42 84 34 95 31C98 42 96 54 90 64Z"/>
    <path data-part="plate" fill="#f6c453" d="M90 68C94 58 101 53 110 52C112 62 109 72 102 80Z"/>
    <path data-part="spike" fill="#fff3d6" d="M108 94C108 86 112 80 118 76C121 82 120 92 116 98Z"/>
    <path data-part="leg" fill="#7fb662" d="M72 92L72 114C67 116 67 122 72 122L92 122L92 92Z"/>
    <path data-part="leg" fill="#7fb662" d="M44 92L44 122L62 122C67 122 66 114 65 92Z"/>
    <path data-part="body" fill="#a5d684" d="M36 66C44 54 56 48 70 49C90 51 98 68 106 82C111 90 118 95 126 97C120 106 110 106 103 102C104 106 104 110 104 115C104 122 102 124 98 124L86 124C80 124 80 116 84 114C84 108 82 105 78 102C70 105 60 105 52 102L52 116C52 122 50 124 46 124L35 124C28 124 28 116 33 114L32 97C24 97 12 96 7 90C1 82 3 70 12 65C20 60 30 60 36 66Z"/>
    <path fill="none" stroke="#4c7a33" stroke-width="2" d="M78 102C75 94 80 86 89 85"/>
    <ellipse data-part="spot" fill="#f6c453" cx="60" cy="66" rx="6" ry="5"/>
    <ellipse data-part="spot" fill="#f6c453" cx="78" cy="70" rx="5" ry="4.5"/>
    <circle data-part="spot" fill="#f6c453" cx="48" cy="78" r="4"/>
    <ellipse data-part="eye" fill="#23302c" cx="21" cy="75" rx="4" ry="5"/>
    <circle fill="#ffffff" cx="20.2" cy="73" r="2"/>
    <path fill="none" stroke="#4c7a33" stroke-width="2" d="M7 86C14 90 22 89 26 84M7.5 76L8.5 75"/>
  `,
  // A pterodactyl on the wing, crest back, beak to the left.
  pterodactyl: `
    <path data-part="wing" fill="#f2c27a" d="M58 60C60 38 80 14 122 8C116 16 116 22 120 28C108 30 106 36 108 44C96 44 92 52 92 60C84 60 78 66 76 74Z"/>
    <path data-part="foot" fill="#e0a050" d="M84 92L112 100C118 102 118 110 112 110L104 108L106 116C104 120 98 120 97 115L80 100Z"/>
    <path data-part="wing" fill="#f7d79c" d="M46 66C30 62 12 74 4 104C12 100 18 102 22 108C28 100 34 100 42 106C46 98 52 96 60 98C62 90 66 86 70 84Z"/>
    <path data-part="body" fill="#f2b866" d="M44 56C62 50 84 66 96 90C98 98 94 102 86 100C66 98 46 86 40 72Z"/>
    <path data-part="crest" fill="#e0a050" d="M44 30C56 16 72 8 88 10C80 22 68 34 54 44Z"/>
    <path data-part="beak" fill="#ffe9b8" d="M36 36L4 46C2 50 4 54 8 54L38 58Z"/>
    <path data-part="head" fill="#f2b866" d="M46 26C58 26 64 36 62 48C60 60 50 64 42 62C34 60 30 54 30 46C30 34 36 26 46 26Z"/>
    <ellipse data-part="eye" fill="#2a2440" cx="45" cy="42" rx="4.4" ry="5.8"/>
    <circle fill="#ffffff" cx="44.2" cy="39.7" r="2.2"/>
    <path fill="none" stroke="#8a5a1a" stroke-width="2.2" d="M8 50L36 49"/>
  `,
};
