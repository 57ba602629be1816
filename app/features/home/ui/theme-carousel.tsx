import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Pause, Play } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { ThemePanelData } from '../screens/present-theme-panel.ts';
import styles from './theme-carousel.module.css';
import { ThemePanel } from './theme-panel.tsx';

/**
 * The themes, one at a time. Radio buttons choose one, and the style sheet shows it, so that a reader without JavaScript can
 * choose as well. All have the same place, as high as the highest, so that nothing moves (choices.md 14, rules.md R36).
 */
export function ThemeCarousel({ themes }: { themes: readonly ThemePanelData[] }) {
  const carousel = useRef<HTMLDivElement>(null);
  const { playing, toggle, stop, hold } = useAutoplay(carousel);
  return (
    <div ref={carousel} className={styles.carousel} data-tint="sand" data-print="flow" {...hold}>
      {themes.length > 1 && (
        <div className={styles.controls} data-print="hide">
          <fieldset className={styles.choices} onChange={stop}>
            <legend className="visually-hidden">Kies een thema</legend>
            {themes.map(({ id, title }, index) => (
              <label key={id} className={styles.choice}>
                <input type="radio" name="thema" value={id} defaultChecked={index === 0} className={styles.radio} />
                <span className={styles.name}>{title}</span>
              </label>
            ))}
          </fieldset>
          <Button
            type="button"
            variant="quiet"
            icon={playing ? Pause : Play}
            onClick={toggle}
            className={classNames(styles.pause, 'needs-script')}
          >
            {playing ? 'Pauzeer' : 'Speel af'}
          </Button>
        </div>
      )}
      <div className={styles.slides} data-print="flow">
        {themes.map((theme) => (
          <div key={theme.id} className={styles.slide}>
            <ThemePanel {...theme} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** How long each theme is shown, in milliseconds. */
const SHOWN_FOR = 3000;

/**
 * Chooses the next radio button of a carousel every three seconds. It waits while the pointer or the focus is in the
 * carousel (`hold`) and while nobody sees the page. It does not begin by itself for a reader who prefers less motion.
 */
function useAutoplay(carousel: RefObject<HTMLElement | null>) {
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const stop = () => setPlaying(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  const running = playing && !held.pointer && !held.focus;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (carousel.current && !document.hidden) chooseNext(carousel.current);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [running, carousel]);

  return {
    playing,
    stop,
    toggle: () => setPlaying((was) => !was),
    hold: {
      onPointerEnter: () => setHeld((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHeld((was) => ({ ...was, pointer: false })),
      onFocus: () => setHeld((was) => ({ ...was, focus: true })),
      onTouchMove: stop, // whoever scrolls in it is reading
      onBlur: () => setHeld((was) => ({ ...was, focus: false })),
    },
  };
}

function chooseNext(carousel: HTMLElement): void {
  const choices = [...carousel.querySelectorAll('input')];
  const next = choices[(choices.findIndex(({ checked }) => checked) + 1) % choices.length];
  if (next) next.checked = true;
}
