import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { findDraft } from '#app/features/drafts/index.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day, DayAndTime } from '#app/ui/time/day.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { moderationContract as contract } from '../contract.ts';
import { moderationDrafts } from '../draft-kinds.ts';
import { readListedCase } from '../lists/list-cases.ts';
import { readObjection } from '../lists/objections.ts';
import { answeredPath, CASES_PATH, casePath, OBJECTIONS_PATH } from '../paths.ts';
import { HOUSE_RULES, MEASURE_NAMES } from '../rules.ts';
import { AnswerForm } from '../ui/answer-form.tsx';
import { HeavyTexts } from '../ui/case/reported-text.tsx';
import { CaseExcerpt } from '../ui/case-excerpt.tsx';
import styles from '../ui/moderation.module.css';
import type { Route } from './+types/objection';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const id = idField.safeParse(args.params.id).data ?? 0; // none has the id 0
    const objection = await readObjection(member, id);
    const [about, draft] = await Promise.all([
      readListedCase(member, objection.caseId),
      objection.answered ? null : findDraft(ctx, { kind: moderationDrafts.answer, about: id }),
    ]);
    return { objection, about, draft, submissionKey: randomUUID() };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, contract.answerObjection, handlers.answerObjection, () =>
    redirect(answeredPath(Number(args.params.id)), 303),
  );

/** An objection with the decision that it is against, and the form in which another moderator answers it. */
export default function ObjectionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { objection, about, draft, submissionKey } = loaderData;
  const { text, lodgedAt, byReporter, caseId, label, title, decision, answered, heavy } = objection;
  const words = <LinkedText text={text} />;
  return (
    <Page>
      <Metadata title="Bezwaar" description={null} noindex />
      <PageHeader
        title={title ?? 'Staat niet meer op de site'}
        intro={<p>{label}.</p>}
        breadcrumbs={[
          { text: 'Moderatie', href: CASES_PATH },
          { text: 'Bezwaren', href: OBJECTIONS_PATH },
          { text: 'Bezwaar' },
        ]}
      />
      <div className={styles.sides}>
        <Stack gap={4}>
          <Card as="article">
            <Stack gap={2}>
              <h2>Bezwaar van {byReporter ? 'wie het meldde' : 'wie het schreef'}</h2>
              {heavy && !answered ? <HeavyTexts>{words}</HeavyTexts> : words}
              <p>
                Gemaakt op <DayAndTime at={lodgedAt.toISOString()} />.
              </p>
            </Stack>
          </Card>
          <Card as="article">
            <Stack gap={2}>
              <h2>Besluit: {MEASURE_NAMES[decision.measure].toLowerCase()}</h2>
              <LinkedText text={decision.facts} />
              {decision.rule && <p>Huisregel: {HOUSE_RULES[decision.rule]}</p>}
              <p>
                Op <Day at={decision.decidedAt.toISOString()} />, door een andere moderator.
              </p>
            </Stack>
          </Card>
          <Card as="article">
            <Stack gap={2}>
              <h2>Waar het over gaat</h2>
              <CaseExcerpt of={about} />
              <div className="at-edge">
                <ButtonLink to={casePath(caseId)} variant="quiet" icon={ArrowRight}>
                  Bekijk de zaak
                </ButtonLink>
              </div>
            </Stack>
          </Card>
        </Stack>
        {answered ? (
          <Notice kind="info" title={answered.granted ? 'Toegewezen' : 'Afgewezen'}>
            <LinkedText text={answered.answer} />
          </Notice>
        ) : (
          <AnswerForm
            byReporter={byReporter}
            draft={draft}
            submissionKey={submissionKey}
            pausing={!byReporter && ['paused', 'excluded'].includes(decision.measure)}
            formError={formErrorOf(actionData)}
          />
        )}
      </div>
    </Page>
  );
}
