import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { Nearby, WholeCase } from '../../screens.ts';
import styles from '../moderation.module.css';

/** What was reported, with its author and its place on the site. */
export function ReportedText({ found: { subject } }: { found: WholeCase }) {
  return (
    <section aria-labelledby="gemeld">
      <Stack gap={2}>
        <h2 id="gemeld">Wat er gemeld is</h2>
        {subject ? (
          <Card tint="rose" as="article">
            <Stack gap={2}>
              <p className={styles.about}>
                <UserName user={subject.author} /> · <RelativeTime at={subject.createdAt.toISOString()} />
              </p>
              {subject.hiddenAt && (
                <p className={styles.marks}>
                  <Tag tint="sand">Verborgen</Tag>
                </p>
              )}
              <div className={styles.text}>
                {subject.withdrawn ? <p>Ingetrokken door de schrijver</p> : <LinkedText text={subject.text} />}
              </div>
            </Stack>
          </Card>
        ) : (
          <p>Dit staat niet meer op de site: de schrijver heeft het verwijderd.</p>
        )}
        {subject && (
          <div>
            <ButtonLink to={subject.path} variant="quiet" icon={ArrowRight}>
              Bekijk het op de pagina
            </ButtonLink>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** What was written just before the reported text, and what it quotes. Renders nothing where there is nothing. */
export function NearbyTexts({ texts }: { texts: readonly Nearby[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="ervoor">
      <Stack gap={2}>
        <h2 id="ervoor">Wat eraan voorafging</h2>
        {texts.map(({ id, author, text, createdAt, quoted }) => (
          <Card key={id}>
            <p className={styles.about}>
              <UserName user={author} /> · <RelativeTime at={createdAt.toISOString()} />
              {quoted && ' · wordt geciteerd'}
            </p>
            <div className={styles.text}>
              {text ? <LinkedText text={text} /> : <p>Ingetrokken door de schrijver</p>}
            </div>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
