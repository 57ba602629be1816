import type { ReactNode } from 'react';
import type { Config } from '#app/platform/config/config.ts';
import { MailAction, MailDocument } from '#app/platform/mail/mail-document.tsx';
import type { Mail } from '#app/platform/mail/mailer.ts';
import type { Platform } from '#app/platform/platform.ts';
import { listTextDecisions, standingDecision } from '../lists/text-decisions.ts';
import { noticePath } from '../paths.ts';
import { isWithoutRestriction, type Measure } from '../rules.ts';
import { decisionForReporter } from '../ui/decision-words.ts';

type Mailing = Pick<Platform, 'db' | 'config' | 'mailer'>;

/** Mails whom a decision concerns that there is one, or that moderators wrote to them; nobody when they have deleted the account. */
export async function sendDecisionMail(
  { db, config, mailer }: Mailing,
  { decisionId }: { decisionId: number },
): Promise<void> {
  const found = await db
    .selectFrom('decision')
    .innerJoin('member', 'member.id', 'decision.memberId')
    .select(['decision.code', 'decision.measure', 'decision.rule', 'decision.lifts', 'member.email as to'])
    .select('member.username')
    .where('decision.id', '=', decisionId)
    .executeTakeFirst();
  if (!found) return;
  const { measure, rule, lifts, ...reader } = found;
  const { text, action } = wordsOf({ measure: measure as Measure, rule, lifts });
  const subject = 'Bericht van de moderators van Niergenoten';
  await mailer.send(noticeMail(config, { ...reader, subject, action, children: <p>{text}</p> }));
}

function wordsOf(decision: { measure: Measure; rule: string | null; lifts: number | null }) {
  if (decision.measure === 'word') return MESSAGE;
  if (isWithoutRestriction(decision)) return CHANGED;
  return decision.measure === 'none' && decision.lifts === null ? LET_THROUGH : DECIDED;
}

const MESSAGE = {
  text: 'Een moderator heeft je een bericht geschreven. Op de site lees je het, en kun je antwoorden.',
  action: 'Lees het bericht',
};
/** Of a text that waited: nothing is restricted. */
const LET_THROUGH = {
  text: 'Een moderator heeft gelezen wat je schreef. Het staat nu op de site.',
  action: 'Lees meer',
};
/** Of what was closed or moved while no house rule was broken. */
const CHANGED = {
  text: 'Een moderator heeft iets veranderd aan een gesprek dat je begon. Je deed niets verkeerd. Op de site lees je wat en waarom.',
  action: 'Lees meer',
};
const DECIDED = {
  text: 'De moderators hebben een besluit genomen dat over jou gaat. Op de site lees je wat er besloten is en waarom. Daar lees je ook wat je kunt doen als je het er niet mee eens bent.',
  action: 'Lees het besluit',
};

/** Mails who reported something what was decided, also a visitor who gave an address. */
export async function sendReportMail(
  { db, config, mailer }: Mailing,
  { decisionId, reportId }: { decisionId: number; reportId: number },
): Promise<void> {
  const report = await findRecipient({ db }, reportId);
  if (!report) return;
  const { caseId } = report;
  const standing = standingDecision(await listTextDecisions(db, [caseId]), { caseId, until: decisionId });
  if (!standing) return;
  await mailer.send(
    noticeMail(config, {
      ...report,
      subject: 'Er is besloten over je melding',
      action: 'Lees het besluit',
      children: (
        <p>
          Je meldde iets op Niergenoten. Een moderator heeft ernaar gekeken. {decisionForReporter(standing)} Op de site
          lees je wat je kunt doen als je het er niet mee eens bent.
        </p>
      ),
    }),
  );
}

/** Mails who objected what was answered. */
export async function sendAnswerMail(
  { db, config, mailer }: Mailing,
  { objectionId }: { objectionId: number },
): Promise<void> {
  const objection = await db
    .selectFrom('objection')
    .innerJoin('decision', 'decision.id', 'objection.decisionId')
    .leftJoin('member', 'member.id', 'decision.memberId')
    .select(['objection.reportId', 'decision.code', 'member.email as to', 'member.username'])
    .where('objection.id', '=', objectionId)
    .executeTakeFirst();
  if (!objection) return;
  const { reportId, code, to, username } = objection;
  const reader = reportId === null ? to && { code, to, username } : await findRecipient({ db }, reportId);
  if (!reader) return;
  await mailer.send(
    noticeMail(config, {
      ...reader,
      subject: 'Er is beslist over je bezwaar',
      action: 'Lees het antwoord',
      children: (
        <p>
          Je maakte bezwaar bij Niergenoten. Een andere moderator heeft ernaar gekeken. Op de site lees je het antwoord.
        </p>
      ),
    }),
  );
}

/** Where who made a report is mailed; null for a visitor without an address. */
async function findRecipient({ db }: Pick<Mailing, 'db'>, reportId: number) {
  const report = await db
    .selectFrom('report')
    .leftJoin('member', 'member.id', 'report.memberId')
    .select(['report.caseId', 'report.code', 'report.visitorEmail', 'member.email', 'member.username'])
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  const to = report?.email ?? report?.visitorEmail;
  return report && to ? { caseId: report.caseId, code: report.code, to, username: report.username } : null;
}

interface Notice {
  to: string;
  /** Null for a visitor. */
  username: string | null;
  code: string;
  subject: string;
  action: string;
  children: ReactNode;
}

/**
 * A mail about a decision, which nobody can switch off (DSA, articles 16(5) and 17). It names no text, title or group; its
 * link tells none either (rules.md R48).
 */
const noticeMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { to, username, code, subject, action, children }: Notice,
): Mail => ({
  to,
  subject,
  body: (
    <MailDocument title={subject}>
      <p>Dag{username && ` ${username}`},</p>
      {children}
      <MailAction href={new URL(noticePath(code), publicUrl).href}>{action}</MailAction>
    </MailDocument>
  ),
});
