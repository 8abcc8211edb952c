import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { missingEngines } from './engines.ts';
import { isReached, runReplicas } from './replicas-run.ts';

const FULL_SECONDS = '600';
const SHORT_SECONDS = '60';
/** Twice as many as a machine of two cores needs for all, both ways. */
const ROLLING_SECONDS = '1800';
const PER_SECOND = '50';

/** `--replicas [--rolling] [--seconds 600] [--per-second 50]`: two of everything, one killed every five seconds, or each replaced in turn. Ends the process, with 1 when what is promised is not reached. */
export async function replicasOnly(given: {
  readonly seconds?: string | undefined;
  readonly 'per-second'?: string | undefined;
  readonly short?: boolean | undefined;
  readonly rolling?: boolean | undefined;
  readonly only?: string | undefined;
  readonly seed: number;
  readonly port: number;
  readonly logs: string;
  readonly running: Set<{ end(): Promise<void> }>;
  readonly report: string;
}): Promise<never> {
  const { seed, port, logs, short, rolling } = given;
  const seconds = given.seconds ?? (rolling ? ROLLING_SECONDS : short ? SHORT_SECONDS : FULL_SECONDS);
  const perSecond = given['per-second'] ?? PER_SECOND;
  for (const [name, value] of Object.entries({ seconds, 'per-second': perSecond }))
    if (!/^[1-9]\d{0,4}$/.test(value)) {
      console.error(`--${name} is a whole number, not ${value}`);
      process.exit(2);
    }
  const missing = missingEngines(process.env);
  if (missing.length > 0) {
    console.log(`SKIPPED the run with replicas: ${missing.join(', ')} not set`);
    process.exit(process.env['LINTEL_REQUIRE_ENGINES'] === '1' ? 1 : 0);
  }
  takePrecedence();
  const what = rolling
    ? 'each replaced by one of the next release and back within'
    : 'one killed every five seconds for';
  console.error(`Two of everything, ${what} ${seconds} s, seed ${seed} ...`);
  const only = given.only?.split(',');
  const report = short ? undefined : given.report;
  const result = await runReplicas({
    port,
    logFolder: logs,
    seed,
    seconds: Number(seconds),
    perSecond: Number(perSecond),
    rolling,
    only,
    running: given.running,
    report,
  });
  console.log(JSON.stringify(result, null, 2));
  const reached = isReached(result);
  if (reached) rmSync(logs, { recursive: true, force: true });
  else console.error(`Not reached. What the processes said is kept in ${logs}`);
  process.exit(reached ? 0 : 1);
}

/**
 * Visitors and the balancers before the gateways are in this process, which in truth are not on the machine that is short of processors: what waits for them would be taken for
 * what the product does. Only who may do so does.
 */
function takePrecedence(): void {
  const precedence = constants.priority.PRIORITY_HIGH;
  const ofSession = '/proc/self/autogroup';
  try {
    setPriority(precedence);
    // Linux may share processors among sessions first, and only then by the precedence of each process. What is tried is of other sessions.
    if (existsSync(ofSession)) writeFileSync(ofSession, String(precedence));
  } catch {
    console.error('Visitors have no precedence over what they visit: this user may not give it to them');
  }
}
