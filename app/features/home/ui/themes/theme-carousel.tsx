import { useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Pause, Play } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { ThemePanelData } from '../../screens/present-theme-panel.ts';
import styles from './theme-carousel.module.css';
import { ThemePanel } from './theme-panel.tsx';
import { useAutoplay } from './use-autoplay.ts';

/**
 * The themes, one at a time. Radio buttons choose one, and the style sheet shows it, so that a reader without JavaScript can
 * choose as well. All have the same place, as high as the highest, so that nothing moves (choices.md 14, rules.md R36).
 */
export function ThemeCarousel({ themes }: { themes: readonly ThemePanelData[] }) {
  const carousel = useRef<HTMLDivElement>(null);
  const { playing, toggle, stop, hold } = useAutoplay(carousel);
  return (
    <div ref={carousel} className={styles.carousel} data-tint="sand" {...hold}>
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
      <div className={styles.slides}>
        {themes.map((theme) => (
          <div key={theme.id} className={styles.slide}>
            <ThemePanel {...theme} />
          </div>
        ))}
      </div>
    </div>
  );
}
