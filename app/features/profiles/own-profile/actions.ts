import { redirect } from 'react-router';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { formContext, type RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { textOf } from '#app/platform/http/pages/typed-values.ts';
import { profileSavedPath } from '../paths.ts';
import { ownProfileHandlers } from './api.ts';
import { ownProfileContract } from './contract.ts';
import { editedRows } from './row-form.ts';
import { rowsInForm, type TreatmentRow } from './treatments-form.ts';

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
  profile: (args) => submit(args, ownProfileContract.saveProfile, ownProfileHandlers.saveProfile, toRow),
  async treatments(args) {
    const form = args.context.get(formContext);
    const button = textOf(form, 'do');
    const rows = editedRows(rowsInForm(fieldsOf(form)) ?? [], button);
    if (rows) return { rows, focus: button === 'add' ? 'last' : 'add' } satisfies EditedTreatments;
    return submit(args, ownProfileContract.saveTreatments, ownProfileHandlers.saveTreatments, toRow);
  },
  consent: (args) =>
    submit(args, ownProfileContract.changeHealthConsent, ownProfileHandlers.changeHealthConsent, toRow),
  audience: (args) => submit(args, ownProfileContract.changeAudience, ownProfileHandlers.changeAudience, toRow),
};
