import type { DB } from '#app/platform/database/types.generated.ts';
import type { EditableTexts, TextPart } from './case-kind.ts';

/** The tables of what has an id and a title. */
type TitledTable = { [T in keyof DB]: 'id' | 'title' extends keyof DB[T] ? T : never }[keyof DB];

/** How the title and one text of a row are read as parts that moderators change, each in its column. */
export const titleAndText =
  <T extends TitledTable>(
    table: T,
    { column, titleMax, ...part }: Omit<TextPart, 'text'> & { column: keyof DB[T] & string; titleMax: number },
  ): EditableTexts['listParts'] =>
  async (db, id, { lock }) => {
    const row = await db
      .selectFrom(table as 'conversation')
      .select(['title', `${column as 'body'} as text`])
      .where('id', '=', id)
      .$if(lock, (query) => query.forNoKeyUpdate())
      .executeTakeFirst();
    return (
      row && [
        { name: 'Title', label: 'Titel', text: row.title, max: titleMax, line: true },
        { ...part, text: row.text },
      ]
    );
  };
