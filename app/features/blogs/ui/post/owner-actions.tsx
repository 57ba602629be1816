import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { editPath, postPath } from '../../paths.ts';
import type { Post } from '../../screens/read-post.ts';
import styles from './post.module.css';

/** What the owner of a post does with it: editing, and deleting after a confirmation. */
export function OwnerActions({ post, submissionKey }: { post: Post; submissionKey: string }) {
  const path = postPath(post);
  return (
    <div className={styles.tools} data-print="hide">
      {post.may.edit && (
        <ButtonLink to={editPath(path)} icon={PenLine}>
          Wijzig
        </ButtonLink>
      )}
      <ConfirmForm
        summary="Verwijder"
        icon={Trash2}
        fields={{ intent: 'delete', id: String(post.id) }}
        confirm="Ja, ik weet het zeker"
        cancel={path}
      >
        <p>
          <strong>Weet je zeker dat je deze blogpost wilt verwijderen?</strong> De reacties erop verdwijnen ook. Je
          krijgt ze niet meer terug.
        </p>
        <SubmissionKeyField value={`${submissionKey}-delete`} />
      </ConfirmForm>
    </div>
  );
}
