import { useEffect, useState } from 'react';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { blockField } from '../../../body/form-fields.ts';
import { WRONG_LINK, youtubeIdOf } from '../../../body/video.ts';
import type { BlockEditorProps } from './block-editor-props.ts';
import { detached } from './detached.ts';

/** How long after the last key a wrong link is marked, in milliseconds. Not when the field is left: a click would miss. */
const PAUSE = 700;

/** The field for a video. It says what it takes, and after a pause in typing that a link is not to a video on YouTube. */
export function VideoField({ block: { content }, index, errors, onChange }: BlockEditorProps) {
  const link = content.trim();
  const wrong = link !== '' && youtubeIdOf(link) === null;
  const marked = useAfterPause(link);
  return (
    <TextField
      {...detached(useHydrated())}
      name={blockField(index, 'Content')}
      label="Link naar een video op YouTube"
      help="Open de video op YouTube en kopieer het adres. Bijvoorbeeld: https://www.youtube.com/watch?v=… of https://youtu.be/… Video’s van andere sites kunnen hier niet."
      error={wrong && (errors.content !== undefined || marked) ? WRONG_LINK : undefined}
      type="url"
      inputMode="url"
      defaultValue={content}
      onChange={({ target }) => onChange({ content: target.value })}
    />
  );
}

/** Whether this text has not changed for PAUSE. */
function useAfterPause(text: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}
