import { CommunityConversation } from '../../teasers/community-teasers.tsx';
import type { BlockProps } from '../block-props.ts';

/** A conversation to which the text leads: a link, or an invitation where it is closed to the reader (spec §4). */
export function ConversationTeaser({ block, context }: BlockProps<'conversation-teaser'>) {
  return <CommunityConversation community={context.community} slug={block.conversation} titleAs="p" />;
}
