/** The head of a Chinese dragon, looking left, in the upper left of a 128 × 128 box. */
export const dragonHead = ({ horn, mane, skin }: Record<"horn" | "mane" | "skin", string>) => `
      <path data-part="horn" fill="${horn}" d="M44 20C46 13 52 11 53 4C57 1 61 4 59 9C63 8 66 11 63 14C59 17 56 18 54 26Z"/>
      <path data-part="horn" fill="${horn}" d="M30 18C31 12 30 8 27 4C29 0 34 1 35 6C38 1 42 2 42 6C40 10 40 14 40 20Z"/>
      <path data-part="mane" fill="${mane}" d="M40 16C42.7 12.3 48 17.7 52 18C56 18.3 60 18 64 18C62.3 21 58.3 24.5 59 27C59.7 29.5 65 31 68 33C65 34.7 59.5 35.5 59 38C58.5 40.5 63 44.7 65 48C61.7 47.7 56.7 45.3 55 47C53.3 48.7 55 54.3 55 58C51.3 56 47.2 55 44 52C40.8 49 36.7 46 36 40C35.3 34 37.3 19.7 40 16Z"/>
      <path data-part="beard" fill="${mane}" d="M18 48C15.7 50.3 16.7 54.7 16 58C19 57 22.7 54 25 55C27.3 56 28.3 61 30 64C32 61 33.3 56 36 55C38.7 54 42.7 57 46 58C45.3 54 46.7 48.3 44 46C41.3 43.7 34.3 43.7 30 44C25.7 44.3 20.3 45.7 18 48Z"/>
      <path data-part="head" fill="${skin}" d="M34 14C37.5 14.2 42.7 15.3 46 18C49.3 20.7 53.3 25.7 54 30C54.7 34.3 52.7 40.5 50 44C47.3 47.5 42.7 49.7 38 51C33.3 52.3 26.2 52.7 22 52C17.8 51.3 13.8 48.8 13 47C12.2 45.2 15.7 43 17 41C14 40 10.5 39.5 8 38C5.5 36.5 2.7 34.7 2 32C1.3 29.3 2.3 24.2 4 22C5.7 19.8 9.3 18.7 12 19C14.7 19.3 17.8 24.3 20 24C22.2 23.7 22.7 18.7 25 17C27.3 15.3 30.5 13.8 34 14Z"/>
      <path data-part="mouth" fill="#d56d83" d="M14 42C24 41 32 38 42 35C43 46 34 51 24 50C19 49 15 47 14 42Z"/>
      <path data-detail="" fill="#ffffff" d="M19 40.8L26 39.3L24 46Z"/>
      <circle data-part="eye" fill="#ffffff" cx="35" cy="25" r="7.2"/>
      <circle fill="#2a2440" cx="33.6" cy="26" r="4.2"/>
      <circle fill="#ffffff" cx="32.6" cy="24.4" r="1.6"/>
      <path fill="none" stroke="#4a3a2a" stroke-width="2.6" d="M27 17C32 13 39 13 43 17"/>
      <ellipse fill="#2a2440" cx="9.5" cy="25.5" rx="2.4" ry="2"/>
      <path data-detail="" fill="none" stroke="#4a3a2a" stroke-width="2" d="M15 37C18 39 21 39.5 24 39.5"/>
      <path fill="none" stroke="#4a3a2a" stroke-width="2.2" d="M8 37C2 42 2 50 7 55"/>`;
