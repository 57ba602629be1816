import type { Ref } from 'react';
import { Pause, Play, Square } from '#app/ui/icon/icons.ts';
import { Button } from '../../button/button.tsx';
import styles from '../reading-options.module.css';
import type { SpeakerState } from './use-speaker.ts';

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
