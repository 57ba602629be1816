import { Notice } from '#app/ui/feedback/notice.tsx';
import styles from './asking.module.css';
import { findPersonalDetails } from './personal-details.ts';

/** Warns while somebody types what tells who they are; it is announced. */
export function PersonalDetailsWarning({ text }: { text: string }) {
  const found = findPersonalDetails(text);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.warning}>
          <Notice kind="warning" title="Kijk je tekst nog even na">
            <p>
              Er staat misschien {new Intl.ListFormat('nl').format(found)} in. Iedereen kan je vraag straks lezen. Haal
              het liever weg.
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
