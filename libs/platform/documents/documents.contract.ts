import { describe } from '@jest/globals';
import { aggregatingContract } from './contract/aggregating.js';
import { bulkContract } from './contract/bulk.js';
import { type Lacking, type OpenDocuments, useDocuments } from './contract/harness.js';
import { indexesContract } from './contract/indexes.js';
import { keepingContract } from './contract/keeping.js';
import { readingContract } from './contract/reading.js';
import { sequencesContract } from './contract/sequences.js';
import { updatingContract } from './contract/updating.js';

export type { Capability, Lacking, OpenDocuments, OpenedDocuments } from './contract/harness.js';

/**
 * What every adapter of `Documents` keeps, through mongoose's models as services use them.
 * @param open opens empty documents; called several times, each disposed of after
 * @param lacking what the server behind them does not do as MongoDB documents it; nothing unless told
 */
export function documentsContract(name: string, open: OpenDocuments, lacking: Lacking = {}): void {
  describe(`documents: ${name}`, () => {
    const harness = useDocuments(open, lacking);
    readingContract(harness);
    updatingContract(harness);
    indexesContract(harness);
    bulkContract(harness);
    aggregatingContract(harness);
    sequencesContract(harness);
    keepingContract(open);
  });
}
