import type { Draft } from '#app/features/drafts/index.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';

/** The intent of the form in which authors edit their reaction. */
export const EDIT_OWN = 'edit-own-reaction';

/** The state of the form to edit a reaction. */
export interface ReactionEdit {
  draft: Draft | null;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
  submissionKey: string;
}
