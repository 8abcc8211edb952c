/** How often something was acknowledged, and how often it was sent again because no answer had come. */
export class Tally {
  readonly done: Record<string, number> = {};
  readonly again: Record<string, number> = {};

  acknowledged(what: string): void {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  sentAgain(what: string): void {
    this.again[what] = (this.again[what] ?? 0) + 1;
  }
}
