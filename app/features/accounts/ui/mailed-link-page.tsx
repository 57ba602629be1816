import type { ComponentProps } from 'react';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { MailTroubleshooting } from '#app/ui/form/mail-troubleshooting.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsLimits } from '../limits.ts';
import { EmailForm } from './email-form.tsx';

interface Props extends ComponentProps<typeof EmailForm> {
  /** That of the page itself. */
  path: string;
  title: string;
  description: string;
  intro: string;
  /** Whether the form was sent. */
  sent: boolean;
  /** What the link in the mail is for, and how long it works. */
  aboutLink: string;
}

/** The page on which somebody asks for a mail with a link to their account, and on which they then read to look for it. */
export const MailedLinkPage = ({ path, title, description, intro, sent, aboutLink, ...form }: Props) => (
  <Page width="column">
    <Metadata title={sent ? 'Kijk in je mailbox' : title} description={description} />
    {sent ? (
      <FormConfirmation>
        <PageHeader title="Kijk in je mailbox" />
        <p>{`Is er een account met het adres dat je invulde? Dan krijg je een e-mail met een link. ${aboutLink}`}</p>
        <MailTroubleshooting
          contactPath={CONTACT_PATH}
          maxPerHour={accountsLimits.mailToAddress.rate.points}
          retry={
            <Link to={path} reloadDocument>
              Vraag de e-mail nog een keer aan
            </Link>
          }
        />
      </FormConfirmation>
    ) : (
      <>
        <PageHeader title={title} intro={<p>{intro}</p>} />
        <EmailForm {...form} />
      </>
    )}
  </Page>
);
