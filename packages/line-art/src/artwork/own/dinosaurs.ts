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
    <path data-part="leg" fill="#f29c7a" d="M48 96C44 106 44 114 48 120C52 120 55 116 56 112C58 114 61 114 62 112L60 94Z"/>
    <path data-part="leg" fill="#f29c7a" d="M80 96C84 106 84 114 80 120C76 120 73 116 72 112C70 114 67 114 66 112L68 94Z"/>
    <path data-part="wing" fill="#f7c6a0" d="M58 62C48 40 26 30 4 36C11 44 13 54 11 64C19 61 26 64 29 74C37 70 43 74 46 84C50 82 54 84 58 90Z"/>
    <path data-part="wing" fill="#f7c6a0" d="M70 62C80 40 102 30 124 36C117 44 115 54 117 64C109 61 102 64 99 74C91 70 85 74 82 84C78 82 74 84 70 90Z"/>
    <path data-part="body" fill="#f29c7a" d="M64 52C78 52 84 66 83 80C82 94 75 103 64 103C53 103 46 94 45 80C44 66 50 52 64 52Z"/>
    <path data-part="belly" fill="#fff3e6" d="M64 68C72 68 76 74 76 82C75 92 70 97 64 97C58 97 53 92 52 82C52 74 56 68 64 68Z"/>
    <path data-part="crest" fill="#e5735c" d="M66 22C76 12 90 7 104 9C100 22 92 32 78 38Z"/>
    <path data-part="beak" fill="#fbd36a" d="M54 26C40 30 26 40 17 52C30 58 44 60 58 57Z"/>
    <path data-part="head" fill="#f29c7a" d="M62 18C76 18 84 28 84 40C84 52 76 60 64 60C54 60 48 54 47 44C46 30 50 18 62 18Z"/>
    <path fill="none" stroke="#a4523a" stroke-width="2" d="M20 51.5C32 48 40 47 48 47"/>
    <ellipse data-part="eye" fill="#2a2020" cx="61" cy="36" rx="4.2" ry="5.2"/>
    <circle fill="#ffffff" cx="60" cy="34" r="2"/>
    <ellipse data-part="cheek" fill="#fbc4b4" cx="70" cy="46" rx="5" ry="3.8"/>
  `,
};
