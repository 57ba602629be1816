/** The rows of the form with treatments, as it sends them. */
export interface TreatmentRow {
  /** The id of the treatment; empty for a new one. */
  Id: string;
  Treatment: string;
  Hospital: string;
  Month: string;
  Year: string;
}

/** More rows than this are of no form of ours. */
const ROWS_MAX = 100;

const FIELDS = ['Id', 'Treatment', 'Hospital', 'Month', 'Year'] as const;

/** Gives the rows in the fields of the form with treatments; null where something else was sent. */
export function rowsInForm(fields: unknown): TreatmentRow[] | null {
  if (typeof fields !== 'object' || fields === null || !('Entries' in fields)) return null;
  const columns = FIELDS.map((name) => [(fields as Record<string, unknown>)[name] ?? []].flat());
  const count = Math.max(...columns.map(({ length }) => length));
  if (count > ROWS_MAX) return null;
  return Array.from({ length: count }, (_, index) => {
    const text = (column: number) => String(columns[column]?.[index] ?? '');
    return { Id: text(0), Treatment: text(1), Hospital: text(2), Month: text(3), Year: text(4) };
  });
}

/** Turns the form with treatments into the entries of the call; leaves anything else as it is. */
export const entriesInForm = (value: unknown): unknown =>
  rowsInForm(value)?.map(({ Id, Treatment, Hospital, Month, Year }) => ({
    Id,
    Treatment,
    Hospital,
    // Without both it is no date that exists: what was chosen is not dropped without a word.
    Date: Month || Year ? `${Year}-${Month.padStart(2, '0')}-01` : null,
  })) ?? value;

export const EMPTY_ROW: TreatmentRow = { Id: '', Treatment: '', Hospital: '', Month: '', Year: '' };

/** The rows of the form with treatments after 'Nog een behandeling toevoegen' or 'Verwijder'; null for another button. */
export function editedRows(rows: readonly TreatmentRow[], button: string | null): TreatmentRow[] | null {
  if (button === 'add') return [...rows, EMPTY_ROW];
  const removed = /^remove-(\d{1,3})$/.exec(button ?? '')?.[1];
  return removed === undefined ? null : rows.filter((_, index) => index !== Number(removed));
}
