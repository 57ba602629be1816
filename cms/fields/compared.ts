import type { Field } from 'payload';
import { mapFields } from './map-fields.ts';

const DIFF = '/admin/compare/values-diff.tsx#ValuesDiff';

/** A collection or block whose lists of words and boxes are compared as words between its versions, not as JSON. */
export const comparedAsWords = <T extends { fields: Field[] }>(config: T): T => mapFields(config, withDiff);

/** Whether Payload would compare the values of a field as JSON, or in English. */
export const isComparedAsJson = (field: Field): boolean =>
  field.type === 'checkbox' || (field.type === 'text' && field.hasMany === true);

const withDiff = (field: Field): Field =>
  isComparedAsJson(field)
    ? ({ ...field, admin: { ...field.admin, components: { ...field.admin?.components, Diff: DIFF } } } as Field)
    : field;
