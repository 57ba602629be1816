import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { listOverdue } from '../lists/overdue.ts';
import { isoDay, longDay } from './dates.ts';
import { ListPage, requireEditor } from './list-page.tsx';

/** The page with articles whose review is overdue. */
export async function Overdue(view: AdminViewServerProps) {
  requireEditor(view.initPageResult);
  const { db } = view.initPageResult.req.payload;
  const articles = await listOverdue(db.drizzle, isoDay.format(systemClock.now()));
  return (
    <ListPage
      view={view}
      title="Na te kijken"
      introduction="Artikelen op de site waarvan de dag om ze opnieuw na te kijken voorbij is."
    >
      {articles.length === 0 ? (
        <p>Alles is op tijd nagekeken.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Artikel</th>
              <th scope="col">Had nagekeken moeten zijn op</th>
            </tr>
          </thead>
          <tbody>
            {articles.map(({ id, title, reviewOn }) => (
              <tr key={id}>
                <td>
                  <Link href={`/admin/collections/medical-articles/${id}`}>{title}</Link>
                </td>
                <td>{longDay.format(new Date(reviewOn))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListPage>
  );
}
