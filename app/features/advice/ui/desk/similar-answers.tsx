import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import type { DeskQuestion } from '../../screens/find-desk-question-screen.ts';

interface Props {
  similar: DeskQuestion['similar'];
  /** The id of the field into which a link is put. */
  fieldId: string;
}

/** How much of an answer is shown, in characters. */
const BEGINNING = 400;

/**
 * The questions like this one that were answered before, with the beginning of each answer and a button that puts its address
 * into the answer. Renders nothing where there are none.
 */
export function SimilarAnswers({ similar, fieldId }: Props) {
  const hydrated = useHydrated();
  const insert = useInsertAtCaret(fieldId);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="eerder-beantwoord">
      <Stack gap={2}>
        <h2 id="eerder-beantwoord">Vragen die hierop lijken</h2>
        {similar.map(({ id, title, path, url, answer }) => (
          <Disclosure key={id} summary={title}>
            <Stack gap={2}>
              <LinkedText text={truncate(answer, BEGINNING)} />
              <p>
                <Link to={path} target="_blank" rel="noopener">
                  Lees het hele antwoord<span className="visually-hidden"> (opent een nieuw tabblad)</span>
                </Link>
              </p>
              {hydrated && (
                <div>
                  <Button type="button" onClick={() => insert(url)}>
                    Link invoegen<span className="visually-hidden"> naar: {title}</span>
                  </Button>
                </div>
              )}
            </Stack>
          </Disclosure>
        ))}
      </Stack>
    </section>
  );
}

/**
 * Gives the function that puts words into a field where the caret was last, or at its end where nobody was in it yet. It takes
 * the place of what is selected, stands apart from the words around it, and the focus goes behind it.
 */
function useInsertAtCaret(fieldId: string): (words: string) => void {
  const visited = useRef<Element>(null);
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.id === fieldId) visited.current = target;
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [fieldId]);
  return (words) => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLTextAreaElement) insertWords(field, words, visited.current === field);
  };
}

function insertWords(field: HTMLTextAreaElement, words: string, atCaret: boolean): void {
  const { value } = field;
  const [start, end] = atCaret ? [field.selectionStart, field.selectionEnd] : [value.length, value.length];
  const before = /\S$/.test(value.slice(0, start)) ? ' ' : '';
  const after = /^[\p{L}\p{N}]/u.test(value.slice(end)) ? ' ' : '';
  field.focus();
  field.setRangeText(`${before}${words}${after}`, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true })); // for the draft, the counter and the preview
}
