/**
 * Attributes that keep a field out of its form, with JavaScript: it is neither sent nor saved as a draft itself, because the
 * form has the body in one field. Events still reach the form.
 */
export const detached = (hydrated: boolean): { form?: string } => (hydrated ? { form: 'geen' } : {});
