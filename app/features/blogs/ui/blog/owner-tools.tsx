import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { PenLine, Plus } from '#app/ui/icon/icons.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { blogPath, editPath } from '../../paths.ts';
import type { BlogScreen } from '../../screens/read-blog-page.ts';
import styles from './blog.module.css';

interface Props {
  screen: BlogScreen;
  submissionKey: string;
  formError: FormError | undefined;
}

/** What the owner of a blog sees and does: how much is in it, who reads it, a new post, and editing it. */
export function OwnerTools({ screen: { blog, begun }, submissionKey, formError }: Props) {
  return (
    <>
      <p>
        Je hebt tot nu toe {pluralise(blog.postCount, 'blogbericht', 'blogberichten')} geschreven.
        {blog.followerCount > 0 && ` ${pluralise(blog.followerCount, 'deelnemer volgt', 'deelnemers volgen')} je blog.`}
      </p>
      <p className={styles.soft}>
        {blog.public
          ? 'Je profiel is openbaar: iedereen kan je blog lezen.'
          : 'Je profiel is besloten: alleen deelnemers kunnen je blog lezen. Anderen zien alleen de titel.'}
      </p>
      {formError && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <UnlessPaused>
        <div className={styles.tools}>
          <PostForm>
            <input type="hidden" name="intent" value="start-post" />
            <SubmissionKeyField value={submissionKey} />
            <Button type="submit" variant="primary" icon={begun ? PenLine : Plus}>
              {begun ? 'Schrijf verder aan je nieuwe bericht' : 'Nieuw blogbericht schrijven'}
            </Button>
          </PostForm>
          <ButtonLink to={editPath(blogPath(blog))} variant="quiet" icon={PenLine}>
            Wijzig je blog
          </ButtonLink>
        </div>
      </UnlessPaused>
    </>
  );
}
