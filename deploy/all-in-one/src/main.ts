import { loadConfig, runProgram } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';
import { startLintel } from './start-lintel.js';

await runProgram(async () => {
  const lintel = await startLintel(loadConfig(allInOneConfigSchema, process.env));
  console.log(`Lintel is ready at http://localhost:${lintel.port}`);
  return lintel;
});
