/** Next calls this once, when its server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./login/note-peers.ts')).notePeers();
}
