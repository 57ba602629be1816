/** Next calls this once, when the CMS starts: what is scheduled may wait for nobody to visit. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startSchedule } = await import('./schedule/start-schedule.ts');
    void startSchedule(); // the CMS answers meanwhile
  }
}
