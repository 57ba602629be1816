import type { Ref } from 'react';
import { Pause, Play, Square } from '#app/ui/icon/icons.ts';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import styles from '../reading-options.module.css';
import type { SpeakerState } from './use-speaker.ts';

// What is shown while a text is read aloud, or cannot be: it loads at the first press of the button.

const SPEEDS = [
  { rate: 0.8, name: 'Langzaam' },
  { rate: 1, name: 'Gewoon' },
  { rate: 1.25, name: 'Snel' },
];

interface Props {
  ref: Ref<HTMLElement>;
  state: SpeakerState;
  /** The speed, relative to the normal speed of the voice. */
  rate: number;
  pause: () => void;
  resume: () => void;
  stop: () => void;
  changeRate: (rate: number) => void;
}

/** The bar with the controls for reading aloud. */
export function ListenPlayer({ ref, state, rate, pause, resume, stop, changeRate }: Props) {
  return (
    <section ref={ref} className={styles.player} aria-label="Voorlezen">
      {state === 'speaking' ? (
        <Button type="button" icon={Pause} onClick={pause}>
          Pauze
        </Button>
      ) : (
        <Button type="button" icon={Play} onClick={resume}>
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
  );
}

interface DialogsProps {
  state: SpeakerState;
  onClose: () => void;
  onAllowRemote: () => void;
}

/** The dialogs about a text that cannot be read aloud, or only by a voice on a server. */
export function ListenDialogs({ state, onClose, onAllowRemote }: DialogsProps) {
  return (
    <>
      <Dialog open={state === 'no-voice'} onClose={onClose} title="Geen Nederlandse stem">
        <p>
          Dit apparaat heeft geen Nederlandse stem om voor te lezen. Je kunt er een toevoegen bij de instellingen van je
          telefoon of computer, onder ‘tekst naar spraak’ of ‘toegankelijkheid’.
        </p>
      </Dialog>
      <Dialog open={state === 'failed'} onClose={onClose} title="Voorlezen lukt niet">
        <p>Het voorlezen ging mis en is gestopt. Probeer het later opnieuw, of in een andere browser.</p>
      </Dialog>
      <Dialog
        open={state === 'remote-voice'}
        onClose={onClose}
        title="Voorlezen via internet?"
        actions={
          <>
            <Button type="button" onClick={onClose}>
              Nee
            </Button>
            <Button type="button" variant="primary" onClick={onAllowRemote}>
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
