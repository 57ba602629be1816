import { BLOGS_PATH } from '#app/features/blogs/paths.ts';
import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { LIBRARY_PATH } from '#app/features/library/paths.ts';
import { RECIPES_PATH } from '#app/features/recipes/paths.ts';
import { ArrowRight, Lock } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { ThemeItem, ThemePanelData } from '../screens/present-theme-panel.ts';
import styles from './theme-panel.module.css';

/** The title of each kind of list, and where all that it lists is. */
const LISTS = {
  recipes: { title: 'Recepten', all: 'Alle recepten', path: RECIPES_PATH },
  library: { title: 'Lees verder', all: 'De bibliotheek', path: LIBRARY_PATH },
  'blog-posts': { title: 'Verhalen', all: 'Alle blogs', path: BLOGS_PATH },
  conversations: { title: 'Gesprekken', all: 'Alle gesprekken', path: GROUPS_PATH },
};

/** A theme: its picture, its introduction and its lists. */
export function ThemePanel({ title, introduction, picture, lists }: ThemePanelData) {
  const hasPage = useHasPage();
  return (
    <article className={styles.theme}>
      <div className={styles.about}>
        {picture && <Picture picture={picture} size="featured" decorative className={styles.picture} />}
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          {introduction && <p>{introduction}</p>}
        </div>
      </div>
      {lists.length > 0 && (
        <div className={styles.lists}>
          {lists.map(({ type, items }) => (
            <section key={type} className={styles.list}>
              <h4 className={styles.listTitle}>{LISTS[type].title}</h4>
              <ul className={styles.items}>
                {items.map((item) => (
                  <Item key={item.path} {...item} />
                ))}
              </ul>
              {hasPage(LISTS[type].path) && (
                <Link to={LISTS[type].path} className={styles.all}>
                  {LISTS[type].all} <ArrowRight aria-hidden="true" />
                </Link>
              )}
            </section>
          ))}
        </div>
      )}
    </article>
  );
}

const Item = ({ title, path, note, locked }: ThemeItem) => (
  <li className={styles.item}>
    <Link to={path} className={styles.link}>
      {title}
    </Link>
    {note && <span className={styles.note}>{note}</span>}
    {locked && (
      <span className={styles.note}>
        <Lock aria-hidden="true" /> besloten
      </span>
    )}
  </li>
);
