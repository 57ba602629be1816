import type { ComponentProps, MouseEvent } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import { IconAndWords } from './icon-and-words.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** Whether the action is in progress. A busy button keeps the focus and ignores clicks. */
  busy?: boolean | undefined;
  icon?: IconComponent | undefined;
}

/** The button of the design system. It submits by default, as in HTML. `accent` is for the call to action of a page. */
export function Button({ variant = 'secondary', busy, icon, className, children, onClick, ...props }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...props}
      className={classNames(styles.button, styles[variant], className)}
      aria-disabled={busy || props['aria-disabled']}
      onClick={handleClick}
    >
      <IconAndWords icon={busy ? Spinner : icon}>{children}</IconAndWords>
      {busy && <span className="visually-hidden">, even geduld</span>}
    </button>
  );
}

const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
