import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { describeApp } from './app-codes.ts';
import { addPasskey, addPasskeyOptions, inSessionOf } from './commands/add-passkey.ts';
import { giveRecoveryCodes, turnOff, turnOnByApp, turnOnByPasskey } from './commands/change-second-factor.ts';
import { confirmByPasskey } from './commands/confirm-by-passkey.ts';
import { removePasskey } from './commands/remove-passkey.ts';
import { renamePasskey } from './commands/rename-passkey.ts';
import { passkeyChallenge } from './commands/verify-passkey.ts';
import type { keysContract } from './contract.ts';
import { requireMayChangeKeys } from './may-change-keys.ts';
import { listPasskeys, type Passkey } from './screens.ts';
import { readSecondFactor } from './second-factor.ts';

export const keysHandlers: HandlersOf<typeof keysContract> = {
  list: async ({ platform, viewer }) => (await listPasskeys(platform.db, viewer.memberId)).map(presentPasskey),
  async addOptions(ctx) {
    await requireMayChangeKeys(ctx);
    return { ...(await addPasskeyOptions(ctx.platform, { by: ctx.viewer })) };
  },
  async add(ctx, { body: { Name: name, Credential: credential } }) {
    await requireMayChangeKeys(ctx);
    await addPasskey(ctx.platform, { by: ctx.viewer, name, credential });
  },
  async rename(ctx, { params: { id }, body: { Name: name } }) {
    await requireMayChangePasskey(ctx, id);
    await renamePasskey(ctx.platform, { by: ctx.viewer, id, name });
  },
  async remove(ctx, { params: { id } }) {
    await requireMayChangePasskey(ctx, id);
    await removePasskey(ctx.platform, { by: ctx.viewer, id });
  },
  confirmOptions: async ({ platform, viewer }) => ({
    ...(await passkeyChallenge(platform, inSessionOf('confirm', viewer), viewer.memberId)),
  }),
  confirm: ({ platform, viewer }, { body: { Credential: credential } }) =>
    confirmByPasskey(platform, { by: viewer, credential }),
  async secondFactor({ platform, viewer }) {
    const { on, app, passkeys, recoveryCodes } = await readSecondFactor(platform, viewer.memberId);
    return { On: on, App: app, Passkeys: passkeys, RecoveryCodes: recoveryCodes };
  },
  async appSecret(ctx) {
    await requireMayChangeKeys(ctx);
    const { secret, address } = await describeApp(ctx.platform, ctx.viewer);
    return { Secret: secret, Address: address };
  },
  async turnOnByApp(ctx, { body: { Code: code } }) {
    await requireMayChangeKeys(ctx);
    return { RecoveryCodes: await turnOnByApp(ctx.platform, { by: ctx.viewer, code }) };
  },
  async turnOnByPasskey(ctx) {
    await requireMayChangeKeys(ctx);
    return { RecoveryCodes: await turnOnByPasskey(ctx.platform, { by: ctx.viewer }) };
  },
  async turnOff(ctx) {
    await requireMayChangeKeys(ctx);
    await turnOff(ctx.platform, { by: ctx.viewer });
  },
  async renewRecoveryCodes(ctx) {
    await requireMayChangeKeys(ctx);
    return { RecoveryCodes: await giveRecoveryCodes(ctx.platform, { by: ctx.viewer }) };
  },
};

/** Throws AppError not_found for a passkey that is not of the viewer, before asking who they are; or confirm_first. */
async function requireMayChangePasskey(ctx: MemberContext, id: number): Promise<void> {
  const own = await listPasskeys(ctx.platform.db, ctx.viewer.memberId);
  if (!own.some((passkey) => passkey.id === id)) throw new AppError('not_found');
  await requireMayChangeKeys(ctx);
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  Id: id,
  Name: name,
  Created: createdAt.toISOString(),
  LastUsed: lastUsedAt?.toISOString() ?? null,
});
