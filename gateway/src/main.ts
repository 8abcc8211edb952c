import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { systemClock } from '@lintel/kernel';
import { identitySecretOf, openEventBus, openObjectStore } from '@lintel/platform/adapters';
import {
  createLogger,
  createMetrics,
  IdentityKey,
  LateObjectStore,
  lateOr,
  leavingSettings,
  loadConfig,
  platformConfigSchema,
  runProgram,
  servicesSetting,
  settingsInForce,
  startWithEngines,
  whenThere,
} from '@lintel/service-kit';
import { gatewayConfigSchema, operationsAddress, withPublicUrl } from './config.js';
import { startGateway } from './start-gateway.js';
import { httpUpstream } from './upstream.js';

const configSchema = platformConfigSchema.extend({
  ...gatewayConfigSchema.shape,
  ...leavingSettings,
  LINTEL_SERVICES: servicesSetting,
});

const apps = fileURLToPath(new URL('../../apps/', import.meta.url));

await runProgram(async () => {
  const config = loadConfig(configSchema, process.env);
  const settings = withPublicUrl(config);
  const identityKey = new IdentityKey(identitySecretOf(settings));
  const metrics = createMetrics();
  const logger = createLogger('gateway', config.LINTEL_LOG_LEVEL);
  return startWithEngines(
    { name: 'gateway', config, operations: operationsAddress(config) },
    async (engines) => {
      const { objects } = await engines.open({
        objects: () =>
          lateOr(
            'the object store',
            () => openObjectStore(settings),
            (coming) => new LateObjectStore(coming),
            engines,
            logger,
          ),
      });
      const { coming: bus } = await whenThere(
        'the event bus',
        () => openEventBus(settings, 'gateway', logger),
        engines,
        logger,
      );
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
        settings: settingsInForce(configSchema, process.env),
        logger,
        metrics,
      });
      engines.measures(metrics, () => gateway.health());
      const port = await engines.listen(() => gateway.listen());
      console.log(`Its health and metrics are at http://localhost:${gateway.operationsPort}`);
      console.log(`The gateway is ready at http://localhost:${port}`);
      return { stop: () => gateway.stop(pause(config.LINTEL_NOTICE_MS)) };
    },
  );
});
