import type { Platform } from '#app/platform/platform.ts';

/** The site as WebAuthn knows it: passkeys are made for its host, and work at no other address. */
export const relyingParty = ({ config: { publicUrl } }: Pick<Platform, 'config'>) => ({
  rpID: publicUrl.hostname,
  origin: publicUrl.origin,
});

/** The library of WebAuthn, which few requests need. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
