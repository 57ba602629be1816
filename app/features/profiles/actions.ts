import { booleanOf } from '#app/platform/forms/form-data.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { profilesHandlers } from './api.ts';
import { profilesContract } from './contract.ts';

/** The action of the form for who sees a profile, for the page that shows it. Gives what `onSuccess` gives. */
export const visibilityAction = <T>(args: RouteArguments, onSuccess: () => T) =>
  submit(args, profilesContract.changeVisibility, profilesHandlers.changeVisibility, onSuccess, booleanOf);
