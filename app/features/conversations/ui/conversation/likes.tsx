import { Heart } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import styles from './conversation.module.css';

interface Props {
  /** The conversation or the reaction that can be liked. */
  subject: { id: number; liked: boolean; likeCount: number; may: { like: boolean } };
  label: string;
  intentOn: string;
  intentOff: string;
  /** The path of the page that shows it, to which the form is posted. */
  action: string;
  /** Visitors get a link to log in; authors only get the number of likes. */
  visitor: boolean;
}

/** The number of likes of a conversation or reaction, with the button to like it. */
export function Likes({ subject: { id, liked, likeCount, may }, label, intentOn, intentOff, action, visitor }: Props) {
  if (may.like) {
    return (
      <Toggle
        on={liked}
        offLabel={label}
        onLabel="Niet meer waarderen"
        icon={Heart}
        count={{ number: likeCount, format: likeCountLabel }}
        fields={{ id: String(id) }}
        intentOn={intentOn}
        intentOff={intentOff}
        action={action}
      />
    );
  }
  return (
    <div className={styles.likes}>
      {visitor && (
        <MembersOnlyLink path={action} icon={Heart} variant="secondary">
          {label}
        </MembersOnlyLink>
      )}
      <p className={styles.soft}>{likeCountLabel(likeCount)}</p>
    </div>
  );
}

/** A count of likes with its label: 'waardering' below 2, 'waarderingen' from 2 (spec §9). */
const likeCountLabel = (count: number): string => `${count} ${count < 2 ? 'waardering' : 'waarderingen'}`;
