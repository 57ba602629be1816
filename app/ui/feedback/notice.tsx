import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';

const KINDS = {
  info: { Icon: Info, word: 'Informatie' },
  success: { Icon: CircleCheck, word: 'Gelukt' },
  warning: { Icon: TriangleAlert, word: 'Let op' },
  error: { Icon: CircleAlert, word: 'Fout' },
};

export interface NoticeProps {
  kind: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  /** Takes focus whenever this changes to something: for the answer to what a reader just did. */
  focusOn?: unknown;
}

/** A message in the page; what goes well is announced politely, what goes wrong at once. */
export function Notice({ kind, title, children, focusOn }: NoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) region.current?.focus();
  }, [focusOn]);

  const { Icon, word } = KINDS[kind];
  const role = { success: 'status', error: 'alert', info: undefined, warning: undefined }[kind];
  return (
    <div
      ref={region}
      tabIndex={focusOn ? -1 : undefined}
      className={classNames(styles.notice, styles[kind])}
      role={role}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {!title && <span className="visually-hidden">{word}: </span>}
        {title && (
          <p className={styles.title}>
            <span className="visually-hidden">{word}: </span>
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
