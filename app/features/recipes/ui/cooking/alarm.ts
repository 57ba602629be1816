/** The sound of a timer: three short tones. */
export interface Alarm {
  /** Allows the sound. A browser plays none unless a click of the reader came first. */
  prepare(): void;
  ring(): void;
}

const TONES = 3;
const HERTZ = 880;
/** In seconds. */
const TONE = 0.25;
const PAUSE = 0.15;

/** Makes the alarm of a page; a browser without the Web Audio API stays silent. */
export function openAlarm(): Alarm {
  let audio: AudioContext | null = null;
  return {
    prepare() {
      if (!('AudioContext' in globalThis)) return;
      audio ??= new AudioContext();
      void audio.resume();
    },
    ring() {
      if (audio === null) return;
      for (let tone = 0; tone < TONES; tone += 1) playTone(audio, audio.currentTime + tone * (TONE + PAUSE));
    },
  };
}

/** Plays one tone that swells and fades, because a square one crackles. */
function playTone(audio: AudioContext, start: number): void {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = HERTZ;
  volume.gain.setValueAtTime(0.001, start);
  volume.gain.exponentialRampToValueAtTime(0.6, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + TONE);
}
