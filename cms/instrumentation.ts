/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ recordPeerAddresses }, { wakeCms }] = await Promise.all([
      import('./login/record-peer-address.ts'),
      import('./schedule/wake-cms.ts'),
    ]);
    recordPeerAddresses();
    void wakeCms(); // not awaited: it ends when the server answers
  }
}
