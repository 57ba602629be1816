import { type ChangeEvent, useEffect, useRef } from 'react';
import { bodyOfEdited, type EditedBlock } from '../../../body/form-fields.ts';

interface Props {
  blocks: readonly EditedBlock[];
  /** Called with the body of a draft that was put into the form. */
  onRestore: (body: string) => void;
}

/**
 * The body of the post as one hidden field, which the form sends and saves as a draft. Whenever the blocks change, it tells
 * the form so by an event of typing.
 */
export function BodyField({ blocks, onRestore }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const body = bodyOfEdited(blocks);
  const told = useRef(body);
  useEffect(() => {
    if (told.current === body) return;
    told.current = body;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [body]);
  const handleChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    if (target.value !== body) onRestore(target.value);
  };
  return <textarea ref={field} name="Body" hidden value={body} onChange={handleChange} />;
}
