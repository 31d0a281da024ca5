/** The nose of a furry animal with the mouth below it, in the middle of a head 128 wide. */
export const snout = (y: number, size = 1) => `
    <path data-part="nose" fill="#2a2440" d="M64 ${y - 5 * size}Q${64 + 11 * size} ${y - 6 * size} ${64 + 8 * size} ${y + 1 * size}Q64 ${y + 10 * size} ${64 - 8 * size} ${y + 1 * size}Q${64 - 11 * size} ${y - 6 * size} 64 ${y - 5 * size}Z"/>
    <path fill="none" stroke="#4a2a10" stroke-width="2.8" d="M64 ${y + 5 * size}L64 ${y + 10 * size}M${64 - 14 * size} ${y + 10 * size}Q${64 - 7 * size} ${y + 19 * size} 64 ${y + 10 * size}Q${64 + 7 * size} ${y + 19 * size} ${64 + 14 * size} ${y + 10 * size}"/>`;
