import { AuthenticationError, type Payload } from 'payload';
import type { Role } from '../access.ts';

const PASSWORD = 'Nierdemo2026';

const USERS: { email: string; name: string; role: Role }[] = [
  { email: 'redactie@example.org', name: 'Marijke de Boer', role: 'beheerder' },
  { email: 'eindredactie@example.org', name: 'Joost Vermeulen', role: 'eindredacteur' },
  { email: 'redacteur@example.org', name: 'Samira Haddad', role: 'redacteur' },
];

/** One user for each role, with the password that the demo shows; who is there already stays as they are. */
export async function makeDemoUsers(payload: Payload): Promise<void> {
  for (const user of USERS) {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: user.email } } });
    if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...user, password: PASSWORD } });
  }
}

/**
 * Takes away who still has the password that the demo shows: once the CMS is opened to others, anybody could be them.
 * Whoever has another password by now stays.
 */
export async function removeDemoUsers(payload: Payload): Promise<void> {
  for (const { email } of USERS) {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
    const [user] = docs;
    if (user && (await hasDemoPassword(payload, email))) await payload.delete({ collection: 'users', id: user.id });
  }
}

/** By logging in. Who is closed after wrong tries is opened for it, and no try of ours is left to count. */
async function hasDemoPassword(payload: Payload, email: string): Promise<boolean> {
  const open = () => payload.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
  await open();
  try {
    await payload.login({ collection: 'users', data: { email, password: PASSWORD } });
    return true;
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    await open();
    return false;
  }
}
