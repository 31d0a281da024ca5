/** An eye with its shine. */
export const eye = (x: number, y: number, size = 1) => `
    <ellipse data-part="eye" fill="#2a2440" cx="${x}" cy="${y}" rx="${4.4 * size}" ry="${5.8 * size}"/>
    <circle fill="#ffffff" cx="${x - 0.8 * size}" cy="${y - 2.3 * size}" r="${2.2 * size}"/>`;
