import { loadConfig, runProgram, startWithEngines } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';
import { demonstrationNotice } from './demonstration-accounts.js';
import { startLintel } from './start-lintel.js';

await runProgram(async () => {
  const config = loadConfig(allInOneConfigSchema, process.env);
  return startWithEngines({ name: 'lintel', config }, async (engines) => {
    const lintel = await startLintel(config, engines);
    if (lintel.demonstration) console.log(demonstrationNotice);
    console.log(`Lintel is ready at http://localhost:${lintel.port}`);
    return lintel;
  });
});
