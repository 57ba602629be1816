import { useFetcher } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Mail } from '#app/ui/icon/icons.ts';
import { SHOPPING_LIST_PATH } from '../../paths.ts';
import styles from './shopping-list-page.module.css';

interface Props {
  /** What is still to be bought. */
  text: string;
  submissionKey: string | null;
}

/** Mails the list to the reader: a member to their own address by us, a visitor with their own mail program. */
export function MailList({ text, submissionKey }: Props) {
  const fetcher = useFetcher<FormError | { sent: true }>();
  if (submissionKey === null) {
    const query = `subject=${encodeURIComponent('Boodschappenlijst')}&body=${encodeURIComponent(text)}`;
    return (
      <ButtonLink to={`mailto:?${query}`} icon={Mail}>
        Mail de lijst
      </ButtonLink>
    );
  }
  const error = formErrorOf(fetcher.data);
  const isSent = fetcher.state === 'idle' && fetcher.data !== undefined && !error;
  return (
    <PostForm fetcher={fetcher} action={SHOPPING_LIST_PATH} className={styles.mail}>
      <input type="hidden" name="List" value={text} />
      <SubmissionKeyField value={submissionKey} />
      <Button type="submit" icon={Mail} busy={fetcher.state !== 'idle'}>
        Mail naar mezelf
      </Button>
      <p role="status">{isSent && 'De lijst is onderweg naar je e-mailadres.'}</p>
      {error && <p role="alert">{Object.values(error.errors)[0] ?? error.message}</p>}
    </PostForm>
  );
}
