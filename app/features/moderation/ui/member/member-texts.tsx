import { FileText } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { dateAndTime } from '#app/ui/time/formats.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { LatestText } from '../../lists/latest-texts.ts';
import styles from '../moderation.module.css';

/** What a member wrote last for others to read, each with its beginning and the way to it. */
export const MemberTexts = ({ texts }: { texts: readonly LatestText[] }) => (
  <section aria-labelledby="teksten">
    <Stack gap={2}>
      <h2 id="teksten">Laatste teksten</h2>
      {texts.length === 0 && <p>Deze deelnemer schreef nog niets wat anderen kunnen lezen.</p>}
      <ul className={styles.list}>
        {texts.map(({ kind, subjectId, label, title, excerpt, path, createdAt, hidden, heavy }) => (
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
    </Stack>
  </section>
);
