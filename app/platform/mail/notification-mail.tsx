import type { ReactNode } from 'react';
import type { Config } from '#app/platform/config/config.ts';
import { stopMailsPath } from '#app/platform/paths.ts';
import { MailDocument } from './mail-document.tsx';
import type { Mail } from './mailer.ts';
import { stopToken } from './stop-token.ts';

/** The member whom a mail is for. */
export interface MailReader {
  memberId: number;
  to: string;
  username: string;
}

interface NotificationMail {
  reader: MailReader;
  /** Without words about health (choices.md 20). */
  subject: string;
  title?: string;
  /** Why the reader gets it; for a mail about one thing that is clear. */
  why?: string;
  config: Pick<Config, 'secret' | 'publicUrl'>;
  children: ReactNode;
}

/**
 * A mail about what is new, which members may switch off: it ends with the link for that, which mail programs find in its
 * headers too (RFC 8058).
 */
export function notificationMail({ reader, subject, title = subject, why, config, children }: NotificationMail): Mail {
  const { to, username, memberId } = reader;
  const unsubscribeUrl = new URL(stopMailsPath(stopToken(memberId, config.secret)), config.publicUrl).href;
  const footer = (
    <>
      {why && `${why} `}Wil je deze mails niet meer? <a href={unsubscribeUrl}>Zet ze uit</a>
    </>
  );
  return {
    to,
    subject,
    unsubscribeUrl,
    body: (
      <MailDocument title={title} footer={footer}>
        <p>Dag {username},</p>
        {children}
      </MailDocument>
    ),
  };
}
