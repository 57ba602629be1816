import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** The flags of authenticator data (WebAuthn §6.1): the member touched it, was recognised by it, and a key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface Choices {
  /** What the device says of where it is used. */
  origin: string;
  rpId: string;
  /** Whether it checked that its owner used it. */
  verified?: boolean;
  /** How often it says that it signed; 0 for a device that does not count. */
  counter?: number;
}

/** A device with one passkey (ES256), as the browser speaks of it in JSON: for tests of calls, without a browser. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  /** The public key, as the server stores it. */
  get publicKey(): Buffer {
    return this.#coseKey();
  }

  /** The answer to a challenge for a new passkey, without attestation. */
  make(challenge: string, { origin, rpId, verified = true, counter = 0 }: Choices) {
    const clientData = clientDataOf('webauthn.create', challenge, origin);
    const idBytes = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(idBytes.length);
    const key = [Buffer.alloc(16), length, idBytes, this.#coseKey()];
    const data = Buffer.concat([authenticatorData(rpId, { verified, counter, flags: WITH_KEY }), ...key]);
    // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR (RFC 8949).
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(data)],
    ]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to a challenge, signed with the passkey. */
  sign(challenge: string, { origin, rpId, verified = true, counter = 0 }: Choices) {
    const clientData = clientDataOf('webauthn.get', challenge, origin);
    const data = authenticatorData(rpId, { verified, counter, flags: 0 });
    const signed = createSign('SHA256').update(Buffer.concat([data, sha256(clientData)]));
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.sign(this.#privateKey).toString('base64url'),
    });
  }

  #credential<R>(response: R) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  /** The public key as COSE writes it (RFC 9053): an elliptic curve P-256 for ES256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const [bytesX, bytesY] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      ...[Buffer.from([0x21]), cborBytes(bytesX), Buffer.from([0x22]), cborBytes(bytesY)],
    ]);
  }
}

const clientDataOf = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  rpId: string,
  { verified, counter, flags }: { verified: boolean; counter: number; flags: number },
): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([PRESENT | (verified ? VERIFIED : 0) | flags]), count]);
}

const sha256 = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();

const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Bytes with the shortest length that holds how many they are: fewer than 256. */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
