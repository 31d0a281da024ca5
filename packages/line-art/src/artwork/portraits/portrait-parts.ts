/** What portraits share, in their 128 × 128 box. */

/** Eyes with their shine and lashes, a smile and cheeks, around the line of the eyes. */
export const features = (y: number) => `
    <ellipse data-part="eye" fill="#2a2440" cx="55" cy="${y}" rx="3.6" ry="4.9"/>
    <circle fill="#ffffff" cx="54.2" cy="${y - 2}" r="1.9"/>
    <ellipse data-part="eye" fill="#2a2440" cx="73" cy="${y}" rx="3.6" ry="4.9"/>
    <circle fill="#ffffff" cx="72.2" cy="${y - 2}" r="1.9"/>
    <path fill="none" stroke="#2a2440" stroke-width="2" d="M51 ${y - 3}L47.6 ${y - 5}M77 ${y - 3}L80.4 ${y - 5}"/>
    <path fill="none" stroke="#8a3a3a" stroke-width="2.2" d="M58 ${y + 9}C61 ${y + 13} 67 ${y + 13} 70 ${y + 9}"/>
    <ellipse data-part="cheek" data-detail="" fill="#ff9fa0" cx="48" cy="${y + 8}" rx="3.6" ry="2.6"/>
    <ellipse data-part="cheek" data-detail="" fill="#ff9fa0" cx="80" cy="${y + 8}" rx="3.6" ry="2.6"/>`;

export const roundFace = (skin: string) =>
  `<path data-part="face" fill="${skin}" d="M64 14C69.3 14 76 15 80 18C84 21 87 27.3 88 32C89 36.7 88 41.8 86 46C84 50.2 79.7 54.7 76 57C72.3 59.3 68 60 64 60C60 60 55.7 59.3 52 57C48.3 54.7 44 50.2 42 46C40 41.8 39 36.7 40 32C41 27.3 44 21 48 18C52 15 58.7 14 64 14Z"/>`;

export const partedHair = (colour: string) =>
  `<path data-part="hair" fill="${colour}" d="M64 10C70 10 77.5 10.7 82 14C86.5 17.3 89.7 25.3 91 30C92.3 34.7 90.3 38 90 42C87.3 40 85 38.3 82 36C79 33.7 75 30.8 72 28C69 25.2 66.7 22 64 19C61.3 22 59 25.2 56 28C53 30.8 49 33.7 46 36C43 38.3 40.7 40 38 42C37.7 38 35.7 34.7 37 30C38.3 25.3 41.5 17.3 46 14C50.5 10.7 58 10 64 10Z"/>`;

/** Both, seen from the front. */
export const feet = (part: "shoe" | "foot", colour: string) => `
    <path data-part="${part}" fill="${colour}" d="M50 116C53 115.8 59.8 115.7 62 117C64.2 118.3 62.7 121.7 63 124L42 124C42.7 122 42.7 119.3 44 118C45.3 116.7 47 116.2 50 116Z"/>
    <path data-part="${part}" fill="${colour}" d="M78 116C75 115.8 68.2 115.7 66 117C63.8 118.3 65.3 121.7 65 124L86 124C85.3 122 85.3 119.3 84 118C82.7 116.7 81 116.2 78 116Z"/>`;
