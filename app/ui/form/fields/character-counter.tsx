import { useHydrated } from '../../hydration/use-hydrated.ts';
import styles from '../form.module.css';
import { counterAnnouncement, counterText } from './character-count.ts';

interface Props {
  /** The id of the field whose characters are counted. */
  fieldId: string;
  length: number;
  max: number;
  /** The message at the limit, where one is prescribed. */
  limitMessage?: string | undefined;
}

/** How many characters a field has left. The text is always visible, and announced near the limit. */
export function CharacterCounter({ fieldId, length, max, limitMessage }: Props) {
  const hydrated = useHydrated();
  const isAtLimit = limitMessage !== undefined && length >= max;
  return (
    <>
      <p className={styles.counter} id={`${fieldId}-count`}>
        {hydrated ? (isAtLimit ? limitMessage : counterText(length, max)) : `Maximaal ${max} tekens`}
      </p>
      <span className="visually-hidden" role="status">
        {hydrated ? (isAtLimit ? limitMessage : counterAnnouncement(length, max)) : ''}
      </span>
    </>
  );
}
