import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@lintel/kernel';
import { identitySecretOf, openEventBus, openObjectStore } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  IdentityKey,
  loadConfig,
  platformConfigSchema,
  runProgram,
  startWithEngines,
} from '@lintel/service-kit';
import { z } from 'zod';
import { gatewayConfigSchema, operationsAddress, withPublicUrl } from './config.js';
import { busWhenThere } from './live/late-bus.js';
import { startGateway } from './start-gateway.js';
import { httpUpstream } from './upstream.js';

const services = z
  .string()
  .regex(
    /^\w+=https?:\/\/[^\s,]+(,\w+=https?:\/\/[^\s,]+)*$/,
    'not name=http://host:port, separated by commas',
  )
  .transform((text) => {
    const addresses = new Map<string, [string, ...string[]]>();
    for (const pair of text.split(',')) {
      const [name, address] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      addresses.set(name, [...(addresses.get(name) ?? []), address] as [string, ...string[]]);
    }
    return addresses;
  });

const configSchema = platformConfigSchema.extend({
  ...gatewayConfigSchema.shape,
  LINTEL_SERVICES: services
    .prefault(
      'listings=http://127.0.0.1:4001,search=http://127.0.0.1:4002,notifications=http://127.0.0.1:4003,accounts=http://127.0.0.1:4004,viewings=http://127.0.0.1:4005,messaging=http://127.0.0.1:4006,operations=http://127.0.0.1:4007',
    )
    .describe(
      'Where the services are: name=address, separated by commas; a name may come again for another replica',
    ),
});

const apps = fileURLToPath(new URL('../../apps/', import.meta.url));

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const settings = withPublicUrl(config);
  const identityKey = new IdentityKey(identitySecretOf(settings));
  const logger = createLogger('gateway', config.LINTEL_LOG_LEVEL);
  return startWithEngines(
    { name: 'gateway', config, operations: operationsAddress(config) },
    async (engines) => {
      const { objects } = await engines.open({ objects: () => openObjectStore(settings) });
      const { bus } = await busWhenThere(() => openEventBus(settings, 'gateway'), engines, logger);
      const gateway = await startGateway({
        config,
        upstreams: Array.from(config.LINTEL_SERVICES, ([name, addresses]) => httpUpstream(name, addresses)),
        objects,
        bus,
        frontEnd: {
          shellFolder: join(apps, 'shell/dist'),
          remoteFolders: [...(config.LINTEL_REMOTES ?? []), apps],
        },
        identityKey,
        clock: systemClock,
        logger,
        metrics: createMetrics(),
      });
      const port = await engines.listen(() => gateway.listen());
      console.log(`Its health and metrics are at http://localhost:${gateway.operationsPort}`);
      console.log(`The gateway is ready at http://localhost:${port}`);
      return gateway;
    },
  );
});
