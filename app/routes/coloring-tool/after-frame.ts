/** Does what can wait once the next frame is on its way to the screen: a finger waits for that alone. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
