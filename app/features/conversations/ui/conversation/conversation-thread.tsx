import type { Draft } from '#app/features/drafts/index.ts';
import { LazyHiddenNotice } from '#app/features/moderation/ui/on-demand.tsx';
import type { Reaction, SinceVisit } from '#app/features/reactions/index.ts';
import { editPath } from '#app/features/reactions/paths.ts';
import { ReactionPathsContext, reactionHref, useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { ReactionSection } from '#app/features/reactions/ui/reaction-section.tsx';
import { NewSinceVisit } from '#app/features/reactions/ui/visits/new-since-visit.tsx';
import { useVisit } from '#app/features/reactions/ui/visits/use-visit.ts';
import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { ArrowDown, ArrowUp, PenLine } from '#app/ui/icon/icons.ts';
import { conversationPath } from '../../paths.ts';
import { REACTION_CASE } from '../../rules.ts';
import type { Conversation } from '../../screens/read-conversation.ts';
import type { ConversationDrafts } from '../../screens/read-conversation-screen.ts';
import { AboutConversation } from './about-conversation.tsx';
import styles from './conversation.module.css';
import { OpeningPost } from './opening-post.tsx';

// Only the owner of a conversation edits it, and only moderators write as such.
const LazyEditor = lazyPart(() => import('./conversation-editor.tsx').then((file) => file.ConversationEditor));
const LazyClosedNotice = lazyPart(() => import('./closed-notice.tsx').then((file) => file.ClosedNotice));
const LazyModeratorForm = lazyPart(() => import('./moderator-form.tsx').then((file) => file.ModeratorForm));

interface Props {
  conversation: Conversation;
  reactions: Reaction[];
  /** What is new since the viewer's last visit. */
  since: SinceVisit | null;
  /** The reaction of this page that the form to react quotes. */
  quoted: Reaction | null;
  /** The reaction of this page that the viewer edits. */
  edited: { id: number; draft: Draft | null } | null;
  /** Whether the viewer edits the conversation itself. */
  editing: boolean;
  /** The drafts with which the forms start. */
  drafts: ConversationDrafts;
  page: number;
  pages: number;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
  submissionKey: string;
}

/**
 * The opening post and the reactions, with everything that the viewer may do. While editing, only the editor is shown.
 */
export function ConversationThread({ conversation, page, pages, drafts, editing, edited, formError, ...props }: Props) {
  const { reactions, quoted, submissionKey } = props;
  const { id, may, member, hidden } = conversation;
  const paths = {
    path: conversationPath(conversation),
    pagePath: conversationPath(conversation, page),
    caseName: REACTION_CASE,
  };
  const callPath = `/api/v1/conversations/${id}/visit`;
  const visit = useVisit(id, { member, since: props.since, reactions, callPath });
  const reading = !editing && !edited;
  return (
    <ReactionPathsContext value={paths}>
      <div className={styles.layout}>
        <div className={styles.openingArea}>
          {hidden && (
            <LazyHiddenNotice
              heldFor={conversation.heldFor}
              editHref={may.edit && !editing ? editPath(paths.pagePath, '') : null}
            />
          )}
          {reading && <NewSinceVisit since={visit.since} hrefOf={reactionHref(paths, reactions)} />}
          {editing ? (
            <LazyEditor
              conversation={conversation}
              draft={drafts.edit}
              formError={errorOfForm(formError, 'edit')}
              submissionKey={submissionKey}
            />
          ) : (
            <OpeningPost conversation={conversation} />
          )}
        </div>
        <div className={styles.sidebar}>
          <aside aria-label="Over dit gesprek">
            <AboutConversation conversation={conversation} />
          </aside>
          {reading && !hidden && <JumpLinks conversation={conversation} pages={pages} />}
        </div>
        <div className={styles.reactionsArea}>
          <ReactionSection
            subject={conversation}
            {...{ reactions, visit, page, pages, edited, formError, submissionKey }}
            pageHref={(number) => conversationPath(conversation, number)}
            member={member}
            reply={{ quoted, draft: drafts.reaction, ...replyTexts(conversation) }}
            withoutForms={!reading || hidden}
            instead={conversation.closed && <LazyClosedNotice groupId={member && conversation.group.id} />}
          >
            {may.moderate && (
              <LazyModeratorForm
                conversationId={id}
                draft={drafts.moderator}
                formError={errorOfForm(formError, 'write-as-moderator')}
                submissionKey={submissionKey}
              />
            )}
          </ReactionSection>
        </div>
      </div>
    </ReactionPathsContext>
  );
}

const replyTexts = (conversation: Conversation) => ({
  help: conversation.public
    ? 'Dit gesprek is openbaar: iedereen kan je reactie lezen.'
    : 'Dit gesprek is besloten: alleen deelnemers lezen je reactie.',
  loginReason: 'Dan kun je meepraten en zie je ook de besloten gesprekken.',
});

interface JumpLinksProps {
  conversation: Conversation;
  pages: number;
}

/** Links that stay in view, to the first and the last reaction and to the form to react. */
function JumpLinks({ conversation, pages }: JumpLinksProps) {
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
          to={`${pagePath}${conversation.member ? '#field-Body' : '#reageer'}`}
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
