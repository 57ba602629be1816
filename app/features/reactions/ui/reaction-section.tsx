import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Draft } from '#app/features/drafts/index.ts';
import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import type { Reaction } from '../screens/list-reactions.ts';
import { LoginToReact, ReactionForm } from './reaction-form.tsx';
import { ReactionList } from './reaction-list.tsx';
import { RememberVisit } from './visits/remember-visit.tsx';
import type { Visit } from './visits/use-visit.ts';

interface Props {
  /** The id of what is reacted to, and its number of reactions. */
  subject: { id: number; reactionCount: number };
  reactions: Reaction[];
  visit: Visit;
  page: number;
  pages: number;
  /** Gives the path of a page of the reactions. */
  pageHref: (page: number) => string;
  member: boolean | undefined;
  /** The reaction that the viewer edits, with the draft of the edit. */
  edited: { id: number; draft: Draft | null } | null;
  /** The form to react: the reaction that it quotes, its draft, who will read it, and for visitors why they may log in. */
  reply: { quoted: Reaction | null; draft: Draft | null; help: string; loginReason: string };
  /** Whether the forms to react are left out, because something is being edited. */
  withoutForms: boolean | undefined;
  /** What stands instead of the form to react. */
  instead?: ReactNode;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
  submissionKey: string;
  /** Forms below the one to react. */
  children?: ReactNode;
}

/** The reactions of a page with everything that the viewer may do, and the form to react; for visitors an invitation. */
export function ReactionSection({ subject, reactions, visit, member, edited, reply, ...props }: Props) {
  const { page, pages, pageHref, withoutForms, instead, formError, submissionKey, children } = props;
  const targetId = useHashTarget();
  return (
    <Stack gap={4}>
      <ReactionList
        reactions={reactions}
        total={subject.reactionCount}
        newAfter={visit.since?.lastSeenId ?? null}
        visitor={!member}
        targetId={targetId}
        editing={edited && { ...edited, formError, submissionKey }}
        formError={formError}
      />
      {visit.further !== null && <RememberVisit id={subject.id} lastSeenId={visit.further} />}
      <Pager page={page} pages={pages} href={pageHref} />
      {!withoutForms && (
        <Stack gap={3}>
          {instead ||
            (member ? (
              <ReactionForm
                subjectId={subject.id}
                help={reply.help}
                quoted={reply.quoted}
                draft={reply.draft}
                formError={errorOfForm(formError, 'react')}
                submissionKey={submissionKey}
              />
            ) : (
              <LoginToReact reason={reply.loginReason} formError={formError} />
            ))}
          {children}
        </Stack>
      )}
    </Stack>
  );
}

/**
 * The id in the fragment of the URL, after hydration. It also focuses the element with that id: browsers do that, and
 * match CSS's :target, only when they load a whole page, not for links within the site.
 */
function useHashTarget(): string | null {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const id = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again brings focus back
  useEffect(() => {
    if (!id) return;
    const target = document.getElementById(id);
    target?.closest<HTMLElement>('textarea, [tabindex]')?.focus({ preventScroll: true });
  }, [id, key]);
  return hydrated && id ? id : null;
}
