import { type MouseEvent, type ReactNode, useRef } from 'react';
import { X } from '#app/ui/icon/icons.ts';
import { Button } from '../button/button.tsx';
import { useMenuDismissal } from '../navigation/use-menu-dismissal.ts';
import { classNames } from '../styles/class-names.ts';
import { isOpenPopover } from './open-popover.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  title: string;
  /** On a wide screen: 'inline' is a part of the page there (from 48rem), 'side' a sheet at the right edge (from 64rem). */
  onWideScreen: 'inline' | 'side';
  children: ReactNode;
}

/**
 * A sheet at the foot of a narrow screen, which a button opens without JavaScript too. What is chosen in it closes it, and
 * returns the focus to that button.
 */
export function Sheet({ id, title, onWideScreen, children }: SheetProps) {
  const root = useRef<HTMLDivElement>(null);
  useMenuDismissal(root);
  return (
    <div ref={root} className={styles.root} data-print="hide">
      <div
        id={id}
        popover="auto"
        className={classNames(styles.sheet, styles[onWideScreen])}
        onClickCapture={closeOnChoice}
      >
        <div className={styles.head}>
          <p className={styles.title}>{title}</p>
          <Button type="button" variant="quiet" icon={X} popoverTarget={id} popoverTargetAction="hide">
            Sluit
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Closes it before the choice is handled, so that a dialog that opens then returns the focus to a button that is visible. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>) {
  const chosen = (target as Element).closest('a, button:not(details *)');
  if (chosen && isOpenPopover(currentTarget)) currentTarget.hidePopover();
}
