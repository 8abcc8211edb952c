import { type Adapter, EngineAway, UnusableSetting } from '@lintel/platform/port';
import type { PlatformConfig } from '../config/platform-config.js';
import { createLogger, type Logger } from '../logging/logger.js';
import type { HealthRow } from '../observability/health.js';
import { startTelemetry, type Telemetry, type TelemetrySettings } from '../observability/telemetry.js';
import { namingTakenPort } from './taken-port.js';
import { openWaitingRoom, type WaitingRoom } from './waiting-room.js';

export interface StartOptions {
  /** The program's name, which begins the rows of `/readyz`. */
  readonly name: string;
  /** Says where the program will listen: until then, what it waits for is said there. With port 0 nobody could know where to ask. */
  readonly config: Pick<PlatformConfig, 'LINTEL_LOG_LEVEL'> &
    TelemetrySettings & {
      readonly LINTEL_PORT: number;
      readonly LINTEL_HOST: string;
    };
  /** Where its health is asked for, if not at the public address: that one then does not say what it waits for. */
  readonly operations?: Address;
  /** In place of the log. */
  readonly logger?: Logger;
}

type Openers = Readonly<Record<string, () => Promise<Adapter>>>;
type Opened<Opening extends Openers> = {
  readonly [Name in keyof Opening]: Awaited<ReturnType<Opening[Name]>>;
};

/** What a start is given to wait with. */
export interface Engines {
  /** Opens adapters side by side, each again and again until its engine answers. They are closed after the program, those opened last first. */
  open<Opening extends Openers>(openers: Opening): Promise<Opened<Opening>>;
  /** Closed after the program, like what `open` opened. */
  keep(part: { close(): Promise<void> }): void;
  /** A part of the program that runs now. It is stopped before what it stands on is closed, and also when a later part does not start. */
  runs(part: Program): void;
  /** What it counts is sent where its traces and log lines are, if anywhere. */
  readonly measures: Telemetry['measures'];
  /** Frees the address, then listens there. */
  listen(begin: () => Promise<number>): Promise<number>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Address {
  readonly port: number;
  readonly host: string;
}

interface Program {
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 2000;
/** How adapters call themselves that need no engine. */
const WITHIN = /: (embedded|rules)$/;
/** How often a start may fail though all engines say that they are there. */
const MOST_DOUBTS = 5;
/** Between lines about one engine, at first and at most. */
const FIRST_SILENCE_MS = 10_000;
const LONGEST_SILENCE_MS = 120_000;

/**
 * Starts a program whose engines need not be there yet. Until they answer, the address says what it waits for, and so does the log. A start that
 * fails while an engine is away is undone and begun again; one that fails for another reason, such as a setting that leads nowhere, rejects.
 */
export async function startWithEngines(
  options: StartOptions,
  start: (engines: Engines) => Promise<Program | undefined>,
): Promise<Program> {
  const { name, config, logger = createLogger(name, config.LINTEL_LOG_LEVEL) } = options;
  const { LINTEL_PORT: port, LINTEL_HOST: host } = config;
  const telemetry = await startTelemetry(name, config, logger);
  let doubts = 0;
  for (;;) {
    const attempt = new Attempt(name, logger, telemetry.measures);
    try {
      if (port !== 0) await attempt.answerAt({ port, host }, options.operations);
      const program = await start(attempt);
      return {
        async stop() {
          await program?.stop();
          await attempt.end();
          await telemetry.stop();
        },
      };
    } catch (error) {
      const blamed = await attempt.blame(error);
      await attempt.end();
      if (blamed === 'ourselves' || (blamed === 'an engine, perhaps' && ++doubts === MOST_DOUBTS)) {
        await telemetry.stop();
        throw error;
      }
      logger.warn({ err: error, blamed }, 'the start failed, and begins again');
      await pause(LONGEST_RETRY_MS);
    }
  }
}

class Attempt implements Engines {
  readonly measures: Telemetry['measures'];
  readonly #name: string;
  readonly #logger: Logger;
  readonly #rows = new Map<string, HealthRow>();
  readonly #adapters: Adapter[] = [];
  readonly #kept: { close(): Promise<void> }[] = [];
  readonly #rooms: WaitingRoom[] = [];
  #ended = false;

  constructor(name: string, logger: Logger, measures: Telemetry['measures']) {
    this.measures = measures;
    this.#name = name;
    this.#logger = logger;
    this.#say('start', { ready: false, reason: 'is under way' });
  }

  async answerAt(address: Address, operations: Address | undefined): Promise<void> {
    const rows = () => [...this.#rows.values()];
    const open = async (setting: string, at: Address, toldRows?: typeof rows) =>
      this.#rooms.push(await namingTakenPort(setting, () => openWaitingRoom(at, toldRows)));
    await open('LINTEL_PORT', address, operations ? undefined : rows);
    if (operations) await open('LINTEL_OPERATIONS_PORT', operations, rows);
  }

  async open<Opening extends Openers>(openers: Opening): Promise<Opened<Opening>> {
    const opened = await Promise.all(
      Object.entries(openers).map(
        async ([name, open]) => [name, await this.#openAtLast(name, open)] as const,
      ),
    );
    return Object.fromEntries(opened) as Opened<Opening>;
  }

  keep(part: { close(): Promise<void> }): void {
    this.#kept.push(part);
  }

  runs(part: Program): void {
    this.keep({ close: () => part.stop() });
  }

  async listen(begin: () => Promise<number>): Promise<number> {
    await this.#leaveRooms();
    return namingTakenPort('LINTEL_PORT', begin);
  }

  /** Whose fault a failure is. An engine that is just coming up may answer that it is there, and refuse the next that is asked. */
  async blame(error: unknown): Promise<'an engine' | 'an engine, perhaps' | 'ourselves'> {
    if (error instanceof EngineAway) return 'an engine';
    if (error instanceof UnusableSetting) return 'ourselves';
    let engines = 0;
    for (const adapter of this.#adapters)
      try {
        const { name } = await adapter.health();
        if (!WITHIN.test(name)) engines++;
      } catch {
        return 'an engine';
      }
    return engines > 0 ? 'an engine, perhaps' : 'ourselves';
  }

  async end(): Promise<void> {
    this.#ended = true;
    await this.#leaveRooms();
    for (const part of this.#kept.splice(0).reverse()) await part.close();
  }

  async #openAtLast(name: string, open: () => Promise<Adapter>): Promise<Adapter> {
    this.#say(name, { ready: false, reason: 'is being opened' });
    let retryMs = FIRST_RETRY_MS;
    let silenceMs = FIRST_SILENCE_MS;
    let saidAt: number | undefined;
    for (;;)
      try {
        const adapter = await open();
        // The start ended meanwhile, over another setting.
        if (this.#ended) await adapter.close();
        this.#adapters.push(adapter);
        this.keep(adapter);
        this.#say(name, { ready: true });
        if (saidAt !== undefined) this.#logger.info({ part: name }, 'the engine that was waited for answers');
        return adapter;
      } catch (error) {
        if (!(error instanceof EngineAway) || this.#ended) throw error;
        const { setting, hosts, reason } = error;
        this.#say(name, { ready: false, reason: `waits for ${setting} at ${hosts}: ${reason}` });
        if (saidAt === undefined || performance.now() - saidAt >= silenceMs) {
          this.#logger.warn({ part: name, setting, hosts, reason }, `waiting for ${setting} at ${hosts}`);
          if (saidAt !== undefined) silenceMs = Math.min(silenceMs * 2, LONGEST_SILENCE_MS);
          saidAt = performance.now();
        }
        await pause(retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      }
  }

  async #leaveRooms(): Promise<void> {
    await Promise.all(this.#rooms.splice(0).map((room) => room.close()));
  }

  #say(part: string, row: Omit<HealthRow, 'name'>): void {
    const name = `${this.#name}: ${part}`;
    this.#rows.set(part, { name, ...row });
  }
}
