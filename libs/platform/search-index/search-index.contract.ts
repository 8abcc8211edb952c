import { describe } from '@jest/globals';
import { clusterPromises } from './contract/cluster-promises.js';
import { countPromises } from './contract/count-promises.js';
import { filterPromises } from './contract/filter-promises.js';
import { geoPromises } from './contract/geo-promises.js';
import type { OpenIndex } from './contract/harness.js';
import { pagePromises } from './contract/page-promises.js';
import { propertyPromises } from './contract/property-promises.js';
import { rebuildPromises } from './contract/rebuild-promises.js';
import { textPromises } from './contract/text-promises.js';
import { writePromises } from './contract/write-promises.js';

export type { ContractSource, OpenedIndex, OpenIndex } from './contract/harness.js';

export interface SearchIndexContractOptions {
  /** How many random sets of documents the property test tries, each in an index of its own: fewer where opening one is slow. */
  readonly runs?: number;
}

/** What every search index promises. `open` makes an empty index each time; several may be open at once. */
export function searchIndexContract(
  name: string,
  open: OpenIndex,
  { runs = 100 }: SearchIndexContractOptions = {},
): void {
  describe(`search index: ${name}`, () => {
    filterPromises(open);
    textPromises(open);
    geoPromises(open);
    pagePromises(open);
    countPromises(open);
    clusterPromises(open);
    writePromises(open);
    rebuildPromises(open);
    propertyPromises(open, runs);
  });
}
