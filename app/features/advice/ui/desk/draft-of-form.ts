import type { Draft } from '#app/features/drafts/index.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';

/**
 * The draft for a form: after a conflict without the outdated one, because the form has what was sent and says what
 * happened.
 */
export const draftOfForm = (draft: Draft | null, formError: FormError | undefined): Draft | null =>
  draft && formError?.error === 'conflict' ? { ...draft, outdated: null } : draft;
