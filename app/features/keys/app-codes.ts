import type { Platform } from '#app/platform/platform.ts';
import { APP_SECRET_SIZE, describeSecret } from '#app/platform/second-factor/app-codes.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/**
 * The secret that this session may give an app. It follows from the session, so that the page shows the same one after a
 * mistake, and nothing is stored before a code of it was right.
 */
export function appSecretOf({ config }: Pick<Platform, 'config'>, { memberId, sessionId }: Viewer): Buffer {
  return keyedHash(config.secret, 'app-secret', `${memberId} ${sessionId}`).subarray(0, APP_SECRET_SIZE);
}

/** What the page shows to set an app up: the secret to type, an address for an app, and its picture to scan. */
export const describeApp = (platform: Pick<Platform, 'config'>, by: Viewer) =>
  describeSecret(appSecretOf(platform, by), { issuer: 'Niergenoten', label: by.email });
