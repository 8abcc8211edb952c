/** What a browser keeps of a site. */
export class Cookies {
  readonly #kept = new Map<string, string>();

  get header(): string {
    return Array.from(this.#kept, ([name, value]) => `${name}=${value}`).join('; ');
  }

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // One that is cleared comes empty.
      if (name && value) this.#kept.set(name, value);
      else if (name) this.#kept.delete(name);
    }
  }
}
