import { findBlogOf } from '#app/features/blogs/index.ts';
import { blogPath } from '#app/features/blogs/paths.ts';
import { type ContactState, contactDrafts, findContactState } from '#app/features/contacts/index.ts';
import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { recordPathFor } from '#app/features/moderation/index.ts';
import {
  type Relation,
  relationshipLabel,
  termLabel,
  treatments,
  type VisibleUser,
} from '#app/features/profiles/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { AS_PARAMETER, DONOR_PARAMETER, MESSAGE_PARAMETER, type MessageMode, VIEW_AS } from '../paths.ts';
import { DONOR_FIRST_MESSAGE, FIRST_MESSAGE } from '../rules.ts';
import { type ProfileSection, profileSections } from './profile-sections.ts';
import { readPerson } from './read-person.ts';
import { requireSeeing } from './require-seeing.ts';

/** The page of a person, as this viewer sees it. */
export interface PersonScreen {
  user: VisibleUser;
  joinedAt: string;
  /** Their relationship with kidney disease and their treatment. */
  about: string[];
  motto: string | null;
  biography: string | null;
  sections: ProfileSection[];
  /** Their blog; null for whoever has none. */
  blog: { title: string; path: string; postCount: number } | null;
  /** The traits that they and the viewer share, in words. */
  shared: string[];
  /** As whom one sees one's own page; null on the page of somebody else. */
  ownAs: Relation | null;
  member: boolean;
  /** Whether the viewer wants to reach this person because they may give a kidney. */
  donor: boolean;
  /** The intent of the form of the first message: donors have a call of their own (rules.md R12). */
  requestIntent: 'request' | 'request-as-donor';
  /** The contact of the viewer with them; null for visitors, for whom they block, and on one's own page. */
  contact: ContactState | null;
  /** Whether nobody writes to them: who may never write again would not answer. */
  unreachable: boolean;
  /** Where moderators read what they know of them; null for others. */
  recordPath: string | null;
  /** The form of the first message, and whether it was just sent. */
  mode: MessageMode | null;
  draft: Draft | null;
  /** The text with which that form starts. */
  firstMessage: string;
}

/**
 * Reads the page of the person with this id. Throws what readPerson() throws, or AppError people_limit when the viewer has
 * seen as many people today as a member may (rules.md R20).
 */
export async function readPersonScreen(ctx: RequestContext, id: number, query: URLSearchParams): Promise<PersonScreen> {
  const as = parseViewAs(query);
  const { user, joinedAt, profile, relation, excluded, shared } = await readPerson(ctx, id, as ? { as } : {});
  await requireSeeing(ctx, [id]);
  const isOwn = relation === 'self';
  const donor = isForDonor(query) && !isOwn;
  const unreachable = !isOwn && excluded;
  const contact =
    ctx.viewer && !isOwn && relation !== 'visitor' && !user.inMemoriam && !unreachable
      ? await findContactState(ctx.platform.db, pairOf(ctx.viewer, id))
      : null;
  const mode = parseMode(query, contact);
  const blog = await findBlogOf(ctx, id);
  return {
    user,
    joinedAt: joinedAt.toISOString(),
    shared,
    donor,
    requestIntent: donor && ctx.viewer?.roles.includes('donor') ? 'request-as-donor' : 'request',
    contact,
    unreachable,
    recordPath: recordPathFor(ctx.viewer, id),
    mode,
    about: [
      relationshipLabel(profile.about?.relationshipId ?? null),
      donor ? null : termLabel(treatments, profile.about?.currentTreatmentId ?? null),
    ].filter((text) => text !== null),
    motto: profile.more?.motto ?? null,
    biography: profile.more?.shortBiography ?? null,
    blog: blog && { title: blog.title, path: blogPath(blog), postCount: blog.postCount },
    sections: profileSections(profile, { now: ctx.platform.clock.now(), forDonor: donor }),
    ownAs: isOwn ? (as ?? 'self') : null,
    member: ctx.viewer !== null,
    draft: mode === 'nieuw' ? await findDraft(ctx, { kind: contactDrafts.request, about: id }) : null,
    firstMessage: donor ? DONOR_FIRST_MESSAGE : FIRST_MESSAGE,
  };
}

/** Whether the query of a person's page asks for the one for who may give a kidney. */
export const isForDonor = (query: URLSearchParams): boolean => query.get(DONOR_PARAMETER) === 'true';

const pairOf = ({ memberId }: { memberId: number }, otherId: number) => ({ viewerId: memberId, otherId });

function parseViewAs(query: URLSearchParams): Relation | undefined {
  const word = query.get(AS_PARAMETER) ?? '';
  return Object.hasOwn(VIEW_AS, word) ? VIEW_AS[word as keyof typeof VIEW_AS] : undefined;
}

/** The form is there for members without a contact and for who refused one, and the confirmation for who asked. */
function parseMode(query: URLSearchParams, contact: ContactState | null): MessageMode | null {
  const mode = query.get(MESSAGE_PARAMETER);
  if (mode === 'nieuw' && (contact?.state === 'none' || contact?.state === 'refused')) return mode;
  return mode === 'verstuurd' && contact?.role === 'creator' ? mode : null;
}
