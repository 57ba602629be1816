import { presentUser } from '#app/features/profiles/index.ts';
import type { Case, CasePage } from './lists/list-cases.ts';
import type { MemberPage } from './lists/list-members.ts';
import type { WholeCase } from './screens.ts';

/** A case in a list. */
const presentCase = ({ subject, claim, handled, ...row }: Case) => ({
  Id: row.id,
  Kind: row.kind,
  Opened: row.openedAt.toISOString(),
  Own: row.own,
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
  ClaimedBy: claim?.name ?? null,
  ClaimedByMe: claim?.own ?? false,
  Handled: handled && {
    At: handled.at.toISOString(),
    By: presentUser(handled.by),
    Outcome: handled.decision,
    Note: handled.note,
  },
});

/** A page of cases. */
export const presentCases = ({ items, next }: CasePage) => ({ Items: items.map(presentCase), Next: next });

/** A case with all around it. */
export const presentWholeCase = (found: WholeCase) => ({
  ...presentCase(found),
  Reports: found.reports.map(({ user, createdAt }) => ({ User: presentUser(user), Created: createdAt.toISOString() })),
  Nearby: found.nearby.map(({ author, text, createdAt, quoted }) => ({
    User: presentUser(author),
    Text: text,
    Created: createdAt.toISOString(),
    Quoted: quoted,
  })),
  Former: found.former.map(({ text, changedAt, changedBy }) => ({
    Text: text,
    Changed: changedAt.toISOString(),
    By: changedBy && presentUser(changedBy),
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
