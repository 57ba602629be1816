import { useLocation } from 'react-router';
import { sessionTimeoutPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { Draft } from '../draft.ts';
import styles from './draft-status.module.css';
import { useDraft } from './use-draft.ts';

const MESSAGES = {
  none: '',
  submitted: '',
  found: 'Je was hier al aan begonnen. Je kunt verder schrijven.',
  saved: 'Concept bewaard',
  failed: 'Je concept is nog niet bewaard. We proberen het zo weer.',
};

/**
 * Saves the form around it as a draft (see `useDraft`) and announces the state of the draft. Renders nothing for
 * visitors.
 */
export function DraftStatus({ draft }: { draft: Draft | null }) {
  return draft && <AutosaveStatus draft={draft} />;
}

function AutosaveStatus({ draft }: { draft: Draft }) {
  const { statusRef, state } = useDraft(draft);
  const { pathname, search } = useLocation();
  return (
    <p ref={statusRef} role="status" className={styles.status}>
      {state === 'session-ended' ? (
        <>
          Je bent niet meer ingelogd. Je tekst blijft hier staan.{' '}
          <Link to={sessionTimeoutPath(pathname + search)}>Log opnieuw in</Link>
        </>
      ) : (
        MESSAGES[state]
      )}
    </p>
  );
}
