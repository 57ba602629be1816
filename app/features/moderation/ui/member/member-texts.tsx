import { FileText } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { dateAndTime } from '#app/ui/time/formats.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { TextPage } from '../../lists/latest-texts.ts';
import { TEXTS_ID, textsPath } from '../list-paths.ts';
import styles from '../moderation.module.css';

interface Props {
  memberId: number;
  /** The case after which something is done; null where none is chosen. */
  caseId: number | null;
  texts: TextPage;
}

/** What a member wrote for others to read, the latest first, each with its beginning and the way to it. */
export const MemberTexts = ({ memberId, caseId, texts: { items, next } }: Props) => (
  <section aria-labelledby={TEXTS_ID}>
    <Stack gap={2}>
      <h2 id={TEXTS_ID}>Laatste teksten</h2>
      {items.length === 0 && <p>Deze deelnemer schreef nog niets wat anderen kunnen lezen.</p>}
      <ul className={styles.list}>
        {items.map(({ kind, subjectId, label, title, excerpt, path, createdAt, hidden, heavy }) => (
          <li key={`${kind}-${subjectId}`}>
            <Teaser
              href={path}
              title={
                <>
                  {title}
                  <span className="visually-hidden">
                    : {label.toLowerCase()}, {dateAndTime(createdAt.toISOString())}
                  </span>
                </>
              }
              titleAs="h3"
              kicker={label}
              tint="sky"
              icon={FileText}
              meta={<RelativeTime at={createdAt.toISOString()} />}
            >
              {heavy ? (
                <p className={styles.about}>Kan zwaar zijn om te lezen. De tekst staat op de pagina.</p>
              ) : (
                <p className={styles.excerpt} dir="auto">
                  {excerpt}
                </p>
              )}
              {hidden && (
                <p className={styles.marks}>
                  <Tag tint="sand">Verborgen</Tag>
                </p>
              )}
            </Teaser>
          </li>
        ))}
      </ul>
      {next !== null && <LoadMore href={textsPath(memberId, next, caseId)} label="Eerdere teksten" />}
    </Stack>
  </section>
);
