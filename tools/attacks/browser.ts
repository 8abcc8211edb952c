import { record } from './exchanges.ts';

export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly unknown[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined where the answer is no JSON. */
  readonly body: any;
}

export interface Sent {
  readonly method?: string;
  /** A text or bytes go as they are, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const ANSWER_WITHIN_MS = 20_000;
let addresses = 0;

/** An address of the network that nobody else attacks from: what limits one would limit them all. */
export const anAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Somebody at a keyboard of their own: cookies, an origin, and an address that the proxy in front would tell. */
export class Browser {
  readonly address: string;
  readonly from: string;
  /** What a page of the product would send as its origin; '' sends none. */
  origin: string;
  readonly cookies = new Map<string, string>();
  /** The cookies of the last answer, whole. */
  received: readonly string[] = [];

  constructor(address: string, from: string = anAddress()) {
    this.address = address;
    this.from = from;
    this.origin = address;
  }

  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Another browser that holds the same cookies, as whoever stole them does. */
  stolen(): Browser {
    const thief = new Browser(this.address);
    thief.origin = this.origin;
    for (const [name, value] of this.cookies) thief.cookies.set(name, value);
    return thief;
  }

  /** The value of a cookie, by the end of its name: over https it has a prefix. */
  held(name: 'access' | 'refresh'): string | undefined {
    return this.cookies.get(this.cookieName(name));
  }

  cookieName(name: 'access' | 'refresh'): string {
    return Array.from(this.cookies.keys()).find((each) => each.endsWith(name)) ?? `lintel_${name}`;
  }

  async send(path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<Answer> {
    const bare = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
    const all: Record<string, string> = {
      ...(bare ? {} : { 'content-type': 'application/json' }),
      ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
      origin: this.origin,
      'x-forwarded-for': this.from,
      ...headers,
    };
    const payload = bare ? (body as string | Uint8Array<ArrayBuffer> | undefined) : JSON.stringify(body);
    const response = await fetch(new URL(path, this.address), {
      method,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await response.text();
    this.keep(response.headers.getSetCookie());
    record(`${method} ${path} ${typeof payload === 'string' ? payload : ''}`, `${response.status} ${text}`);
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) };
  }

  ask(
    query: string,
    variables: object = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.send('/graphql', { method: 'POST', body: { query, variables }, headers });
  }

  signIn(email: string, password: string, area: 'visitor' | 'agent' = 'visitor'): Promise<Answer> {
    return this.send('/session', { method: 'POST', body: { email, password, area } });
  }

  signOut(): Promise<Answer> {
    return this.send('/session', { method: 'DELETE' });
  }

  private keep(cookies: readonly string[]): void {
    this.received = cookies;
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
