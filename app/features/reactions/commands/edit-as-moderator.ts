import { editAsAct, type Reasons } from '#app/features/moderation/index.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { REACTION_PART } from '../rules.ts';

interface Edit {
  by: Viewer;
  reactionId: number;
  body: string;
  reasons: Reasons;
  key: string | null;
}

/**
 * Changes the text of a reaction as a moderator. A repetition with the same `key` changes nothing. Throws AppError forbidden,
 * not_found, or conflict for a withdrawn reaction, for a reported one that another moderator is at or that this one wrote,
 * and for a key that was used for something else.
 */
export async function editAsModerator(platform: Platform, kind: ReactionKind, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  if (!isModerator(by)) throw new AppError('forbidden');
  const { reactionId, body, reasons } = input;
  const draft = { kind: kind.drafts.edit, about: reactionId } as const;
  const thing = { kind: kind.caseName, subjectId: reactionId };
  const texts = new Map([[REACTION_PART, body]]);
  await writeOnce(platform, { by, key, call: `editAsModerator ${kind.name}`, input, draft }, (tx) =>
    editAsAct(tx, platform, { by, field: REACTION_PART, reasons, texts, ...thing }),
  );
}
