import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { HouseRules } from '#app/ui/link/house-rules.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day } from '#app/ui/time/day.tsx';
import { moderationHandlers as handlers } from '../api.ts';
import { noticeParams } from '../bodies.ts';
import { moderationContract as contract } from '../contract.ts';
import { noticePath } from '../paths.ts';
import { type Notice, readNotice } from '../read-notice.ts';
import { isWithoutRestriction } from '../rules.ts';
import { DecisionCard } from '../ui/notice/decision-card.tsx';
import { ObjectionPart } from '../ui/notice/objection-part.tsx';
import { ReplyPart } from '../ui/notice/reply-part.tsx';
import { ReportSteps } from '../ui/notice/report-steps.tsx';
import { ReportedWords } from '../ui/notice/reported-words.tsx';
import type { Route } from './+types/notice';

export const handle: PageHandle = { fromMail: true };

/** No code is this one. */
const NO_CODE = '00000000-0000-0000-0000-000000000000';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => ({
    notice: await readNotice(ctx, noticeParams.safeParse(args.params).data?.code ?? NO_CODE),
    submissionKey: randomUUID(),
    loginHref: ctx.viewer ? null : loginPath(noticePath(args.params.code)),
  }));

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    object: (form) =>
      submit(form, contract.object, handlers.object, () => redirect(`${noticePath(args.params.code)}#bezwaar`, 303)),
    reply: (form) =>
      submit(form, contract.reply, handlers.reply, () => redirect(`${noticePath(args.params.code)}#antwoord`, 303)),
  });

/**
 * What was decided, for whom it concerns or who reported it, with the form to object (rules.md R47); or what moderators wrote
 * to a member, with the form to answer. Whom they keep from writing may do both.
 */
export default function NoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, submissionKey, loginHref } = loaderData;
  const { decision, report } = notice;
  const formError = formErrorOf(actionData);
  const isMessage = decision?.measure === 'word';
  const isKind = isMessage || (decision !== null && isWithoutRestriction(decision));
  const title = report ? 'Je melding' : isKind ? 'Bericht van de moderatie' : 'Besluit van de moderatie';
  return (
    <Page width="column">
      <Metadata title={title} description={null} noindex />
      <PageHeader title={title} />
      <Stack gap={4}>
        {report && <ReportedWords report={report} />}
        {report && <ReportSteps notice={notice} report={report} />}
        {decision && (isMessage ? <MessageCard decision={decision} /> : <DecisionCard {...{ notice, decision }} />)}
        {decision?.rule && <HouseRules />}
        {decision && <ObjectionPart notice={notice} formError={formError} />}
        {isMessage && <ReplyPart {...{ notice, loginHref, formError, submissionKey }} />}
      </Stack>
    </Page>
  );
}

/** What a moderator wrote to a member, which decides nothing. */
const MessageCard = ({ decision: { facts, decidedAt, liftedAt } }: { decision: NonNullable<Notice['decision']> }) => (
  <Card>
    <Stack gap={2}>
      <p>
        Van een moderator, op <Day at={decidedAt.toISOString()} />
        {liftedAt && (
          <>
            ; ingetrokken op <Day at={liftedAt.toISOString()} />
          </>
        )}
        .
      </p>
      <LinkedText text={facts} />
    </Stack>
  </Card>
);
