import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Flag } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useSubmitFailure } from '#app/ui/session/use-submit-failure.ts';
import styles from './report.module.css';

export type ReportResponse = Partial<FormError> | undefined;

export type ReportFetcher = FetcherWithComponents<ReportResponse>;

interface Props {
  id: number;
  /** What it is called in a sentence: 'dit gesprek'. */
  what: string;
  label: ReactNode;
  intent: string;
  /** The path to which the form is posted; by default that of the page. */
  action?: string | undefined;
  fetcher: ReportFetcher;
}

/** The form that reports something for the moderators (moderation-1), after a confirmation. */
export function ReportForm({ id, what, label, intent, action, fetcher }: Props) {
  const failed = useSubmitFailure(fetcher);
  return (
    <Disclosure summary={label} quietIcon={Flag}>
      <PostForm fetcher={fetcher} {...(action !== undefined && { action })}>
        <Stack gap={2}>
          <p>
            Klopt er iets niet aan {what}? Een moderator kijkt er dan naar. Alleen de moderators weten dat jij het
            meldt.
          </p>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="id" value={id} />
          <div className={styles.actions}>
            <Button type="submit" busy={fetcher.state !== 'idle'}>
              Ja, meld {what}
            </Button>
            <span role="status" className={styles.error}>
              {failed && 'Het melden is niet gelukt. Probeer het opnieuw.'}
            </span>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
