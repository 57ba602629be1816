import { type ConversationSummary, findOpening } from '#app/features/conversations/index.ts';
import { DAY } from '#app/platform/clock.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';

/** How much of a conversation is quoted, in characters: some sentences. */
const QUOTED = 240;

/** A public conversation with the words with which it begins. */
export interface QuoteData {
  conversation: ConversationSummary;
  words: string;
}

/**
 * Quotes one of these conversations, tomorrow the next. Only one that everybody may read, also where this viewer may read
 * more; nobody's name but as this viewer may see it (rules.md R13).
 */
export async function readQuote(
  ctx: RequestContext,
  conversations: readonly ConversationSummary[],
): Promise<QuoteData | null> {
  const open = conversations.filter(isQuotable);
  const conversation = open[Math.floor(ctx.platform.clock.now().getTime() / DAY) % open.length];
  const opening = conversation && (await findOpening(ctx, conversation.id));
  return conversation && opening ? { conversation, words: wholeSentences(opening, QUOTED) } : null;
}

/** Whether everybody may read it, and it is about nothing that not everybody wants to read. */
export const isQuotable = ({ public: open, locked, warnings }: ConversationSummary): boolean =>
  open && !locked && !warnings?.names.length;
