import { sql } from 'kysely';
import { findHoldReasons, holdText, openCaseOfDistress } from '#app/features/moderation/index.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import type { DraftKind } from '#app/platform/drafts.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { moderatorMessageWritten, reactionWritten } from '../events.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { isReactionShown } from '../shown.ts';

export interface WrittenReaction {
  id: number;
  body: string;
  createdAt: Date;
}

interface NewReaction {
  by: Viewer;
  subjectId: number;
  body: string;
  /** The reaction that it quotes. */
  quotedId: number | null;
  aboutOther?: AboutOther;
  contentWarnings: readonly ContentWarning[];
  key: string | null;
}

/**
 * Adds a member's reaction to a thing, or holds it: then nobody is told of it before it is placed. A repetition with the
 * same `key` gives the same reaction. Throws AppError not_found, invalid_input for a quote of what is not a reaction to this
 * thing or withdrawn, or conflict for a thing that is closed and for a key that was used for something else.
 */
export async function writeReaction(
  platform: Platform,
  kind: ReactionKind,
  { by, key, aboutOther, ...input }: NewReaction,
): Promise<WrittenReaction> {
  const { subjectId, quotedId } = input;
  const draft = { kind: kind.drafts.reaction, about: subjectId } as const;
  const call = `writeReaction ${kind.name}`;
  const { id, at } = await writeOnce(platform, { by, key, call, input, draft }, async (tx) => {
    await assertQuotable(tx.db, kind, { quotedId, subjectId });
    const reasons = await findHoldReasons(tx, platform, { by, text: input.body, aboutOther });
    const held = reasons.length > 0;
    const reactionId = await insertReaction(tx, kind, { by, ...input, moderatorMessage: false, held });
    const thing = { kind: kind.caseName, subjectId: reactionId };
    await openCaseOfDistress(tx, platform, { ...thing, by, text: input.body });
    if (held) await holdText(tx, platform, { ...thing, by, reasons, unplaced: true });
    else await tx.publish(reactionWritten, { subjectKind: kind.name, subjectId, reactionId });
    return reactionId;
  });
  return { id, body: input.body, createdAt: at };
}

/**
 * Adds a moderator's message, of which the owner of the thing will be notified (choices.md 33); `draftKind` is that of its
 * form. A repetition with the same `key` gives the same message. Throws AppError forbidden, not_found, or conflict for a key
 * that was used for something else.
 */
export async function writeAsModerator(
  platform: Platform,
  kind: ReactionKind,
  { by, key, draftKind, ...input }: Omit<NewReaction, 'quotedId' | 'contentWarnings'> & { draftKind: DraftKind },
): Promise<WrittenReaction> {
  if (!isModerator(by)) throw new AppError('forbidden');
  const { subjectId } = input;
  const draft = { kind: draftKind, about: subjectId } as const;
  const call = `writeAsModerator ${kind.name}`;
  const { id, at } = await writeOnce(platform, { by, key, call, input, draft }, async (tx) => {
    const reactionId = await insertReaction(tx, kind, {
      by,
      ...input,
      quotedId: null,
      contentWarnings: [],
      moderatorMessage: true,
      held: false,
    });
    await tx.publish(moderatorMessageWritten, { subjectKind: kind.name, subjectId, reactionId });
    return reactionId;
  });
  return { id, body: input.body, createdAt: at };
}

const NOT_QUOTABLE = 'Deze reactie kun je niet citeren. Misschien heeft de schrijver hem ingetrokken.';

/**
 * Checks that a new reaction may quote this one: a reaction to the same thing, that is neither withdrawn nor hidden. Throws
 * AppError invalid_input, alike for a reaction that is elsewhere or nowhere.
 */
async function assertQuotable(
  db: OpenTransaction,
  kind: ReactionKind,
  { quotedId, subjectId }: Pick<NewReaction, 'quotedId' | 'subjectId'>,
): Promise<void> {
  if (quotedId === null) return;
  const quoted = await db
    .selectFrom('reaction')
    .select('id')
    .where((eb) => eb.and({ id: quotedId, subjectKind: kind.name, subjectId }))
    .where(isReactionShown())
    .executeTakeFirst();
  if (!quoted) throw new AppError('invalid_input', { fields: { QuotedId: NOT_QUOTABLE } });
}

/** Gives the id of the inserted reaction. */
async function insertReaction(
  { db, now, invalidate }: Write,
  kind: ReactionKind,
  { by, ...reaction }: Omit<NewReaction, 'key'> & { moderatorMessage: boolean; held: boolean },
): Promise<number> {
  const [inserted] = await insertOf(kind)(db, { ...reaction, authorId: by.memberId, now });
  if (!inserted) throw await refusal(db, kind, reaction.subjectId);
  invalidate(...kind.topics(inserted.id), ...kind.topicsOfNew(inserted));
  return inserted.reactionId;
}

async function refusal(db: OpenTransaction, kind: ReactionKind, subjectId: number): Promise<AppError> {
  const reason = await kind.whyRefused?.(db, subjectId);
  return reason ? new AppError('conflict', { fields: { Body: reason } }) : new AppError('not_found');
}

/** A reaction as a row. */
interface NewRow extends Pick<NewReaction, 'subjectId' | 'body' | 'quotedId' | 'contentWarnings'> {
  authorId: number;
  moderatorMessage: boolean;
  /** Whether it waits for a moderator. */
  held: boolean;
  now: Date;
}

const inserts = new WeakMap<ReactionKind, ReturnType<typeof prepareInsert>>();

/** The insert of reactions of this kind, which is prepared once for each. */
function insertOf(kind: ReactionKind): ReturnType<typeof prepareInsert> {
  const insert = inserts.get(kind) ?? prepareInsert(kind);
  inserts.set(kind, insert);
  return insert;
}

/**
 * Locks the thing and inserts the reaction, in one statement. The lock makes concurrent reactions to a thing wait for each
 * other, so that the order of ids is that of time.
 */
const prepareInsert = ({ name, lock }: ReactionKind) =>
  prepared((db, { subjectId, authorId, body, quotedId, contentWarnings, moderatorMessage, held, now }: NewRow) =>
    db
      .with('locked', (query) => lock(query, { subjectId, by: authorId, asModerator: moderatorMessage, held, now }))
      .with('inserted', (query) =>
        query
          .insertInto('reaction')
          .columns([
            'subjectKind',
            'subjectId',
            'authorId',
            'body',
            'quotedId',
            'moderatorMessage',
            'createdAt',
            'contentWarnings',
          ])
          .expression((eb) =>
            eb
              .selectFrom('locked')
              .select([
                eb.val(name).as('subjectKind'),
                'locked.id',
                eb.val(authorId).as('authorId'),
                eb.val(body).as('body'),
                eb.val(quotedId).as('quotedId'),
                eb.val(moderatorMessage).as('moderatorMessage'),
                eb.val(now).as('createdAt'),
                sql<string[]>`${contentWarnings}::text[]`.as('contentWarnings'),
              ]),
          )
          .returning('id'),
      )
      .selectFrom(['inserted', 'locked'])
      .select(['inserted.id as reactionId', 'locked.id', 'locked.partOf']),
  );
