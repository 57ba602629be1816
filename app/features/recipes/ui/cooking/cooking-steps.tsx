import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { RecipeStep } from '#app/features/content/published/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowLeft, ArrowRight, Check, Timer } from '#app/ui/icon/icons.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';
import { StepText } from '../parts/step-text.tsx';
import styles from './cooking-steps.module.css';
import { TimerBar } from './timer-bar.tsx';
import { useTimers } from './use-timers.ts';

interface Props {
  steps: RecipeStep[];
  /** The path of the recipe. */
  back: string;
  /** Shown above the steps, such as the title. */
  header: ReactNode;
  /** What is at hand beside the steps, and below them on a phone. */
  children: ReactNode;
}

/**
 * The steps, one at a time, with their timers, and the button of the next one under the thumb, however long a step is. The arrow keys change the step too. Without JavaScript all steps are shown;
 * with it, the style sheet hides the others before our scripts run.
 */
export function CookingSteps({ steps, back, header, children }: Props) {
  const [current, setCurrent] = useState(0);
  const timers = useTimers();
  const list = useRef<HTMLElement>(null);
  const isDone = current === steps.length;

  function show(index: number) {
    if (index >= 0 && index <= steps.length) setCurrent(index);
  }

  // A screen reader reads the new step, and the keyboard goes on from there. The first step waits for its turn.
  const lastShown = useRef(0);
  useEffect(() => {
    if (lastShown.current === current) return;
    lastShown.current = current;
    list.current?.querySelector<HTMLElement>('[data-current] h2')?.focus();
  }, [current]);

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + by);
  }

  return (
    <section ref={list} aria-label="Stappen" className={styles.screen} onKeyDown={handleKey}>
      {header}
      <div className={styles.columns}>
        <div className={styles.steps}>
          <div className={`${styles.progress} needs-script`} data-print="hide">
            <label htmlFor="progress">
              {isDone ? 'Alle stappen gedaan' : `Stap ${current + 1} van ${steps.length}`}
            </label>
            <progress id="progress" max={steps.length} value={Math.min(current + 1, steps.length)} />
          </div>
          <TimerBar timers={timers} />
          <ol className={styles.list}>
            {steps.map((step, index) => {
              const { heading, minutes } = step;
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never change place
                  key={index}
                  className={styles.step}
                  data-current={index === current || undefined}
                >
                  <h2 tabIndex={-1}>{`Stap ${index + 1}${heading ? `: ${heading}` : ''}`}</h2>
                  <p className={styles.text}>
                    <StepText step={step} />
                  </p>
                  {minutes !== null && (
                    <Button
                      type="button"
                      icon={Timer}
                      className="needs-script"
                      onClick={() => timers.start(index + 1, minutes)}
                    >
                      Start timer: {formatMinutes(minutes)}
                    </Button>
                  )}
                </li>
              );
            })}
            <li className={`${styles.step} needs-script`} data-current={isDone || undefined} data-print="hide">
              <h2 tabIndex={-1}>Klaar</h2>
              <p className={styles.text}>Eet smakelijk!</p>
            </li>
          </ol>
        </div>
        <div>{children}</div>
      </div>
      <div className={`${styles.foot} needs-script`} data-print="hide">
        {current > 0 && (
          <Button type="button" icon={ArrowLeft} className={styles.previous} onClick={() => show(current - 1)}>
            Vorige<span className="visually-hidden"> stap</span>
          </Button>
        )}
        {isDone ? (
          <ButtonLink to={back} variant="primary" className={styles.next}>
            Naar het recept
          </ButtonLink>
        ) : (
          <Button
            type="button"
            variant="primary"
            icon={current === steps.length - 1 ? Check : ArrowRight}
            className={styles.next}
            onClick={() => show(current + 1)}
          >
            {current === steps.length - 1 ? 'Klaar' : 'Volgende stap'}
          </Button>
        )}
      </div>
    </section>
  );
}
