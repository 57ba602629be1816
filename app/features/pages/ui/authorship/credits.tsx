import type { Referred } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { AnyLink } from '#app/ui/link/any-link.tsx';
import { ExternalMark } from '#app/ui/link/external-mark.tsx';
import { unbrokenNames } from '#app/ui/text/unbroken.ts';
import { longDate } from '#app/ui/time/formats.ts';
import { referredList } from '../blocks/block-context.ts';
import styles from './credits.module.css';

interface Props {
  document: Pick<DocumentOf<'medical-article'>, 'experts' | 'organisations' | 'sources'>;
  refs: Readonly<Record<number, Referred>>;
}

/** Who reviewed a page, and the pages of others that it is based on; nothing when there are none. */
export function Credits({ document, refs }: Props) {
  const experts = referredList({ refs }, document.experts, 'expert');
  const organisations = referredList({ refs }, document.organisations, 'organisation');
  const { sources } = document;
  if (experts.length + organisations.length + sources.length === 0) return null;
  return (
    <dl className={styles.credits} data-print="flow">
      {experts.length > 0 && <dt>Deskundigen</dt>}
      {experts.map((expert) => (
        <dd key={expert.id}>
          {unbrokenNames([expert.firstNameTitle, expert.initials, expert.lastName].filter(Boolean).join(' '))}
          {expert.lastNameTitle && `, ${expert.lastNameTitle}`}
        </dd>
      ))}
      {experts.some(({ invented }) => invented) && (
        <dd className={styles.invented}>
          Voorbeeld: deze namen zijn verzonnen. Geen arts heeft dit artikel nagekeken.
        </dd>
      )}
      {organisations.length > 0 && <dt>Organisaties</dt>}
      {organisations.map(({ id, title, url }) => (
        <dd key={id}>{url ? <WebsiteLink url={url} title={title} /> : title}</dd>
      ))}
      {sources.length > 0 && <dt>Bronnen</dt>}
      {sources.map(({ url, title, organisation, consultedOn }) => (
        <dd key={`${url} ${title}`}>
          <WebsiteLink url={url} title={title} />, {organisation}
          {consultedOn && (
            <>
              , bekeken op <time dateTime={consultedOn}>{longDate(consultedOn)}</time>
            </>
          )}
        </dd>
      ))}
    </dl>
  );
}

const WebsiteLink = ({ url, title }: { url: string; title: string }) => (
  <AnyLink href={url}>
    {title}
    <ExternalMark href={url} />
  </AnyLink>
);
