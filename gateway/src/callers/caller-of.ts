import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../session/sessions.js';
import { TooManyKeys } from './key-lookups.js';
import type { Programs } from './programs.js';

/** Who asks, as far as limits go. */
export interface Caller {
  /** An account, a program's subject, or an address. */
  readonly name: string;
  readonly program: boolean;
  /** Who a key makes them was not asked. */
  readonly refused?: TooManyKeys;
}

export type CallerOf = (request: FastifyRequest) => Promise<Caller>;

/** Signatures are verified, as nobody may get a fresh limit by naming somebody else, or use up theirs. */
export const callerOf =
  (sessions: Sessions, programs: Programs): CallerOf =>
  async (request) => {
    const { authorization } = request.headers;
    const from = whereFrom(request);
    const known = authorization ? await programs.identify(authorization, from).catch(whyNot) : null;
    const program = known instanceof TooManyKeys ? null : known;
    const identity = program?.identity ?? (authorization ? null : await sessions.peek(request));
    return {
      name: identity ? `account ${identity.subject}` : from,
      program: program !== null,
      ...(known instanceof TooManyKeys ? { refused: known } : {}),
    };
  };

/** While keys cannot be looked up, whoever comes with one is limited by where they come from. */
const whyNot = (error: unknown): TooManyKeys | null => (error instanceof TooManyKeys ? error : null);

/** A connection that its sender has reset has no address any more, whatever Fastify's types say. */
const whereFrom = ({ ip }: { readonly ip: string | undefined }): string =>
  ip === undefined ? 'no address' : `address ${networkOf(ip)}`;

/** Whoever has one IPv6 address usually has 2^64 of them, so the network is what is limited. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [before = '', after] = ip.split('%')[0]!.toLowerCase().split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const all = [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
