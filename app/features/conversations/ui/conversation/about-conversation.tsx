import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { Bell, BellOff, Globe, Lock } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import { groupPath } from '../../paths.ts';
import type { Conversation } from '../../screens/read-conversation.ts';
import styles from './conversation.module.css';

/** Facts about the conversation: who can read it, its group and its terms, with the buttons to follow and to mute it. */
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
          <Hearing conversation={conversation} />
        </div>
      </div>
    </Card>
  );
}

/**
 * The buttons to follow the conversation, which its owner does from the start, and to hear nothing of it; visitors get a link
 * to log in. None if hidden.
 */
function Hearing({ conversation }: { conversation: Conversation }) {
  const { path } = useReactionPaths();
  const { may } = conversation;
  if (conversation.member && !may.follow) return null;
  if (!may.follow) {
    return (
      <MembersOnlyLink purpose="dit gesprek te volgen" path={path} icon={Bell}>
        Volg dit gesprek
      </MembersOnlyLink>
    );
  }
  const shared = { look: 'quiet', fields: { id: String(conversation.id) } } as const;
  return (
    <>
      <Toggle
        {...shared}
        on={conversation.followed === true}
        offLabel="Volg dit gesprek"
        onLabel="Niet meer volgen"
        icon={Bell}
        intentOn="follow"
        intentOff="unfollow"
      />
      <Toggle
        {...shared}
        on={conversation.muted === true}
        offLabel="Demp dit gesprek"
        onLabel="Niet meer dempen"
        icon={BellOff}
        intentOn="mute"
        intentOff="unmute"
      />
    </>
  );
}
