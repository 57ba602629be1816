import type { Field } from 'payload';
import { mapFields } from './map-fields.ts';

const CELL = '/admin/relation-cell.tsx#RelationCell';

/** A collection whose lists show, of the documents that a field names, the titles from the first moment on. */
export const listedByTitle = <T extends { fields: Field[] }>(config: T): T => mapFields(config, withCell);

const withCell = (field: Field): Field =>
  field.type === 'relationship'
    ? ({ ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: CELL } } } as Field)
    : field;
