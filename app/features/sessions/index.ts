export { sessionActions } from './actions.ts';
export { endCurrentSession } from './commands/end-session.ts';
export { describeDevice } from './device.ts';
export { listSessions } from './screens.ts';
