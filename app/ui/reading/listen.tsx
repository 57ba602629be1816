import { useEffect, useRef, useState } from 'react';
import { Pause, Play, Square, Volume2 } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './reading-options.module.css';
import type { Speaker } from './speaker.ts';

const SPEEDS = [
  { rate: 0.8, name: 'Langzaam' },
  { rate: 1, name: 'Gewoon' },
  { rate: 1.25, name: 'Snel' },
];

type State = 'silent' | 'preparing' | 'no-voice' | 'asks' | 'speaking' | 'paused' | 'failed';

/**
 * Reads the text aloud with the voice of the device, and marks the sentence that is being said (decisions.md 16). A
 * voice that its maker runs elsewhere is only used when the reader says so: it gets to see the text.
 */
export function Listen({ textId }: { textId: string }) {
  const [state, setState] = useState<State>('silent');
  const [rate, setRate] = useState(1);
  const speaker = useRef<Speaker | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const player = useRef<HTMLElement>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      speaker.current?.stop();
    };
  }, []);

  async function begin(asked: { anyVoice?: boolean } = {}) {
    setState('preparing');
    const next = await prepare(asked).catch((): State => 'failed');
    setState(next);
    if (next === 'speaking') speaker.current?.play();
  }
  /** Makes the speaker, unless something stands in the way: gives which of the two. */
  async function prepare({ anyVoice = false }): Promise<State> {
    const [{ dutchVoice, Speaker }, { sentencesIn }] = await Promise.all([
      import('./speaker.ts'),
      import('./sentences.ts'),
    ]);
    const [voice, root] = [await dutchVoice(), document.getElementById(textId)];
    if (!here.current) return 'silent'; // the reader went on to another page
    if (!voice || !root) return 'no-voice';
    if (!voice.localService && !anyVoice) return 'asks';
    const ends = { onEnd: () => end('silent'), onFail: () => end('failed') };
    speaker.current = new Speaker({ sentences: sentencesIn(root), voice, rate, ...ends });
    return 'speaking';
  }
  /** Takes the player away, and brings a focus that stood in it back to where it began. */
  function end(next: State) {
    if (player.current?.contains(document.activeElement)) button.current?.focus();
    setState(next);
  }
  function pause() {
    speaker.current?.pause();
    setState('paused');
  }
  function goOn() {
    speaker.current?.play();
    setState('speaking');
  }
  function stop() {
    speaker.current?.stop();
    end('silent');
  }
  function changeRate(chosen: number) {
    setRate(chosen);
    speaker.current?.setRate(chosen);
    if (state === 'speaking') speaker.current?.play();
  }

  const playing = state === 'speaking' || state === 'paused';
  return (
    <>
      <Button
        ref={button}
        type="button"
        className="needs-script"
        icon={Volume2}
        busy={state === 'preparing'}
        aria-pressed={playing}
        onClick={() => (playing ? stop() : begin())}
      >
        Luister
      </Button>
      {playing && (
        <section ref={player} className={styles.player} aria-label="Voorlezen">
          {state === 'speaking' ? (
            <Button type="button" icon={Pause} onClick={pause}>
              Pauze
            </Button>
          ) : (
            <Button type="button" icon={Play} onClick={goOn}>
              Verder
            </Button>
          )}
          <label className={styles.speed}>
            Tempo
            <select value={rate} onChange={(event) => changeRate(Number(event.target.value))}>
              {SPEEDS.map((speed) => (
                <option key={speed.rate} value={speed.rate}>
                  {speed.name}
                </option>
              ))}
            </select>
          </label>
          <Button type="button" variant="quiet" icon={Square} onClick={stop}>
            Stop
          </Button>
        </section>
      )}
      <Dialog open={state === 'no-voice'} onClose={() => setState('silent')} title="Geen Nederlandse stem">
        <p>
          Dit apparaat heeft geen Nederlandse stem om voor te lezen. Je kunt er een toevoegen bij de instellingen van je
          telefoon of computer, onder ‘tekst naar spraak’ of ‘toegankelijkheid’.
        </p>
      </Dialog>
      <Dialog open={state === 'failed'} onClose={() => setState('silent')} title="Voorlezen lukt niet">
        <p>Het voorlezen ging mis en is gestopt. Probeer het later opnieuw, of in een andere browser.</p>
      </Dialog>
      <Dialog
        open={state === 'asks'}
        onClose={() => setState('silent')}
        title="Voorlezen via internet?"
        actions={
          <>
            <Button type="button" onClick={() => setState('silent')}>
              Nee
            </Button>
            <Button type="button" variant="primary" onClick={() => begin({ anyVoice: true })}>
              Ja, lees voor
            </Button>
          </>
        }
      >
        <p>
          De Nederlandse stem van je browser werkt via internet. De maker van je browser krijgt dan de tekst van deze
          pagina te zien. Wij sturen niets over jou mee.
        </p>
      </Dialog>
    </>
  );
}
