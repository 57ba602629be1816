import { AuthenticationError, type Payload } from 'payload';
import { DEMO_EDITORS, DEMO_PASSWORD } from '../../settings/demo.js';

/** Makes one user for each role, with the password that the demo shows. Does not change users that exist already. */
export async function makeDemoUsers(payload: Payload): Promise<void> {
  for (const user of DEMO_EDITORS) {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: user.email } } });
    if (totalDocs === 0) await payload.create({ collection: 'users', data: { ...user, password: DEMO_PASSWORD } });
  }
}

/**
 * Deletes the demo's users who still have the password that the demo shows: outside the demo anybody could log in as them.
 * Users with another password stay.
 */
export async function removeDemoUsers(payload: Payload): Promise<void> {
  for (const { email } of DEMO_EDITORS) {
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
    await payload.login({ collection: 'users', data: { email, password: DEMO_PASSWORD } });
    return true;
  } catch (error) {
    if (!(error instanceof AuthenticationError)) throw error;
    await unlock();
    return false;
  }
}
