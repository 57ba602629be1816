import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { X } from '#app/ui/icon/icons.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons below, the safest first. */
  actions?: ReactNode;
  /** It came by itself and wants an answer: what it says is read aloud with its title. */
  urgent?: boolean | undefined;
}

/** The one dialog: native and modal, so the rest of the page is inert; focus returns to where it came from. */
export function Dialog({ open, onClose, title, children, actions, urgent }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const contentId = useId();

  // Before the paint and before removal, while the browser still knows where focus has to return to.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.querySelector<HTMLElement>('h2')?.focus();
    return () => element.close();
  }, [open]);

  function pressBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={urgent ? contentId : undefined}
      onClick={pressBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose}>
              <X aria-hidden="true" />
              Sluit
            </button>
          </div>
          <div id={contentId} className={styles.content}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
