import { useSyncExternalStore } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import { chooseTextSize, currentTextSize, onTextSizeChange, TEXT_SIZES } from './text-size.ts';
import styles from './text-size-choice.module.css';

/** Three buttons for the text size: A A A. Hidden without JavaScript. */
export function TextSizeChoice() {
  const size = useSyncExternalStore(onTextSizeChange, currentTextSize, () => 'normal');
  return (
    <fieldset aria-label="Lettergrootte" className={classNames(styles.choice, 'needs-script')}>
      <span className={styles.label} aria-hidden="true">
        Lettergrootte
      </span>
      {TEXT_SIZES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={value === size}
          className={`${styles.size} ${styles[value]}`}
          onClick={() => chooseTextSize(value)}
        >
          A
        </button>
      ))}
    </fieldset>
  );
}
