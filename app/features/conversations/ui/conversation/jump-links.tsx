import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ArrowDown, ArrowUp, PenLine } from '#app/ui/icon/icons.ts';
import { conversationPath } from '../../paths.ts';
import type { Conversation } from '../../screens/read-conversation.ts';
import styles from './conversation.module.css';

interface Props {
  conversation: Conversation;
  pages: number;
}

/** Links that stay in view, to the first and the last reaction and to the form to react. */
export function JumpLinks({ conversation, pages }: Props) {
  const { path, pagePath } = useReactionPaths();
  if (conversation.closed && conversation.reactionCount < 2) return null;
  return (
    <nav aria-label="Door dit gesprek" className={styles.jumps} data-print="hide">
      {conversation.reactionCount > 1 && (
        <>
          <ButtonLink to={`${path}#eerste-reactie`} variant="quiet" icon={ArrowUp} className={styles.jump}>
            <JumpWord word="eerste" />
          </ButtonLink>
          <ButtonLink
            to={`${conversationPath(conversation, pages)}#laatste-reactie`}
            variant="quiet"
            icon={ArrowDown}
            className={styles.jump}
          >
            <JumpWord word="laatste" />
          </ButtonLink>
        </>
      )}
      {!conversation.closed && (
        <ButtonLink
          to={`${pagePath}${conversation.may.react ? '#field-Body' : '#reageer'}`}
          variant="quiet"
          icon={PenLine}
          className={styles.jump}
        >
          Reageer
        </ButtonLink>
      )}
    </nav>
  );
}

/** 'Naar eerste reactie'; on a phone 'Eerste', so that the links fit on one line. */
const JumpWord = ({ word }: { word: string }) => (
  <>
    <span className="visually-hidden-on-phone">Naar </span>
    <span className={styles.jumpWord}>{word}</span>
    <span className="visually-hidden-on-phone"> reactie</span>
  </>
);
