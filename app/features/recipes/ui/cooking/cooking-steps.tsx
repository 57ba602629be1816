import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RecipeStep } from '#app/features/content/published/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowLeft, ArrowRight, Check, Timer } from '#app/ui/icon/icons.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import styles from './cooking-steps.module.css';
import { TimerBar } from './timer-bar.tsx';
import { useTimers } from './use-timers.ts';

interface Props {
  steps: RecipeStep[];
  /** The path of the recipe. */
  back: string;
}

/**
 * The steps, one at a time, with their timers. The arrow keys change the step too. Without JavaScript all steps are shown;
 * with it, the style sheet hides the others before our scripts run.
 */
export function CookingSteps({ steps, back }: Props) {
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
    <section ref={list} aria-label="Stappen" className={styles.steps} onKeyDown={handleKey}>
      <div className={`${styles.progress} needs-script`} data-print="hide">
        <label htmlFor="progress">{isDone ? 'Alle stappen gedaan' : `Stap ${current + 1} van ${steps.length}`}</label>
        <progress id="progress" max={steps.length} value={current} />
      </div>
      <TimerBar timers={timers} />
      <ol className={styles.list}>
        {steps.map(({ heading, text, minutes }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never change place
            key={index}
            className={styles.step}
            data-current={index === current || undefined}
          >
            <h2 tabIndex={-1}>{heading ? `Stap ${index + 1}: ${heading}` : `Stap ${index + 1}`}</h2>
            <p className={styles.text}>{text}</p>
            {minutes !== null && (
              <Button
                type="button"
                icon={Timer}
                className="needs-script"
                onClick={() => timers.start(index + 1, minutes)}
              >
                Start timer: {pluralise(minutes, 'minuut', 'minuten')}
              </Button>
            )}
          </li>
        ))}
        <li className={`${styles.step} needs-script`} data-current={isDone || undefined} data-print="hide">
          <h2 tabIndex={-1}>Klaar</h2>
          <p className={styles.text}>Eet smakelijk!</p>
          <ButtonLink to={back}>Terug naar het recept</ButtonLink>
        </li>
      </ol>
      <div className={`${styles.buttons} needs-script`} data-print="hide">
        <Button
          type="button"
          icon={ArrowLeft}
          className={styles.button}
          aria-disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          Vorige stap
        </Button>
        {!isDone && (
          <Button
            type="button"
            variant="primary"
            icon={current === steps.length - 1 ? Check : ArrowRight}
            className={styles.button}
            onClick={() => show(current + 1)}
          >
            {current === steps.length - 1 ? 'Klaar' : 'Volgende stap'}
          </Button>
        )}
      </div>
    </section>
  );
}
