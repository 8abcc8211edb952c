import { operationsAddress } from '@lintel/gateway';
import { loadConfig, runProgram, startWithEngines } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';
import { demonstrationNotice, shutNotice } from './demonstration-accounts.js';
import { startLintel } from './start-lintel.js';

await runProgram(async () => {
  const config = loadConfig(allInOneConfigSchema, process.env);
  return startWithEngines(
    { name: 'lintel', config, operations: operationsAddress(config) },
    async (engines) => {
      const lintel = await startLintel(config, engines);
      if (lintel.demonstration) console.log(demonstrationNotice);
      if (lintel.demonstrationsShut > 0) console.log(shutNotice(lintel.demonstrationsShut));
      console.log(`Health and metrics are at http://localhost:${lintel.operationsPort}`);
      console.log(`Lintel is ready at http://localhost:${lintel.port}`);
      return undefined;
    },
  );
});
