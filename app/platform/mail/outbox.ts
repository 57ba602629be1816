import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Email } from 'postal-mime';

/** A mail in the outbox: its file's name without the ending, and what is in it. */
export interface OutboxMail {
  id: string;
  mail: Email;
}

/** The newest `most` mails that were put in DATA_DIR/outbox instead of being sent. */
export async function readOutbox(dataDir: string, most: number): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, most);
  return Promise.all(
    newest.map(async (name) => ({ id: basename(name, '.eml'), mail: await parse(join(folder, name)) })),
  );
}

/** One mail of the outbox, or null. */
export async function readOutboxMail(dataDir: string, id: string): Promise<OutboxMail | null> {
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const path = join(dataDir, 'outbox', `${id}.eml`);
  return parse(path).then(
    (mail) => ({ id, mail }),
    () => null,
  );
}

async function parse(path: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime'); // only the demo's pages read mails
  return PostalMime.parse(await readFile(path));
}
