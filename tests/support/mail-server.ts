import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts every mail. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** What it accepted, in that order. */
  readonly mails: readonly Email[];
  /** Stops it: whoever connects is refused. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
}

/** Starts a mail server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let server = newServer(mails);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  };
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    async start() {
      server = newServer(mails);
      await listen(port);
    },
  };
}

const newServer = (mails: Email[]) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      receive(stream).then((mail) => {
        mails.push(mail);
        callback();
      }, callback); // the connection broke
    },
  });

const receive = async (stream: Readable): Promise<Email> => PostalMime.parse(Buffer.concat(await stream.toArray()));
