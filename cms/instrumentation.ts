/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ notePeers }, { wakeCms }] = await Promise.all([
      import('./login/note-peers.ts'),
      import('./schedule/wake-cms.ts'),
    ]);
    notePeers();
    void wakeCms(); // once it answers: what is scheduled may wait for nobody to visit
  }
}
