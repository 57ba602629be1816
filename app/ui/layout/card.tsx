import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import type { Tint } from '../styles/tint.ts';
import styles from './card.module.css';

export interface CardProps {
  tint?: Tint | undefined;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  children: ReactNode;
}

/** A box with a border, or with a tint in place of it. */
export function Card({ tint = 'plain', as: Element = 'div', children }: CardProps) {
  return (
    <Element data-tint={tint} className={classNames(styles.card, tint !== 'plain' && styles.tinted)}>
      {children}
    </Element>
  );
}
