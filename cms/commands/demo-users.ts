import { AuthenticationError, type Payload } from 'payload';
import type { Role } from '../access.ts';

const PASSWORD = 'Nierdemo2026';

const USERS: { email: string; name: string; role: Role }[] = [
  { email: 'redactie@example.org', name: 'Marijke de Boer', role: 'beheerder' },
  { email: 'eindredactie@example.org', name: 'Joost Vermeulen', role: 'eindredacteur' },
  { email: 'redacteur@example.org', name: 'Samira Haddad', role: 'redacteur' },
];

/** Makes one user for each role, with the password that the demo shows. Does not change users that exist already. */
export async function makeDemoUsers(payload: Payload): Promise<void> {
  for (const user of USERS) {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: user.email } } });
    if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...user, password: PASSWORD } });
  }
}

/**
 * Deletes the demo's users who still have the password that the demo shows: outside the demo anybody could log in as them.
 * Users with another password stay.
 */
export async function removeDemoUsers(payload: Payload): Promise<void> {
  for (const { email } of USERS) {
    const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1 });
    const [user] = docs;
    if (user && (await hasDemoPassword(payload, email))) await payload.delete({ collection: 'users', id: user.id });
  }
}

/** Tries the password by logging in. Unlocks the account before it, and after it, so that the attempt does not count. */
async function hasDemoPassword(payload: Payload, email: string): Promise<boolean> {
  const unlock = () => payload.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
  await unlock();
  try {
    await payload.login({ collection: 'users', data: { email, password: PASSWORD } });
    return true;
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    await unlock();
    return false;
  }
}
