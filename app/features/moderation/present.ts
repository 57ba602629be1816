import { presentUser } from '#app/features/profiles/index.ts';
import type { Case, CasePage } from './lists/list-cases.ts';
import type { MemberPage } from './lists/list-members.ts';
import type { Objection } from './lists/objections.ts';
import type { WholeCase } from './screens.ts';

/** A case in a list. */
const presentCase = ({ subject, claim, handled, ...row }: Case) => ({
  Id: row.id,
  Kind: row.kind,
  Author: presentUser(row.author),
  Opened: row.openedAt.toISOString(),
  Urgent: row.urgent,
  HeldFor: row.held?.waiting ? [...row.held.reasons] : null,
  ReportCount: row.reportCount,
  Subject: subject && {
    Title: subject.title,
    Text: subject.text,
    Path: subject.path,
    Author: presentUser(subject.author),
    Created: subject.createdAt.toISOString(),
    Hidden: subject.hiddenAt !== null,
    Withdrawn: subject.withdrawn,
  },
  Reported: row.reported.map(({ title, text, createdAt }) => ({
    Title: title,
    Text: text,
    Created: createdAt.toISOString(),
  })),
  Sentences: row.sentences.map(({ before, text, after }) => ({ Before: before, Text: text, After: after })),
  ClaimedBy: claim?.name ?? null,
  ClaimedByMe: claim?.own ?? false,
  PostponedUntil: row.postponedUntil?.toISOString() ?? null,
  Handled: handled && {
    At: handled.at.toISOString(),
    By: handled.by && presentUser(handled.by),
    Outcome: handled.outcome,
    Note: handled.note,
  },
});

/** A page of cases. */
export const presentCases = ({ items, next }: CasePage) => ({ Items: items.map(presentCase), Next: next });

/** A case with all around it. */
export const presentWholeCase = (found: WholeCase) => ({
  ...presentCase(found),
  Reports: found.reports.map(({ user, reason, text, createdAt }) => ({
    User: presentUser(user),
    Reason: reason,
    Text: text,
    Created: createdAt.toISOString(),
  })),
  Nearby: found.nearby.map(({ author, text, createdAt, quoted, opening }) => ({
    User: presentUser(author),
    Text: text,
    Created: createdAt.toISOString(),
    Quoted: quoted,
    Opening: opening,
  })),
  Former: found.former.map(({ part, text, changedAt, changedBy }) => ({
    Part: part,
    Text: text,
    Changed: changedAt.toISOString(),
    By: changedBy && presentUser(changedBy),
  })),
  Parts: found.parts.map(({ name, label, text }) => ({ Name: name, Label: label, Text: text })),
  Decisions: found.decisions.map(({ measure, facts, rule, at, by, liftedAt }) => ({
    Measure: measure,
    Facts: facts,
    Rule: rule,
    By: presentUser(by),
    Decided: at.toISOString(),
    Lifted: liftedAt?.toISOString() ?? null,
  })),
  Replies: found.replies.map(({ text, sentAt, at }) => ({
    Text: text,
    Sent: sentAt.toISOString(),
    Replied: at.toISOString(),
  })),
  Actions: found.actions.map(({ action, user, createdAt }) => ({
    Action: action,
    User: presentUser(user),
    Created: createdAt.toISOString(),
  })),
});

/** A page of members with their roles. */
export const presentMembers = ({ items, next }: MemberPage) => ({
  Items: items.map(({ user, roles }) => ({ User: presentUser(user), Roles: [...roles] })),
  Next: next,
});

/** An objection that waits for an answer. */
export const presentObjection = ({ decision: { measure, facts, decidedAt }, ...row }: Objection) => ({
  Id: row.id,
  Text: row.text,
  Lodged: row.lodgedAt.toISOString(),
  ByReporter: row.byReporter,
  CaseId: row.caseId,
  Label: row.label,
  Title: row.title,
  Measure: measure,
  Facts: facts,
  Decided: decidedAt.toISOString(),
});
