import type { ReactNode } from 'react';
import { ChevronDown, type IconComponent } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Among other things to do: no more than its words and an icon, until it is opened. */
  quiet?: IconComponent | undefined;
}

/** Something that can be folded open; native, so it works without JavaScript. */
export function Disclosure({ summary, children, open, quiet: Icon }: DisclosureProps) {
  return (
    <details className={classNames(styles.disclosure, Icon && styles.quiet)} open={open}>
      <summary className={styles.summary}>
        {Icon && <Icon className={styles.icon} aria-hidden="true" />}
        <span>{summary}</span>
        {!Icon && <ChevronDown className={styles.chevron} aria-hidden="true" />}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
