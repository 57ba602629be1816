import { useFetcher } from 'react-router';
import { Flag as FlagIcon } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { ReportConfirmation } from './report-confirmation.tsx';
import { ReportForm, type ReportResponse } from './report-form.tsx';

interface Props {
  subject: { id: number; reported: boolean; may: { report: boolean } };
  /** What it is called in a sentence: 'dit gesprek'. */
  what: string;
  intent: string;
  /** The path of its page, to which a visitor returns after logging in. */
  path: string;
  visitor: boolean;
}

/**
 * The form that reports something for the moderators (moderation-1); afterwards a word of thanks (reactions-6).
 * Visitors get a link to log in, and who may not report it nothing.
 */
export function Report({ subject, what, intent, path, visitor }: Props) {
  const fetcher = useFetcher<ReportResponse>();
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
  if (subject.reported) return <ReportConfirmation justNow={fetcher.data !== undefined} />;
  return subject.may.report && <ReportForm id={subject.id} {...{ what, label, intent, fetcher }} />;
}
