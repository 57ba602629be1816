import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Email } from 'postal-mime';

/** A mail in the outbox; its id is the name of the file without the extension. */
export interface OutboxMail {
  id: string;
  mail: Email;
}

/** Reads the newest mails of DATA_DIR/outbox, at most `limit`. */
export async function readOutbox(dataDir: string, limit: number): Promise<OutboxMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(
    newest.map(async (name) => ({ id: basename(name, '.eml'), mail: await parse(join(folder, name)) })),
  );
}

/** Reads the mail with this id, or gives null. */
export async function readOutboxMail(dataDir: string, id: string): Promise<OutboxMail | null> {
  if (!/^[a-z0-9-]+$/.test(id)) return null;
  const path = join(dataDir, 'outbox', `${id}.eml`);
  return parse(path).then(
    (mail) => ({ id, mail }),
    () => null,
  );
}

async function parse(path: string): Promise<Email> {
  const { default: PostalMime } = await import('postal-mime'); // only needed by the pages of the demo
  return PostalMime.parse(await readFile(path));
}
