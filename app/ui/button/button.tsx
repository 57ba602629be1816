import type { ComponentProps, MouseEvent } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'call';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  /** Keeps its place and focus while working; a second press does nothing. */
  busy?: boolean | undefined;
  icon?: IconComponent | undefined;
}

/** The one button. Submits by default, as in HTML; `call` is for the single most important call of a page. */
export function Button({
  variant = 'secondary',
  busy,
  icon: Icon,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...props}
      className={classNames(styles.button, styles[variant], className)}
      aria-disabled={busy || props['aria-disabled']}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
      {busy && <span className="visually-hidden">, even geduld</span>}
    </button>
  );
}
