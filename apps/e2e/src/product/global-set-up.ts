import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishAddress, publishMailFolder, publishReplicas } from './addresses.js';
import { startCluster } from './cluster.js';
import { addListings, LintelProcess } from './lintel-process.js';

/**
 * Starts the product with the 13 demonstration listings, once more for specs that list homes, and again with 60 more. Returns a function that stops
 * them. On the cluster profile there is the demonstration alone.
 */
export default async function globalSetUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-e2e-'));
  const running: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((part) => part.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (process.env['LINTEL_E2E_PROFILE'] === 'cluster') {
      const cluster = await startCluster(folder);
      running.push(cluster);
      publishAddress('demonstration', cluster.address);
      publishMailFolder('demonstration', cluster.mailFolder);
      publishAddress('market', cluster.address);
      publishMailFolder('market', cluster.mailFolder);
      publishReplicas(cluster.replicas);
      return stop;
    }
    const demonstration = await LintelProcess.start(join(folder, 'demonstration'));
    running.push(demonstration);
    publishAddress('demonstration', demonstration.address);
    publishMailFolder('demonstration', join(folder, 'demonstration', 'mail'));

    // Passkeys are made for the address that it is told it has.
    const market = await LintelProcess.start(join(folder, 'market'), {
      LINTEL_PORT: await freePort(),
      LINTEL_OPERATIONS_PORT: '0',
    });
    running.push(market);
    publishAddress('market', market.address);
    publishMailFolder('market', join(folder, 'market', 'mail'));

    await addListings(join(folder, 'large'), 60, 3);
    const large = await LintelProcess.start(join(folder, 'large'));
    running.push(large);
    publishAddress('large', large.address);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}
