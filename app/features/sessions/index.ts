export { endThisSession } from './commands/end-session.ts';
export { deviceOf } from './device.ts';
