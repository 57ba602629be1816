import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { errorOfForm, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { CASES_PATH, casePath } from '../paths.ts';
import { readCaseScreen } from '../screens.ts';
import { CaseHistory } from '../ui/case/case-history.tsx';
import { CaseError, ClaimPanel, HandledPanel, isCaseError, OwnNotice } from '../ui/case/case-state.tsx';
import { EditForm } from '../ui/case/edit-form.tsx';
import { HandleForm } from '../ui/case/handle-form.tsx';
import { HideForm } from '../ui/case/hide-form.tsx';
import { NearbyTexts, ReportedText } from '../ui/case/reported-text.tsx';
import { reportsText } from '../ui/reports-text.ts';
import type { Route } from './+types/case';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const id = idField.safeParse(args.params.case).data ?? 0; // no case has the id 0
    const screen = await readCaseScreen(requireMember(ctx), id);
    return { ...screen, now: ctx.platform.clock.now().toISOString(), submissionKey: randomUUID() };
  });

export const shouldRevalidate = revalidateAfterConflict;

const goBack = ({ form }: { form: { get(name: string): string | null } }) =>
  redirect(casePath(Number(form.get('id'))), 303);

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    claim: (form) => submit(form, contract.claim, handlers.claim, goBack),
    release: (form) => submit(form, contract.release, handlers.release, () => redirect(CASES_PATH, 303)),
    hide: (form) => submit(form, contract.hide, handlers.hide, goBack),
    show: (form) => submit(form, contract.show, handlers.show, goBack),
    edit: (form) => submit(form, contract.edit, handlers.edit, goBack),
    handle: (form) => submit(form, contract.handle, handlers.handle, goBack),
  });

/** One reported thing with all that a moderator needs to judge it, and what they can do. */
export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, drafts, now, submissionKey } = loaderData;
  const { subject, handled, may } = found;
  const formError = formErrorOf(actionData);
  const formErrorIn = (intent: string) => (isCaseError(formError) ? undefined : errorOfForm(formError, intent));
  const title = subject?.title ?? 'Staat niet meer op de site';
  return (
    <Page>
      <Metadata title={title} description={null} noindex />
      <PageHeader
        title={title}
        intro={
          <p>
            {found.label}.{!found.own && <> {reportsText(found, now)}</>}
          </p>
        }
        breadcrumbs={[{ text: 'Moderatie', href: CASES_PATH }, { text: title }]}
      />
      {found.own ? (
        <Stack gap={4}>
          <OwnNotice />
          <ReportedText found={found} />
        </Stack>
      ) : (
        <WithSidebar sidebarLabel="Over deze zaak" sidebar={<CaseHistory found={found} />}>
          <Stack gap={4}>
            <CaseError formError={formError} />
            {handled ? <HandledPanel handled={handled} /> : <ClaimPanel found={found} />}
            <NearbyTexts texts={found.nearby} />
            <ReportedText found={found} />
            {may.hide && <HideForm id={found.id} hidden={subject?.hiddenAt != null} />}
            {may.edit && subject && (
              <EditForm
                id={found.id}
                text={subject.text}
                draft={drafts.edit}
                formError={formErrorIn('edit')}
                submissionKey={`${submissionKey}-edit`}
              />
            )}
            {may.act && (
              <HandleForm
                id={found.id}
                decisions={found.decisions}
                hidden={subject?.hiddenAt != null}
                draft={drafts.note}
                formError={formErrorIn('handle')}
                submissionKey={submissionKey}
              />
            )}
          </Stack>
        </WithSidebar>
      )}
    </Page>
  );
}
