import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** CBOR (RFC 8949), as far as an attestation without a statement needs it. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = Array.from(value, ([key, entry]) => [cbor(key as number), cbor(entry as number)]);
  return Buffer.concat([head(5, value.size), ...entries.flat()]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const CREDENTIAL_ATTACHED = 64;

interface Kept {
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

export interface AuthenticatorBehaviour {
  /** The page it is asked on. */
  readonly origin?: string;
  /** What it says of how often it was used; without it, it counts. */
  readonly counter?: number;
  readonly verified?: boolean;
}

/** What a browser and its device do with a passkey (ES256, attestation `none`), without either. */
export class SoftwareAuthenticator {
  private readonly passkeys = new Map<string, Kept>();

  constructor(private readonly origin = 'http://localhost:3000') {}

  /** @param options JSON, as `beginPasskey` gives them */
  create(options: string, { origin = this.origin, verified = true }: AuthenticatorBehaviour = {}): string {
    const { challenge, rp, user } = JSON.parse(options);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.passkeys.set(id.toString('base64url'), { key: privateKey, userHandle: user.id, counter: 0 });
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.data(rp.id, CREDENTIAL_ATTACHED | flags(verified), 0), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return answered(id, {
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** @param options JSON, as whoever asks for a passkey gives them */
  get(
    options: string | object,
    { origin = this.origin, counter, verified = true }: AuthenticatorBehaviour = {},
  ): string {
    const read = typeof options === 'string' ? JSON.parse(options) : options;
    const { challenge, rpId, allowCredentials = [] } = read;
    const allowed = allowCredentials.map(({ id }: { id: string }) => id);
    const [id, passkey] = Array.from(this.passkeys).find(
      ([kept]) => allowed.length === 0 || allowed.includes(kept),
    )!;
    passkey.counter = counter ?? passkey.counter + 1;
    const data = this.data(rpId, flags(verified), passkey.counter);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return answered(Buffer.from(id, 'base64url'), {
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, passkey.key).toString('base64url'),
      userHandle: passkey.userHandle,
    });
  }

  private data(rpId: string, flag: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  }
}

const flags = (verified: boolean) => USER_PRESENT | (verified ? USER_VERIFIED : 0);

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');

function answered(id: Buffer, response: object): string {
  const text = id.toString('base64url');
  return JSON.stringify({
    id: text,
    rawId: text,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
}
