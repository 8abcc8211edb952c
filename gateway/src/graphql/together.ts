/**
 * Asks in nobody's name: the same once, for all who ask it while it is under way. Nothing of whoever was first may be in the question, and whoever goes away
 * ends it for nobody.
 */
export class Together<Answer> {
  readonly #underWay = new Map<string, Promise<Answer>>();

  /** @param isForAll whether an answer is good: after one that is not, or a failure, everybody asks alone */
  constructor(private readonly isForAll: (answer: Answer) => boolean) {}

  /** @param key all that the question says, and who is asked */
  async ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.#underWay.get(key);
    if (known) {
      const answer = await known.catch(() => undefined);
      return answer !== undefined && this.isForAll(answer) ? answer : ask();
    }
    const asking = ask().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asking);
    return asking;
  }
}
