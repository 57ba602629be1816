import { Day } from '#app/ui/time/day.tsx';
import type { Notice } from '../../read-notice.ts';
import styles from './notice.module.css';

/** Which of their reports it is, for who made it. */
export const ReportedWords = ({ report: { createdAt, label, words } }: { report: NonNullable<Notice['report']> }) => (
  <div>
    <p>
      Je meldde op <Day at={createdAt.toISOString()} /> een {label.charAt(0).toLowerCase() + label.slice(1)}
      {words ? ':' : '.'}
    </p>
    {words && (
      <blockquote className={styles.words}>
        <p dir="auto">
          <strong>{words.title}</strong>
        </p>
        {words.text && words.text !== words.title && <p dir="auto">{words.text}</p>}
      </blockquote>
    )}
  </div>
);
