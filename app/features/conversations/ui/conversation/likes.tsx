import { Heart } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import styles from './conversation.module.css';

interface Props {
  /** The conversation or the reaction that can be liked. */
  liked: { id: number; liked: boolean; likeCount: number; may: { like: boolean } };
  label: string;
  intentOn: string;
  intentOff: string;
  /** Where it stands. */
  at: string;
  /** Who is not logged in is invited; for one's own there is only the count. */
  visitor: boolean;
}

/** How many like something, and liking it oneself. */
export function Likes({ liked: { id, liked, likeCount, may }, label, intentOn, intentOff, at, visitor }: Props) {
  if (may.like) {
    return (
      <Toggle
        on={liked}
        offLabel={label}
        onLabel="Niet meer waarderen"
        icon={Heart}
        count={{ number: likeCount, inWords: likesInWords }}
        fields={{ id: String(id) }}
        intentOn={intentOn}
        intentOff={intentOff}
        action={at}
      />
    );
  }
  return (
    <div className={styles.likes}>
      {visitor && (
        <MembersOnlyLink path={at} icon={Heart} variant="secondary">
          {label}
        </MembersOnlyLink>
      )}
      <p className={styles.soft}>{likesInWords(likeCount)}</p>
    </div>
  );
}

/** 'Waardering' below 2, 'Waarderingen' from 2 (spec §9). */
const likesInWords = (count: number): string => `${count} ${count < 2 ? 'waardering' : 'waarderingen'}`;
