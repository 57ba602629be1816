import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { listMembers } from '../lists/list-members.ts';
import { AFTER_PARAMETER, MEMBERS_PATH, membersPath, QUERY_PARAMETER } from '../paths.ts';
import { QUERY_MAX } from '../rules.ts';
import { MemberList } from '../ui/member-list.tsx';
import type { Route } from './+types/members';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const query = readTextParameter(searchParams, QUERY_PARAMETER, QUERY_MAX);
    const after = readTextParameter(searchParams, AFTER_PARAMETER, QUERY_MAX) || null;
    const page = await listMembers(requireMember(ctx), { query, after });
    return { ...page, query };
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    grant: (form) => submit(form, contract.grantRole, handlers.grantRole, () => ({ changed: true })),
    withdraw: (form) =>
      submit(form, contract.withdrawRole, handlers.withdrawRole, ({ ctx, form: sent }) => {
        const stays = sent.get('role') !== 'administrator' || sent.get('id') !== String(ctx.viewer.memberId);
        return stays ? { changed: true } : redirect('/', 303); // who is no administrator any more does not see this page
      }),
  });

/** Where an administrator makes members moderators and professionals (choices.md 18). */
export default function Members({ loaderData: { items, next, query }, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  const changed = (actionData as { changed?: true } | undefined)?.changed;
  return (
    <Page width="column">
      <Metadata title="Leden" description={null} noindex />
      <PageHeader
        title="Leden"
        intro={<p>Zoek een deelnemer op het begin van de naam of op het hele e-mailadres, en geef of neem een rol.</p>}
      />
      <Stack gap={4}>
        {formError && (
          <Notice kind="error" focusOn={!formError.told && formError}>
            <p>{formError.errors.Role ?? formError.message}</p>
          </Notice>
        )}
        {changed && (
          <Notice kind="success" focusOn={actionData}>
            <p>De rol is veranderd. Dat geldt meteen, ook waar de deelnemer al was ingelogd.</p>
          </Notice>
        )}
        <SearchBox label="Naam of e-mailadres" action={MEMBERS_PATH} defaultValue={query} maxLength={QUERY_MAX} />
        <section aria-labelledby="gevonden">
          <Stack gap={2}>
            <h2 id="gevonden">{query ? 'Gevonden' : 'Wie nu een rol heeft'}</h2>
            <MemberList members={items} />
          </Stack>
        </section>
        {next !== null && <LoadMore href={membersPath({ query, after: next })} label="Volgende leden" />}
      </Stack>
    </Page>
  );
}
