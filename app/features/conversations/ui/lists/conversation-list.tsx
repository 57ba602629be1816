import type { ConversationSummary } from '../../lists/summaries.ts';
import styles from './conversation-list.module.css';
import { ConversationTeaser } from './conversation-teaser.tsx';

interface Props {
  conversations: ConversationSummary[];
  showGroup?: boolean;
  /** Gives each conversation an id to link to: `anchor`-1, `anchor`-2… */
  anchor?: string;
}

/** A list of conversations as teasers. */
export function ConversationList({ conversations, showGroup = false, anchor }: Props) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation, index) => (
        <li key={conversation.id} id={anchor && `${anchor}-${index + 1}`}>
          <ConversationTeaser conversation={conversation} showGroup={showGroup} />
        </li>
      ))}
    </ul>
  );
}
