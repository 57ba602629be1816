import { AppError } from '#app/platform/errors/app-error.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { readOutboxMail } from '#app/platform/mail/outbox.ts';
import { pageTitle } from '#app/product.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import type { Route } from './+types/mail-message';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform, isDirect }) => {
    const found = isDirect ? await readOutboxMail(platform.config.dataDir, args.params.id) : null;
    if (!found) throw new AppError('not_found');
    const { subject = '', to, text = '' } = found.mail;
    return { subject, to: to?.[0]?.address ?? '', text };
  });

/** One mail, as text: its links can be followed. */
export default function OutboxMail({ loaderData: { subject, to, text } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <title>{pageTitle(subject)}</title>
      <PageHeader
        title={subject}
        intro={`Aan ${to}`}
        breadcrumbs={[{ text: 'Postvak', href: '/dev/mail' }, { text: subject }]}
      />
      <Card>
        <LinkedText text={text} />
      </Card>
    </Page>
  );
}
