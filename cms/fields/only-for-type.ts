import type { Field } from 'payload';

/** The field, shown and required only in rows whose `type` is this one. */
export const onlyForType = (type: string, field: Field): Field =>
  ({ ...field, admin: { ...field.admin, condition: (_data, row) => row?.type === type } }) as Field;
