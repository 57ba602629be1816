import { Button } from '#app/ui/button/button.tsx';
import { focusBeside } from '#app/ui/button/focus-beside.ts';
import { Pause, Play, Timer as TimerIcon, X } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import styles from './timer-bar.module.css';
import { formatTimeLeft, timeLeft } from './timers.ts';
import type { Timers } from './use-timers.ts';

/** All timers, whichever step is shown. A screen reader hears when one begins and when it is done, not each second. */
export function TimerBar({ timers: { running, now, message, toggle, remove } }: { timers: Timers }) {
  return (
    <section aria-label="Timers" className={styles.bar} data-print="hide">
      <p role="status" className="visually-hidden">
        {message}
      </p>
      {running.length > 0 && (
        <ul className={styles.timers}>
          {running.map((timer) => (
            <li key={timer.step} className={classNames(styles.timer, timer.rung && styles.rung)}>
              <TimerIcon />
              <span className={styles.name}>Stap {timer.step}</span>
              <strong role="timer" aria-label={`Timer van stap ${timer.step}`} className={styles.time}>
                {timer.rung ? 'Klaar!' : formatTimeLeft(timeLeft(timer, now))}
              </strong>
              <span className={styles.buttons}>
                {!timer.rung && (
                  <Button
                    type="button"
                    variant="quiet"
                    icon={timer.endsAt === null ? Play : Pause}
                    onClick={() => toggle(timer.step)}
                  >
                    {timer.endsAt === null ? 'Ga door' : 'Pauzeer'}
                    <span className="visually-hidden"> de timer van stap {timer.step}</span>
                  </Button>
                )}
                <Button
                  type="button"
                  variant="quiet"
                  icon={X}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget, 'li');
                    remove(timer.step);
                  }}
                >
                  {timer.rung ? 'Zet uit' : 'Stop'}
                  <span className="visually-hidden"> de timer van stap {timer.step}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
