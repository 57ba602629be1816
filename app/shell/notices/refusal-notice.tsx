import { ErrorNotice, type ErrorNoticeProps, UnexpectedErrorNotice } from './error-notice.tsx';
import { ForbiddenNotice } from './forbidden-notice.tsx';
import { LoginToViewNotice } from './login-to-view-notice.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { ParticipantsOnlyNotice } from './participants-only-notice.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';

/** The page of what the server refuses, or does not have. */
export function RefusalNotice({ body, path }: ErrorNoticeProps) {
  switch (body.error) {
    case 'not_found':
      return <ErrorNotice title="De pagina is niet gevonden" notice={<NotFoundNotice path={path} />} />;
    case 'participants_only':
      return (
        <ErrorNotice
          title="Alleen voor deelnemers"
          notice={<ParticipantsOnlyNotice path={path} typed={body.typed} />}
        />
      );
    case 'not_logged_in':
      return <ErrorNotice title="Inloggen" notice={<LoginToViewNotice path={path} typed={body.typed} />} />;
    case 'forbidden':
    case 'foreign_request':
      return <ErrorNotice title="Geen toegang" notice={<ForbiddenNotice path={path} />} />;
    case 'unavailable':
      return <ErrorNotice title="Even niet bereikbaar" notice={<UnavailableNotice path={path} />} />;
    default:
      return <UnexpectedErrorNotice body={body} path={path} />;
  }
}
