import type { ListedConversation } from '../lists.ts';
import styles from './conversation-list.module.css';
import { ConversationTeaser } from './conversation-teaser.tsx';

/** Conversations below each other. */
export function ConversationList({
  conversations,
  showGroup = false,
}: {
  conversations: ListedConversation[];
  showGroup?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationTeaser conversation={conversation} showGroup={showGroup} />
        </li>
      ))}
    </ul>
  );
}
