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
import styles from '../ui/notice/notice.module.css';
import { ObjectionPart } from '../ui/notice/objection-part.tsx';
import { ReplyPart } from '../ui/notice/reply-part.tsx';
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

interface Props {
  notice: Pick<Notice, 'decision' | 'objection'>;
  report: NonNullable<Notice['report']>;
}

/** How far a report is: received, looked at, decided, objected. */
function ReportSteps({ notice: { decision, objection }, report: { createdAt, lookedAt } }: Props) {
  const looked = lookedAt ?? decision?.decidedAt ?? null;
  return (
    <ol className={styles.steps}>
      <Step name="Ontvangen" at={createdAt} />
      <Step name="Bekeken" at={looked} />
      <Step name="Besloten" at={decision?.decidedAt ?? null} />
      {objection && <Step name="Bezwaar" at={objection.lodgedAt} />}
    </ol>
  );
}

const Step = ({ name, at }: { name: string; at: Date | null }) => (
  <li>
    {name}: {at ? <Day at={at.toISOString()} /> : 'nog niet'}
  </li>
);

/** Which of their reports it is, for who made it. */
const ReportedWords = ({ report: { createdAt, label, words } }: { report: NonNullable<Notice['report']> }) => (
  <div>
    <p>
      Je meldde op <Day at={createdAt.toISOString()} /> een {label.charAt(0).toLowerCase() + label.slice(1)}
      {words ? ':' : '.'}
    </p>
    {words && (
      <blockquote className={styles.words}>
        <p dir="auto">
          <strong>{words.title}</strong>
        </p>
        {words.text && words.text !== words.title && <p dir="auto">{words.text}</p>}
      </blockquote>
    )}
  </div>
);
