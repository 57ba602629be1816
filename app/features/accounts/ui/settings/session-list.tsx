import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Laptop } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { Session } from '../../settings/list-sessions.ts';
import styles from './session-list.module.css';

interface Props {
  sessions: readonly Session[];
  /** Which sessions the last action ended, if any. */
  ended: 'one' | 'others' | undefined;
  formError: FormError | undefined;
}

const ENDED_MESSAGES = {
  one: 'Dat apparaat is uitgelogd.',
  others: 'Je bent overal uitgelogd, behalve hier.',
};

/** A section for the settings: where the member is logged in, with a button to end each session (rules.md R8). */
export function SessionList({ sessions, ended, formError }: Props) {
  return (
    <section aria-labelledby="ingelogd" className={styles.section}>
      <h2 id="ingelogd">Waar je bent ingelogd</h2>
      <p>Zie je een apparaat dat je niet kent? Log het hier uit en kies een nieuw wachtwoord.</p>
      {ended && (
        <Notice kind="success">
          <p>{ENDED_MESSAGES[ended]}</p>
        </Notice>
      )}
      {formError && (
        <Notice kind="error">
          <p>{formError.error === 'not_found' ? 'Dat apparaat was al uitgelogd.' : formError.message}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {sessions.map((session, index) => (
          <SessionItem key={session.id} session={session} position={`${index + 1} van ${sessions.length}`} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <PostForm>
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit">Log overal uit behalve hier</Button>
        </PostForm>
      )}
    </section>
  );
}

function SessionItem({ session, position }: { session: Session; position: string }) {
  const activeId = `sessie-${session.id}`;
  return (
    <li className={styles.session}>
      <Laptop className={styles.icon} aria-hidden="true" />
      <div className={styles.about}>
        <p className={styles.device}>
          {session.device} {session.current && <Tag tint="mint">Dit apparaat</Tag>}
        </p>
        <p id={activeId} className={styles.active}>
          {session.current ? (
            'Nu actief'
          ) : (
            <>
              Laatst actief: <RelativeTime at={session.lastActiveAt.toISOString()} />
            </>
          )}
          <span className="visually-hidden">, apparaat {position}</span>
        </p>
      </div>
      <PostForm className={styles.end}>
        <input type="hidden" name="intent" value="end-session" />
        <input type="hidden" name="id" value={session.id} />
        <Button type="submit" variant="quiet" aria-describedby={activeId}>
          Log dit apparaat uit<span className="visually-hidden"> ({session.device})</span>
        </Button>
      </PostForm>
    </li>
  );
}
