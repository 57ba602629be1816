import type { AdminViewServerProps } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { isoDay, longDay } from '../dates.ts';
import { listOverdue } from '../lists/overdue.ts';
import { FormLink } from './form-link.tsx';
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
      columns={['Artikel', 'Had nagekeken moeten zijn op']}
      empty="Alles is op tijd nagekeken."
    >
      {articles.map(({ id, title, reviewOn }) => (
        <tr key={id}>
          <td>
            <FormLink collection="medical-articles" id={id} title={title} />
          </td>
          <td>{longDay.format(new Date(reviewOn))}</td>
        </tr>
      ))}
    </ListPage>
  );
}
