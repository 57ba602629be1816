import { ArrowRight } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { HomePart } from '../screens/read-member-home.ts';
import styles from './home-parts.module.css';

/** Parts of a member's home page, each a short list of links. */
export const HomeParts = ({ parts }: { parts: readonly HomePart[] }) => (
  <>
    {parts.map(({ id, title, items, all }) => (
      <section key={id} aria-labelledby={id} className={styles.part}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.path}>
              <Link to={item.path} className={styles.item}>
                {item.picture && <Picture picture={item.picture} size="card" decorative className={styles.picture} />}
                <span className={styles.text}>
                  <strong dir="auto">{item.title}</strong>
                  {item.note && (
                    <span className={styles.note} dir="auto">
                      {item.note}
                    </span>
                  )}
                  {item.at && (
                    <span className={styles.at}>
                      <RelativeTime at={item.at} />
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {all && (
          <Link to={all.path} className={styles.all}>
            {all.text} <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </section>
    ))}
  </>
);
