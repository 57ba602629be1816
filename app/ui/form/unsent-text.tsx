import { TextArea } from './fields/text-area.tsx';

/** The fields, on the wire, that hold what people write. A form with others names them here. */
const WRITTEN = ['Title', 'Description', 'Body', 'Msg'];

/** The help where what was typed came after the session had ended. */
export const LOGGED_OUT_WHILE_WRITING = 'Je bent niet meer ingelogd. Kopieer je tekst voordat je inlogt.';

/** What was typed and not sent, to be copied: it can't stand in its own form any more. Nothing where nothing was typed. */
export function UnsentText({ values, help }: { values: Readonly<Record<string, unknown>>; help: string }) {
  const texts = WRITTEN.map((name) => values[name]).filter((value) => typeof value === 'string' && value.trim());
  if (texts.length === 0) return null;
  return <TextArea label="Wat je schreef" help={help} name="Written" readOnly defaultValue={texts.join('\n\n')} />;
}
