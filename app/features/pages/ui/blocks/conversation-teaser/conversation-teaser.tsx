import { CommunityConversation } from '../../teasers/community-teasers.tsx';
import type { BlockProps } from '../block-props.ts';

/** A teaser of one conversation; an invitation to register when it is private to members (conversations-5). */
export function ConversationTeaser({ block, context }: BlockProps<'conversation-teaser'>) {
  return <CommunityConversation community={context.community} slug={block.conversation} titleAs="p" />;
}
