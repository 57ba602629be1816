import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { ArrowLeft } from '#app/ui/icon/icons.ts';
import type { ShownAct } from '../acts-done.ts';

interface Props {
  act: ShownAct | null;
  /** The path to which the form to undo it is posted, and its fields; without it there is none. */
  undo: { action: string; fields: Readonly<Record<string, string>>; submissionKey: string } | null;
  /** Where one goes on. */
  children?: ReactNode;
}

/** Says what a moderator just did on this page, and has the focus; with a button to undo it. */
export function ActNotice({ act, undo, children }: Props) {
  if (!act) return null;
  return (
    <Notice kind="success" focusOn={act.id} title={act.text}>
      {undo && act.undo && (
        <PostForm action={undo.action}>
          <HiddenFields fields={undo.fields} />
          <SubmissionKeyField value={undo.submissionKey} />
          <Button type="submit" variant="quiet" icon={ArrowLeft}>
            {act.undo}
          </Button>
        </PostForm>
      )}
      {children}
    </Notice>
  );
}
