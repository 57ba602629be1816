import {
  AuthenticationError,
  type CollectionBeforeOperationHook,
  createLocalReq,
  LockedAuth,
  type PayloadRequest,
} from 'payload';
import { EditorError } from '../editor-error.ts';

const MISSING = 'Vul je huidige wachtwoord in.';
const WRONG = 'Dit is niet je huidige wachtwoord. Na vijf keer fout kun je tien minuten lang niet inloggen.';

/**
 * Refuses a new password of a user without the current password of whoever sets it (docs/decisions/cms.md): of the user, or of
 * the beheerder who sets that of somebody else. Not for our own commands. A `beforeOperation` hook; nothing after it sees
 * the current password.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data } = args as { data?: { password?: unknown; currentPassword?: unknown } };
  if ((operation !== 'create' && operation !== 'update') || !data) return args;
  const { currentPassword, ...kept } = data;
  // Without a user Payload's access refuses the change after this.
  if (operation === 'update' && data.password && !overrideAccess && req.user) {
    const message = await passwordProblem(currentPassword, req.user, req);
    if (message) throw new EditorError(message, 400, 'currentPassword');
  }
  return { ...args, data: kept };
};

/**
 * Why this is not the current password of the user; null when it is. Tries it by logging in, so that failures count and lock
 * the account as at the login form.
 */
export async function passwordProblem(
  password: unknown,
  user: { email: string },
  req: PayloadRequest,
): Promise<string | null> {
  if (typeof password !== 'string' || password.trim() === '') return MISSING;
  const { payload } = req;
  // A request of its own, in this transaction: a login changes the request, and another transaction might wait for this one.
  const login = await createLocalReq({ req: { transactionID: req.transactionID } }, payload);
  try {
    await payload.login({ collection: 'users', data: { email: user.email, password }, req: login });
    return null;
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof LockedAuth) return WRONG;
    throw error;
  }
}
