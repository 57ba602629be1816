import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { Nearby } from '../../screens/read-case.ts';
import styles from '../moderation.module.css';

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
