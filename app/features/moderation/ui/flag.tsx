import { useFetcher } from 'react-router';
import { Flag as FlagIcon } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { FlagConfirmation } from './flag-confirmation.tsx';
import { FlagForm, type FlagResponse } from './flag-form.tsx';

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
 * The form that flags something for the moderators; afterwards a word of thanks (spec §4, Flag). Visitors get a link to log
 * in, and who may not flag it nothing.
 */
export function Flag({ subject, what, intent, path, visitor }: Props) {
  const fetcher = useFetcher<FlagResponse>();
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
  if (subject.flagged) return <FlagConfirmation justNow={fetcher.data !== undefined} />;
  return subject.may.flag && <FlagForm id={subject.id} {...{ what, label, intent, fetcher }} />;
}
