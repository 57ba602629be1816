import { conversationDrafts } from '#app/features/conversations/draft-kinds.ts';
import { conversationReactions } from '#app/features/conversations/reactions.ts';
import { actOnMember } from '#app/features/moderation/commands/act-on-member.ts';
import { answerObjection } from '#app/features/moderation/commands/answer-objection.ts';
import { claimCase, releaseCase } from '#app/features/moderation/commands/claim-case.ts';
import { editSubject } from '#app/features/moderation/commands/edit-subject.ts';
import { handOverCase } from '#app/features/moderation/commands/hand-over-case.ts';
import { handleCase } from '#app/features/moderation/commands/handle-case.ts';
import { openThing } from '#app/features/moderation/commands/hide-thing.ts';
import { lodgeObjection } from '#app/features/moderation/commands/lodge-objection.ts';
import { noteCase } from '#app/features/moderation/commands/note-case.ts';
import { noteFirstLook } from '#app/features/moderation/commands/record-look.ts';
import { reopenCase } from '#app/features/moderation/commands/reopen-case.ts';
import { reportSubject } from '#app/features/moderation/commands/report-subject.ts';
import { closeSubject, moveSubject } from '#app/features/moderation/commands/restrict-subject.ts';
import { showSubject } from '#app/features/moderation/commands/show-subject.ts';
import { takeBackAct } from '#app/features/moderation/commands/take-back-act.ts';
import { writeMemberNote } from '#app/features/moderation/commands/write-member-note.ts';
import type { Measure, Reasons } from '#app/features/moderation/rules.ts';
import { editOwnReaction } from '#app/features/reactions/commands/edit-own-reaction.ts';
import { writeAsModerator } from '#app/features/reactions/commands/write-reaction.ts';
import type { DemoStage } from './demo-stage.ts';
import type { DemoStep } from './read-cases.ts';
import type { Thing } from './write-subject.ts';

/** A case with who acts on it. */
interface Acting {
  stage: DemoStage;
  about: Thing;
}

type Play<K extends DemoStep['do']> = (acting: Acting, step: Extract<DemoStep, { do: K }>) => Promise<unknown>;

/** Has somebody do something about a case by the command of the site. */
export const playStep = <K extends DemoStep['do']>(acting: Acting, step: Extract<DemoStep, { do: K }>) =>
  (plays[step.do] as Play<K>)(acting, step);

const plays: { [K in DemoStep['do']]: Play<K> } = {
  async report({ stage, about }, { by, reason, text, sentence }) {
    const sender = isVisitor(by)
      ? { by: null, network: by, email: by === VISITOR ? '' : by }
      : { by: await stage.viewerOf(by), network: by };
    await reportSubject(stage.platform, { ...about, ...sender, reason, text, sentence });
  },
  open: async ({ stage, about }, { by }) => openThing(stage.platform, { ...about, by: await stage.viewerOf(by) }),
  look: (acting, { by }) => lookAt(acting, by),
  claim: async (acting, { by }) => claimCase(acting.stage.platform, await lookAt(acting, by)),
  release: async (acting, { by, note, days }) =>
    releaseCase(acting.stage.platform, { ...(await lookAt(acting, by)), note, days }),
  'hand-over': async (acting, { by, to, note }) =>
    handOverCase(acting.stage.platform, { ...(await lookAt(acting, by)), toId: acting.stage.idOf(to), note }),
  reopen: async (acting, { by, note }) => reopenCase(acting.stage.platform, { ...(await lookAt(acting, by)), note }),
  'note-case': async (acting, { by, text }) =>
    noteCase(acting.stage.platform, { ...(await lookAt(acting, by)), note: text.trim(), key: null }),
  correct: async ({ stage, about }, { by, text }) =>
    editOwnReaction(stage.platform, conversationReactions, {
      ...{ by: await stage.viewerOf(by), reactionId: about.subjectId, body: text.trim(), key: null },
    }),
  edit: async (acting, { by, text, ...reasons }) =>
    editSubject(acting.stage.platform, {
      ...(await lookAt(acting, by)),
      texts: new Map([['Body', text.trim()]]),
      reasons: reasonsOf(reasons),
      key: null,
    }),
  close: async (acting, { by, ...reasons }) =>
    closeSubject(acting.stage.platform, { ...(await lookAt(acting, by)), reasons: reasonsOf(reasons) }),
  async move(acting, { by, to, ...reasons }) {
    const moderator = await lookAt(acting, by);
    const { id: placeId } = await acting.stage.platform.db
      .selectFrom('discussionGroup')
      .select('id')
      .where('title', '=', to)
      .executeTakeFirstOrThrow();
    await moveSubject(acting.stage.platform, { ...moderator, placeId, reasons: reasonsOf(reasons) });
  },
  show: async (acting, { by }) => showSubject(acting.stage.platform, await lookAt(acting, by)),
  async handle(acting, { by, outcome, note, rule, facts }) {
    const reasons = rule ? { rule, facts: facts.trim() } : null;
    const moderator = await lookAt(acting, by);
    await handleCase(acting.stage.platform, { ...moderator, outcome, reasons, note: note.trim(), key: null });
  },
  async write({ stage, about }, { by, text }) {
    const { subjectId } = await stage.platform.db
      .selectFrom('reaction')
      .select('subjectId')
      .where('id', '=', about.subjectId)
      .executeTakeFirstOrThrow();
    await writeAsModerator(stage.platform, conversationReactions, {
      ...{ by: await stage.viewerOf(by), subjectId, body: text.trim(), key: null },
      draftKind: conversationDrafts.moderatorMessage,
    });
  },
  async act(acting, { by, measure, days, rule = null, facts }) {
    const moderator = await lookAt(acting, by);
    const { authorId: memberId } = await readCase(acting);
    const decision = { measure, days, rule, facts: facts.trim() };
    await actOnMember(acting.stage.platform, { ...moderator, ...decision, memberId, key: null });
  },
  async note({ stage, ...acting }, { by, text }) {
    const { authorId: memberId } = await readCase({ stage, ...acting });
    await writeMemberNote(stage.platform, { by: await stage.viewerOf(by), memberId, text: text.trim(), key: null });
  },
  async 'take-back'(acting, { by, measure, facts }) {
    const moderator = await lookAt(acting, by);
    const { id: decisionId } = await findDecision(acting, measure);
    const { authorId: memberId } = await readCase(acting);
    await takeBackAct(acting.stage.platform, {
      by: moderator.by,
      memberId,
      decisionId,
      facts: facts.trim(),
      key: null,
    });
  },
  async object({ stage, about }, { by, text }) {
    const viewer = isVisitor(by) ? null : await stage.viewerOf(by);
    const code = await findCode({ stage, about }, by);
    await lodgeObjection(stage.platform, { viewer, code, text: text.trim() });
  },
  async answer(acting, { by, granted, rule = null, days, text }) {
    const moderator = await lookAt(acting, by);
    const { id: objectionId } = await acting.stage.platform.db
      .selectFrom('objection')
      .innerJoin('decision', 'decision.id', 'objection.decisionId')
      .select('objection.id')
      .where('decision.caseId', '=', moderator.caseId)
      .where('objection.answeredAt', 'is', null)
      .executeTakeFirstOrThrow();
    await answerObjection(acting.stage.platform, {
      ...{ by: moderator.by, objectionId, granted, rule, days, answer: text.trim(), key: null },
    });
  },
};

/** A visitor who leaves no address. */
const VISITOR = 'bezoeker';

const isVisitor = (name: string): boolean => name === VISITOR || name.includes('@');

const reasonsOf = ({ rule, facts }: Reasons): Reasons => ({ rule, facts: facts.trim() });

/** Has a moderator open the page of the case. Gives both. */
async function lookAt(acting: Acting, moderator: string) {
  const { id: caseId } = await readCase(acting);
  await noteFirstLook(acting.stage.platform, caseId);
  return { by: await acting.stage.viewerOf(moderator), caseId };
}

/** The last case about the thing, with who wrote that. */
const readCase = ({ stage, about: { kind, subjectId } }: Acting) =>
  stage.platform.db
    .selectFrom('moderationCase')
    .select(['id', 'authorId'])
    .where((eb) => eb.and({ kind, subjectId }))
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ authorId: number }>()
    .executeTakeFirstOrThrow(() => new Error(`The demo has no case about ${kind} ${subjectId}.`));

/** The last decision of the case, with this measure where one is given. */
const findDecision = async (acting: Acting, measure?: Measure) => {
  const { id } = await readCase(acting);
  const decisions = acting.stage.platform.db.selectFrom('decision').select(['id', 'code']).where('caseId', '=', id);
  return (measure ? decisions.where('measure', '=', measure) : decisions)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
};

/** The code by which somebody objects: that of the last decision for whom it concerns, else that of their report. */
async function findCode(acting: Acting, by: string): Promise<string> {
  const { id, authorId } = await readCase(acting);
  const memberId = isVisitor(by) ? null : acting.stage.idOf(by);
  if (memberId !== null && memberId === authorId) return (await findDecision(acting)).code;
  const { code } = await acting.stage.platform.db
    .selectFrom('report')
    .select('code')
    .where('caseId', '=', id)
    .where('memberId', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirstOrThrow();
  return code;
}
