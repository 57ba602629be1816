import { useNavigation } from 'react-router';
import type { Draft } from '#app/features/drafts/index.ts';
import { SaveDraft } from '#app/features/drafts/ui/save-draft.tsx';
import { discards } from '#app/features/drafts/ui/watch-form.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import styles from './conversation.module.css';

interface Props {
  draft: Draft | null;
  /** Where who thinks better of it goes; what they typed is forgotten. */
  back: string;
}

/** The end of a form in which something is changed that was written before: what keeps its draft, and the ways out. */
export function EndOfEdit({ draft, back }: Props) {
  const busy = useNavigation().state === 'submitting';
  return (
    <>
      <SaveDraft draft={draft} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={busy}>
          Opslaan
        </Button>
        <ButtonLink to={back} variant="quiet" {...discards}>
          Annuleren
        </ButtonLink>
      </div>
    </>
  );
}
