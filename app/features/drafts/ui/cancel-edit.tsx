import { type MouseEvent, useState } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { Draft } from '../draft.ts';
import { discardOnClick } from './discard-on-click.ts';
import { isChanged } from './form-fields.ts';

interface Props {
  /** The path of the page to return to. */
  path: string;
  draft: Draft | null;
  /** Whether the form shows what was submitted with an error. */
  submitted: boolean;
}

/**
 * The link that leaves a form. What was typed in an edit is discarded only after a question (rules.md R52); without
 * JavaScript, and of a new text, its draft stays.
 */
export function CancelEdit({ path, draft, submitted }: Props) {
  const [asking, setAsking] = useState(false);
  const askFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    if (!draft?.basedOn || !form || !(submitted || draft.updatedAt || isChanged(form))) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink to={path} variant="quiet" onClick={askFirst}>
        Annuleren
      </ButtonLink>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Wil je weggooien wat je hebt geschreven?"
        actions={
          <>
            <ButtonLink to={path} variant="primary">
              Bewaar als concept
            </ButtonLink>
            <ButtonLink to={path} variant="secondary" {...discardOnClick}>
              Gooi weg
            </ButtonLink>
          </>
        }
      >
        <p>
          Bewaar je het als concept, dan staat het er weer als je hier verdergaat. Wat je weggooit, komt niet terug.
        </p>
      </Dialog>
    </>
  );
}
