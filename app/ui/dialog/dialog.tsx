import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { X } from '#app/ui/icon/icons.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom, the least destructive first. */
  actions?: ReactNode;
  /** Whether it opens without an action of the reader: a screen reader then announces its content with its title. */
  urgent?: boolean | undefined;
}

/** The dialog of the design system: native and modal. Closing returns the focus to the element that had it before. */
export const Dialog = ({ open, ...props }: DialogProps) => open && <OpenDialog {...props} />;

function OpenDialog({ onClose, title, children, actions, urgent }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const contentId = useId();

  // A layout effect closes the dialog before React removes it: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.querySelector<HTMLElement>('h2')?.focus();
    return () => element.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
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
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.header}>
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
    </dialog>
  );
}
