/** Two small sounds, made on the spot: a pop for each fill, a little tune at the end. */
let context: AudioContext | undefined;

function note(frequency: number, afterS: number, lengthS: number): void {
  context ??= new AudioContext();
  const from = context.currentTime + afterS;
  const [oscillator, volume] = [context.createOscillator(), context.createGain()];
  oscillator.type = "triangle";
  oscillator.frequency.setValueAtTime(frequency, from);
  volume.gain.setValueAtTime(0.12, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + lengthS);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + lengthS);
}

export function playPop(): void {
  note(660, 0, 0.12);
}

export function playTune(): void {
  [523, 659, 784, 1047].forEach((frequency, index) => {
    note(frequency, index * 0.14, 0.3);
  });
}
