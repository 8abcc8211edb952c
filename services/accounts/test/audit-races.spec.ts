import { startHarness } from '@lintel/testing';
import { describe } from '@jest/globals';
import { auditRaces } from './audit-races.js';

describe('the audit trail on embedded documents', () => {
  auditRaces(async () => {
    const harness = await startHarness();
    return { documents: await harness.documents('accounts'), dispose: () => harness.dispose() };
  });
});
