import type { ColumnStore, ColumnValues } from './column-store.js';
import type { ParsedFields, ParsedValue } from './document.js';
import { TEXT_IS_STORED } from './text-column.js';

export interface StoredFields {
  /** What goes into the columns; as JSON, what they are made from again. */
  readonly values: ColumnValues;
  /** Texts that go into their tables. */
  readonly texts: readonly (readonly [field: string, folded: string])[];
}

export function storeFields(columns: ColumnStore, fields: ParsedFields): StoredFields {
  const values: Record<string, ParsedValue> = {};
  const texts: [string, string][] = [];
  for (const [name, value] of fields) {
    const column = columns.column(name)!;
    if (column.type === 'text' && !column.keeps(value as string)) {
      values[name] = TEXT_IS_STORED;
      texts.push([name, value as string]);
    } else {
      values[name] = value;
    }
  }
  return { values, texts };
}
