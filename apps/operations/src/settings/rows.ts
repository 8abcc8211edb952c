import type { Program, Setting } from './settings-queries.js';

/** What some programs run with, of one setting. */
export interface Held {
  readonly value: Setting['value'];
  readonly from: Setting['from'];
  /** Empty where all programs that have the setting agree. */
  readonly programs: readonly string[];
}

export interface SettingRow {
  readonly name: string;
  readonly meaning: string;
  /** One where all agree. */
  readonly held: readonly Held[];
}

const nameOf = ({ program, replica }: Program) => (replica === null ? program : `${program} at ${replica}`);

/** A row for each setting, with who runs with what where programs differ; those that have the text in their name, meaning or value. */
export function rowsOf(programs: readonly Program[], sought: string): readonly SettingRow[] {
  const rows = new Map<string, { meaning: string; held: Map<string, Held & { programs: string[] }> }>();
  for (const program of programs)
    for (const { name, meaning, value, from } of program.settings) {
      const row = rows.get(name) ?? { meaning, held: new Map<string, Held & { programs: string[] }>() };
      rows.set(name, row);
      const key = JSON.stringify([value, from]);
      const held = row.held.get(key) ?? { value, from, programs: [] };
      held.programs.push(nameOf(program));
      row.held.set(key, held);
    }
  const text = sought.trim().toLowerCase();
  return [...rows]
    .map(([name, { meaning, held }]) => ({
      name,
      meaning,
      held: held.size > 1 ? [...held.values()] : [...held.values()].map((one) => ({ ...one, programs: [] })),
    }))
    .filter(({ name, meaning, held }) =>
      [name, meaning, ...held.map(({ value }) => value ?? '')].some((one) =>
        one.toLowerCase().includes(text),
      ),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}
