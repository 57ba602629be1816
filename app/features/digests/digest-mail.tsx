import { overviewPath } from '#app/features/blogs/paths.ts';
import { followedPath } from '#app/features/conversations/paths.ts';
import { newPostsLabel, newReactionsLabel } from '#app/features/reactions/index.ts';
import type { Config } from '#app/platform/config/config.ts';
import type { DigestEntry } from '#app/platform/digests/readers.ts';
import type { Mail } from '#app/platform/mail/mailer.ts';
import { type MailReader, notificationMail } from '#app/platform/mail/notification-mail.tsx';
import { MESSAGES_PATH, NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { NEWS_PARTS, type News, type NewsPart } from './news.ts';
import { ENTRIES_MAX } from './rules.ts';

interface Props {
  /** Who reads it, and whether it may name conversations, blogs and posts to them (rules.md R48). */
  reader: MailReader & { titles: boolean };
  news: News;
  config: Pick<Config, 'secret' | 'publicUrl'>;
  /** Identifies the digest, also when it is sent again. */
  id: string;
}

/**
 * Tells a member what is new to them: how much, and where if they want that in mails. What was written stays on the site, and
 * no subject names anything.
 */
export const digestMail = ({ reader, news, config, id }: Props): Mail => ({
  ...notificationMail({
    reader,
    config,
    subject: 'Nieuw voor je op Niergenoten',
    why: 'Je krijgt dit overzicht om de dag, als er iets nieuws voor je is.',
    children: (
      <>
        <p>Dit is er nieuw voor je.</p>
        {NEWS_PARTS.map((part) => (
          <Part
            key={part}
            entries={news[part]}
            named={reader.titles || part === 'messages'}
            words={WORDS[part]}
            publicUrl={config.publicUrl}
          />
        ))}
      </>
    ),
  }),
  id,
});

interface Words {
  heading: string;
  /** How much is new in an entry. */
  count(count: number): string;
  /** How many entries are left out. */
  others(count: number): string;
  /** In how many entries something is new, where the mail names none. */
  places(count: number): string;
  /** The path of the page with all of them. */
  path: string;
}

const WORDS: Readonly<Record<NewsPart, Words>> = {
  messages: {
    heading: 'Ongelezen berichten',
    count: (count) => pluralise(count, 'nieuw bericht', 'nieuwe berichten'),
    others: (count) => `Ook ${pluralise(count, 'ander schreef', 'anderen schreven')} je`,
    places: (count) => `van ${pluralise(count, 'persoon', 'mensen')}`,
    path: MESSAGES_PATH,
  },
  conversations: {
    heading: 'Gesprekken die je volgt',
    count: newReactionsLabel,
    others: (count) => `En in nog ${pluralise(count, 'ander gesprek', 'andere gesprekken')}`,
    places: (count) => `in ${pluralise(count, 'gesprek', 'gesprekken')}`,
    path: followedPath(1),
  },
  ownPosts: {
    heading: 'Reacties op je blog',
    count: newReactionsLabel,
    others: (count) => `En op nog ${pluralise(count, 'ander bericht', 'andere berichten')}`,
    places: (count) => `op ${pluralise(count, 'bericht', 'berichten')}`,
    path: NOTIFICATIONS_PATH,
  },
  blogs: {
    heading: 'Blogs die je volgt',
    count: newPostsLabel,
    others: (count) => `En in nog ${pluralise(count, 'andere blog', 'andere blogs')}`,
    places: (count) => `in ${pluralise(count, 'blog', 'blogs')}`,
    path: overviewPath({ followed: true }),
  },
};

interface PartProps {
  entries: readonly DigestEntry[];
  /** Whether its entries are named; else they are counted. */
  named: boolean;
  words: Words;
  publicUrl: URL;
}

function Part({ entries, named, words, publicUrl }: PartProps) {
  if (entries.length === 0) return null;
  const shown = named ? entries.slice(0, ENTRIES_MAX) : [];
  const others = entries.length - shown.length;
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h2 style={{ margin: '32px 0 12px', fontSize: '20px', lineHeight: 1.3 }}>{words.heading}</h2>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map(({ path, title, count }) => (
          <li key={path} style={{ margin: '0 0 12px' }}>
            <a href={new URL(path, publicUrl).href} dir="auto">
              {title}
            </a>
            <br />
            {words.count(count)}
          </li>
        ))}
        {others > 0 && (
          <li>
            <a href={new URL(words.path, publicUrl).href}>
              {named ? words.others(others) : `${words.count(total)} ${words.places(others)}`}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
