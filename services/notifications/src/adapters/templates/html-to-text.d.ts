/** It brings no types; as much as we use. */
declare module 'html-to-text' {
  export function compile(options: {
    readonly wordwrap: false;
    readonly formatters: Readonly<Record<string, unknown>>;
    readonly selectors: readonly {
      readonly selector: string;
      readonly format?: string;
      readonly options?: object;
    }[];
  }): (html: string) => string;
}
