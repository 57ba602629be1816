import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { personPath } from '#app/features/profiles/paths.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { errorOfForm, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { type ActDone, DONE_WITH_MEMBER, parseActDone, type ShownAct, showAct } from '../acts-done.ts';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import type { TextPosition } from '../lists/latest-texts.ts';
import type { MemberRecord } from '../lists/list-record.ts';
import { MEMBER_ACTS } from '../member-rules.ts';
import {
  AFTER_PARAMETER,
  CASE_PARAMETER,
  CASES_PATH,
  casePath,
  DONE_PARAMETER,
  MEMBERS_PATH,
  recordPath,
} from '../paths.ts';
import { mayModerate } from '../policy.ts';
import { readRecordScreen } from '../read-record-screen.ts';
import { ActNotice } from '../ui/act-notice.tsx';
import { TEXTS_PARAMETER } from '../ui/list-paths.ts';
import { ActForm, WordForm } from '../ui/member/act-form.tsx';
import { MemberCases } from '../ui/member/member-cases.tsx';
import { MemberDecisions } from '../ui/member/member-decisions.tsx';
import { MemberNotes } from '../ui/member/member-notes.tsx';
import { MemberTexts } from '../ui/member/member-texts.tsx';
import { ROLE_NAMES } from '../ui/member-list.tsx';
import styles from '../ui/moderation.module.css';
import type { Route } from './+types/member';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const numberIn = (name: string) => idField.safeParse(searchParams.get(name)).data ?? null;
    const memberId = idField.safeParse(args.params.id).data ?? 0; // nobody has the id 0
    const screen = await readRecordScreen(requireMember(ctx), {
      ...{ memberId, caseId: numberIn(CASE_PARAMETER), after: numberIn(AFTER_PARAMETER) },
      textsAfter: parseTextPosition(searchParams.get(TEXTS_PARAMETER)),
    });
    const { decisions, notes } = screen.record;
    const done = parseActDone(searchParams.get(DONE_PARAMETER));
    const act = showAct(done, decisions.toReversed(), decisions.length + notes.length);
    return { ...screen, act, submissionKey: randomUUID() };
  });

/** The position that an address names, as in 'conversation/12/1790000000000'; other words are left out. */
const parseTextPosition = (word: string | null): TextPosition =>
  Object.fromEntries(
    (word?.split(',') ?? []).flatMap((part) => {
      const [, kind, id, time] = /^([a-z-]+)\/(\d{1,9})\/(\d{1,13})$/.exec(part) ?? [];
      return kind ? [[kind, { id: Number(id), at: new Date(Number(time)) }]] : [];
    }),
  );

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    act: (form) =>
      submit(form, contract.actOnMember, handlers.actOnMember, ({ ctx, form: sent }) =>
        toCase(args, { ctx, caseId: Number(sent.get('Case')), done: doneBy(sent.get('Measure')) }),
      ),
    'take-back': (form) =>
      submit(form, contract.takeBackAct, handlers.takeBackAct, ({ ctx }) =>
        toCase(args, { ctx, caseId: caseOf(args.request), done: 'teruggenomen' }),
      ),
    note: (form) => submit(form, contract.noteMember, handlers.noteMember, tell(args, 'notitie')),
    'remove-note': (form) => submit(form, contract.removeNote, handlers.removeNote, tell(args, 'zonder-notitie')),
  });

const doneBy = (measure: string | null): ActDone | null => {
  const act = MEMBER_ACTS.find((each) => each === measure);
  return act ? DONE_WITH_MEMBER[act] : null;
};

/** The case after which something is done, which the address names; null where it names none. */
const caseOf = ({ url }: Request): number | null =>
  idField.safeParse(new URL(url).searchParams.get(CASE_PARAMETER)).data ?? null;

/** Goes back to the case, where there is one and as far as they may read it; else to this page. Either says what was done. */
const toCase = (
  { params }: Route.ActionArgs,
  { ctx, caseId, done }: { ctx: RequestContext; caseId: number | null; done: ActDone | null },
) =>
  redirect(mayModerate(ctx.viewer) && caseId ? casePath(caseId, done) : recordPath(Number(params.id), { done }), 303);

/** Goes back to the page, which says what was done. */
const tell =
  ({ params, request }: Route.ActionArgs, done: ActDone) =>
  () =>
    redirect(recordPath(Number(params.id), { caseId: caseOf(request), done }), 303);

/** What moderators know of a member, and what they can do with them. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { record, caseId, isOfMessage, acts, draft, act, submissionKey } = loaderData;
  const { user, mayAct, mayOpenCases } = record;
  const formError = formErrorOf(actionData);
  const ofCase = formError?.errors.Case;
  return (
    <Page>
      <Metadata title={user.name} description={null} noindex />
      <PageHeader
        title={user.name}
        intro={<About record={record} />}
        breadcrumbs={[
          mayOpenCases ? { text: 'Moderatie', href: CASES_PATH } : { text: 'Deelnemers', href: MEMBERS_PATH },
          { text: user.name },
        ]}
      />
      <Stack gap={4}>
        {formError && (ofCase || formError.values.intent === 'take-back') && (
          <Notice kind="error" focusOn={!formError.told && formError}>
            <p>{ofCase ?? formError.message}</p>
          </Notice>
        )}
        {!formError && <ActNotice act={act} undo={mayAct ? undoOf(act, record, submissionKey) : null} />}
        <div className={styles.sides}>
          <Stack gap={4}>
            {caseId === null && mayAct && (
              <WordForm
                name={user.name}
                draft={draft}
                formError={ofCase ? undefined : errorOfForm(formError, 'act')}
                submissionKey={submissionKey}
              />
            )}
            {caseId !== null && mayAct && (
              <ActForm
                caseId={caseId}
                name={user.name}
                reached={record.reached}
                isOfMessage={isOfMessage}
                acts={acts}
                draft={draft}
                formError={ofCase ? undefined : errorOfForm(formError, 'act')}
                submissionKey={submissionKey}
              />
            )}
            <MemberDecisions decisions={record.decisions} {...{ mayAct, mayOpenCases, submissionKey }} />
          </Stack>
          <Stack gap={4}>
            <MemberNotes
              notes={record.notes}
              mayAct={mayAct}
              formError={errorOfForm(formError, 'note')}
              submissionKey={submissionKey}
            />
            <MemberTexts memberId={user.id} caseId={caseId} texts={record.texts} />
            <MemberCases memberId={user.id} cases={record.cases} {...{ mayAct, mayOpenCases }} />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}

/** The form that undoes an act: it takes back its decision, or removes the note that the viewer just wrote. */
function undoOf(act: ShownAct | null, { user, notes }: MemberRecord, submissionKey: string) {
  const form = { action: recordPath(user.id), submissionKey: `${submissionKey}-undo` };
  if (act && act.decisionId !== null) {
    return { ...form, fields: { intent: 'take-back', decision: String(act.decisionId), Facts: '' } };
  }
  const [last] = notes;
  return last?.own ? { ...form, fields: { intent: 'remove-note', note: String(last.id) } } : null;
}

/** How long somebody is on the site, their roles, what they reported, and whether they may write. */
function About({ record: { user, joinedAt, roles, pause, reports, mayAct } }: { record: MemberRecord }) {
  return (
    <Stack gap={1}>
      <p>
        Deelnemer sinds <RelativeTime at={joinedAt.toISOString()} />.{' '}
        <Link to={personPath(user.id)}>Bekijk het profiel</Link>
      </p>
      {roles.length > 0 && (
        <p className={styles.marks}>
          {roles.map((role) => (
            <Tag key={role} tint="sky">
              {ROLE_NAMES[role]}
            </Tag>
          ))}
        </p>
      )}
      {reports && reports.total > 0 && (
        <p>
          Meldde {reports.total}&nbsp;keer iets{reports.kept > 0 && `; ${reports.kept} keer mocht het blijven staan`}.
        </p>
      )}
      {pause && (
        <p>
          <strong>Kan niet schrijven</strong>
          {pause.until ? (
            <>
              {' '}
              tot <DayAndTime at={pause.until.toISOString()} />.
            </>
          ) : (
            ', voorgoed.'
          )}
        </p>
      )}
      {!mayAct && <p>Alleen een beheerder kan iets doen met wie een rol heeft, en niet met een andere beheerder.</p>}
    </Stack>
  );
}
