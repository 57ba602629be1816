import { useFetcher } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Flag as FlagIcon } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { useSubmitFailure } from '#app/ui/session/use-submit-failure.ts';
import styles from './flag.module.css';

interface Props {
  subject: { id: number; flagged: boolean; may: { flag: boolean } };
  /** What it is called in a sentence: 'dit gesprek'. */
  what: string;
  intent: string;
  /** The path of its page, to which a visitor returns after logging in. */
  path: string;
  visitor: boolean;
}

/**
 * The form that reports something to the moderators, after a confirmation; afterwards a word of thanks (spec §4, Flag). Visitors
 * get a link to log in, and who may not report it nothing.
 */
export function Flag({ subject, what, intent, path, visitor }: Props) {
  const fetcher = useFetcher<Partial<FormError> | undefined>();
  const failed = useSubmitFailure(fetcher);
  const label = (
    <>
      Meld<span className="visually-hidden"> {what}</span>
    </>
  );
  if (visitor) {
    return (
      <MembersOnlyLink path={path} icon={FlagIcon}>
        {label}
      </MembersOnlyLink>
    );
  }
  if (subject.flagged) {
    return (
      <p role="status" className={styles.thanks}>
        Dank voor je melding. Zonodig nemen we contact op.
      </p>
    );
  }
  if (!subject.may.flag) return null;
  return (
    <Disclosure summary={label} quietIcon={FlagIcon}>
      <PostForm fetcher={fetcher}>
        <Stack gap={2}>
          <p>
            Klopt er iets niet aan {what}? Een moderator kijkt er dan naar. Alleen de moderators weten dat jij het
            meldt.
          </p>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={subject.id} />
          <div className={styles.actions}>
            <Button type="submit" busy={fetcher.state !== 'idle'}>
              Ja, meld {what}
            </Button>
            <span role="status">{failed && 'error'}</span>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
