import { it } from '@jest/globals';
import { documentsContract } from '../documents.contract.js';
import { lackingOf, openInDatabase } from './database.fixture.js';

const uri = process.env['LINTEL_TEST_MONGO'];

if (uri) documentsContract('mongo', () => openInDatabase(uri), await lackingOf(uri));
else it.skip('documents: mongo: skipped, LINTEL_TEST_MONGO is not set', () => {});
