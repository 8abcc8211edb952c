import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import { startHarness } from '@lintel/testing';
import { rebuildContract } from './rebuild.contract.js';

rebuildContract(async () => {
  const { settings, onDispose, dispose } = await startHarness();
  const kept = <Opened extends { close(): Promise<void> }>(opened: Opened): Opened => {
    onDispose(() => opened.close());
    return opened;
  };
  return {
    documents: async () => kept(await openDocuments(settings, 'viewings')),
    bus: async () => kept(await openEventBus(settings, 'viewings')),
    dispose,
  };
});
