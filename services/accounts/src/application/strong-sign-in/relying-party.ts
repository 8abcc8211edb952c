import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Account } from '../../domain/account.js';
import type { Passkey } from '../../domain/strong-factor.js';

/** Some two hundred files: not loaded at each start, but for the first passkey. */
const webauthn = () => import('@simplewebauthn/server');

type RegisteredPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

const LONGEST_RESPONSE = 20_000;

const responseSchema = z.looseObject({
  id: z.string().min(1).max(2000),
  response: z.looseObject({ userHandle: z.string().max(200).nullish() }),
});

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

/** Whom passkeys are made for: this installation, by the host it is reached at (WebAuthn's relying party). */
export class RelyingParty {
  private readonly origin: string;
  private readonly id: string;

  /**
   * @param publicUrl where people reach the portal; an IP address cannot have passkeys
   * @param name how it is called
   */
  constructor(
    publicUrl: string,
    private readonly name: string,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.origin = origin;
    this.id = hostname;
  }

  async registrationOptions({ id, email, name }: Account, passkeys: readonly Passkey[], challenge: string) {
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: this.name,
      rpID: this.id,
      userID: bytes(id, 'utf8'),
      userName: email ?? '',
      userDisplayName: name || (email ?? ''),
      challenge: bytes(challenge, 'base64url'),
      excludeCredentials: passkeys.map(described),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** @param passkeys none: any that the device has for us */
  async signInOptions(passkeys: readonly Passkey[], challenge: string) {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({
      rpID: this.id,
      challenge: bytes(challenge, 'base64url'),
      allowCredentials: passkeys.map(described),
      userVerification: 'required',
    });
  }

  /** The passkey that a browser made; null when it is not for us, not for this challenge, or not signed as it says. */
  async registered(response: string, challenge: string): Promise<RegisteredPasskey | null> {
    const read = readResponse(response);
    if (!read) return null;
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: read as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
      });
      if (!registrationInfo) return null;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.filter((transport) => typeof transport === 'string').slice(0, 10),
      };
    } catch {
      return null;
    }
  }

  /** How often the passkey says it was used by now; null when it did not sign this challenge, or counts backwards. */
  async signed(response: string, passkey: Passkey, challenge: string): Promise<number | null> {
    const read = readResponse(response);
    if (!read) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: read as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.id,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: bytes(passkey.publicKey, 'base64url'),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

const described = ({ id, transports }: Passkey) => ({ id, transports: [...transports] });

/** What a browser's authenticator says, as far as it has to be known before it is verified. */
export function readResponse(text: string) {
  if (text.length > LONGEST_RESPONSE) return null;
  try {
    return responseSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The account that the device made the passkey for, as it says; undefined when it does not. */
export const accountOf = (userHandle: string | null | undefined): string | undefined =>
  userHandle ? Buffer.from(userHandle, 'base64url').toString('utf8') : undefined;
