/** Things of the sky: 128 × 128 boxes. */
export const sky: Readonly<Record<string, string>> = {
  // A whole rainbow of six bands, each end resting in a cloud.
  rainbow: `
    <path fill="#ff6b5e" d="M8 98A56 56 0 0 1 120 98L113 98A49 49 0 0 0 15 98Z"/>
    <path fill="#ffa63d" d="M15 98A49 49 0 0 1 113 98L106 98A42 42 0 0 0 22 98Z"/>
    <path fill="#ffe15a" d="M22 98A42 42 0 0 1 106 98L99 98A35 35 0 0 0 29 98Z"/>
    <path fill="#7ed06a" d="M29 98A35 35 0 0 1 99 98L92 98A28 28 0 0 0 36 98Z"/>
    <path fill="#62b5f2" d="M36 98A28 28 0 0 1 92 98L85 98A21 21 0 0 0 43 98Z"/>
    <path fill="#b794e8" d="M43 98A21 21 0 0 1 85 98L78 98A14 14 0 0 0 50 98Z"/>
    <path fill="#f4f9ff" d="M12 118C4 118 0 111 3 105C0 97 5 89 13 91C17 83 29 83 33 90C40 85 50 90 49 98C56 100 57 109 52 113C50 117 46 118 42 118Z"/>
    <path fill="#f4f9ff" d="M116 118C124 118 128 111 125 105C128 97 123 89 115 91C111 83 99 83 95 90C88 85 78 90 79 98C72 100 71 109 76 113C78 117 82 118 86 118Z"/>
  `,
};
