/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ recordPeerAddresses }, { limitBodies }, { wakeCms }, { settings }] = await Promise.all([
      import('./login/record-peer-address.ts'),
      import('./requests/limit-bodies.ts'),
      import('./schedule/wake-cms.ts'),
      import('./settings.ts'),
    ]);
    recordPeerAddresses();
    limitBodies(settings.secret);
    void wakeCms(); // not awaited: it ends when the server answers
  }
}
