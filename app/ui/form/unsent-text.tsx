import { TextArea } from './fields/text-area.tsx';
import { unsentTexts } from './unsent-texts.ts';

/** The help for a text that was sent after the session had ended. */
export const LOGGED_OUT_WHILE_WRITING = 'Je bent niet meer ingelogd. Kopieer je tekst voordat je inlogt.';

interface Props {
  values: Readonly<Record<string, unknown>>;
  help: string;
  /** The id of the field, where the page may have two. */
  id?: string;
  label?: string;
}

/** The text of a form that was not accepted and cannot be shown again, or another text beside a form, for copying; nothing when the text is empty. */
export function UnsentText({ values, help, id, label = 'Wat je schreef' }: Props) {
  const texts = unsentTexts(values);
  if (texts.length === 0) return null;
  return <TextArea id={id} label={label} help={help} name="Written" readOnly defaultValue={texts.join('\n\n')} />;
}
