import type { FormState, ServerFunctionClient } from 'payload';

type Call = Parameters<ServerFunctionClient>[0];

/**
 * The call of the admin to the server, in whose form each row that is neither folded nor unfolded counts as unfolded.
 * These are the rows that an editor added, which the admin shows unfolded; but to the server they are like those of the
 * document, which start folded, so that its response would fold them (Payload 3.90). To unfold them again in the browser
 * comes too late: the fields of a row that is folded for a moment may never be drawn.
 */
export function unfoldAddedRows(call: Call): Call {
  const { formState } = call.args as { formState?: FormState };
  if (!formState) return call;
  const fields = Object.entries(formState).map(([path, field]) => [path, unfoldRows(field)]);
  return { ...call, args: { ...call.args, formState: Object.fromEntries(fields) } };
}

const unfoldRows = (field: FormState[string]): FormState[string] =>
  Array.isArray(field?.rows) ? { ...field, rows: field.rows.map((row) => ({ collapsed: false, ...row })) } : field;
