import { Bell, Globe, Lock } from 'lucide-react';
import { Tag } from '#app/ui/feedback/tag.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { Conversation } from '../screens.ts';
import styles from './conversation.module.css';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';

/** Below the title: open or closed, the subjects, and following it. */
export function ConversationFacts({ conversation, path }: { conversation: Conversation; path: string }) {
  const { terms } = conversation;
  return (
    <div className={styles.facts}>
      <ul className={styles.tags} aria-label={terms.length === 1 ? 'Onderwerp' : 'Onderwerpen'}>
        <li>
          <Tag tint="plain" icon={conversation.public ? Globe : Lock}>
            {conversation.public ? 'openbaar' : 'besloten'}
          </Tag>
        </li>
        {terms.map((term) => (
          <li key={term.id}>
            <Tag tint="rose">{term.name}</Tag>
          </li>
        ))}
      </ul>
      {conversation.may.follow && (
        <Toggle
          on={conversation.followed}
          offLabel="Volg dit gesprek"
          onLabel="Niet meer volgen"
          icon={Bell}
          fields={{ id: String(conversation.id) }}
          intentOn="follow"
          intentOff="unfollow"
        />
      )}
      {!conversation.may.react && (
        <MembersOnlyLink path={path} icon={Bell}>
          Volg dit gesprek
        </MembersOnlyLink>
      )}
    </div>
  );
}
