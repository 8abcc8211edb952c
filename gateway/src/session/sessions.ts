import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Clock } from '@lintel/kernel';
import { clientAddressHeader, type Identity, type IdentityKey, sessionAudience } from '@lintel/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Upstream } from '../upstream.js';

/** What a browser stays signed in by. Neither is readable by a page's own code. */
interface CookieNames {
  readonly access: string;
  readonly refresh: string;
}
const plainNames: CookieNames = { access: 'lintel_access', refresh: 'lintel_refresh' };
/** Browsers take a cookie of such a name over https alone and from this very host, so that no other host of the domain can set one. */
const hostNames: CookieNames = { access: '__Host-lintel_access', refresh: '__Host-lintel_refresh' };

/** Lets the accounts service recognise a browser that has signed in before. Stays when it signs out. */
const knownDeviceName = (secure: boolean): string => (secure ? '__Host-lintel_device' : 'lintel_device');
/** As long as browsers keep a cookie, in milliseconds. */
const KNOWN_DEVICE_MS = 400 * 86_400_000;

/** Says that there is a session and nothing more, so that pages of visitors without one need not ask. Pages' own code reads it. */
const hintName = 'lintel_signed_in';

interface SessionTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  /** Null when another request of the same browser has just received it. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: string;
  /** Of a session that was opened. */
  readonly knownDevice?: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly area: 'visitor' | 'agent';
}

/** What answers a challenge: of a right password, or of nobody yet. */
export interface Proof {
  readonly challenge: string;
  readonly code?: string | undefined;
  /** JSON, as the browser's authenticator answered. */
  readonly passkey?: string | undefined;
  readonly area: Credentials['area'];
}

export interface PasskeyOptions {
  readonly challenge: string;
  /** JSON, as WebAuthn has it. */
  readonly options: string;
}

const TOKENS = '{ accessToken accessExpiresAt refreshToken refreshExpiresAt }';
const OPENED = '{ accessToken accessExpiresAt refreshToken refreshExpiresAt knownDevice }';
const openSession =
  parse(`mutation ($email: String!, $password: String!, $area: SignInArea!, $device: String!, $address: String!, $knownDevice: String) {
  tokens: openSession(email: $email, password: $password, area: $area, device: $device, address: $address, knownDevice: $knownDevice) ${OPENED} }`);
const renewSession = parse(`mutation ($refreshToken: String!) {
  tokens: renewSession(refreshToken: $refreshToken) ${TOKENS} }`);
const finishSignIn =
  parse(`mutation ($challenge: String!, $code: String, $passkey: String, $area: SignInArea!, $device: String!, $address: String!, $knownDevice: String) {
  tokens: finishSignIn(challenge: $challenge, code: $code, passkey: $passkey, area: $area, device: $device, address: $address, knownDevice: $knownDevice) ${OPENED} }`);
const beginPasskeySignIn = parse('{ begun: beginPasskeySignIn { challenge options } }');
const endSession = parse(
  'mutation ($refreshToken: String!) { endSession(refreshToken: $refreshToken) { accepted } }',
);

/**
 * Keeps browsers signed in. The accounts service makes and judges the tokens; here they go into cookies and come out of them, and a short-lived one that
 * has run out, or was revoked, is renewed on the way, so that no page needs to.
 */
export class Sessions {
  private readonly names: CookieNames;
  private readonly knownDevice: string;

  constructor(
    /** Absent where accounts are not part of the installation: then nobody is signed in. */
    private readonly accounts: Upstream | undefined,
    private readonly identityKey: Pick<IdentityKey, 'verify'>,
    private readonly clock: Clock,
    /** Whether browsers reach us by https: cookies are sent over nothing else then. */
    private readonly secure: boolean,
    /** Whether what an access token says is still so. */
    readonly isGood: (identity: Identity) => boolean,
  ) {
    this.names = secure ? hostNames : plainNames;
    this.knownDevice = knownDeviceName(secure);
  }

  /** Whether a browser comes with cookies of a session, good or not. */
  isPresented(request: FastifyRequest): boolean {
    return Object.values(this.names).some((name) => request.cookies[name] !== undefined);
  }

  /** Who the browser says it is, by an access token that has not run out; nothing is renewed. */
  peek(request: FastifyRequest): Promise<Identity | null> {
    return this.verify(request.cookies[this.names.access]);
  }

  /** Who the browser is signed in as. Sets new cookies on the answer when it renewed them. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
    const { [this.names.access]: access, [this.names.refresh]: refresh } = request.cookies;
    const identity = await this.verify(access);
    if (identity && this.isGood(identity)) return identity;
    if (!refresh || !this.accounts) return null;
    const { tokens, refused } = await this.tokens(request, renewSession, { refreshToken: refresh });
    if (tokens) {
      this.keep(reply, tokens);
      return this.verify(tokens.accessToken);
    }
    // A service that is away says nothing about the session: the cookies stay.
    if (refused?.extensions['code'] === 'UNAUTHENTICATED') this.forget(reply);
    return null;
  }

  /** @throws the accounts service's own refusal. */
  signIn(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<Identity> {
    return this.open(request, reply, openSession, credentials);
  }

  /** The step after the password, or a passkey alone. @throws the accounts service's own refusal. */
  finishSignIn(request: FastifyRequest, reply: FastifyReply, proof: Proof): Promise<Identity> {
    return this.open(request, reply, finishSignIn, proof);
  }

  /** What a browser is given to sign in by a passkey alone. @throws when accounts are away. */
  async beginPasskey(request: FastifyRequest): Promise<PasskeyOptions> {
    const { data, errors } = await this.ask(request, beginPasskeySignIn, {});
    const begun = (data as { begun?: PasskeyOptions } | null | undefined)?.begun;
    if (!begun) throw errors?.find(({ extensions }) => extensions?.['code']) ?? unavailable();
    return begun;
  }

  /** Who the browser is by now: for a page that has just proved it, whose token does not say so yet. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
    const { [this.names.refresh]: refreshToken } = request.cookies;
    if (!refreshToken) return null;
    const { tokens, refused } = await this.tokens(request, renewSession, { refreshToken });
    if (!tokens) throw refused;
    this.keep(reply, tokens);
    return this.verify(tokens.accessToken);
  }

  private async open(
    request: FastifyRequest,
    reply: FastifyReply,
    document: DocumentNode,
    given: Credentials | Proof,
  ): Promise<Identity> {
    const device = deviceName(request.headers['user-agent']);
    const { tokens, refused } = await this.tokens(request, document, {
      ...given,
      device,
      address: request.ip,
      knownDevice: request.cookies[this.knownDevice],
    });
    if (!tokens) throw refused;
    this.keep(reply, tokens);
    return (await this.verify(tokens.accessToken))!;
  }

  /** Who it was, as far as the browser could still say. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
    const { [this.names.access]: access, [this.names.refresh]: refreshToken } = request.cookies;
    this.forget(reply);
    if (refreshToken) await this.ask(request, endSession, { refreshToken });
    return this.verify(access);
  }

  private verify(token: string | undefined): Promise<Identity | null> {
    return this.identityKey.verify(token, { now: this.clock.now(), audience: sessionAudience });
  }

  private async tokens(request: FastifyRequest, document: DocumentNode, variables: Record<string, unknown>) {
    const { data, errors } = await this.ask(request, document, variables);
    const tokens = (data as { tokens?: SessionTokens } | null | undefined)?.tokens;
    return tokens
      ? { tokens, refused: undefined }
      : {
          tokens: undefined,
          refused: errors?.find(({ extensions }) => extensions?.['code']) ?? unavailable(),
        };
  }

  private async ask(request: FastifyRequest, document: DocumentNode, variables: Record<string, unknown>) {
    const context = { serviceHeaders: { [clientAddressHeader]: request.ip } };
    try {
      const answer = await this.accounts?.execute({ document, variables, context });
      return (answer ?? {}) as { data?: unknown; errors?: readonly GraphQLError[] };
    } catch {
      return { data: null, errors: [unavailable()] };
    }
  }

  private keep(reply: FastifyReply, tokens: SessionTokens): void {
    const { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt, knownDevice } = tokens;
    if (knownDevice) {
      const until = new Date(this.clock.now().getTime() + KNOWN_DEVICE_MS).toISOString();
      reply.setCookie(this.knownDevice, knownDevice, this.cookie(until));
    }
    reply.setCookie(this.names.access, accessToken, this.cookie(accessExpiresAt));
    if (refreshToken !== null)
      reply.setCookie(this.names.refresh, refreshToken, this.cookie(refreshExpiresAt));
    reply.setCookie(hintName, '1', { ...this.cookie(refreshExpiresAt), httpOnly: false });
  }

  private forget(reply: FastifyReply): void {
    for (const name of [...Object.values(this.names), hintName]) reply.clearCookie(name, this.cookie());
  }

  private cookie(expiresAt?: string): CookieSerializeOptions {
    return {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      ...(expiresAt ? { expires: new Date(expiresAt) } : {}),
    };
  }
}

const unavailable = () =>
  new GraphQLError('Accounts are not available just now. Please try again.', {
    extensions: { code: 'UNAVAILABLE' },
  });

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox on Linux': enough to know one's own device in a list. */
export function deviceName(userAgent = ''): string {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (!browser) return 'Another program';
  return system ? `${browser} on ${system}` : browser;
}
