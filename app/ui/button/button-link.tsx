import type { ReactNode } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import { Link, type LinkProps } from '#app/ui/link/link.tsx';
import { isExternal } from '../link/address.ts';
import { ExternalMark } from '../link/external-mark.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';
import type { ButtonVariant } from './button.tsx';
import { IconAndWords } from './icon-and-words.tsx';

export interface ButtonLinkProps extends LinkProps {
  /** A path on this site; or any other address that an editor may enter. */
  to: string;
  variant?: ButtonVariant | undefined;
  icon?: IconComponent | undefined;
  children: ReactNode;
}

/** A link that looks like a button: it navigates, a Button does something. Neither is printed. */
export function ButtonLink({ to, variant = 'secondary', icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link
      data-print="hide"
      rel={isExternal(to) ? 'noopener noreferrer' : undefined}
      {...props}
      to={to}
      className={classNames(styles.button, styles[variant], className)}
    >
      <IconAndWords icon={icon}>
        {children}
        <ExternalMark href={to} />
      </IconAndWords>
    </Link>
  );
}
