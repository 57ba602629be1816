export { sessionAuthenticator } from './login/session-authenticator.ts';
