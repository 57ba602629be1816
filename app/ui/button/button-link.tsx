import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, a Button does something. Neither can be pressed on paper. */
export function ButtonLink({ variant = 'secondary', icon: Icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link data-print="hide" {...props} className={classNames(styles.button, styles[variant], className)}>
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </Link>
  );
}
