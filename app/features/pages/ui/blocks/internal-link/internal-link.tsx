import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { referredPage } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './internal-link.module.css';

/** A line with a link to another page of this site. */
export function InternalLink({ block, context }: BlockProps<'internal-link'>) {
  const page = referredPage(context, block.page);
  if (!page) return null;
  return (
    <p className={styles.line}>
      Lees ook:{' '}
      <Link to={page.path}>
        {block.title ?? page.title} <ArrowRight aria-hidden="true" />
      </Link>
    </p>
  );
}
