import { userInfo } from 'node:os';
import { systemClock, uuidV7Source } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import type { EventBus } from '@lintel/platform/event-bus';
import type { Connection } from 'mongoose';
import { loadConfig } from '../config/load-config.js';
import { type PlatformConfig, platformConfigSchema } from '../config/platform-config.js';
import { runProgram } from '../run-program.js';
import { type ProjectionName, RebuildLog } from './rebuild-log.js';
import { type Projected, type Projection, ProjectionRebuild } from './rebuild-projection.js';

/** The adapters that the settings decide. */
interface Adapters {
  openDocuments(config: PlatformConfig, service: string): Promise<Documents>;
  openEventBus(config: PlatformConfig, service: string): Promise<EventBus>;
}

/** A projection of whatever documents. */
export interface Rebuildable extends ProjectionName {
  /** Resolves with how many documents it has. */
  make(rebuild: ProjectionRebuild): Promise<number>;
}

export const rebuildable = <Record extends Projected>(projection: Projection<Record>): Rebuildable => ({
  ...{ name: projection.name, topic: projection.topic },
  make: (rebuild) => rebuild.handle(projection),
});

/** The program that makes a service's projections anew, or those that are named, beside running services or without. */
export const runRebuild = (
  service: string,
  { openDocuments, openEventBus }: Adapters,
  projectionsOf: (connection: Connection) => readonly Rebuildable[],
): Promise<void> =>
  runProgram(async () => {
    const wanted = process.argv.slice(2);
    const config = loadConfig(platformConfigSchema, process.env);
    const documents = await openDocuments(config, service);
    const projections = projectionsOf(documents.connection);
    const unknown = wanted.find((name) => !projections.some((projection) => projection.name === name));
    if (unknown !== undefined) {
      const names = projections.map(({ name }) => name).join(', ');
      process.stderr.write(`${service} has no projection ${unknown}: there is ${names}.\n`);
      process.exit(2);
    }
    const bus = await openEventBus(config, service);
    const rebuild = new ProjectionRebuild({ documents, bus, service, ids: uuidV7Source(systemClock) });
    const log = new RebuildLog(documents.connection, systemClock);
    for (const projection of projections) {
      const { name, topic } = projection;
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await bus.ensureTopics([topic]);
      const keep = log.begin(name, whoRuns());
      const made = await projection.make(rebuild);
      await keep(made);
      process.stdout.write(`${service}: ${name} of ${topic.name} is made anew, ${made} in all.\n`);
    }
    await Promise.all([documents.close(), bus.close()]);
    process.exit(0);
  });

/** As this machine calls whoever runs the program; null where it has no name for them, as in some containers. */
export function whoRuns(): string | null {
  try {
    return userInfo().username || null;
  } catch {
    return null;
  }
}
