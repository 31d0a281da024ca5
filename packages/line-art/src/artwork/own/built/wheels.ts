/** Parts that many vehicles have. */

export const wheel = (x: number, y: number, r: number) => `
    <circle data-part="wheel" fill="#8a919b" cx="${x}" cy="${y}" r="${r}"/>
    <circle data-part="hub" fill="#e9edf2" cx="${x}" cy="${y}" r="${r * 0.5}"/>`;

/** The square cab of a lorry that drives left, `dx` to the right of the edge. */
export const lorryCab = (colour: string, dx = 0) => {
  const at = (x: number) => x + 4 + dx;
  return `
    <path data-part="cab" fill="${colour}" d="M${at(8)} 56Q${at(9)} 48 ${at(17)} 48L${at(42)} 48L${at(42)} 104L${at(2)} 104L${at(2)} 84Z"/>
    <path data-part="window" fill="#d9f0fb" d="M${at(14)} 57L${at(33)} 57L${at(33)} 76L${at(11)} 76Z"/>
    <circle data-part="headlight" fill="#fff2b0" cx="${at(10)}" cy="90" r="4.5"/>`;
};
