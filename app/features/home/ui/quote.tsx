import { conversationPath } from '#app/features/conversations/paths.ts';
import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import type { QuoteData } from '../screens/read-quote.ts';
import styles from './quote.module.css';

/** The words with which a conversation begins, who wrote them, and the way to what others wrote back. */
export function Quote({ words, conversation }: QuoteData) {
  const { author, title, group, reactionCount } = conversation;
  return (
    <figure className={styles.quote} data-tint="rose">
      <blockquote className={styles.words} dir="auto">
        <p>{words}</p>
      </blockquote>
      <figcaption className={styles.source}>
        {isIdentified(author) && <Avatar user={author} size={50} />}
        <span>
          {capitalise(author?.name ?? 'een deelnemer')} in de groep {group.title}
        </span>
      </figcaption>
      <Link to={conversationPath(conversation)} className={styles.more}>
        {reactionCount ? `Lees ${pluralise(reactionCount, 'reactie', 'reacties')} op` : 'Lees'} ‘<bdi>{title}</bdi>’{' '}
        <ArrowRight aria-hidden="true" />
      </Link>
    </figure>
  );
}
