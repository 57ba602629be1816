import { constants, setPriority } from 'node:os';

/**
 * Gives the calling thread a low priority, so that other threads go first where all cores are busy. Linux alone has
 * priorities of threads, and reads process 0 as the calling thread; elsewhere 0 is the whole process, so there it does
 * nothing.
 */
export function lowerThreadPriority(platform: NodeJS.Platform = process.platform): void {
  if (platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
