import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMarkSeen } from '#app/ui/live/use-mark-seen.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { isoDay, relativeDay, timeOfDay } from '#app/ui/time/formats.ts';
import type { Message } from '../lists/list-messages.ts';
import { LAST_MESSAGE, lastMessagePath, threadPath } from '../paths.ts';
import type { Thread } from '../screens.ts';
import styles from './thread.module.css';

interface Props {
  thread: Thread;
  /** The time at which the page was made. */
  now: string;
  /** The id of the message before which older ones are shown; null for the last ones. */
  before: number | null;
}

/**
 * The messages of a thread by day, the oldest first, with links to older and later ones. Looking at them marks them as
 * seen; one that arrives is announced.
 */
export function MessageList({ thread, now, before }: Props) {
  const { messages, more, user } = thread;
  const first = messages[0];
  useMarkSeen(
    messages.map(({ id, own, read }) => ({ id, seen: own || read })),
    { intent: 'seen' },
  );
  return (
    <section aria-label="Berichten" className={styles.messages}>
      {more && first && (
        <p className={styles.older}>
          <Link to={threadPath(user.id, first.id)}>Eerdere berichten</Link>
        </p>
      )}
      {messages.length === 0 && <p>Er zijn geen eerdere berichten.</p>}
      <div role="log" className={styles.days}>
        {byDay(messages).map(([day, ofDay]) => (
          <section key={day} aria-label={relativeDay(timeOf(ofDay), now)} className={styles.day}>
            <h2 className={styles.date}>{relativeDay(timeOf(ofDay), now)}</h2>
            <ol className={styles.ofDay}>
              {ofDay.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  name={user.name}
                  last={message === messages.at(-1) && before === null}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {messages.some(({ own, read }) => !own && !read) && <MarkSeen until={messages.at(-1)?.id} />}
      {before !== null && (
        <p className={styles.older}>
          <Link to={lastMessagePath(user.id)}>Naar de laatste berichten</Link>
        </p>
      )}
    </section>
  );
}

/** The button of a browser without scripts. Who answers needs none: that marks them as well. */
const MarkSeen = ({ until }: { until: number | undefined }) => (
  <noscript>
    <PostForm className={styles.older}>
      <input type="hidden" name="intent" value="seen" />
      <input type="hidden" name="Until" value={until} />
      <Button type="submit">Markeer als gelezen</Button>
    </PostForm>
  </noscript>
);

function MessageItem({ message, name, last }: { message: Message; name: string; last: boolean }) {
  const at = message.createdAt.toISOString();
  return (
    <li
      id={last ? LAST_MESSAGE : undefined}
      className={classNames(styles.message, message.own ? styles.own : styles.theirs)}
    >
      <span className="visually-hidden">{message.own ? 'Jij' : name}:</span>
      <LinkedText text={message.body} />
      <p className={styles.time}>
        <time dateTime={at}>{timeOfDay(at)}</time>
      </p>
    </li>
  );
}

const timeOf = ([message]: readonly Message[]): string => message?.createdAt.toISOString() ?? '';

/** The messages of each day. */
function byDay(messages: readonly Message[]): [day: string, messages: Message[]][] {
  const days = Map.groupBy(messages, ({ createdAt }) => isoDay(createdAt.toISOString()));
  return [...days];
}
