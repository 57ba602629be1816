import { useEffect, useRef, useState } from 'react';
import { readableParts } from '../readable-parts.ts';
import type { Speaker } from './speaker.ts';

/** `remote-voice`: the only Dutch voice runs on a server, and the reader has not agreed to that yet. */
export type SpeakerState = 'silent' | 'preparing' | 'no-voice' | 'remote-voice' | 'speaking' | 'paused' | 'failed';

/**
 * Reads the title, the introduction and the text of the page aloud (`readableParts`). Calls `onEnd` when reading ends or
 * fails, or is stopped. Returns the state and the functions that control the speaker.
 */
export function useSpeaker(textId: string, onEnd: () => void) {
  const [state, setState] = useState<SpeakerState>('silent');
  const [rate, setRate] = useState(1);
  const speaker = useRef<Speaker | null>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      speaker.current?.stop();
    };
  }, []);

  /** Starts reading. A voice that runs on a server gets to see the text, so it is only used with `allowRemote`. */
  async function start({ allowRemote = false } = {}) {
    setState('preparing');
    const next = await prepare(allowRemote).catch((): SpeakerState => 'failed');
    setState(next);
    if (next === 'speaking') speaker.current?.play();
  }
  /** Creates the speaker, if there is a voice for it. Returns the next state. */
  async function prepare(allowRemote: boolean): Promise<SpeakerState> {
    const found = await findVoice(textId);
    if (!mounted.current) return 'silent'; // the reader has left the page
    if (!found) return 'no-voice';
    const { voice, parts, Speaker, sentencesIn } = found;
    if (!voice.localService && !allowRemote) return 'remote-voice';
    const handlers = { onEnd: () => end('silent'), onFail: () => end('failed') };
    speaker.current = new Speaker({ sentences: parts.flatMap(sentencesIn), voice, rate, ...handlers });
    return 'speaking';
  }
  function end(next: SpeakerState) {
    onEnd();
    setState(next);
  }
  return {
    state,
    rate,
    start,
    pause() {
      speaker.current?.pause();
      setState('paused');
    },
    resume() {
      speaker.current?.play();
      setState('speaking');
    },
    stop() {
      speaker.current?.stop();
      end('silent');
    },
    changeRate(next: number) {
      setRate(next);
      speaker.current?.setRate(next);
      if (state === 'speaking') speaker.current?.play();
    },
    closeDialog: () => setState('silent'),
  };
}

/** Loads the scripts for reading aloud, and finds the voice and the text; null when one of these is missing. */
async function findVoice(textId: string) {
  const [{ dutchVoice, Speaker }, { sentencesIn }] = await Promise.all([
    import('./speaker.ts'),
    import('./sentences.ts'),
  ]);
  const voice = await dutchVoice();
  return voice && { voice, parts: readableParts(textId), Speaker, sentencesIn };
}
