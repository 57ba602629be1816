import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { referredList } from '#app/features/pages/ui/blocks/block-context.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import { ExternalMark } from '#app/ui/link/external-mark.tsx';
import styles from '../article.module.css';

interface Props {
  article: DocumentOf<'medical-article'>;
  refs: Readonly<Record<number, Referred>>;
}

/** The experts and organisations that reviewed an article; nothing when there are none. */
export function Credits({ article, refs }: Props) {
  const experts = referredList({ refs }, article.experts, 'expert');
  const organisations = referredList({ refs }, article.organisations, 'organisation');
  if (experts.length + organisations.length === 0) return null;
  return (
    <section aria-label="Wie dit artikel nakeek">
      <dl className={styles.credits}>
        {experts.length > 0 && <dt>Deskundigen</dt>}
        {experts.map((expert) => (
          <dd key={expert.id}>
            {[expert.firstNameTitle, expert.initials, expert.lastName].filter(Boolean).join(' ')}
            {expert.lastNameTitle && `, ${expert.lastNameTitle}`}
          </dd>
        ))}
        {organisations.length > 0 && <dt>Organisaties</dt>}
        {organisations.map(({ id, title, url }) => (
          <dd key={id}>
            {url ? (
              <AnyLink href={url}>
                {title}
                <ExternalMark href={url} />
              </AnyLink>
            ) : (
              title
            )}
          </dd>
        ))}
      </dl>
    </section>
  );
}
