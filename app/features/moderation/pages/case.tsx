import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { errorOfForm, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { MessageCircle, PenLine, UserRound } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { type ActDone, parseActDone, type ShownAct, showAct } from '../acts-done.ts';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { countOpenCases } from '../lists/count-open.ts';
import { findNextCase } from '../lists/find-next-case.ts';
import { listCases } from '../lists/list-cases.ts';
import { isMemberAct } from '../member-rules.ts';
import { CASES_PATH, casePath, DONE_PARAMETER, pathAfter, recordPath } from '../paths.ts';
import { findDoneCase, type Nearby, readCaseScreen, type WholeCase } from '../screens.ts';
import { ActNotice } from '../ui/act-notice.tsx';
import { AuthorAndReports, CaseHistory } from '../ui/case/case-history.tsx';
import { CaseError, ClaimPanel, HandledPanel, isCaseError } from '../ui/case/case-state.tsx';
import { CloseAndMoveForms } from '../ui/case/close-and-move-forms.tsx';
import { DoneNotice } from '../ui/case/done-notice.tsx';
import { EditForm } from '../ui/case/edit-form.tsx';
import { HandleForm } from '../ui/case/handle-form.tsx';
import { HideForm } from '../ui/case/hide-form.tsx';
import { NoteForm } from '../ui/case/note-form.tsx';
import { OpenCases, toOpenCase } from '../ui/case/open-cases.tsx';
import { HeavyTexts, NearbyTexts, ReportedText, reportedId } from '../ui/case/reported-text.tsx';
import { isHeavy, titleOfCase } from '../ui/case-summary.ts';
import { ContentWarningsForm } from '../ui/content-warnings-form.tsx';
import styles from '../ui/moderation.module.css';
import { reportsText, waitingText } from '../ui/reports-text.ts';
import type { Route } from './+types/case';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const id = idField.safeParse(args.params.case).data ?? 0; // no case has the id 0
    const member = requireMember(ctx);
    const asked = new URL(args.request.url).searchParams.get(DONE_PARAMETER);
    const doneId = idField.safeParse(asked).data ?? null;
    const [screen, done, { items: open }] = await Promise.all([
      readCaseScreen(member, id),
      findDoneCase(member, doneId),
      listCases(member, { list: 'open', after: null }),
    ]);
    const { decisions, actions } = screen.found;
    const act = showAct(parseActDone(asked), decisions, decisions.length + actions.length);
    const { handled, postponedUntil } = screen.found;
    const [waiting, next] = await Promise.all([
      done || act ? countOpenCases(ctx) : 0,
      act || !handled ? findNextCase(member, id) : null,
    ]);
    const now = ctx.platform.clock.now().toISOString();
    return {
      ...screen,
      open: open.map((each) => toOpenCase(each, now)),
      done,
      // After an act the case itself is none of the others that wait.
      waiting: act && !handled && !postponedUntil ? waiting - 1 : waiting,
      act,
      next,
      now,
      submissionKey: randomUUID(),
    };
  });

export const shouldRevalidate = revalidateAfterConflict;

interface Accepted {
  ctx: MemberContext;
  form: { get(name: string): string | null };
}

/** Goes back to the case, which says what was done. */
const tell =
  (done: ActDone) =>
  ({ form }: Accepted) =>
    redirect(casePath(Number(form.get('id')), done), 303);

/** Goes to the next case, which says what was done with this one. */
async function goOn({ ctx, form }: Accepted) {
  const done = Number(form.get('id'));
  return redirect(pathAfter(done, await findNextCase(ctx, done)), 303);
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    claim: (form) => submit(form, contract.claim, handlers.claim, tell('genomen')),
    takeOver: (form) => submit(form, contract.takeOver, handlers.takeOver, tell('overgenomen')),
    release: (form) => submit(form, contract.release, handlers.release, goOn),
    handOver: (form) => submit(form, contract.handOver, handlers.handOver, goOn),
    reopen: (form) => submit(form, contract.reopen, handlers.reopen, tell('heropend')),
    noteCase: (form) => submit(form, contract.noteCase, handlers.noteCase, tell('notitie')),
    hide: (form) => submit(form, contract.hide, handlers.hide, tell('verborgen')),
    show: (form) => submit(form, contract.show, handlers.show, tell('getoond')),
    close: (form) => submit(form, contract.close, handlers.close, tell('gesloten')),
    move: (form) => submit(form, contract.move, handlers.move, tell('verplaatst')),
    takeBack: (form) => submit(form, contract.takeBack, handlers.takeBack, tell('teruggenomen')),
    'content-warnings': (form) =>
      submit(form, contract.setContentWarnings, handlers.setContentWarnings, () =>
        redirect(casePath(Number(args.params.case), 'gemarkeerd'), 303),
      ),
    edit: (form) => submit(form, contract.edit, handlers.edit, tell('gewijzigd')),
    handle: (form) => submit(form, contract.handle, handlers.handle, goOn),
  });

interface Undone {
  found: WholeCase;
  submissionKey: string;
}

/** The form that undoes an act: what was done with the author is undone on their own page, and comes back here. */
function undoOf(act: ShownAct | null, { found: { id, author, may }, submissionKey }: Undone) {
  if (!act?.undoes || act.decisionId === null) return null;
  const decision = String(act.decisionId);
  if (isMemberAct(act.undoes)) {
    const fields = { intent: 'take-back', decision, Facts: '' };
    return { action: recordPath(author.id, { caseId: id }), fields, submissionKey: `${submissionKey}-undo` };
  }
  if (!may.hide) return null;
  const fields = act.undoes === 'hidden' ? { intent: 'show' } : { intent: 'takeBack', decision };
  return { action: casePath(id), fields: { ...fields, id: String(id) }, submissionKey: `${submissionKey}-undo` };
}

/** What stands before the reported text, and of a private message what came after it. */
function nearbyTexts({ nearby, subject, private: isPrivate }: WholeCase): [readonly Nearby[], readonly Nearby[]] {
  const isLater = ({ createdAt }: Nearby) => isPrivate && subject !== null && createdAt > subject.createdAt;
  return [nearby.filter((text) => !isLater(text)), nearby.filter(isLater)];
}

/** One reported thing with all that a moderator needs to judge it, and what they can do. */
export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, drafts, open, done, waiting, act, next, now, submissionKey } = loaderData;
  const { subject, handled, may } = found;
  const hidden = subject?.hiddenAt != null;
  const formError = formErrorOf(actionData);
  const formErrorIn = (intent: string) => (isCaseError(formError) ? undefined : errorOfForm(formError, intent));
  const title = titleOfCase(found);
  const [before, later] = nearbyTexts(found);
  const texts = (
    <>
      <NearbyTexts texts={before} heading={found.private ? 'De berichten ervoor' : 'Wat eraan voorafging'} />
      <ReportedText found={found} />
      <NearbyTexts texts={later} heading="De berichten erna" />
    </>
  );
  return (
    <Page>
      <Metadata title={title} description={null} noindex />
      <PageHeader
        title={title}
        intro={
          <p>
            {found.urgent && !handled && (
              <>
                <Tag tint="rose">Dringend</Tag>{' '}
              </>
            )}
            Zaak {found.id}. {found.label}. {reportsText(found, now)}
          </p>
        }
        breadcrumbs={[{ text: 'Moderatie', href: CASES_PATH }, { text: title }]}
      />
      <DoneNotice done={done} next={`${waitingText(waiting)} Hieronder staat de volgende.`} />
      <ActNotice act={act} undo={undoOf(act, loaderData)}>
        {act?.undoes && may.act && (
          <p>
            De zaak zelf staat nog open. <a href="#afhandelen">Handel haar af</a>
          </p>
        )}
        {next !== null && (
          <p>
            {waitingText(waiting)} <Link to={casePath(next)}>Naar de volgende zaak</Link>
          </p>
        )}
      </ActNotice>
      {!handled && (
        <p className={styles.jumps} data-print="hide">
          {before.length > 0 && found.reported.length > 0 && !isHeavy(found) && (
            <a href={`#${reportedId(found.reported.length - 1)}`} className="link-alone">
              Naar wat er gemeld is
            </a>
          )}
          {may.act && (
            <a href="#afhandelen" className="link-alone">
              Naar het besluit
            </a>
          )}
          {next !== null && (
            <Link to={casePath(next)} className="link-alone">
              Sla deze zaak over
            </Link>
          )}
        </p>
      )}
      <div className={styles.desk}>
        <OpenCases cases={open} current={found.id} />
        <div key={found.id} className={styles.texts}>
          <Stack gap={4} narrow>
            <CaseError formError={formError} />
            {handled ? (
              <HandledPanel id={found.id} handled={handled} subject={subject} formError={formErrorIn('reopen')} />
            ) : (
              <ClaimPanel found={found} now={now} errorOf={formErrorIn} />
            )}
            <NoteForm
              key={found.actions.length}
              id={found.id}
              intent="noteCase"
              summary="Schrijf een notitie bij de zaak"
              icon={PenLine}
              label="Je notitie"
              help="Alleen moderators lezen dit. De zaak blijft zoals zij is."
              submit="Bewaar de notitie"
              formError={formErrorIn('noteCase')}
              submissionKey={`${submissionKey}-note`}
            />
            {isHeavy(found) && !handled ? <HeavyTexts>{texts}</HeavyTexts> : texts}
            <AuthorAndReports found={found} />
            <ActOnAuthor found={found} />
            {may.hide && (handled || hidden) && (
              <HideForm id={found.id} hidden={hidden} formError={formErrorIn('hide')} />
            )}
            <CloseAndMoveForms found={found} errorOf={formErrorIn} />
            {may.hide && subject?.contentWarnings && !subject.withdrawn && (
              <Disclosure
                summary="Zet erbij waar het over gaat"
                quietIcon={MessageCircle}
                open={formErrorIn('content-warnings') !== undefined}
              >
                <ContentWarningsForm
                  contentWarnings={subject.contentWarnings}
                  own={false}
                  fields={{ intent: 'content-warnings', kind: found.kind, id: String(found.subjectId) }}
                  formError={formErrorIn('content-warnings')}
                />
              </Disclosure>
            )}
            {found.parts.length > 0 && (
              <EditForm
                id={found.id}
                parts={found.parts}
                draft={drafts.edit}
                formError={formErrorIn('edit')}
                submissionKey={`${submissionKey}-edit`}
              />
            )}
            {may.act && (
              <HandleForm
                id={found.id}
                outcomes={found.outcomes}
                hidden={hidden}
                held={found.held?.waiting === true}
                draft={drafts.note}
                formError={formErrorIn('handle')}
                submissionKey={submissionKey}
              />
            )}
            <CaseHistory found={found} />
          </Stack>
        </div>
      </div>
    </Page>
  );
}

/** The way from a case to its author, and to doing something with them; nothing for who deleted the account. */
const ActOnAuthor = ({ found: { id, author } }: { found: Pick<WholeCase, 'id' | 'author'> }) =>
  !author.deleted && (
    <div className="at-edge">
      <ButtonLink to={recordPath(author.id, { caseId: id })} variant="quiet" icon={UserRound}>
        Bericht of maatregel voor {author.name}
      </ButtonLink>
    </div>
  );
