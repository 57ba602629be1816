import type { FlattenedField } from 'payload';

/** Fields that Payload adds to a form, and that have no label in the collection. */
const ADDED: Record<string, string> = { file: 'Bestand', password: 'Wachtwoord' };

/**
 * What a form calls the field at this path, with the rows and groups in which it stands: 'Voedingswaarde per portie → Zout
 * (gram)', 'Inhoud 2'. Payload says so of the errors that it finds itself (Payload 3.90).
 */
export function fieldLabel(fields: FlattenedField[], path: string): string {
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
