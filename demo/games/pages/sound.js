// A few soft synthesised tones; silent until the player turns them on.

const KEY = 'halcyon.sound';

/** @type {AudioContext | undefined} */
let audio;
let isOn = read();
let isMuted = false;

export const isSoundOn = () => isOn;

/** @param {boolean} wanted */
export function switchSound(wanted) {
  isOn = wanted;
  try {
    localStorage.setItem(KEY, wanted ? '1' : '0');
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
  if (wanted) tone(660, { length: 0.12 });
}

/** The surrounding app can mute the game. @param {boolean} wanted */
export const mute = (wanted) => void (isMuted = wanted);

function read() {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** @param {number} pitch @param {{ at?: number, length?: number, level?: number, shape?: OscillatorType }} options */
function tone(pitch, { at = 0, length = 0.18, level = 0.08, shape = 'sine' } = {}) {
  if (!isOn || isMuted) return;
  audio ??= new AudioContext();
  void audio.resume();
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(level, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + length);
}

export const sounds = {
  press: () => tone(320, { length: 0.09, shape: 'triangle' }),
  stop: () => tone(190, { length: 0.1, shape: 'triangle', level: 0.12 }),
  tick: () => tone(900, { length: 0.03, level: 0.03 }),
  loss: () => tone(220, { length: 0.28, level: 0.04 }),
  /** Longer for larger wins. @param {number} times */
  win(times) {
    const scale = [523, 659, 784, 1047, 1319, 1568];
    const count = times >= 10 ? 6 : times >= 3 ? 4 : 3;
    scale.slice(0, count).forEach((pitch, index) => tone(pitch, { at: index * 0.09, length: 0.4 }));
  },
};
