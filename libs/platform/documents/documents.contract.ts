import { describe } from 'vitest';
import { aggregatingContract } from './contract/aggregating.js';
import { bulkContract } from './contract/bulk.js';
import { type OpenDocuments, useDocuments } from './contract/harness.js';
import { indexesContract } from './contract/indexes.js';
import { keepingContract } from './contract/keeping.js';
import { readingContract } from './contract/reading.js';
import { sequencesContract } from './contract/sequences.js';
import { updatingContract } from './contract/updating.js';

export type { OpenDocuments, OpenedDocuments } from './contract/harness.js';

/**
 * What every adapter of `Documents` keeps, through mongoose's models as services use them.
 * @param open opens empty documents; called several times, each disposed of after
 */
export function documentsContract(name: string, open: OpenDocuments): void {
  describe(`documents: ${name}`, () => {
    const harness = useDocuments(open);
    readingContract(harness);
    updatingContract(harness);
    indexesContract(harness);
    bulkContract(harness);
    aggregatingContract(harness);
    sequencesContract(harness);
    keepingContract(open);
  });
}
