import { useLocation } from 'react-router';
import { sessionTimeoutPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Draft } from '../draft.ts';
import styles from './save-draft.module.css';
import { useDraft } from './use-draft.ts';

const WORDS = {
  none: '',
  sent: '',
  found: 'Je was hier al aan begonnen. Je kunt verder schrijven.',
  saved: 'Concept bewaard',
  failed: 'Je concept is nog niet bewaard. We proberen het zo weer.',
};

/** Saves what is typed in the form around it as a draft, and announces that politely: see `useDraft`. Nothing for visitors. */
export function SaveDraft({ draft }: { draft: Draft | null }) {
  return draft && <Status draft={draft} />;
}

function Status({ draft }: { draft: Draft }) {
  const { inside, state } = useDraft(draft);
  const { pathname, search } = useLocation();
  return (
    <p ref={inside} role="status" className={styles.status}>
      {state === 'ended' ? (
        <>
          Je bent niet meer ingelogd. Je tekst blijft hier staan.{' '}
          <Link to={sessionTimeoutPath(pathname + search)}>Log opnieuw in</Link>
        </>
      ) : (
        WORDS[state]
      )}
    </p>
  );
}
