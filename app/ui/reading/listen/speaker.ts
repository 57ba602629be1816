import type { Sentence } from './sentences.ts';

/** The name of the highlight of the current sentence, for `::highlight()` in base.css. */
const HIGHLIGHT = 'voorlezen';

/** Finds a Dutch voice: one that runs on the device, else one that runs on a server of its maker; null if none exists. */
export async function dutchVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null;
  const voices = (await voicesOf(speechSynthesis)).filter(({ lang }) => /^nl\b/i.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** All voices. Some browsers load them first, so this waits a second at most. */
async function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    const changed = new Promise((resolve) => synthesis.addEventListener('voiceschanged', resolve, { once: true }));
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 1000))]);
  }
  return synthesis.getVoices();
}

/** Errors that mean that only this sentence was ended early. */
const INTERRUPTIONS = new Set<SpeechSynthesisErrorCode>(['interrupted', 'canceled']);

interface SpeakerOptions {
  sentences: readonly Sentence[];
  voice: SpeechSynthesisVoice;
  rate: number;
  onEnd: () => void;
  /** Called when the voice fails; the speaker has then stopped. */
  onFail: () => void;
}

/** Speaks sentences one after the other, and highlights the current one. */
export class Speaker {
  readonly #options: SpeakerOptions;
  /** The index of the current sentence. */
  #index = 0;
  /** Increases with each play and pause, so that events of an earlier utterance are ignored. */
  #playback = 0;

  constructor(options: SpeakerOptions) {
    this.#options = options;
  }

  /** Starts, or resumes at the beginning of the current sentence. */
  play(): void {
    this.#playback += 1;
    speechSynthesis.cancel();
    this.#speak(this.#playback);
  }

  /** Cancels the utterance, because on many phones the browser's own pause ends the speech. */
  pause(): void {
    this.#playback += 1;
    speechSynthesis.cancel();
  }

  /** Sets the speed, relative to the normal speed of the voice. It applies from the next `play` or sentence. */
  setRate(rate: number): void {
    this.#options.rate = rate;
  }

  stop(): void {
    this.pause();
    CSS.highlights?.delete(HIGHLIGHT);
  }

  #speak(playback: number): void {
    const { sentences, voice, rate, onEnd, onFail } = this.#options;
    const sentence = sentences[this.#index];
    if (!sentence) {
      this.stop();
      onEnd();
      return;
    }
    highlight(sentence.range);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const next = () => {
      if (playback !== this.#playback) return; // paused or stopped in the meantime
      this.#index += 1;
      this.#speak(playback);
    };
    utterance.onend = next;
    utterance.onerror = ({ error }) => {
      if (playback !== this.#playback) return;
      if (INTERRUPTIONS.has(error)) return next();
      this.stop();
      onFail();
    };
    speechSynthesis.speak(utterance);
  }
}

/** Highlights a sentence, and scrolls to it when it is out of view. */
function highlight(range: Range): void {
  CSS.highlights?.set(HIGHLIGHT, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight - PLAYER_HEIGHT) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  range.startContainer.parentElement?.scrollIntoView({
    block: 'center',
    behavior: reducedMotion ? 'instant' : 'smooth',
  });
}

/** The height of the part of the window that the player covers, in pixels. */
const PLAYER_HEIGHT = 96;
