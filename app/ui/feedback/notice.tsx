import { type ReactNode, useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';
import { useHideSuccess } from './toast-context.ts';

const KINDS = {
  info: { Icon: Info, label: 'Informatie' },
  success: { Icon: CircleCheck, label: 'Gelukt' },
  warning: { Icon: TriangleAlert, label: 'Let op' },
  error: { Icon: CircleAlert, label: 'Fout' },
};

export interface NoticeProps {
  kind: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  /** Whenever this changes to a truthy value the notice takes the focus, for the result of an action of the reader. */
  focusOn?: unknown;
}

/** A message in the page. Screen readers announce a success politely (role status) and an error at once (role alert). */
export function Notice({ kind, title, children, focusOn }: NoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn) region.current?.focus();
  }, [focusOn]);
  useHideSuccess(kind === 'error');

  const { Icon, label } = KINDS[kind];
  const role = { success: 'status', error: 'alert', info: undefined, warning: undefined }[kind];
  return (
    <div
      ref={region}
      tabIndex={focusOn ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the page opens at the result of the action
      autoFocus={Boolean(focusOn)}
      className={classNames(styles.notice, styles[kind])}
      role={role}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {!title && <span className="visually-hidden">{label}: </span>}
        {title && (
          <p className={styles.title}>
            <span className="visually-hidden">{label}: </span>
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
