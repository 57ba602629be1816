import type { Payload } from 'payload';
import { withTransaction } from '../database/transaction.ts';
import { turnOff } from './store.ts';

/** Takes the second factor of the user with this address away, and ends their sessions. Gives whether there is such a user. */
export async function removeSecondFactor(payload: Payload, email: string): Promise<boolean> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const { docs } = await payload.find({ collection: 'users', where, limit: 1 });
  const [user] = docs;
  if (!user) return false;
  await withTransaction(payload, ({ db }) => turnOff({ userId: user.id, but: null }, db));
  return true;
}
