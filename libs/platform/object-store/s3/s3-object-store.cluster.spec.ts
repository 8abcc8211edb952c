import { it } from '@jest/globals';
import { objectStoreContract } from '../object-store.contract.js';
import { servedBucket } from './served-bucket.fixture.js';

const address = process.env['LINTEL_TEST_S3'];

if (address) objectStoreContract('s3', () => servedBucket(address));
else it.skip('object store: s3: skipped, LINTEL_TEST_S3 is not set', () => {});
