import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Clock } from '@lintel/kernel';
import { clientAddressHeader, type Identity, type IdentityKey, sessionAudience } from '@lintel/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Upstream } from '../upstream.js';

/** What a browser stays signed in by. Neither is readable by a page's own code. */
const cookieNames = { access: 'lintel_access', refresh: 'lintel_refresh' } as const;

/** Says that there is a session and nothing more, so that pages of visitors without one need not ask. Pages' own code reads it. */
const hintName = 'lintel_signed_in';

interface SessionTokens {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  /** Null when another request of the same browser has just received it. */
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: string;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly area: 'visitor' | 'agent';
}

const TOKENS = '{ accessToken accessExpiresAt refreshToken refreshExpiresAt }';
const openSession =
  parse(`mutation ($email: String!, $password: String!, $area: SignInArea!, $device: String!, $address: String!) {
  tokens: openSession(email: $email, password: $password, area: $area, device: $device, address: $address) ${TOKENS} }`);
const renewSession = parse(`mutation ($refreshToken: String!) {
  tokens: renewSession(refreshToken: $refreshToken) ${TOKENS} }`);
const endSession = parse(
  'mutation ($refreshToken: String!) { endSession(refreshToken: $refreshToken) { accepted } }',
);

/**
 * Keeps browsers signed in. The accounts service makes and judges the tokens; here they go into cookies and come out of them, and a short-lived one that
 * has run out is renewed on the way, so that no page needs to.
 */
export class Sessions {
  constructor(
    /** Absent where accounts are not part of the installation: then nobody is signed in. */
    private readonly accounts: Upstream | undefined,
    private readonly identityKey: IdentityKey,
    private readonly clock: Clock,
    /** Whether browsers reach us by https: cookies are sent over nothing else then. */
    private readonly secure: boolean,
  ) {}

  /** Who the browser is signed in as. Sets new cookies on the answer when it renewed them. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
    const { [cookieNames.access]: access, [cookieNames.refresh]: refresh } = request.cookies;
    const identity = await this.verify(access);
    if (identity || !refresh || !this.accounts) return identity;
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
  async signIn(request: FastifyRequest, reply: FastifyReply, credentials: Credentials): Promise<Identity> {
    const device = deviceName(request.headers['user-agent']);
    const { tokens, refused } = await this.tokens(request, openSession, {
      ...credentials,
      device,
      address: request.ip,
    });
    if (!tokens) throw refused;
    this.keep(reply, tokens);
    return (await this.verify(tokens.accessToken))!;
  }

  /** Who it was, as far as the browser could still say. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<Identity | null> {
    const { [cookieNames.access]: access, [cookieNames.refresh]: refreshToken } = request.cookies;
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
    const { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt } = tokens;
    reply.setCookie(cookieNames.access, accessToken, this.cookie(accessExpiresAt));
    if (refreshToken !== null)
      reply.setCookie(cookieNames.refresh, refreshToken, this.cookie(refreshExpiresAt));
    reply.setCookie(hintName, '1', { ...this.cookie(refreshExpiresAt), httpOnly: false });
  }

  private forget(reply: FastifyReply): void {
    for (const name of [...Object.values(cookieNames), hintName]) reply.clearCookie(name, this.cookie());
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

export const hasSession = (request: FastifyRequest): boolean =>
  Object.values(cookieNames).some((name) => request.cookies[name] !== undefined);

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
