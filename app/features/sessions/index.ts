export { sessionActions } from './actions.ts';
export { endThisSession } from './commands/end-session.ts';
export { deviceOf } from './device.ts';
export { readSessions } from './screens.ts';
