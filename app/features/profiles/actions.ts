import { redirect } from 'react-router';
import { booleanOf, fieldsOf } from '#app/platform/forms/form-data.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { formContext, type RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { textOf } from '#app/platform/http/pages/typed-values.ts';
import { profilesHandlers } from './api.ts';
import { profilesContract } from './contract.ts';
import { ownProfileContract } from './own-profile/own-profile-contract.ts';
import { editedRows, rowsInForm, type TreatmentRow } from './own-profile/treatment-rows.ts';
import { profileSavedPath } from './paths.ts';

/** The action of the form for who sees a profile, for the page that shows it. Gives what `onSuccess` gives. */
export const visibilityAction = <T>(args: RouteArguments, onSuccess: () => T) =>
  submit(args, profilesContract.changeVisibility, profilesHandlers.changeVisibility, onSuccess, booleanOf);

/** The form with treatments, with a row more or less: nothing was saved. */
export interface EditedTreatments {
  rows: TreatmentRow[];
  /** Which element takes the focus, since the button that had it may be gone. */
  focus: 'last' | 'add';
}

/** Back to the row that was saved, which says so. */
const toRow = ({ form }: { form: { get(name: string): string | null } }) =>
  redirect(profileSavedPath(form.get('row') ?? ''), 303);

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
