import type { NewCounts } from '#app/features/reactions/index.ts';
import type { ConversationSummary } from '../../lists/summaries.ts';
import styles from './conversation-list.module.css';
import { ConversationTeaser } from './conversation-teaser.tsx';

interface Props {
  conversations: ConversationSummary[];
  /** How many reactions are new to the viewer, by conversation. */
  newCounts?: NewCounts;
  showGroup?: boolean;
  /** Gives each conversation an id to link to: `anchor`-1, `anchor`-2… */
  anchor?: string;
}

/** A list of conversations as teasers. */
export function ConversationList({ conversations, newCounts = {}, showGroup = false, anchor }: Props) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation, index) => (
        <li key={conversation.id} id={anchor && `${anchor}-${index + 1}`}>
          <ConversationTeaser conversation={conversation} newCount={newCounts[conversation.id]} showGroup={showGroup} />
        </li>
      ))}
    </ul>
  );
}
