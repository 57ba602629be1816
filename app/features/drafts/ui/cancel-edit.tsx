import { type MouseEvent, Suspense, useState } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { X } from '#app/ui/icon/icons.ts';
import type { Draft } from '../draft.ts';
import { isChanged } from './form-fields.ts';

// Few readers ever see it.
const CancelQuestion = lazyPart(() => import('./cancel-question.tsx').then((file) => file.CancelQuestion));

interface Props {
  /** The path of the page to return to. */
  path: string;
  draft: Draft | null;
  /** Whether the form shows what was submitted with an error. */
  submitted: boolean;
}

/**
 * The link that leaves a form. What was typed is discarded only after a question (rules.md R52); without JavaScript its
 * draft stays.
 */
export function CancelEdit({ path, draft, submitted }: Props) {
  const [asking, setAsking] = useState(false);
  const askFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form');
    if (!draft || !form || !(submitted || draft.updatedAt || isChanged(form))) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <ButtonLink to={path} variant="quiet" icon={X} onClick={askFirst}>
        Sluit
      </ButtonLink>
      {asking && (
        <Suspense>
          <CancelQuestion path={path} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
