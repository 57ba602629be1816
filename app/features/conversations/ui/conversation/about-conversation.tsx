import { groupPath } from '#app/features/groups/paths.ts';
import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { Bell, Globe, Lock } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { Conversation } from '../../screens/read-conversation.ts';
import styles from './conversation.module.css';

/** Facts about the conversation: who can read it, its group and its terms, with the button to follow it. */
export function AboutConversation({ conversation }: { conversation: Conversation }) {
  const { terms, group } = conversation;
  return (
    <Card>
      <div className={styles.aboutConversation}>
        <p className={styles.kind}>
          <Tag tint="plain" icon={conversation.public ? Globe : Lock}>
            {conversation.public ? 'openbaar' : 'besloten'}
          </Tag>
          <span>
            in <Link to={groupPath(group)}>{group.title}</Link>
          </span>
        </p>
        {terms.length > 0 && (
          <div>
            <h2 className={styles.aboutTitle}>{terms.length === 1 ? 'Onderwerp' : 'Onderwerpen'}</h2>
            <ul className={styles.tags}>
              {terms.map((term) => (
                <li key={term.id}>
                  <Tag tint="rose">{term.name}</Tag>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.follow}>
          <FollowToggle conversation={conversation} />
        </div>
      </div>
    </Card>
  );
}

/**
 * The button to follow the conversation, which its owner does from the start; visitors get a link to log in. None if hidden.
 */
function FollowToggle({ conversation }: { conversation: Conversation }) {
  const { path } = useReactionPaths();
  const { may } = conversation;
  if (may.react && !may.follow) return null;
  if (!may.follow) {
    return (
      <MembersOnlyLink path={path} icon={Bell}>
        Volg dit gesprek
      </MembersOnlyLink>
    );
  }
  return (
    <Toggle
      on={conversation.followed}
      offLabel="Volg dit gesprek"
      onLabel="Niet meer volgen"
      icon={Bell}
      look="quiet"
      fields={{ id: String(conversation.id) }}
      intentOn="follow"
      intentOff="unfollow"
    />
  );
}
