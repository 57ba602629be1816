import type { ReactNode } from 'react';
import { focusBeside } from '../button/focus-beside.ts';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { X } from '../icon/icons.ts';
import { Link } from '../link/link.tsx';
import styles from './chosen-filters.module.css';
import { ClearFilter, type ListFilterProps } from './list-filter.tsx';

/** A choice by which a list is filtered, and the way to the list without it. */
export type ChosenFilter = { key: string; text: string } & (
  | { href: string }
  /** For a list that has no address (rules.md R57): what its form sends, and what replaces that with JavaScript. */
  | { post: { action: string; fields: Readonly<Record<string, string>> }; onRemove: () => void }
);

/** What a list is filtered by, above it: each choice goes by its cross, and all of them by one link. */
export function ChosenFilters({
  filters,
  ...all
}: { filters: ChosenFilter[] } & Pick<ListFilterProps, 'path' | 'onClear'>) {
  if (filters.length === 0) return null;
  return (
    <div className={styles.chosen} data-print="hide">
      <ul className={styles.filters} aria-label="Gekozen filters">
        {filters.map((filter) => (
          <li key={filter.key}>
            <RemoveFilter filter={filter}>
              <span className="visually-hidden">Wis </span>
              {filter.text}
              <X aria-hidden="true" />
            </RemoveFilter>
          </li>
        ))}
      </ul>
      {filters.length > 1 && <ClearFilter {...all} />}
    </div>
  );
}

function RemoveFilter({ filter, children }: { filter: ChosenFilter; children: ReactNode }) {
  if ('href' in filter) {
    return (
      <Link
        to={filter.href}
        preventScrollReset
        className={styles.filter}
        onClick={({ currentTarget }) => focusBeside(currentTarget, 'li')}
      >
        {children}
      </Link>
    );
  }
  const { post, onRemove } = filter;
  return (
    <PostForm
      action={post.action}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <HiddenFields fields={post.fields} />
      <button type="submit" className={styles.filter} onClick={({ currentTarget }) => focusBeside(currentTarget, 'li')}>
        {children}
      </button>
    </PostForm>
  );
}
