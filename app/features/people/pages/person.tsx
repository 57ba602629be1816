import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { contactsContract } from '#app/features/contacts/contract.ts';
import { contactsHandlers, findBlockedMember, withDonorTarget } from '#app/features/contacts/index.ts';
import { BLOCKED_PATH, REGISTER_AS_DONOR_PATH } from '#app/features/contacts/paths.ts';
import { threadPath } from '#app/features/messages/paths.ts';
import { personForDonorPath, personPath } from '#app/features/profiles/paths.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { loginPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DONOR_PARAMETER, PEOPLE_PATH, personModePath } from '../paths.ts';
import { isForDonor, readPersonScreen } from '../person/read-person-screen.ts';
import { seeingAgain } from '../person/require-seeing.ts';
import { DONOR_TITLE, DonateLink } from '../ui/person/contact-part.tsx';
import { DailyLimitPage } from '../ui/person/daily-limit.tsx';
import { PersonPage } from '../ui/person/person-page.tsx';
import type { Route } from './+types/person';

export const handle: PageHandle = { cache: { query: [], except: [DONOR_PARAMETER] } };

/** The id that deleted members have (choices.md 31). */
const DELETED = '0';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    if (args.params.person === DELETED) return { kind: 'deleted' as const };
    const id = parseId(args.params.person);
    const blocked = ctx.viewer && (await findBlockedMember(requireMember(ctx), id));
    if (blocked) return { kind: 'blocked' as const, user: blocked };
    const query = queryOf(args);
    try {
      const screen = await readPersonScreen(ctx, id, query);
      const page = { kind: 'person' as const, screen, submissionKey: ctx.viewer ? randomUUID() : '' };
      return screen.donor && !screen.member ? withDonorTarget(ctx, id, page) : page;
    } catch (error) {
      if (isForDonor(query) && isClosed(error) && !ctx.sessionEnd)
        return withDonorTarget(ctx, id, { kind: 'closed-for-donor' as const, path: personForDonorPath(id) });
      return { kind: 'limited' as const, until: seeingAgain(error) };
    }
  });

const queryOf = ({ request }: RouteArguments): URLSearchParams => new URL(request.url).searchParams;

const isClosed = (error: unknown): boolean => error instanceof AppError && error.code === 'participants_only';

/** The id in the address. Throws AppError not_found. */
function parseId(text: string | undefined): number {
  const id = parseAddressId(text);
  if (id === null) throw new AppError('not_found');
  return id;
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    request: (form) =>
      submit(form, contactsContract.request, contactsHandlers.request, () => redirect(pathAfterRequest(form), 303)),
    'request-as-donor': (form) =>
      submit(form, contactsContract.requestAsDonor, contactsHandlers.requestAsDonor, () =>
        redirect(threadPath(idOf(form)), 303),
      ),
    accept: (form) =>
      submit(form, contactsContract.accept, contactsHandlers.accept, () => redirect(threadPath(idOf(form)), 303)),
  });

/** Who may give a kidney comes to the thread; others to the page of the person, which says that it was sent. */
function pathAfterRequest(form: RouteArguments): string {
  const id = idOf(form);
  return isForDonor(queryOf(form)) ? threadPath(id) : personModePath(personPath(id), { message: 'verstuurd' });
}

const idOf = ({ params }: RouteArguments): number => parseId(params.person);

/**
 * The page of a person; of somebody who deleted the account, whom the viewer blocks or who may not be seen today, a notice.
 */
export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'deleted') return <DeletedPerson />;
  if (loaderData.kind === 'closed-for-donor') return <ClosedForDonor path={loaderData.path} />;
  if (loaderData.kind === 'blocked') return <BlockedPerson user={loaderData.user} />;
  if (loaderData.kind === 'limited') return <DailyLimitPage until={loaderData.until} />;
  const { screen, submissionKey } = loaderData;
  return (
    <PersonPage
      person={screen}
      submissionKey={submissionKey}
      formError={formErrorOf(actionData) as FormError | undefined}
    />
  );
}

const FORMER_MEMBER = 'Voormalig deelnemer';

/** The page of everybody who deleted the account. */
const DeletedPerson = () => (
  <Page width="column">
    <Metadata title={FORMER_MEMBER} description={null} noindex />
    <PageHeader
      title={FORMER_MEMBER}
      intro={<p>Deze persoon doet niet meer mee. Het profiel is verwijderd.</p>}
      breadcrumbs={[{ text: 'Personen', href: PEOPLE_PATH }, { text: FORMER_MEMBER }]}
    />
    <div>
      <ButtonLink to={PEOPLE_PATH}>Bekijk alle personen</ButtonLink>
    </div>
  </Page>
);

/**
 * For visitors who come to give a kidney, in place of a profile that is private or does not exist: both look alike (rules.md
 * R13). Whom they came for is remembered until they register.
 */
const ClosedForDonor = ({ path }: { path: string }) => (
  <Page width="column">
    <Metadata title={DONOR_TITLE} description={null} noindex />
    <PageHeader
      title={DONOR_TITLE}
      intro={
        <p>
          Alleen deelnemers zien dit profiel. Word deelnemer als donor, of log in. Daarna kom je hier terug, en kun je
          een bericht sturen. Een bericht verplicht je tot niets.
        </p>
      }
      breadcrumbs={[{ text: 'Personen', href: PEOPLE_PATH }, { text: DONOR_TITLE }]}
    />
    <Stack>
      <div>
        <ButtonLink to={REGISTER_AS_DONOR_PATH} variant="primary">
          Word deelnemer als donor
        </ButtonLink>
      </div>
      <div>
        <ButtonLink to={loginPath(path)}>Inloggen</ButtonLink>
      </div>
      <DonateLink />
    </Stack>
  </Page>
);

/** In place of the page of somebody whom the viewer blocks: that they do, with the button that ends it. */
const BlockedPerson = ({ user }: { user: { id: number; name: string } }) => (
  <Page width="column">
    <Metadata title={user.name} description={null} noindex />
    <PageHeader
      title={`Je hebt ${user.name} geblokkeerd`}
      intro={<p>Daarom zie je dit profiel niet, en kunnen jullie elkaar niet schrijven.</p>}
      breadcrumbs={[{ text: 'Personen', href: PEOPLE_PATH }, { text: user.name }]}
    />
    <PostForm action={BLOCKED_PATH}>
      <input type="hidden" name="intent" value="unblock" />
      <input type="hidden" name="id" value={user.id} />
      <Button type="submit">Deblokkeer {user.name}</Button>
    </PostForm>
  </Page>
);
