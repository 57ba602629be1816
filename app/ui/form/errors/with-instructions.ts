/** The messages for a field that is empty, also on the wire. */
const EMPTY: ReadonlySet<string> = new Set([
  'Dit is een verplicht veld',
  'Dit veld is verplicht',
  'De titel mag niet leeg zijn',
  'De omschrijving mag niet leeg zijn',
  'De inleiding mag niet leeg zijn',
]);

/** What to fill in in each field, by its name: 'Vul je e-mailadres in'. */
export type Instructions = Readonly<Record<string, string>>;

/** Adds to the error of each empty field what to fill in: 'Dit is een verplicht veld. Vul je e-mailadres in.' */
export const withInstructions = (
  errors: Readonly<Record<string, string>>,
  instructions: Instructions = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [
      name,
      EMPTY.has(message) && instructions[name] ? `${message}. ${instructions[name]}.` : message,
    ]),
  );
