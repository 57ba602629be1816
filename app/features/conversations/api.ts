import { basedOnOf } from '#app/features/drafts/index.ts';
import { reportHandler } from '#app/features/moderation/index.ts';
import { presentUser } from '#app/features/profiles/index.ts';
import { presentWrittenReaction, reactionHandlers, writeAsModerator } from '#app/features/reactions/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import { showHelpFor } from '#app/platform/distress/distress-sign.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { pageRequestOf, presentBoolean, presentPage, presentWholeList } from '#app/platform/http/calls/responses.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { MarkKind } from '#app/platform/marks/mark-kind.ts';
import { addMark, removeMark } from '#app/platform/marks/marks.ts';
import { isModerator } from '#app/platform/session/viewer.ts';
import { editConversation } from './commands/edit-conversation.ts';
import { startConversation, validateTerms } from './commands/start-conversation.ts';
import type { groupCalls } from './contract/group-calls.ts';
import type { conversationsContract } from './contract.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { listConversationsByIds } from './lists/by-ids.ts';
import { listFollowed } from './lists/followed.ts';
import { listInGroup, listInGroupByTerms } from './lists/in-group.ts';
import { listLatestConversations } from './lists/latest.ts';
import { conversationFollow, conversationLike, conversationMute } from './marks.ts';
import { presentConversation, presentConversations, presentGroup, presentSummary } from './present.ts';
import { conversationReactions } from './reactions.ts';
import { CONVERSATION_KIND } from './rules.ts';
import { readConversation } from './screens/read-conversation.ts';
import {
  assertReadable,
  countLikes,
  countReactions,
  isFollowedByViewer,
  isLikedByViewer,
  isOwnedByViewer,
} from './screens/read-conversation-state.ts';
import { countConversations, listGroups, listModerators, listTerms, readGroup } from './screens/read-groups.ts';

/** The handlers of the calls about groups. */
const groupHandlers: HandlersOf<typeof groupCalls> = {
  async groups(ctx, { query }) {
    return presentPage(await listGroups(ctx, pageRequestOf(query)), presentGroup);
  },
  groupBySlug: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  groupById: async (ctx, { params }) => presentGroup(await readGroup(ctx, params)),
  async groupTerms(ctx, { params }) {
    await readGroup(ctx, params);
    const terms = await listTerms(ctx, params.id);
    return presentWholeList(terms.map(({ id, name }) => ({ GroupTermId: id, Name: name })));
  },
  async groupModerators(ctx, { params }) {
    await readGroup(ctx, params);
    const moderators = await listModerators(ctx, params.id);
    if (moderators.length === 0) return null;
    return presentWholeList(moderators.map(({ id, name }) => ({ Id: id, Username: name })));
  },
};

type MarkHandler = (ctx: MemberContext, input: { params: { id: number } }) => Promise<void>;

const addHandler =
  <S extends object>(kind: MarkKind<S>): MarkHandler =>
  ({ platform, viewer }, { params }) =>
    addMark(platform, kind, { by: viewer, id: params.id });

const removeHandler =
  <S extends object>(kind: MarkKind<S>): MarkHandler =>
  ({ platform, viewer }, { params }) =>
    removeMark(platform, kind, { by: viewer, id: params.id });

export const conversationsHandlers: HandlersOf<typeof conversationsContract> = {
  ...groupHandlers,
  async inGroup(ctx, { params, query }) {
    const group = await readGroup(ctx, params);
    return presentConversations(await listInGroup(ctx, group, pageRequestOf(query)));
  },
  async inGroupByTerms(ctx, { params, query }) {
    const group = await readGroup(ctx, params);
    const filter = { terms: query.groupTermIds, ...pageRequestOf(query) };
    return presentConversations(await listInGroupByTerms(ctx, group, filter));
  },
  async followedInGroup(ctx, { params, query }) {
    const { id } = await readGroup(ctx, params);
    return presentConversations(await listFollowed(ctx, { groupId: id, ...pageRequestOf(query) }));
  },
  async following(ctx, { query }) {
    return presentConversations(await listFollowed(ctx, pageRequestOf(query)));
  },
  async byIds(ctx, { query }) {
    const found = await listConversationsByIds(ctx, query.conversationIds);
    return presentWholeList(found.map(presentSummary));
  },
  async active(ctx, { query }) {
    const size = query.page_size;
    const items = await listLatestConversations(ctx, { index: query.page_index, size });
    const total = await countConversations(ctx);
    return presentConversations({ items, total, pages: pageCount(total, size) });
  },
  bySlug: async (ctx, { params }) => presentConversation(await readConversation(ctx, params)),
  byId: async (ctx, { params }) => presentConversation(await readConversation(ctx, params)),
  author: async (ctx, { params }) => presentUser((await readConversation(ctx, params)).author),
  async group(ctx, { params }) {
    const { group } = await readConversation(ctx, params);
    return { Title: group.title, Slug: group.slug };
  },
  async terms(ctx, { params }) {
    const { terms } = await readConversation(ctx, params);
    return presentWholeList(terms.map(({ id, name }) => ({ GroupTermId: id, Name: name })));
  },
  isLiked: async (ctx, { params }) => presentBoolean(await isLikedByViewer(ctx, params.id)),
  countLikes: (ctx, { params }) => countLikes(ctx, params.id),
  follows: async (ctx, { params }) => ((await isFollowedByViewer(ctx, params.id)) ? 'on' : 'off'),
  userIsOwner: async (ctx, { params }) => presentBoolean(await isOwnedByViewer(ctx, params.id)),
  ...reactionHandlers(conversationReactions, countReactions),
  start: {
    validate: ({ platform: { db } }, { params: { groupId }, valid: { GroupTermIds = [] } }) =>
      validateTerms(db, { groupId, termIds: GroupTermIds }),
    async handle(ctx, { params, body }, reply) {
      const { platform, viewer, idempotencyKey } = ctx;
      const { id, slug } = await startConversation(platform, {
        by: viewer,
        groupId: params.groupId,
        title: body.Title,
        description: body.Description,
        public: body.Visibility,
        termIds: body.GroupTermIds,
        aboutOther: body.AboutOther,
        contentWarnings: body.ContentWarnings ?? [],
        key: idempotencyKey,
      });
      showHelpFor(ctx, reply, { kind: 'conversation', id, text: `${body.Title}\n${body.Description}` });
      return { Id: id, Slug: slug };
    },
  },
  async edit(ctx, { body }, reply) {
    const { Id, Title, Body, AboutOther, ContentWarnings: contentWarnings } = body;
    const { platform, viewer, idempotencyKey: key } = ctx;
    const edit = { conversationId: Id, title: Title, body: Body, contentWarnings, aboutOther: AboutOther };
    await editConversation(platform, { by: viewer, ...edit, basedOn: basedOnOf(body), key });
    showHelpFor(ctx, reply, { kind: 'conversation', id: Id, text: `${Title}\n${Body}` });
  },
  async writeAsModerator({ platform, viewer, idempotencyKey: key }, { params: { id }, body }) {
    const message = { by: viewer, subjectId: id, body: body.Msg, key, draftKind: conversationDrafts.moderatorMessage };
    return presentWrittenReaction(await writeAsModerator(platform, conversationReactions, message));
  },
  userIsModerator: ({ viewer }) => presentBoolean(isModerator(viewer)),
  async userIsModeratorHere(ctx, { params }) {
    await assertReadable(ctx, params.id);
    return presentBoolean(isModerator(ctx.viewer));
  },
  follow: addHandler(conversationFollow),
  unfollow: removeHandler(conversationFollow),
  mute: addHandler(conversationMute),
  unmute: removeHandler(conversationMute),
  like: addHandler(conversationLike),
  unlike: removeHandler(conversationLike),
  report: reportHandler(CONVERSATION_KIND),
};
