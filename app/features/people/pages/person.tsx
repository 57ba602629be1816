import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { contactsContract } from '#app/features/contacts/contract.ts';
import { contactsHandlers } from '#app/features/contacts/index.ts';
import { withDonorTarget } from '#app/features/donors/index.ts';
import { threadPath } from '#app/features/messages/paths.ts';
import { personPath } from '#app/features/profiles/paths.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { DONOR_PARAMETER, personModePath } from '../paths.ts';
import { readPersonScreen } from '../screens/person.ts';
import { DeletedPerson } from '../ui/person/deleted-person.tsx';
import { PersonPage } from '../ui/person/person-page.tsx';
import { SeenEnough } from '../ui/person/seen-enough.tsx';
import type { Route } from './+types/person';

export const handle: PageHandle = { cache: { query: [], except: [DONOR_PARAMETER] } };

/** The id that deleted members have (decisions.md 31). */
const DELETED = '0';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    if (args.params.person === DELETED) return { deleted: true as const };
    const id = parseId(args.params.person);
    const screen = await readPersonScreen(ctx, id, new URL(args.request.url).searchParams);
    const page = { deleted: false as const, screen, submissionKey: ctx.viewer ? randomUUID() : '' };
    return screen?.donor && !screen.member ? withDonorTarget(ctx, id, page) : page;
  });

/** The id in the address, which has one spelling. Throws AppError not_found. */
function parseId(text: string): number {
  const { data } = idField.safeParse(text);
  if (data === undefined || String(data) !== text) throw new AppError('not_found');
  return data;
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    request: (form) =>
      submit(form, contactsContract.request, contactsHandlers.request, () =>
        redirect(personModePath(personPath(idOf(form)), { message: 'verstuurd' }), 303),
      ),
    'request-as-donor': (form) =>
      submit(form, contactsContract.requestAsDonor, contactsHandlers.requestAsDonor, () =>
        redirect(threadPath(idOf(form)), 303),
      ),
    accept: (form) =>
      submit(form, contactsContract.accept, contactsHandlers.accept, () => redirect(threadPath(idOf(form)), 303)),
  });

const idOf = ({ params }: RouteArguments): number => parseId(params.person ?? '');

/** The page of a person; of somebody who deleted the account, or who may not be seen today, a notice. */
export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.deleted) return <DeletedPerson />;
  const { screen, submissionKey } = loaderData;
  if (!screen) return <SeenEnough />;
  return (
    <PersonPage
      person={screen}
      submissionKey={submissionKey}
      formError={formErrorOf(actionData) as FormError | undefined}
    />
  );
}
