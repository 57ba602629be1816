import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowDown, ArrowUp, PenLine } from '#app/ui/icon/icons.ts';
import type { Conversation } from '../../screens.ts';
import styles from './conversation.module.css';
import { pageOf, useWays } from './ways.ts';

interface Props {
  conversation: Conversation;
  pages: number;
}

/** Always within reach, however long the conversation: its first and last reaction, and the place to answer. */
export function ConversationJumps({ conversation, pages }: Props) {
  const { path, here } = useWays();
  return (
    <nav aria-label="Door dit gesprek" className={styles.jumps} data-print="hide">
      {conversation.reactionCount > 1 && (
        <>
          <ButtonLink to={`${path}#eerste-reactie`} variant="quiet" icon={ArrowUp} className={styles.jump}>
            Naar eerste reactie
          </ButtonLink>
          <ButtonLink
            to={`${pageOf(path, pages)}#laatste-reactie`}
            variant="quiet"
            icon={ArrowDown}
            className={styles.jump}
          >
            Naar laatste reactie
          </ButtonLink>
        </>
      )}
      <ButtonLink
        to={`${here}${conversation.may.react ? '#field-Body' : '#reageer'}`}
        variant="quiet"
        icon={PenLine}
        className={styles.jump}
      >
        Reageer
      </ButtonLink>
    </nav>
  );
}
