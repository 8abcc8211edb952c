export interface Answer {
  readonly status: number;
  readonly body: any;
}

/** A browser's cookies and origin, as far as these tests go. */
export class Browser {
  readonly cookies = new Map<string, string>();
  received: readonly string[] = [];

  /** @param headers sent with all it asks, such as the address a proxy says it comes from */
  constructor(
    readonly address: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  get cookie(): string {
    return Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: this.cookie,
        origin: this.address,
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.received = response.headers.getSetCookie();
    for (const cookie of this.received) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (value) this.cookies.set(name!, value);
      else this.cookies.delete(name!);
    }
    return { status: response.status, body: await response.json() };
  }

  signIn(credentials: object): Promise<Answer> {
    return this.send('POST', '/session', credentials);
  }

  async ask(query: string, variables: object = {}, headers?: Readonly<Record<string, string>>): Promise<any> {
    return (await this.send('POST', '/graphql', { query, variables }, headers)).body;
  }
}
