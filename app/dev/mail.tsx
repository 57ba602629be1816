import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { pageTitle } from '#app/product.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Link } from '#app/ui/link/link.tsx';
import type { Route } from './+types/mail';

const SHOWN = 100;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform, isDirect }) => {
    if (!isDirect) throw new AppError('not_found');
    const mails = await readOutbox(platform.config.dataDir, SHOWN);
    return mails.map(({ id, mail }) => ({ id, subject: mail.subject ?? '', to: mail.to?.[0]?.address ?? '' }));
  });

/** The mails that the demo would have sent. */
export default function Outbox({ loaderData: mails }: Route.ComponentProps) {
  return (
    <Page width="column">
      <title>{pageTitle('Postvak van de demo')}</title>
      <PageHeader
        title="Postvak van de demo"
        intro="De demo verstuurt geen e-mail. Wat verstuurd zou zijn, staat hier."
      />
      {mails.length === 0 ? (
        <EmptyState title="Er is nog geen e-mail">
          Registreer je bijvoorbeeld: dan komt hier de mail met de link.
        </EmptyState>
      ) : (
        <Prose>
          <ul>
            {mails.map((mail, index) => (
              <li key={mail.id}>
                <Link to={`/dev/mail/${mail.id}`}>
                  {mail.subject}
                  <span className="visually-hidden"> (e-mail {mails.length - index})</span>
                </Link>{' '}
                aan {mail.to}
              </li>
            ))}
          </ul>
        </Prose>
      )}
    </Page>
  );
}
