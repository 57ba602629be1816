import { z } from 'zod';
import { reasonsFields, reportCall } from '#app/features/moderation/contract.ts';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { contentWarningList, contentWarningsField } from '#app/platform/content-warnings/content-warnings-field.ts';
import { idField, longText, REQUIRED_HERE } from '#app/platform/forms/fields.ts';
import { call, idParams, pageQuery } from '#app/platform/http/calls/contract.ts';
import { limits } from '#app/platform/limits/rate-limit.ts';
import { markCall } from '#app/platform/marks/mark-call.ts';
import { aboutOtherField } from '#app/platform/personal-details/about-other.ts';
import { REACTION_MAX, REACTIONS_PAGE_SIZE } from './rules.ts';

/** The text of a reaction. */
export const reactionText = longText({
  max: REACTION_MAX,
  empty: REQUIRED_HERE,
  tooLong: 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens',
});

/** An edit of a reaction. */
const reactionBody = z.object({ Body: reactionText, ...aboutOtherField });

/** A moderator's edit of one, with the reasons that its author is told. */
const moderatedBody = z.object({ Body: reactionText, ...reasonsFields });

/** A new reaction, which may quote another one (docs/decisions/reactions.md). */
const newReactionBody = reactionBody.extend({
  QuotedId: idField.optional(),
  ContentWarnings: contentWarningsField,
});

/** Its author's edit of one; without `ContentWarnings` these stay as they are. */
const editedBody = reactionBody.extend({ ContentWarnings: contentWarningsField });

/** A reaction on the wire. */
export const reactionOnWire = z.object({ Id: z.int(), Body: z.string(), Created: z.iso.datetime() });

/** A reaction in a list. */
const listedReaction = z.object({
  Reaction: reactionOnWire,
  User: userOnWire,
  Flagged: z.boolean(),
  IsLiked: z.boolean(),
  LikesCount: z.int(),
  Withdrawn: z.literal(true).optional(),
  Hidden: z.literal(true).optional(),
  /** Whether it waits for a moderator. */
  Held: z.literal(true).optional(),
  /** What it is about that not everybody wants to read at once; absent for nothing. */
  ContentWarnings: contentWarningList.optional(),
  /** The beginning of the reaction that it quotes. */
  Quote: z
    .object({
      Id: z.int(),
      Body: z.string(),
      User: userOnWire,
      ContentWarnings: contentWarningList.optional(),
    })
    .optional(),
});

/** A visit: the last item on the page that the viewer saw; none where there are no items. */
export const visitBody = z.object({ LastSeenId: idField.optional() });

/** What is reacted to, as the calls about its reactions name it. */
interface Subject<Path extends string, Name extends string, Report extends string> {
  /** The path of the calls about these things. */
  readonly path: `/api/v1/${Path}`;
  /** The name of these reactions in the paths of the calls that other things have too. */
  readonly name: Name;
  /** The beginning of the path to report these reactions, which the wire calls flags. */
  readonly report: Report;
  /** What one is called: 'een gesprek'. */
  readonly thing: string;
}

/** The calls about the reactions to things of one kind. */
export const reactionCallsFor = <const Path extends string, const Name extends string, const Report extends string>({
  path,
  name,
  report,
  thing,
}: Subject<Path, Name, Report>) => ({
  reactions: call({
    method: 'GET',
    path: `${path}/{id}/reactions`,
    summary: `De reacties op ${thing}, de oudste eerst`,
    access: 'anyone',
    params: idParams,
    query: pageQuery(REACTIONS_PAGE_SIZE),
    response: { json: z.object({ Total: z.int(), Reactions: z.array(listedReaction) }) },
    errors: ['participants_only'],
  }),
  react: call({
    method: 'POST',
    path: `${path}/{id}/reactions`,
    summary: `Op ${thing} reageren, desgewenst met een citaat uit een andere reactie`,
    access: 'member',
    params: idParams,
    body: newReactionBody,
    response: { json: reactionOnWire },
    once: true,
    limit: limits.write,
  }),
  editReaction: call({
    method: 'POST',
    path: `/api/v1/moderators-reactions/${name}/{id}`,
    summary: `Als moderator de tekst van een reactie op ${thing} veranderen, met Rule en Facts; wat er stond wordt bewaard`,
    access: 'moderator',
    params: idParams,
    body: moderatedBody,
    response: 'empty',
    once: true,
    limit: limits.write,
  }),
  editOwnReaction: call({
    method: 'PUT',
    path: `${path}/reactions/{id}`,
    summary: `Je eigen reactie op ${thing} wijzigen, in de eerste 15 minuten`,
    access: 'member',
    params: idParams,
    body: editedBody,
    response: 'empty',
    errors: ['forbidden'],
    once: true,
    limit: limits.write,
  }),
  withdrawReaction: call({
    method: 'DELETE',
    path: `${path}/reactions/{id}`,
    summary: `Je eigen reactie op ${thing} intrekken: de tekst verdwijnt, wat anderen antwoordden blijft staan`,
    access: 'member',
    params: idParams,
    response: 'empty',
    errors: ['forbidden'],
    limit: limits.write,
  }),
  likeReaction: markCall(`/api/v1/likes/like/${name}/{id}`, `Een reactie op ${thing} waarderen`, 'empty'),
  unlikeReaction: markCall(`/api/v1/likes/unlike/${name}/{id}`, `Een reactie op ${thing} niet meer waarderen`, 'empty'),
  reportReaction: reportCall(`/api/v1/${report}/{id}`, `Een reactie op ${thing} melden bij de moderators`),
  visit: call({
    method: 'POST',
    path: `${path}/{id}/visit`,
    summary: `Onthouden tot welke reactie je ${thing} hebt gezien`,
    access: 'member',
    whilePaused: true,
    params: idParams,
    body: visitBody,
    response: 'empty',
    limit: limits.toggle,
    background: true,
  }),
});
