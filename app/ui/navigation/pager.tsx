import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { PostForm } from '../form/post-form.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  /** The name of the pager, where a page has more than one. */
  label?: string | undefined;
  /** The form that asks for a page of a list that has no address (rules.md R57); it sends the number as `page`. */
  post?: { action: string; fields: Readonly<Record<string, string>> } | undefined;
}

/** The pager of the design system, in one row; nothing when there is only one page. */
export function Pager({ page, pages, href, label = 'Pagina’s', post }: PagerProps) {
  if (pages <= 1) return null;
  const isPosted = post !== undefined;
  const steps = (
    <>
      {page > 1 && (
        <Step {...{ isPosted, href }} to={page - 1} rel="prev" className={classNames(styles.step, styles.previous)}>
          <ChevronLeft aria-hidden="true" />
          <span>Vorige</span>
        </Step>
      )}
      <ol className={styles.numbers}>
        {pagerWindow(page, pages).map((number) => (
          <li key={number} data-distance={Math.abs(number - page)}>
            <Step
              {...{ isPosted, href }}
              to={number}
              className={styles.number}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visually-hidden">Pagina </span>
              {number}
            </Step>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Step {...{ isPosted, href }} to={page + 1} rel="next" className={classNames(styles.step, styles.next)}>
          <span>Volgende</span>
          <ChevronRight aria-hidden="true" />
        </Step>
      )}
    </>
  );
  return (
    <nav aria-label={label} className={styles.room}>
      {post ? (
        <PostForm action={post.action} className={styles.pager}>
          <HiddenFields fields={post.fields} />
          {steps}
        </PostForm>
      ) : (
        <div className={styles.pager}>{steps}</div>
      )}
    </nav>
  );
}

interface StepProps {
  isPosted: boolean;
  href: (page: number) => string;
  to: number;
  rel?: 'prev' | 'next';
  className: string | undefined;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
}

/** The way to a page: a link, or a button that sends its number. */
const Step = ({ isPosted, href, to, rel, ...props }: StepProps) =>
  isPosted ? <button name="page" value={to} {...props} /> : <Link to={href(to)} rel={rel} {...props} />;

/** The visible page numbers: the current one, and at most five on either side. Pages are counted from 1. */
export function pagerWindow(page: number, pages: number): number[] {
  const first = Math.max(1, page - 5);
  const last = Math.min(pages, page + 5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
