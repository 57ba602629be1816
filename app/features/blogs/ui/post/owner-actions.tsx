import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { editPath, postPath } from '../../paths.ts';
import type { Post } from '../../screens/read-post.ts';
import styles from './post.module.css';

const DELETE = 'delete';

/** What the owner of a post does with it: editing, and deleting after a confirmation (blogs-17). */
export function OwnerActions({ post, submissionKey }: { post: Post; submissionKey: string }) {
  const confirmation = useRef<HTMLDivElement>(null);
  const path = postPath(post);
  const deleting = useNavigation().formData?.get('intent') === DELETE;
  return (
    <div className={styles.tools} data-print="hide">
      {post.may.edit && (
        <ButtonLink to={editPath(path)} icon={PenLine}>
          Bewerken
        </ButtonLink>
      )}
      <Disclosure summary="Verwijderen" quietIcon={Trash2}>
        <div ref={confirmation}>
          <Stack gap={2}>
            <p>
              <strong>Weet je zeker dat je deze blogpost wilt verwijderen?</strong> De reacties erop verdwijnen ook. Je
              krijgt ze niet meer terug.
            </p>
            <div className={styles.tools}>
              <PostForm>
                <input type="hidden" name="intent" value={DELETE} />
                <input type="hidden" name="id" value={post.id} />
                <SubmissionKeyField value={`${submissionKey}-delete`} />
                <Button type="submit" variant="danger" busy={deleting}>
                  Ja, ik weet het zeker
                </Button>
              </PostForm>
              <ButtonLink
                to={path}
                onClick={(event) => {
                  event.preventDefault();
                  const details = confirmation.current?.closest('details');
                  details?.removeAttribute('open');
                  details?.querySelector('summary')?.focus();
                }}
              >
                Nee, annuleren
              </ButtonLink>
            </div>
          </Stack>
        </div>
      </Disclosure>
    </div>
  );
}
