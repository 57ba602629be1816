import type { Field } from 'payload';

/** Marks a field that is for editors alone: it is not published, and not imported. */
export const editorsOnly = <F extends Field>(field: F): F => ({
  ...field,
  custom: { ...field.custom, editorsOnly: true },
});

/** Whether a field is for editors alone. */
export const isEditorsOnly = ({ custom }: { custom?: Record<string, unknown> | undefined }): boolean =>
  custom?.editorsOnly === true;
