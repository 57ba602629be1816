import { randomUUID } from 'node:crypto';
import { Link, redirect } from 'react-router';
import { SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { errorOfForm, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LimitedSearchBox } from '#app/ui/form/limited-search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { isNobodyMailed } from '../lists/administrators.ts';
import { countOpenCases, countOpenObjections } from '../lists/count-open.ts';
import { listCases } from '../lists/list-cases.ts';
import { findForgotten, medianOfFirstLook } from '../lists/waiting.ts';
import { AFTER_PARAMETER, casePath, DONE_PARAMETER, MEMBERS_PATH } from '../paths.ts';
import { readHandleScreen } from '../read-handle-screen.ts';
import { CASE_LISTS, type CaseList as CaseListName, QUERY_MAX } from '../rules.ts';
import { findDoneCase } from '../screens.ts';
import { DoneNotice } from '../ui/case/done-notice.tsx';
import { CaseList, isDecidedHere } from '../ui/case-list.tsx';
import { DeskViews } from '../ui/desk-views.tsx';
import { casesPath, DECIDED_PARAMETER, LIST_NAMES, LIST_PARAMETER } from '../ui/list-paths.ts';
import styles from '../ui/moderation.module.css';
import { durationText, waitingText } from '../ui/reports-text.ts';
import type { Route } from './+types/cases';

export const handle: PageHandle = { shell: { infoline: false } };

const listOf = (searchParams: URLSearchParams): CaseListName =>
  CASE_LISTS.find((name) => LIST_NAMES[name] === searchParams.get(LIST_PARAMETER)) ?? 'open';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const idIn = (name: string) => idField.safeParse(searchParams.get(name)).data ?? null;
    const [list, after] = [listOf(searchParams), idIn(AFTER_PARAMETER)];
    const member = requireMember(ctx);
    const { db, clock } = ctx.platform;
    const now = clock.now();
    const [page, done, forgotten, unmailed, median, objections] = await Promise.all([
      listCases(member, { list, after }),
      findDoneCase(member, idIn(DONE_PARAMETER)),
      findForgotten(db, { memberId: member.viewer.memberId, now }),
      isNobodyMailed(db),
      medianOfFirstLook(db, now),
      countOpenObjections(member),
    ]);
    const decided = page.items.find((found) => found.id === idIn(DECIDED_PARAMETER) && isDecidedHere(found));
    const waiting = done ? await countOpenCases(ctx) : 0;
    return {
      ...{ ...page, done, waiting, forgotten, unmailed, median, objections, list, after },
      chosen: decided ? await readHandleScreen(member, decided) : null,
      ...{ now: now.toISOString(), submissionKey: randomUUID() },
    };
  });

export const shouldRevalidate = revalidateAfterConflict;

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    handle: (form) =>
      submit(form, contract.handle, handlers.handle, ({ form: sent }) =>
        redirect(
          casesPath({ list: listOf(new URL(args.request.url).searchParams), done: Number(sent.get('id')) }),
          303,
        ),
      ),
  });

const INTROS = {
  open: 'Wat deelnemers hebben gemeld. Wat dringend is, staat bovenaan, en daarna wat het langst wacht. Heb je meer tijd nodig voor een zaak? Neem haar dan eerst op je.',
  mine: 'Wat jij op je hebt genomen. Wat dringend is, staat bovenaan, en daarna wat het langst wacht.',
  later: 'Wat een moderator heeft teruggelegd tot een andere dag. Dan staat het weer bij ‘Open’.',
  'handled-by-me': 'Wat jij hebt afgehandeld. Het laatste staat bovenaan.',
  handled: 'Wat er met elke zaak is gedaan. Wat het laatst is afgehandeld, staat bovenaan.',
} as const;

const HANDLED_LISTS = [
  { name: 'handled', text: 'Van iedereen' },
  { name: 'handled-by-me', text: 'Alleen van mij' },
] as const;

/** What members reported, for moderators (choices.md 18). */
export default function Cases({ loaderData, actionData }: Route.ComponentProps) {
  const { next, done, waiting, forgotten, unmailed, median, objections, list, after } = loaderData;
  return (
    <Page>
      <Metadata title="Moderatie" description={null} path={casesPath({ list })} noindex />
      <PageHeader title="Moderatie" intro={<p>{INTROS[list]}</p>} />
      <Stack gap={4}>
        <DoneNotice done={done} next={waitingText(waiting)} />
        {forgotten !== null && (
          <Notice kind="warning" title="Een zaak wacht al langer dan een dag">
            <p>
              Nog geen moderator heeft ernaar gekeken. <Link to={casePath(forgotten)}>Bekijk zaak {forgotten}</Link>
            </p>
          </Notice>
        )}
        {unmailed && (
          <Notice kind="warning" title="Geen moderator krijgt mails">
            <p>Is iemand in gevaar? Dan hoort niemand van jullie dat meteen.</p>
            <p>
              <Link to={SETTINGS_PATH}>Zet je mails aan</Link>
            </p>
          </Notice>
        )}
        <LimitedSearchBox
          label="Zoek een deelnemer op naam, of een zaak op nummer"
          action={MEMBERS_PATH}
          maxLength={QUERY_MAX}
        />
        <DeskViews current={list} objections={objections} />
        {HANDLED_LISTS.some(({ name }) => name === list) && (
          <ViewSwitch
            label="Door wie"
            views={HANDLED_LISTS.map(({ name, text }) => ({
              href: casesPath({ list: name }),
              text,
              current: name === list,
            }))}
          />
        )}
        <CaseList {...loaderData} formError={errorOfForm(formErrorOf(actionData), 'handle')} />
        {median !== null && (
          <p className={styles.about}>
            De helft van de zaken in de afgelopen 30&nbsp;dagen werd bekeken binnen {durationText(median)}.
          </p>
        )}
        {next !== null && <LoadMore href={casesPath({ list, after: next })} label="Volgende zaken" />}
        {after !== null && <LoadMore href={casesPath({ list })} label="Terug naar het begin" />}
      </Stack>
    </Page>
  );
}
