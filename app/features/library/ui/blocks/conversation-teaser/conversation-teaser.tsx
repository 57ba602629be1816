import { CommunityConversation } from '../../teasers/community-teasers.tsx';
import type { BlockProps } from '../block-props.ts';

/** A conversation to which the text leads: a link, or an invitation where it is closed to the reader (spec §4). */
export function ConversationTeaser({ block, around }: BlockProps<'conversation-teaser'>) {
  return <CommunityConversation community={around.community} slug={block.conversation} titleAs="p" />;
}
