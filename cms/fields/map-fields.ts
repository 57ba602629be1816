import type { Field } from 'payload';

/** A collection or block with each of its fields changed, at any depth; those of the blocks that it refers to are not. */
export const mapFields = <T extends { fields: Field[] }>(config: T, change: (field: Field) => Field): T => ({
  ...config,
  fields: config.fields.map((field) => change('fields' in field ? mapFields(field, change) : field)),
});
