import { presentUser } from '#app/features/profiles/index.ts';
import type { MemberRecord } from './lists/list-record.ts';

/** What moderators know of a member. */
export const presentRecord = ({ user, joinedAt, roles, pause, decisions, notes, cases, texts }: MemberRecord) => ({
  User: presentUser(user),
  Joined: joinedAt.toISOString(),
  Roles: [...roles],
  Pause: pause && { Until: pause.until?.toISOString() ?? null },
  Decisions: decisions.map((made) => ({
    Id: made.id,
    Case: made.caseId,
    Measure: made.measure,
    Facts: made.facts,
    Rule: made.rule,
    Until: made.endsAt?.toISOString() ?? null,
    By: presentUser(made.by),
    Made: made.at.toISOString(),
    TakenBack: made.liftedAt?.toISOString() ?? null,
  })),
  Notes: notes.map(({ id, text, by, at }) => ({ Id: id, Text: text, By: presentUser(by), Created: at.toISOString() })),
  Cases: cases.items.map(({ id, kind, subject, reported, openedAt, handled }) => ({
    Id: id,
    Kind: kind,
    Title: subject?.title ?? reported.at(-1)?.title ?? '',
    Opened: openedAt.toISOString(),
    Outcome: handled?.decision ?? null,
  })),
  Next: cases.next,
  Texts: texts.items.map(({ kind, title, excerpt, path, createdAt, hidden }) => ({
    Kind: kind,
    Title: title,
    Text: excerpt,
    Path: path,
    Created: createdAt.toISOString(),
    Hidden: hidden,
  })),
});
