import type { AdminViewServerProps } from 'payload';
import { mayPublish } from '../access.ts';
import { dateAndTime } from '../dates.ts';
import { listFailedSchedules } from '../lists/failed-schedules.ts';
import { FormLink } from './form-link.tsx';
import { ListPage, requireEditor } from './list-page.tsx';

/** The page with scheduled publications that failed. */
export async function FailedSchedules(view: AdminViewServerProps) {
  requireEditor(view.initPageResult, mayPublish);
  const failed = await listFailedSchedules(view.initPageResult.req.payload);
  return (
    <ListPage
      view={view}
      title="Gepland maar mislukt"
      introduction="Wat op een gepland moment gepubliceerd of van de site gehaald moest worden, en waarbij dat na een paar keer proberen niet lukte. Los op wat erbij staat, en publiceer of plan het dan opnieuw."
      columns={['Document', 'Wat en wanneer', 'Waarom niet']}
      empty="Alles wat gepland was, is gelukt."
    >
      {failed.map(({ job, collection, id, title, publishes, triedAt, reason }) => (
        <tr key={job}>
          <td>
            <FormLink collection={collection} id={id} title={title} />
          </td>
          <td>
            {publishes ? 'Publiceren' : 'Van de site halen'}, {dateAndTime.format(new Date(triedAt))}
          </td>
          <td>{reason}</td>
        </tr>
      ))}
    </ListPage>
  );
}
