import { redirect } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readTextParameter } from '#app/platform/http/pages/text-parameter.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LimitedSearchBox } from '#app/ui/form/limited-search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { CircleCheck, Flag } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { findCases } from '../lists/list-cases.ts';
import { listMembers } from '../lists/list-members.ts';
import { AFTER_PARAMETER, casePath, MEMBERS_PATH, membersPath, QUERY_PARAMETER } from '../paths.ts';
import { mayModerate } from '../policy.ts';
import { QUERY_MAX, type WithdrawnRole } from '../rules.ts';
import { titleOfCase } from '../ui/case-summary.ts';
import { MemberList, ROLE_NAMES } from '../ui/member-list.tsx';
import type { Route } from './+types/members';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const query = readTextParameter(searchParams, QUERY_PARAMETER, QUERY_MAX);
    const after = readTextParameter(searchParams, AFTER_PARAMETER, QUERY_MAX) || null;
    const member = requireMember(ctx);
    const [page, found] = await Promise.all([listMembers(member, { query, after }), findNumberedCase(member, query)]);
    return { ...page, query, found };
  });

/** The case with this number, where the words are one: '123' or '#123'; null for who is no moderator. */
async function findNumberedCase(ctx: MemberContext, words: string): Promise<NumberedCase | null> {
  const id = idField.safeParse(/^#?(\d+)$/.exec(words.trim())?.[1]).data;
  if (id === undefined || !mayModerate(ctx.viewer)) return null;
  const [found] = await findCases(ctx, [id]);
  return found ? { id, label: found.label, title: titleOfCase(found), handled: found.handled !== null } : null;
}

interface NumberedCase {
  id: number;
  label: string;
  title: string;
  handled: boolean;
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    grant: (form) =>
      submit(form, contract.grantRole, handlers.grantRole, ({ form: sent }) => ({ changed: changeOf(sent) })),
    withdraw: (form) =>
      submit(form, contract.withdrawRole, handlers.withdrawRole, ({ ctx, form: sent }) => {
        const stays = sent.get('role') !== 'administrator' || sent.get('id') !== String(ctx.viewer.memberId);
        return stays ? { changed: changeOf(sent) } : redirect('/', 303); // who is no administrator any more does not see this page
      }),
  });

/** What a form changed, of whom, in words: a member without a role is not in the list any more. */
function changeOf(sent: { get(name: string): string | null }): string {
  const role = ROLE_NAMES[sent.get('role') as WithdrawnRole]; // its call checked that
  return `${sent.get('name') ?? 'Deze deelnemer'} is ${sent.get('intent') === 'grant' ? `nu ${role}` : `geen ${role} meer`}.`;
}

/** Where moderators find a member or a case, and an administrator makes members moderators and professionals (choices.md 18). */
export default function Members({ loaderData, actionData }: Route.ComponentProps) {
  const { items, next, query, found, mayGrant } = loaderData;
  const formError = formErrorOf(actionData);
  const changed = (actionData as { changed?: string } | undefined)?.changed;
  return (
    <Page>
      <Metadata title="Deelnemers" description={null} noindex />
      <PageHeader
        title="Deelnemers"
        intro={
          <p>
            {mayGrant
              ? 'Zoek een deelnemer op een deel van de naam of op het hele e-mailadres, en geef of neem een rol.'
              : 'Zoek een deelnemer op een deel van de naam, of een zaak op het nummer.'}
          </p>
        }
      />
      <Stack gap={4}>
        {formError && (
          <Notice kind="error" focusOn={!formError.told && formError}>
            <p>{formError.errors.Role ?? formError.message}</p>
          </Notice>
        )}
        {changed && (
          <Notice kind="success" focusOn={actionData}>
            <p>{changed} Dat geldt meteen, ook waar de deelnemer al was ingelogd.</p>
          </Notice>
        )}
        <LimitedSearchBox
          label={mayGrant ? 'Naam of e-mailadres' : 'Naam of zaaknummer'}
          action={MEMBERS_PATH}
          defaultValue={query}
          maxLength={QUERY_MAX}
        />
        {found && (
          <Teaser
            href={casePath(found.id)}
            title={found.title}
            titleAs="h2"
            kicker={`Zaak ${found.id}: ${found.label.toLowerCase()}`}
            tint={found.handled ? 'mint' : 'rose'}
            icon={found.handled ? CircleCheck : Flag}
          />
        )}
        {(!found || items.length > 0) && (
          <section aria-labelledby="gevonden">
            <Stack gap={2}>
              <h2 id="gevonden">{query ? 'Gevonden' : 'Wie nu een rol heeft'}</h2>
              <MemberList members={items} mayGrant={mayGrant} />
            </Stack>
          </section>
        )}
        {next !== null && <LoadMore href={membersPath({ query, after: next })} label="Volgende deelnemers" />}
      </Stack>
    </Page>
  );
}
