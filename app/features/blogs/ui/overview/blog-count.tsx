import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Tip } from '#app/ui/feedback/tip.tsx';
import { Bell, BookHeart } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { BLOGS_PATH, overviewPath } from '../../paths.ts';
import type { BlogsOverview } from '../../screens/read-overview-screen.ts';
import styles from './blogs-overview.module.css';

const blogCount = (number: number) => pluralise(number, 'blog', 'blogs');

/** How many blogs there are; for members with the way to those they follow, for visitors with a tip. */
export function BlogCount({ overview: { blogs, counts, followed, member } }: { overview: BlogsOverview }) {
  if (!member) return <CountForVisitors total={counts.total} open={counts.public} />;
  return (
    <div className={styles.count}>
      <p role="status">{followed && blogs.total === 0 ? '' : `Je ziet ${blogCount(blogs.total)}`}</p>
      {followed ? (
        <ButtonLink to={BLOGS_PATH} variant="quiet" icon={BookHeart} className="at-edge">
          Toon alle blogs
        </ButtonLink>
      ) : (
        <ButtonLink to={overviewPath({ followed: true })} variant="quiet" icon={Bell} className="at-edge">
          Toon blogs die ik volg
        </ButtonLink>
      )}
    </div>
  );
}

function CountForVisitors({ total, open }: { total: number; open: number }) {
  const closed = total - open;
  return (
    <>
      <p>
        {open === 1 ? '1 blog is' : `${open} blogs zijn`} voor iedereen te lezen.
        {closed > 0 && ` ${closed === 1 ? '1 blog is' : `${closed} blogs zijn`} alleen zichtbaar voor deelnemers.`}
      </p>
      {closed > 0 && (
        <Tip>
          <p>
            Wil je alle blogs lezen? <Link to={loginPath(BLOGS_PATH)}>Log in</Link> of{' '}
            <Link to={REGISTER_PATH}>word deelnemer</Link>.
          </p>
        </Tip>
      )}
    </>
  );
}
