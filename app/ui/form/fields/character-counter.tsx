import { useHydrated } from '../../hydration/use-hydrated.ts';
import styles from '../form.module.css';
import { counterAnnouncement, counterText } from './character-count.ts';

interface Props {
  /** The id of the field that is counted. */
  of: string;
  length: number;
  max: number;
  /** What is said at the limit, where the spec has words for it. */
  full?: string | undefined;
}

/** How much room a text has left: always to be read, and said aloud near the end. */
export function Counter({ of, length, max, full }: Props) {
  const hydrated = useHydrated();
  const isFull = full !== undefined && length >= max;
  return (
    <>
      <p className={styles.counter} id={`${of}-count`}>
        {hydrated ? (isFull ? full : counterText(length, max)) : `Maximaal ${max} tekens`}
      </p>
      <span className="visually-hidden" role="status">
        {hydrated ? (isFull ? full : counterAnnouncement(length, max)) : ''}
      </span>
    </>
  );
}
