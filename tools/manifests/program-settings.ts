import { join } from 'node:path';
import type { loadConfig, runProgram, runService } from '@lintel/service-kit';
import { jest } from '@jest/globals';
import type { z } from 'zod';
import { folderOf, read, root } from './repository.js';

/** What a program reads from its environment, as it reads it. */
export interface ProgramSettings {
  readonly schema: z.ZodObject;
  /** The settings that choose an adapter for a port that the program opens. */
  readonly ports: readonly string[];
}

/** Starts a program's `main.ts` as far as the reading of its settings, whose schema is the one that holds in production. */
export async function settingsOf(program: string): Promise<ProgramSettings> {
  let schema: z.ZodObject | undefined;
  class EndOfStart extends Error {}
  jest.resetModules();
  const serviceKit = await import('@lintel/service-kit');
  jest.unstable_mockModule('@lintel/service-kit', () => ({
    ...serviceKit,
    runProgram: (async (start) => {
      await start().catch((error: unknown) => {
        if (!(error instanceof EndOfStart)) throw error;
      });
    }) as typeof runProgram,
    runService: (async ({ configSchema }) => {
      schema = configSchema;
    }) as typeof runService,
    loadConfig: ((asked: z.ZodObject) => {
      schema = asked;
      throw new EndOfStart();
    }) as typeof loadConfig,
  }));
  const main = `${folderOf(program)}/src/main.ts`;
  try {
    await import(join(root, main));
  } finally {
    jest.unstable_unmockModule('@lintel/service-kit');
  }
  if (!schema) throw new Error(`${main} reads no settings`);
  const opened = new Set([...read(main).matchAll(/\bopen([A-Z]\w+)\(/g)].map(([, port]) => port!));
  return {
    schema,
    ports: [...opened].map(settingOf),
  };
}

/** The setting that chooses the adapter of a port, such as `LINTEL_EVENT_BUS` for `EventBus`. */
export const settingOf = (port: string): string =>
  `LINTEL_${port.replace(/(?<!^)[A-Z]/g, '_$&')}`.toUpperCase();
