import { redirect } from 'react-router';
import { isAnyPage } from '#app/features/content/index.ts';
import { booleanOf, fieldsOf } from '#app/platform/forms/form-data.ts';
import { textOf } from '#app/platform/forms/typed-values.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { formContext, type RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { safeRedirectPath } from '#app/platform/http/safe-redirect-path.ts';
import { profilesHandlers } from './api.ts';
import { profilesContract } from './contract.ts';
import { ownProfileContract } from './own-profile/own-profile-contract.ts';
import { editedRows, rowsInForm, type TreatmentRow } from './own-profile/treatment-rows.ts';
import { PHOTO_PATH, profileSavedPath } from './paths.ts';

/** The action of the form for who sees a profile, for the page that shows it. Gives what `onSuccess` gives. */
export const visibilityAction = <T>(args: RouteArguments, onSuccess: () => T) =>
  submit(args, profilesContract.changeVisibility, profilesHandlers.changeVisibility, onSuccess, booleanOf);

/** The form about the photo that was accepted: back to the page that it was sent from, by default the page of the photo. */
export async function redirectFromPhoto({
  ctx,
  form,
}: {
  ctx: RequestContext;
  form: SubmittedForm;
}): Promise<Response> {
  const path = safeRedirectPath(form.get('from'));
  return redirect(path && (await isAnyPage(ctx, path)) ? path : PHOTO_PATH, 303);
}

interface SubmittedForm {
  get(name: string): string | null;
}

/** The form with treatments, with a row more or less: nothing was saved. */
export interface EditedTreatments {
  rows: TreatmentRow[];
  /** Which element takes the focus, since the button that had it may be gone. */
  focus: 'last' | 'add';
}

/** Back to the row that was saved, which says so. */
const toRow = ({ form }: { form: SubmittedForm }) => redirect(profileSavedPath(form.get('row') ?? ''), 303);

/** The forms of the page of the own profile, by their intent. */
export const profileActions: Readonly<Record<string, (args: RouteArguments) => Promise<unknown>>> = {
  profile: (args) => submit(args, ownProfileContract.saveProfile, profilesHandlers.saveProfile, toRow),
  async treatments(args) {
    const form = args.context.get(formContext);
    const button = textOf(form, 'do');
    const rows = editedRows(rowsInForm(fieldsOf(form)) ?? [], button);
    if (rows) return { rows, focus: button === 'add' ? 'last' : 'add' } satisfies EditedTreatments;
    return submit(args, ownProfileContract.saveTreatments, profilesHandlers.saveTreatments, toRow);
  },
  consent: (args) => submit(args, ownProfileContract.changeHealthConsent, profilesHandlers.changeHealthConsent, toRow),
  audience: (args) => submit(args, ownProfileContract.changeAudience, profilesHandlers.changeAudience, toRow),
};
