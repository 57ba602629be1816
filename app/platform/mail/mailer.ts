import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '#app/platform/config/config.ts';
import { isMailAddress } from './address.ts';

/** A mail to one person. `body` is the whole document; its text version is made from it. */
export interface Mail {
  to: string;
  subject: string;
  body: ReactElement;
  /** Identifies a mail that may be sent twice, so that mailboxes recognise the second; by default each mail is another. */
  id?: string;
  /**
   * The link that ends such mails for this person when a mail program posts to it (RFC 8058), of a mail that can be ended.
   */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /** Delivers the mail, or throws; the job is then retried. */
  send(mail: Mail): Promise<void>;
}

/** Over SMTP where SMTP_URL is set; else each mail becomes a file in DATA_DIR/outbox (choices.md 25). */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>): Mailer {
  let opened: Promise<Transporter> | undefined;
  return {
    async send({ to, subject, body, id = randomUUID(), unsubscribeUrl }) {
      if (!isMailAddress(to)) throw new Error('Not an address that mail is sent to.');
      opened ??= openTransport(config.smtpUrl);
      const [transport, { toPlainText }] = await Promise.all([opened, import('@react-email/render')]);
      const html = `<!DOCTYPE html>${renderToStaticMarkup(body)}`;
      const sent = await transport
        .sendMail({
          from: config.mailFrom,
          to: { name: '', address: to },
          envelope: { from: envelopeFrom(config.mailFrom), to: [to] },
          subject,
          html,
          text: toPlainText(html),
          messageId: `<${id}@${config.publicUrl.hostname}>`,
          headers: {
            'Auto-Submitted': 'auto-generated', // RFC 3834: no out-of-office answers
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: unknown) => {
          throw errorWithoutAddresses(error);
        });
      if ('message' in sent && Buffer.isBuffer(sent.message)) await writeToOutbox(config.dataDir, sent.message);
    },
  };
}

/** Loads nodemailer with the first mail: only the worker sends any. */
async function openTransport(smtpUrl: Config['smtpUrl']): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer');
  return smtpUrl
    ? nodemailer.createTransport(smtpUrl)
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
}

/**
 * An error of a mail server without its words, which name the recipient: errors are logged and stored with the job (rules.md
 * R16, R45). The codes say what went wrong.
 */
function errorWithoutAddresses(error: unknown): Error {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown };
  const known = [code, command, responseCode].filter((part) => part !== undefined);
  return new Error(`The mail was not sent: ${known.join(', ') || 'no code'}.`);
}

const envelopeFrom = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** Writes the mail under a temporary name first, so that nobody reads an incomplete file. */
async function writeToOutbox(dataDir: string, message: Buffer): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  // Names sort by time; lower case, because URLs of /dev/mail contain them.
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`.toLowerCase();
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, `${name}.part`), message, { mode: 0o600 });
  await rename(join(outbox, `${name}.part`), join(outbox, `${name}.eml`));
}
