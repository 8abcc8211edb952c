import { recorded } from './exchanges.ts';
import { GotThrough } from './held.ts';
import { known } from './known.ts';
import type { Ground } from './ground.ts';

/** What an attacker tries, as a sentence, and how: it throws where the attempt got through. */
export type Try = (tries: string, work: () => Promise<unknown>) => Promise<void>;

export interface Tries {
  readonly attempt: Try;
  /** The same request done rightly: it fails where the product cannot be reached, or keeps out everybody. */
  readonly control: Try;
}

export interface Family {
  /** Such as `accounts: life cycle`. */
  readonly name: string;
  /** It mostly waits, and does so while the others are tried. */
  readonly meanwhile?: boolean;
  attack(ground: Ground, tries: Tries): Promise<void>;
}

export interface Outcome {
  readonly name: string;
  readonly tried: number;
  readonly held: number;
  readonly seconds: number;
  /** Each attempt that got through, as it is told. */
  readonly through: readonly string[];
  /** The sentences of those that did so as it is known of them. */
  readonly asKnown: readonly string[];
}

/** Tries all of a family, one after the other. What keeps it from trying counts as one that got through. */
export async function tryFamily({ name, attack }: Family, ground: Ground): Promise<Outcome> {
  const begun = performance.now();
  const through: string[] = [];
  const asKnown: string[] = [];
  let [tried, controls] = [0, 0];
  const attempt: Try = (tries, work) => {
    tried += 1;
    return recorded(async (exchanges) => {
      try {
        await work();
      } catch (error) {
        if (known.has(`${name}: ${tries}`)) return void asKnown.push(`${name}: ${tries}`);
        const last = exchanges.at(-1);
        through.push(
          [
            `${name}: ${tries}`,
            `  ${error instanceof GotThrough ? error.message : String((error as Error).stack)}`,
            ...(last ? [`  sent: ${last.sent}`, `  came back: ${last.cameBack}`] : []),
          ].join('\n'),
        );
      }
    });
  };
  const control: Try = (tries, work) => {
    controls += 1;
    return attempt(`control: ${tries}`, work);
  };
  try {
    await attack(ground, { attempt, control });
    if (controls === 0) throw new Error('the family has no control');
  } catch (error) {
    tried += 1;
    through.push(`${name}: could not be tried to its end\n  ${String((error as Error).stack)}`);
  }
  return {
    name,
    tried,
    held: tried - through.length - asKnown.length,
    seconds: (performance.now() - begun) / 1000,
    through,
    asKnown,
  };
}
