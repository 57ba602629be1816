import type { AfterErrorHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { ValidationError } from 'payload';
import { isPlainObject } from '../plain-object.ts';

/** PostgreSQL's code for a reference to what is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * PostgreSQL's codes for a value that no column or query takes: a text for a number, a number that is too large, a text
 * with a NUL, and a negative limit or offset. Only a request that no form sends has one.
 */
const UNFIT = ['22P02', '22003', '22021', '2201W', '2201X'];

/** What is said of a request that no form sends. */
export const WRONG_REQUEST = 'Dit verzoek klopt niet. Laad de pagina opnieuw en probeer het nog eens.';

/** Explains in Dutch the errors that Payload hides behind an English sentence. */
export const explainError: AfterErrorHook = ({ error, req }) => {
  const code = codeOf(error);
  if (code === FOREIGN_KEY_VIOLATION) {
    return answer(400, 'Iets wat je koos, is intussen verwijderd. Laad de pagina opnieuw en kies iets anders.');
  }
  if (error instanceof ValidationError) return { response: { errors: [withLabels(error, req)] } };
  if (((error as { status?: number }).status ?? 500) < 500) return;
  if (UNFIT.includes(String(code)) || isUnreadable(error) || hasWrongBody(req)) {
    return answer(400, WRONG_REQUEST);
  }
  return answer(500, 'Er ging iets mis, en er is niets veranderd. Probeer het zo nog eens.');
};

/** An error that names each wrong field as its form does: those that are our own have a path alone. */
function withLabels({ name, data }: ValidationError, { payload, t }: PayloadRequest) {
  const { collection = '', errors } = data;
  const fields = payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? [];
  const labelled = errors.map((each) => ({ ...each, label: each.label ?? fieldLabel(fields, each.path) }));
  const { message } = new ValidationError({ collection, errors: labelled }, t);
  return { name, message, data: { ...data, errors: labelled } };
}

/** Fields that Payload adds to a form, and that have no label in the collection. */
const ADDED: Record<string, string> = { file: 'Bestand', password: 'Wachtwoord' };

/**
 * What a form calls the field at this path, with the rows and groups in which it stands: 'Voedingswaarde per portie → Zout
 * (gram)', 'Inhoud 2'. Payload says so of the errors that it finds itself (Payload 3.90).
 */
function fieldLabel(fields: FlattenedField[], path: string): string {
  const [name = '', ...below] = path.split('.');
  const field = fields.find((field) => field.name === name);
  const label = field && 'label' in field && typeof field.label === 'string' ? field.label : (ADDED[name] ?? name);
  if (field?.type === 'group' && below.length > 0)
    return `${label} → ${fieldLabel(field.flattenedFields, below.join('.'))}`;
  const row = Number(below[0]);
  if ((field?.type !== 'array' && field?.type !== 'blocks') || Number.isNaN(row)) return label;
  const inRow = field.type === 'array' && below.length > 1;
  return `${label} ${row + 1}${inRow ? ` → ${fieldLabel(field.flattenedFields, below.slice(1).join('.'))}` : ''}`;
}

/** Whether the address of a request, or JSON of it, could not be read. */
const isUnreadable = ({ name, message }: Error): boolean =>
  name === 'URIError' || (name === 'SyntaxError' && message.includes('JSON'));

/** Whether the body of a request is JSON, but no object: Payload fails on it in many ways. */
const hasWrongBody = ({ data }: PayloadRequest): boolean => data !== undefined && !isPlainObject(data);

const answer = (status: number, message: string) => ({ status, response: { errors: [{ name: 'Error', message }] } });

/** The code of the database's error that caused this one. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : undefined);
}
