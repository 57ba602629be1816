import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { AwayMark } from '#app/ui/link/away-mark.tsx';
import { To } from '#app/ui/link/to.tsx';
import styles from './article.module.css';
import { named } from './facts.ts';

interface Props {
  article: DocumentOf<'medical-article'>;
  refs: Readonly<Record<number, Referred>>;
}

/** Who looked an article over: experts and organisations. Nothing where nobody is named. */
export function Credits({ article, refs }: Props) {
  const experts = named({ refs }, article.experts, 'expert');
  const organisations = named({ refs }, article.organisations, 'organisation');
  if (experts.length + organisations.length === 0) return null;
  return (
    <section aria-label="Wie dit artikel nakeek">
      <dl className={styles.facts}>
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
              <To href={url}>
                {title}
                <AwayMark href={url} />
              </To>
            ) : (
              title
            )}
          </dd>
        ))}
      </dl>
    </section>
  );
}
