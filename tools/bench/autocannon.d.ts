/** The little of autocannon that is used here; it brings no types of its own. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string>>;
    /** Makes each request from the one above. */
    readonly requests: readonly [{ setupRequest(request: object): object }];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly errors: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
