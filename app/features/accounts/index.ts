export { sessionAuthenticator } from './viewer.ts';
