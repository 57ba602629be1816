import { ArrowDown, ArrowUp, Bell, Globe, Lock, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Tag } from '#app/ui/feedback/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { Conversation } from '../screens.ts';
import styles from './conversation.module.css';

interface Props {
  conversation: Conversation;
  path: string;
  /** The pages with the first and the last reaction. */
  first: string;
  last: string;
}

/** Beside the conversation and always within reach: who can read it, its subjects, following it, and ways through it. */
export function ConversationFacts({ conversation, path, first, last }: Props) {
  const { terms, group } = conversation;
  return (
    <Card>
      <div className={styles.facts}>
        <p>
          In <Link to={`/groepen/${group.slug}`}>{group.title}</Link>
        </p>
        <p>
          <Tag tint="plain" icon={conversation.public ? Globe : Lock}>
            {conversation.public ? 'openbaar' : 'besloten'}
          </Tag>
        </p>
        {terms.length > 0 && (
          <div>
            <h2 className={styles.factsTitle}>{terms.length === 1 ? 'Onderwerp' : 'Onderwerpen'}</h2>
            <ul className={styles.tags}>
              {terms.map((term) => (
                <li key={term.id}>
                  <Tag tint="rose">{term.name}</Tag>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Following conversation={conversation} path={path} />
        <div className={styles.jumps}>
          {conversation.reactionCount > 1 && (
            <>
              <ButtonLink to={`${first}#reacties`} variant="quiet" icon={ArrowUp}>
                Naar eerste reactie
              </ButtonLink>
              <ButtonLink to={`${last}#laatste-reactie`} variant="quiet" icon={ArrowDown}>
                Naar laatste reactie
              </ButtonLink>
            </>
          )}
          <ButtonLink to="#reageer" variant="quiet" icon={PenLine}>
            Reageer
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** Following: for members who did not start it themselves; a visitor is invited. */
function Following({ conversation, path }: Pick<Props, 'conversation' | 'path'>) {
  if (!conversation.may.react) {
    return (
      <MembersOnlyLink path={path} icon={Bell} variant="secondary">
        Volg dit gesprek
      </MembersOnlyLink>
    );
  }
  if (!conversation.may.follow) return null;
  return (
    <Toggle
      on={conversation.followed}
      offLabel="Volg dit gesprek"
      onLabel="Niet meer volgen"
      icon={Bell}
      fields={{ id: String(conversation.id) }}
      intentOn="follow"
      intentOff="unfollow"
    />
  );
}
