/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ notePeers }, { startSchedule }] = await Promise.all([
      import('./login/note-peers.ts'),
      import('./schedule/start-schedule.ts'),
    ]);
    notePeers();
    void startSchedule(); // the CMS answers meanwhile; what is scheduled may wait for nobody to visit
  }
}
