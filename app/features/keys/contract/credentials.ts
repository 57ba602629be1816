import { z } from 'zod';

/**
 * Bytes as WebAuthn's JSON writes them (base64url), at most `max` characters: the keys and signatures that withstand quantum
 * computers are long (ML-DSA).
 */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/);

const CREDENTIAL = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** The answer of a device that made a passkey (WebAuthn, RegistrationResponseJSON). */
export const newPasskey = z.object({
  ...CREDENTIAL,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
  clientExtensionResults: z.object({}).default({}),
});

/** The answer of a device that signed a challenge with a passkey (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
  ...CREDENTIAL,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

export type NewPasskey = z.output<typeof newPasskey>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** What the browser's API for passkeys asks: WebAuthn's own JSON, which our code does not read. */
export const passkeyOptions = z.record(z.string(), z.unknown());
