import { type FocusEvent, type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { Button } from '../button/button.tsx';
import { isOpenPopover } from '../disclosure/open-popover.ts';
import { PostForm } from '../form/post-form.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { ListFilter as FilterIcon, X } from '../icon/icons.ts';
import { Link } from '../link/link.tsx';
import { FILTERED_LIST_ID } from './filtered-list.tsx';
import styles from './list-filter.module.css';

export interface ListFilterProps {
  /** The name of the filter: 'Filter de recepten'. */
  label: string;
  /** What is listed, in the plural: 'recepten'. */
  things: string;
  /** How many of them the list has, in words: '13 recepten'. */
  found: string;
  /** How many choices the list is filtered by. */
  chosen: number;
  /** The path of the list without a filter. */
  path: string;
  /** The intent of a form that is posted, for a filter by what has no place in an address (rules.md R57). */
  intent?: string;
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/**
 * The filter of a list. Its fields navigate as soon as one is chosen; without JavaScript a button does. On a phone it is a
 * sheet over the list, with the number of what was found in reach of the thumb.
 */
export function ListFilter({ label, things, found, chosen, path, intent, onClear, children }: ListFilterProps) {
  const hydrated = useHydrated();
  const id = useId();
  const FilterForm = intent ? PostForm : Form;
  return (
    <search aria-label={label}>
      <Button icon={FilterIcon} type="button" popoverTarget={id} className={styles.expand}>
        Filter {things}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <FilterForm
        id={id}
        popover="auto"
        action={path}
        preventScrollReset
        className={styles.filter}
        onBlur={hideWhenLeft}
      >
        <div className={styles.header}>
          <span className={styles.title} aria-hidden="true">
            {label}
          </span>
          {/* Without JavaScript, the sheet would cover the button that has the focus. */}
          <Button variant="quiet" icon={X} type="button" popoverTarget={id} popoverTargetAction="hide" autoFocus>
            Sluit
          </Button>
        </div>
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
        <div className={styles.footer}>
          {hydrated ? (
            <Button
              variant="primary"
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => document.getElementById(FILTERED_LIST_ID)?.scrollIntoView()}
            >
              Toon {found}
            </Button>
          ) : (
            <Button variant="primary">Toon {things}</Button>
          )}
          {chosen > 0 && <ClearFilter path={path} onClear={onClear} />}
          {/* The heading of the list, which announces the number on a desktop, is below the sheet. */}
          <span role="status" className="visually-hidden">
            {hydrated && found}
          </span>
        </div>
      </FilterForm>
    </search>
  );
}

/** The link to the list without a filter. */
export const ClearFilter = ({ path, onClear }: Pick<ListFilterProps, 'path' | 'onClear'>) => (
  <Link to={path} preventScrollReset className={styles.clear} onClick={onClear}>
    Wis het filter
  </Link>
);

/** Hides the sheet when the focus goes on to the page below it, which it covers (WCAG 2.4.11). */
function hideWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
  if (isLeft && isOpenPopover(currentTarget)) currentTarget.hidePopover();
}
