/** A leaf, one half inked, the other colored in. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {/* A paper edge, so that the ink shows on a dark desk too. */}
      <path
        d="M20 3C8.5 8 4.8 17.3 8 27c4 4.5 8 5.5 12 5 4.3.5 8-.7 12-5 3.2-9.7-.8-19-12-24zM20 30v7"
        fill="#fff"
        stroke="#fff"
        strokeWidth="5.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M20 3C9 8 5 17 8 27c5 5 9 5.5 12 5z" fill="#fff" />
      <path d="M20 3c11 5 15 14 12 24-5 5-9 5.5-12 5z" fill="#7cc36a" />
      <path
        d="M20 12.500c4-.5 7-2.5 8-4.5 3 4 4.3 8 4.3 12.5-4 2.5-8 3.5-12.3 3.500z"
        fill="#ffd34e"
      />
      <path
        d="M20 24c4.3 0 8.3-1 12.3-3.5.1 2.3-.1 4.4-.6 6.5-4.4 4.5-8.2 5.6-11.7 5z"
        fill="#f2644e"
      />
      <g
        fill="none"
        stroke="#1f1b18"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M20 3C8.5 8 4.8 17.3 8 27c4 4.5 8 5.5 12 5 4.3.5 8-.7 12-5 3.2-9.7-.8-19-12-24z" />
        <path d="M20 3.500c.3 11-.2 22 .2 33.500M19.8 13c-3 0-5-1.2-6.5-2.600M19.8 20.500c-4.2.2-7.5-1.3-9.8-3.300M20 27.500c-4 .3-7.2-.9-9.5-2.700M20.2 13c3-.1 5-1.3 6.4-2.700M20.2 20.500c4.2 0 7.5-1.4 9.7-3.300M20.2 27.500c4 .2 7-.9 9.3-2.7" />
      </g>
    </svg>
  );
}
