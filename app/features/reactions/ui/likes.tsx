import { Heart } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Counted } from '#app/ui/toggle/counted.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';

interface Props {
  /** What can be liked: a conversation, a post or a reaction. */
  subject: { id: number; liked?: boolean; likeCount: number; may: { like?: boolean } };
  /** What it is: 'dit gesprek'. */
  what: string;
  /** The words of the button, where they do not name it. */
  label?: string;
  intentOn: string;
  intentOff: string;
  /** The path of the page that shows it, to which the form is posted. */
  action: string;
  /** Visitors get a link to log in; authors only get the number of likes. */
  visitor: boolean;
  /** The ids of what tells this subject from others on the page. */
  describedBy?: string | undefined;
}

/** The button to like something: a heart with its word, filled when the viewer likes it, and the number of likes. */
export function Likes({
  subject,
  what,
  label = `Waardeer ${what}`,
  intentOn,
  intentOff,
  action,
  visitor,
  describedBy,
}: Props) {
  const count = { number: subject.likeCount, label: likesLabel };
  if (subject.may.like) {
    return (
      <Toggle
        on={subject.liked ?? false}
        offLabel={label}
        onLabel="Niet meer waarderen"
        icon={Heart}
        look="icon"
        count={count}
        fields={{ id: String(subject.id) }}
        intentOn={intentOn}
        intentOff={intentOff}
        action={action}
        describedBy={describedBy}
      />
    );
  }
  if (visitor) {
    return (
      <Counted count={count} wordless>
        <MembersOnlyLink purpose={`${what} te waarderen`} path={action} icon={Heart} describedBy={describedBy}>
          {label}
        </MembersOnlyLink>
      </Counted>
    );
  }
  if (count.number === 0) return null;
  return (
    <Counted count={count} wordless={false}>
      <Heart aria-hidden="true" />
    </Counted>
  );
}

/** The label of a number of likes: singular below 2, plural from 2. */
export const likesLabel = (count: number): string => (count < 2 ? 'waardering' : 'waarderingen');
