import type { ReactNode } from 'react';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { Former, WholeCase } from '../../screens.ts';
import styles from '../moderation.module.css';

const ACTION_NAMES: Readonly<Record<string, string>> = {
  claim: 'nam de zaak op zich',
  release: 'liet de zaak aan anderen',
  edit: 'paste de tekst aan',
  hide: 'verborg het',
  show: 'toonde het weer',
  handle: 'handelde de zaak af',
};

/** Who reported it, what it said before, and what moderators did, each with the time. */
export function CaseHistory({ found: { reports, former, actions } }: { found: WholeCase }) {
  return (
    <div className={styles.history}>
      {reports.length > 0 && (
        <section aria-labelledby="melders">
          <Stack gap={2}>
            <h2 id="melders">Wie het meldde</h2>
            <p className={styles.about}>Alleen moderators weten dit.</p>
            <ul className={styles.facts}>
              {reports.map(({ user, createdAt }) => (
                <li key={`${user.id} ${createdAt.toISOString()}`}>
                  <UserName user={user} />, <DayAndTime at={createdAt.toISOString()} />
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      {former.length > 0 && (
        <section aria-labelledby="eerder">
          <Stack gap={2}>
            <h2 id="eerder">Wat er eerder stond</h2>
            {former.map((text) => (
              <Disclosure key={text.changedAt.toISOString()} summary={summaryOf(text)}>
                <div className={styles.text}>
                  <LinkedText text={text.text} />
                </div>
              </Disclosure>
            ))}
          </Stack>
        </section>
      )}
      <section aria-labelledby="gedaan">
        <Stack gap={2}>
          <h2 id="gedaan">Wat moderators deden</h2>
          {actions.length === 0 ? (
            <p>Nog niets.</p>
          ) : (
            <ol className={styles.facts}>
              {actions.map(({ id, user, action, createdAt }) => (
                <li key={id}>
                  <UserName user={{ ...user, moderator: false }} /> {ACTION_NAMES[action]},{' '}
                  <DayAndTime at={createdAt.toISOString()} />
                </li>
              ))}
            </ol>
          )}
        </Stack>
      </section>
    </div>
  );
}

const summaryOf = ({ changedBy, changedAt }: Former): ReactNode => (
  <>
    {changedBy ? `Vervangen door ${changedBy.name} op ` : 'Veranderd of ingetrokken door de schrijver op '}
    <DayAndTime at={changedAt.toISOString()} />
  </>
);
