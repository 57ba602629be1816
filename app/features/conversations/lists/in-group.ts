import type { Group } from '#app/features/groups/index.ts';
import { type Page, type PageAsked, pagesOf } from '#app/platform/database/paging.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { type ListedConversation, readListed } from './listed.ts';
import { newestFirst } from './newest-first.ts';

/** What of a group its lists need; whoever read it noted its topic. */
type ListedGroup = Pick<Group, 'id' | 'conversationCount'>;

/** A page of a group's conversations, the one with the newest contribution first. */
export async function readInGroup(
  visit: Visit,
  group: ListedGroup,
  asked: PageAsked,
): Promise<Page<ListedConversation>> {
  const items = await readListed(visit, newestFirst(visit, asked).where('conversation.groupId', '=', group.id));
  return { items, total: group.conversationCount, pages: pagesOf(group.conversationCount, asked.size) };
}

/**
 * The same, of the conversations about at least one of `terms`; without terms it is the whole group. Terms of another
 * group find nothing. What a closed conversation is about is no visitor's to know: for them it neither counts nor is
 * found by its terms (rules.md R14, R18).
 */
export async function readInGroupByTerms(
  visit: Visit,
  group: ListedGroup,
  { terms, ...asked }: PageAsked & { terms: number[] },
): Promise<Page<ListedConversation>> {
  if (terms.length === 0) return readInGroup(visit, group, asked);
  const about = newestFirst(visit, asked)
    .where('conversation.groupId', '=', group.id)
    .$if(!visit.viewer, (query) => query.where('conversation.public', '=', true))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('conversationTerm')
          .select('termId')
          .whereRef('conversationId', '=', 'conversation.id')
          .where('termId', 'in', terms),
      ),
    );
  const [items, total] = await Promise.all([readListed(visit, about), countAbout(visit, group.id, terms)]);
  return { items, total, pages: pagesOf(total, asked.size) };
}

/** Counted when asked: every set of terms has a count of its own, and one index answers it (docs/decisions/0006). */
async function countAbout({ platform: { db }, viewer }: Visit, groupId: number, terms: number[]): Promise<number> {
  const { count } = await db
    .selectFrom('conversationTerm')
    .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
    .where('groupTerm.groupId', '=', groupId)
    .where('groupTerm.id', 'in', terms)
    .$if(!viewer, (query) =>
      query
        .innerJoin('conversation', 'conversation.id', 'conversationTerm.conversationId')
        .where('conversation.public', '=', true),
    )
    .select((eb) => eb.fn.count<number>('conversationTerm.conversationId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
