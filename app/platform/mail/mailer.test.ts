import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MailAction, MailDocument } from './mail-document.tsx';
import { type Mailer, openMailer } from './mailer.ts';
import { readOutbox, readOutboxMail } from './outbox.ts';

let dataDir: string;
let mailer: Mailer;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'niergenoten-mail-'));
  mailer = openMailer({
    smtpUrl: null,
    mailFrom: 'Niergenoten <noreply@example.org>',
    dataDir,
    publicUrl: new URL('https://www.example.org'),
  });
});
afterEach(() => rm(dataDir, { recursive: true }));

const mailWith = (text: string) => createElement(MailDocument, { title: 'Een bericht' }, createElement('p', {}, text));

async function listSent() {
  return (await readOutbox(dataDir, 100)).map(({ mail }) => mail);
}

describe('a mail in the outbox', () => {
  it('has all headers, and the same text as plain text and as HTML', async () => {
    const body = createElement(
      MailDocument,
      { title: 'Één bericht' },
      createElement(MailAction, { href: 'https://www.example.org/a?b=1&c=2' }, 'Lees verder'),
    );
    await mailer.send({ to: 'anna@example.org', subject: 'Er is nieuws voor jou – kijk maar', body });
    const [mail] = await listSent();
    expect(mail).toMatchObject({
      from: { name: 'Niergenoten', address: 'noreply@example.org' },
      to: [{ address: 'anna@example.org' }],
      subject: 'Er is nieuws voor jou – kijk maar',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@www\.example\.org>$/),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    for (const text of ['één bericht', 'https://www.example.org/a?b=1&c=2', 'vriendelijke groet']) {
      expect(mail?.text?.toLowerCase()).toContain(text);
    }
    expect(mail?.html).toContain('href="https://www.example.org/a?b=1&amp;c=2"');
    expect(mail?.html).toContain('<html lang="nl">');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('can be read by its id, and no file outside the outbox can', async () => {
    await mailer.send({ to: 'anna@example.org', subject: 'Een', body: mailWith('een') });
    const [only] = await readOutbox(dataDir, 100);
    expect((await readOutboxMail(dataDir, only?.id ?? ''))?.mail.subject).toBe('Een');
    for (const id of ['', 'weg', `../outbox/${only?.id}`, '..%2fsecret', `${only?.id}.eml`]) {
      expect(await readOutboxMail(dataDir, id)).toBeNull();
    }
  });

  it('is a separate file, also when many are sent concurrently', async () => {
    const subjects = Array.from({ length: 20 }, (_, number) => `Bericht ${number}`);
    await Promise.all(
      subjects.map((subject) => mailer.send({ to: 'anna@example.org', subject, body: mailWith('tekst') })),
    );
    expect((await listSent()).map(({ subject }) => subject).sort()).toEqual(subjects.sort());
    expect(await readOutbox(dataDir, 3)).toHaveLength(3);
  });
});

it('R16 an error of the mail server tells its code, and not its words with the address', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (sent) => {
      const refuses = String(sent).startsWith('RCPT');
      socket.write(refuses ? '550 5.1.1 <anna@example.org>: unknown\r\n' : '250 ok\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const bySmtp = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailFrom: 'Niergenoten <noreply@example.org>',
    dataDir,
    publicUrl: new URL('https://www.example.org'),
  });
  const error = await bySmtp.send({ to: 'anna@example.org', subject: 'Een', body: mailWith('een') }).catch((e) => e);
  server.close();
  expect(error.message).toContain('550');
  expect(inspect(error, { depth: 5, showHidden: true })).not.toContain('anna');
});

describe('R28 a mail goes to one person', () => {
  it.each([
    'anna@example.org\r\nBcc: kwaad@evil.example',
    'anna@example.org\nkwaad@evil.example',
    'anna@example.org,kwaad@evil.example',
    'anna@example.org;kwaad@evil.example',
    'groep:anna@example.org,kwaad@evil.example;',
    'Anna <kwaad@evil.example>',
    '"anna@example.org kwaad"@evil.example',
    'anna@example.org>\r\nRCPT TO:<kwaad@evil.example',
  ])('and nothing is sent to %j', async (to) => {
    await expect(mailer.send({ to, subject: 'Een bericht', body: mailWith('tekst') })).rejects.toThrow(/address/);
    expect(await listSent()).toEqual([]);
  });

  it('of any address, which is either refused or the only recipient', async () => {
    const part = fc.oneof(
      fc.constantFrom('anna@example.org', 'kwaad@evil.example', '\r\n', 'Bcc: ', 'To: ', ',', ';', '<', '>', '"', ' '),
      fc.string({ maxLength: 5 }),
    );
    const address = fc.oneof(
      fc.emailAddress(),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(address, async (to) => {
        await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
        const refused = await mailer.send({ to, subject: 'Een bericht', body: mailWith('tekst') }).then(
          () => false,
          () => true,
        );
        const recipients = (await listSent()).flatMap((mail) =>
          [mail.to, mail.cc, mail.bcc].flatMap((list) => list ?? []),
        );
        expect(recipients.map((recipient) => recipient.address)).toEqual(refused ? [] : [withPlainDomain(to)]);
      }),
    );
  });

  it('and a subject with a line end adds no header', async () => {
    const subject = 'Een bericht\r\nBcc: kwaad@evil.example\r\n\r\nEen andere tekst';
    await mailer.send({ to: 'anna@example.org', subject, body: mailWith('tekst') });
    const [mail] = await listSent();
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.text).toContain('tekst');
    expect(mail?.text).not.toContain('Een andere tekst');
  });

  it('and the text of a member is escaped in it', async () => {
    await mailer.send({ to: 'anna@example.org', subject: 'Een', body: mailWith('<img src=x onerror=alert(1)>') });
    const [mail] = await listSent();
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });
});

/** The case of a domain means nothing, so it may be changed on the way (RFC 5321, 2.4). */
const withPlainDomain = (address: string): string => address.replace(/@.*$/, (domain) => domain.toLowerCase());
