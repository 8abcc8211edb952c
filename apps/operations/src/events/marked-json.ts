export interface MarkedLine {
  readonly text: string;
  /** What is wrong with the value that begins on this line. */
  readonly problem?: string;
}

export interface Fault {
  readonly path: readonly string[];
  readonly problem: string;
}

/** JSON in lines. A line is marked where the value of a fault begins or, when the value is missing, where its parent does. */
export function markedLines(json: string, faults: readonly Fault[]): readonly MarkedLine[] {
  const lines: MarkedLine[] = [];
  const value = JSON.parse(json) as unknown;
  const left = faults.map(({ path, problem }) => {
    const there = thereOf(value, path);
    const missing = path.slice(there.length).join('.');
    return { at: JSON.stringify(there), problem: missing ? `${missing}: ${problem}` : problem };
  });
  const add = (depth: number, text: string, path: readonly string[] | null) => {
    const problem =
      path && left.filter(({ at }) => at === JSON.stringify(path)).map((fault) => fault.problem);
    lines.push({
      text: '  '.repeat(depth) + text,
      ...(problem?.length ? { problem: problem.join('; ') } : {}),
    });
  };
  const write = (one: unknown, path: readonly string[], before: string, after: string): void => {
    const depth = path.length;
    if (typeof one !== 'object' || one === null || Object.keys(one).length === 0)
      return add(depth, `${before}${JSON.stringify(one)}${after}`, path);
    const [open, close] = Array.isArray(one) ? '[]' : '{}';
    add(depth, `${before}${open}`, path);
    const entries = Object.entries(one);
    entries.forEach(([name, each], index) =>
      write(
        each,
        [...path, name],
        Array.isArray(one) ? '' : `${JSON.stringify(name)}: `,
        index < entries.length - 1 ? ',' : '',
      ),
    );
    add(depth, `${close}${after}`, null);
  };
  write(value, [], '', '');
  return lines;
}

/** The part of a path that exists. */
function thereOf(value: unknown, path: readonly string[]): readonly string[] {
  let at = value;
  for (const [depth, name] of path.entries()) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return path.slice(0, depth);
    at = (at as Record<string, unknown>)[name];
  }
  return path;
}

/** Where a JSON Schema speaks of what is at a path. */
export const schemaPath = (path: readonly string[]): string[] =>
  path.flatMap((name) => (/^\d+$/.test(name) ? ['items'] : ['properties', name]));
