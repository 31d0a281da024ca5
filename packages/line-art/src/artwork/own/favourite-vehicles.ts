/** Vehicles of the road, the sea and the air, and a tree by the road: 128 × 128 boxes. */
export const favouriteVehicles: Readonly<Record<string, string>> = {
  // A rounded little car.
  automobile: `
    <path data-part="body" fill="#ff8f7a" d="M6 96C4.7 92 2.7 83 4 78C5.3 73 9 68.7 14 66C19 63.3 28.7 66.3 34 62C39.3 57.7 41.3 45.3 46 40C50.7 34.7 55 31.5 62 30C69 28.5 81 28.7 88 31C95 33.3 100 38.8 104 44C108 49.2 108.8 57.7 112 62C115.2 66.3 120.8 65.3 123 70C125.2 74.7 125.5 85 125 90C124.5 95 128 98 120 100C109.8 102 82 101.7 64 102C46 102.3 21.7 103 12 102C2.3 101 7.3 100 6 96Z"/>
    <path data-part="window" fill="#d8f0fc" d="M42 62C45 56.7 47.3 49.8 51 46C54.7 42.2 61.2 40.2 64 39C66.8 37.8 66.7 39 68 39L68 62L42 62Z"/>
    <path data-part="window" fill="#d8f0fc" d="M76 39C80 39.3 84.3 38.2 88 40C91.7 41.8 95.7 46.3 98 50C100.3 53.7 100.7 58 102 62L76 62L76 39Z"/>
    <path fill="none" stroke="#8a2a1a" stroke-width="2.2" d="M72 66L72 98M78 74L86 74M6 90L14 90M122 90L114 90"/>
    <circle data-part="headlight" fill="#ffe07a" cx="15" cy="79" r="6"/>
    <circle data-part="wheel" fill="#9a94a8" cx="36" cy="102" r="17"/>
    <circle fill="#ffffff" cx="36" cy="102" r="7.6"/>
    <circle data-part="wheel" fill="#9a94a8" cx="96" cy="102" r="17"/>
    <circle fill="#ffffff" cx="96" cy="102" r="7.6"/>
  `,
  // A police car with its light on the roof.
  "police-car": `
    <path data-part="siren" fill="#6fa8f0" d="M60 24C60 12 84 12 84 24L84 34L60 34Z"/>
    <path fill="none" stroke="#2f4f8c" stroke-width="2.4" d="M72 2L72 8M50 8L55 12M94 8L89 12"/>
    <path data-part="body" fill="#ffffff" d="M6 96C4.7 92 2.7 83 4 78C5.3 73 9 68.7 14 66C19 63.3 28.7 66 34 62C39.3 58 41.3 46.8 46 42C50.7 37.2 55 34.3 62 33C69 31.7 81 31.8 88 34C95 36.2 100 41.3 104 46C108 50.7 108.8 58 112 62C115.2 66 120.8 65.3 123 70C125.2 74.7 125.5 85 125 90C124.5 95 128 98 120 100C109.8 102 82 101.7 64 102C46 102.3 21.7 103 12 102C2.3 101 7.3 100 6 96Z"/>
    <path fill="#6f94d8" d="M4 78C16 76.7 25.3 74.7 40 74C54.7 73.3 77.8 73.3 92 74C106.2 74.7 114 76.7 125 78C125 82 125.8 86.3 125 90C124.2 93.7 128 98 120 100C109.8 102 82 101.7 64 102C46 102.3 21.7 103 12 102C2.3 101 7.3 100 6 96C4.7 92 4.7 84 4 78Z"/>
    <path data-part="window" fill="#6fb8ea" d="M42 64C45 59 47.3 52.7 51 49C54.7 45.3 61.2 43.2 64 42C66.8 40.8 66.7 42 68 42L68 64L42 64Z"/>
    <path data-part="window" fill="#6fb8ea" d="M76 42C80 42.3 84.3 41.3 88 43C91.7 44.7 95.7 48.5 98 52C100.3 55.5 100.7 60 102 64L76 64L76 42Z"/>
    <path data-part="star" fill="#ffd84a" d="M66 78L69 84.6L76 85.4L70.8 90L72.4 97L66 93.4L59.6 97L61.2 90L56 85.4L63 84.6Z"/>
    <circle data-part="wheel" fill="#9a94a8" cx="34" cy="102" r="17"/>
    <circle fill="#ffffff" cx="34" cy="102" r="7.6"/>
    <circle data-part="wheel" fill="#9a94a8" cx="98" cy="102" r="17"/>
    <circle fill="#ffffff" cx="98" cy="102" r="7.6"/>
  `,
  // A town bus with a folding door.
  bus: `
    <path data-part="body" fill="#ffc94a" d="M2 98L2 58Q2 40 16 40L118 40Q126 40 126 48L126 98Q126 104 120 104L8 104Q2 104 2 98Z"/>
    <path data-telling="" fill="#fff6dc" d="M8 46L30 46L30 54L6 54Z"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M5 58L18 58L18 82L4 82Z"/>
    <path data-part="door" data-telling="" fill="#e8685f" d="M22 50L38 50L38 100L22 100Z"/>
    <path data-part="door" data-telling="" fill="#e8685f" d="M68 50L84 50L84 100L68 100Z"/>
    <path fill="none" data-telling="" stroke="#6a1a1a" stroke-width="2.2" d="M30 52L30 98M76 52L76 98"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M42 52L53 52L53 74L42 74Z"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M55 52L65 52L65 74L55 74Z"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M88 52L99 52L99 74L88 74Z"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M101 52L112 52L112 74L101 74Z"/>
    <path data-part="window" data-telling="" fill="#ffffff" d="M114 52L123 52L123 74L114 74Z"/>
    <circle data-part="wheel" fill="#9a94a8" cx="53" cy="106" r="14"/>
    <circle fill="#2a2440" cx="53" cy="106" r="4"/>
    <circle data-part="wheel" fill="#9a94a8" cx="103" cy="106" r="14"/>
    <circle fill="#2a2440" cx="103" cy="106" r="4"/>
  `,
  // A box truck with a star on its side.
  "delivery-truck": `
    <path fill="#8fc4f0" d="M46 18L120 18C123 18 124 19 124 22L124 98L46 98Z"/>
    <path data-part="star" fill="#ffd84a" d="M85 34L90 46L103 47L93 55.4L96.4 68L85 61L73.6 68L77 55.4L67 47L80 46Z"/>
    <path data-part="cab" fill="#ff8f7a" d="M4 98C4 90 3 79.3 4 74C5 68.7 8 70.7 10 66C12 61.3 13.7 50.7 16 46C18.3 41.3 19 39.3 24 38C29 36.7 38.7 38 46 38L46 98L4 98Z"/>
    <path data-part="window" fill="#ffffff" d="M20 64L26 47L40 47L40 64Z"/>
    <path fill="none" stroke="#8a2a1a" stroke-width="2.4" d="M31 74L39 74"/>
    <circle data-part="headlight" fill="#ffe07a" cx="10" cy="82" r="5"/>
    <path data-part="bumper" fill="#b8b4c4" d="M2 92L126 92L126 102L2 102Z"/>
    <circle data-part="wheel" fill="#918b9e" cx="30" cy="106" r="17"/>
    <circle fill="#ffffff" cx="30" cy="106" r="7.6"/>
    <circle data-part="wheel" fill="#918b9e" cx="98" cy="106" r="17"/>
    <circle fill="#ffffff" cx="98" cy="106" r="7.6"/>
  `,
  // A boat with two sails.
  sailboat: `
    <path data-part="sail" fill="#ffffff" d="M60 8L60 86L10 86C14.7 78 18 70.3 24 62C30 53.7 40 45 46 36C52 27 55.3 17.3 60 8Z"/>
    <path data-part="sail" fill="#ff8f7a" d="M68 16C76.7 24 86.7 30.7 94 40C101.3 49.3 108.3 64.3 112 72C115.7 79.7 114.7 81.3 116 86L68 86L68 16Z"/>
    <path data-part="flag" fill="#ffd84a" d="M64 0L84 5L64 11Z"/>
    <path fill="none" stroke="#6b4a24" stroke-width="2.4" d="M64 0L64 94"/>
    <path data-detail="" fill="none" stroke="#8a9aa8" stroke-width="2" d="M26 70L60 70"/>
    <path data-part="hull" fill="#c98a4a" d="M4 93L124 93C120 99.3 116.3 106.8 112 112C107.7 117.2 111.7 122 98 124C84.3 126 44 126 30 124C16 122 18.3 117.2 14 112C9.7 106.8 7.3 99.3 4 93Z"/>
    <path fill="#ffe0a8" d="M2 90L126 90L124 101L4 101Z"/>
  `,
  // A plump airliner in flight.
  airplane: `
    <path data-part="tail" fill="#6fa8e0" d="M96 58C98.7 50 100.3 39.7 104 34C107.7 28.3 114.5 25 118 24C121.5 23 125 22 125 28C125 34 120.3 49.3 118 60L96 58Z"/>
    <path data-part="wing" fill="#6fa8e0" d="M60 52C64 46 67.3 39 72 34C76.7 29 84 23 88 22C92 21 96 22.7 96 28C96 33.3 90.7 45.3 88 54L60 52Z"/>
    <path data-part="fuselage" fill="#ffffff" d="M4 74C4 69.3 6 64 10 60C14 56 19.7 52 28 50C36.3 48 49.3 48.3 60 48C70.7 47.7 82.3 47.7 92 48C101.7 48.3 112.5 48.3 118 50C123.5 51.7 125.3 53.7 125 58C124.7 62.3 121.5 70.3 116 76C110.5 81.7 101.3 88.3 92 92C82.7 95.7 70.7 97.3 60 98C49.3 98.7 36.3 97.7 28 96C19.7 94.3 14 91.7 10 88C6 84.3 4 78.7 4 74Z"/>
    <path fill="#ff8f7a" d="M5 80C16.7 81.3 27.5 83.7 40 84C52.5 84.3 67.7 83.3 80 82C92.3 80.7 102.7 78 114 76C106.7 81.3 101 88.3 92 92C83 95.7 70.7 97.3 60 98C49.3 98.7 36.2 97.3 28 96C19.8 94.7 14.8 92.7 11 90C7.2 87.3 7 83.3 5 80Z"/>
    <path data-part="window" fill="#4f98d8" d="M8 68C10.7 64 12.3 58.7 16 56C19.7 53.3 25.3 53.3 30 52L32 66L8 68Z"/>
    <circle data-part="window" fill="#4f98d8" cx="50" cy="66" r="6"/>
    <circle data-part="window" fill="#4f98d8" cx="66" cy="66" r="6"/>
    <circle data-part="window" fill="#4f98d8" cx="82" cy="66" r="6"/>
    <path data-part="wing" fill="#6fa8e0" d="M50 82L84 80C90.7 88 100.3 98.3 104 104C107.7 109.7 107.7 112.3 106 114C104.3 115.7 100 116.3 94 114C88 111.7 77.3 105.3 70 100C62.7 94.7 56.7 88 50 82Z"/>
    <path data-part="tailplane" fill="#6fa8e0" d="M98 64L118 62C121 64.7 126 67.7 127 70C128 72.3 127.2 75.3 124 76C120.8 76.7 112.3 76 108 74C103.7 72 101.3 67.3 98 64Z"/>
  `,
  // An apple tree with a bushy crown.
  "deciduous-tree": `
    <path data-part="treeTrunk" fill="#b9804d" d="M52 80C53.3 86 56 92.3 56 98C56 103.7 54.3 109.7 52 114C49.7 118.3 45.3 120.7 42 124L86 124C82.7 120.7 78.3 118.3 76 114C73.7 109.7 72 103.7 72 98C72 92.3 74.7 86 76 80L52 80Z"/>
    <path data-part="leaves" fill="#8fd06a" d="M64 10Q84.5 1.1 93.6 19.4Q115.8 24 109.3 43.1Q122.9 59 103.8 70Q102.4 89.8 79.7 87.6Q64 102 48.3 87.6Q25.6 89.8 24.2 70Q5.1 59 18.7 43.1Q12.2 24 34.4 19.4Q43.5 1.1 64 10Z"/>
    <path fill="none" stroke="#3f7f2c" stroke-width="2.2" d="M34 42C38 34 48 34 51 42M74 64C78 56 88 56 91 64M72 32C76 25 86 26 88 33M42 68C46 60 55 61 57 68M62 52C66 45 76 46 78 53"/>
    <ellipse fill="#e8c49a" cx="64" cy="108" rx="6" ry="7.4"/>
  `,
};
