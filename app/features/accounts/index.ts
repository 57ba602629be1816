export { giveNameBack, takeNameAway } from './commands/change-username.ts';
export { sessionAuthenticator } from './login/session-authenticator.ts';
