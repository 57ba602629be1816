import type { Sentence } from './sentences.ts';

/** The name under which styles know the sentence that is being said. */
const MARK = 'voorlezen';

/** Chooses a Dutch voice: one of the device itself, else one that its maker runs elsewhere; null where there is none. */
export async function dutchVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null;
  const voices = (await voicesOf(speechSynthesis)).filter(({ lang }) => /^nl\b/i.test(lang));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** The voices; some browsers only know them after a while. */
async function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  if (synthesis.getVoices().length === 0) {
    const changed = new Promise((resolve) => synthesis.addEventListener('voiceschanged', resolve, { once: true }));
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 1000))]);
  }
  return synthesis.getVoices();
}

/** Errors that only say that somebody else ended this one sentence. */
const CUT_SHORT = new Set<SpeechSynthesisErrorCode>(['interrupted', 'canceled']);

interface Speaking {
  sentences: readonly Sentence[];
  voice: SpeechSynthesisVoice;
  rate: number;
  onEnd: () => void;
  /** The voice broke; it says nothing more. */
  onFail: () => void;
}

/** Says sentences one after the other, and marks the one that is being said. */
export class Speaker {
  readonly #speaking: Speaking;
  #at = 0;
  #turn = 0;

  constructor(speaking: Speaking) {
    this.#speaking = speaking;
  }

  /** Begins, or goes on with the sentence where it paused. */
  play(): void {
    this.#turn += 1;
    speechSynthesis.cancel();
    this.#say(this.#turn);
  }

  // The browser's own pause ends the speech on many phones.
  pause(): void {
    this.#turn += 1;
    speechSynthesis.cancel();
  }

  /** How fast, 1 being the voice's own; from the beginning of this sentence. */
  setRate(rate: number): void {
    this.#speaking.rate = rate;
  }

  stop(): void {
    this.pause();
    CSS.highlights?.delete(MARK);
  }

  #say(turn: number): void {
    const { sentences, voice, rate, onEnd, onFail } = this.#speaking;
    const sentence = sentences[this.#at];
    if (!sentence) {
      this.stop();
      onEnd();
      return;
    }
    show(sentence.range);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    const next = () => {
      if (turn !== this.#turn) return; // paused or stopped meanwhile
      this.#at += 1;
      this.#say(turn);
    };
    utterance.onend = next;
    utterance.onerror = ({ error }) => {
      if (turn !== this.#turn) return;
      if (CUT_SHORT.has(error)) return next();
      this.stop();
      onFail();
    };
    speechSynthesis.speak(utterance);
  }
}

function show(range: Range): void {
  CSS.highlights?.set(MARK, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= innerHeight - PLAYER_HEIGHT) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: calm ? 'instant' : 'smooth' });
}

/** What the player covers at the bottom, in pixels. */
const PLAYER_HEIGHT = 96;
