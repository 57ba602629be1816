import { TIME_ZONE } from '../app/platform/clock.ts';

/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    process.env.TZ = TIME_ZONE; // of what Payload renders here, such as the day and hour of a version
    const [{ recordPeerAddresses }, { guardRequests }, { wakeCms }, { settings }] = await Promise.all([
      import('./login/record-peer-address.ts'),
      import('./requests/guard-requests.ts'),
      import('./schedule/wake-cms.ts'),
      import('./settings.ts'),
    ]);
    recordPeerAddresses();
    guardRequests(settings.secret, settings.cmsUrl);
    void wakeCms(); // not awaited: it ends when the server answers
  }
}
