export { sessionAuthenticator } from './session-authenticator.ts';
