import { read } from './repository.js';

export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** The instructions of a Dockerfile, each on one line, comments left out. */
export const instructionsOf = (path: string): Instruction[] =>
  read(path)
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name, ...rest] = line.trim().split(/\s+/);
      return { name: name!, rest: rest.join(' ') };
    });

/** What a container of the image finds in its environment. */
export const environmentOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    finalStage(instructionsOf(path))
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => rest.split(' ').map((pair) => pair.split('=') as [string, string])),
  );

export const finalStage = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
