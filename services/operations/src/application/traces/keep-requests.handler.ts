import { type Clock, type Result, succeed } from '@lintel/kernel';
import { readInput, type Refusal, refuseInput } from '@lintel/service-kit';
import { z } from 'zod';
import { keepRequestsMs, mostRequests } from '../../domain/answered-request.js';
import type { RequestStore } from './request-store.js';

const MOST_AT_ONCE = 500;

const requestsSchema = z.object({
  requests: z
    .array(
      z.object({
        correlation: z.string().regex(/^[\da-f]{32}$/, 'must be 32 hexadecimal digits'),
        name: z.string().min(1).max(200),
        at: z.iso.datetime().transform((text) => new Date(text)),
        ms: z.number().min(0).max(86_400_000),
        outcome: z.string().min(1).max(100),
      }),
    )
    .max(MOST_AT_ONCE),
});

/** Keeps what gateways say of requests, a bounded number of them. */
export class KeepRequestsHandler {
  constructor(
    private readonly requests: RequestStore,
    private readonly clock: Clock,
  ) {}

  async handle(input: unknown): Promise<Result<number, Refusal>> {
    const read = readInput(requestsSchema, input);
    if (!read.ok) return refuseInput(read.failure);
    const { requests } = read.value;
    if (requests.length > 0) await this.requests.add(requests);
    return succeed(requests.length);
  }

  forget(): Promise<void> {
    return this.requests.forget(new Date(this.clock.now().getTime() - keepRequestsMs), mostRequests);
  }
}
