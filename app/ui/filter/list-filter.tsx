import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { ListFilter as FilterIcon } from '../icon/icons.ts';
import { Link } from '../link/link.tsx';
import styles from './list-filter.module.css';

export interface ListFilterProps {
  /** The name of the filter, for screen readers. */
  label: string;
  /** The words that expand it on a phone, and those that lead back to the list. */
  expand: ReactNode;
  collapse: ReactNode;
  /** The path of the list without a filter. */
  path: string;
  /** Whether something is chosen. */
  filtered: boolean;
  children: ReactNode;
}

/**
 * The filter of a list. Its fields navigate as soon as one is chosen; without JavaScript a button does. On a phone it is
 * collapsed, and takes the place of the list when it is expanded.
 */
export function ListFilter({ label, expand, collapse, path, filtered, children }: ListFilterProps) {
  const hydrated = useHydrated();
  return (
    <search aria-label={label}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <FilterIcon aria-hidden="true" />
          <span className={styles.expand}>{expand}</span>
          <span className={styles.collapse}>{collapse}</span>
        </summary>
        <Form action={path} preventScrollReset className={styles.filter}>
          {children}
          {!hydrated && (
            <Button type="submit" icon={FilterIcon}>
              Pas het filter toe
            </Button>
          )}
          {filtered && (
            <Link to={path} preventScrollReset className={styles.clear}>
              Wis het filter
            </Link>
          )}
        </Form>
      </details>
    </search>
  );
}
