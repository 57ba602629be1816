import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { reportPath } from '#app/features/moderation/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMarkSeen } from '#app/ui/live/use-mark-seen.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { isoDay, relativeDay, timeOfDay } from '#app/ui/time/formats.ts';
import type { Message } from '../lists/list-messages.ts';
import { LAST_MESSAGE, lastMessagePath, threadPath } from '../paths.ts';
import { MESSAGE_CASE } from '../rules.ts';
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
  const openedAt = messages.find(({ own, read }) => !own && !read) ?? messages.at(-1);
  useOpenAtLastMessage({ userId: user.id, before });
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
                  opensHere={message === openedAt && before === null}
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

/**
 * Scrolls to the message at which the thread opens, for a link that does not name it, such as one that was typed. Who comes
 * back to the page stays where they were.
 */
function useOpenAtLastMessage({ userId, before }: { userId: number; before: number | null }) {
  const { hash } = useLocation();
  const navigationType = useNavigationType();
  const [isFirstPage] = useState(!useHydrated());
  const open = useEffectEvent(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const comesBack = isFirstPage ? loaded?.type !== 'navigate' : navigationType === 'POP';
    if (hash === '' && before === null && !comesBack) document.getElementById(LAST_MESSAGE)?.scrollIntoView();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thread
  useEffect(() => open(), [userId]);
}

interface MessageItemProps {
  message: Message;
  name: string;
  /** Whether the thread opens at this message. */
  opensHere: boolean;
}

function MessageItem({ message, name, opensHere }: MessageItemProps) {
  const at = message.createdAt.toISOString();
  return (
    <li id={opensHere ? LAST_MESSAGE : undefined} className={styles.item}>
      {message.own && <SupportPanel kind="message" id={message.id} />}
      <div className={classNames(styles.message, message.own ? styles.own : styles.theirs)}>
        <span className="visually-hidden">{message.own ? 'Jij' : name}:</span>
        <LinkedText text={message.body} />
        <p className={styles.time}>
          {!message.own && (
            <Link to={reportPath(MESSAGE_CASE, message.id)} className={styles.report} rel="nofollow" data-print="hide">
              Meld<span className="visually-hidden"> het bericht van {timeOfDay(at)}</span>
            </Link>
          )}
          <time dateTime={at}>om&nbsp;{timeOfDay(at)}</time>
        </p>
      </div>
    </li>
  );
}

const timeOf = ([message]: readonly Message[]): string => message?.createdAt.toISOString() ?? '';

/** The messages of each day. */
function byDay(messages: readonly Message[]): [day: string, messages: Message[]][] {
  const days = Map.groupBy(messages, ({ createdAt }) => isoDay(createdAt.toISOString()));
  return [...days];
}
