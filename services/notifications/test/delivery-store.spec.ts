import { startHarness } from '@lintel/testing';
import { deliveryStoreContract } from './delivery-store.contract.js';

deliveryStoreContract(async () => {
  const harness = await startHarness();
  return { documents: await harness.documents('notifications'), release: () => harness.dispose() };
});
