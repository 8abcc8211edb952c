import { type Answers, answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { FindTraceHandler } from '../../application/traces/find-trace.handler.js';
import { KeepRequestsHandler } from '../../application/traces/keep-requests.handler.js';
import type { TraceStepWithParent } from '../../domain/trace.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class TracesResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(FindTraceHandler) private readonly finding: FindTraceHandler,
    @Inject(KeepRequestsHandler) private readonly keeping: KeepRequestsHandler,
  ) {}

  @Query()
  @ForOperations()
  async trace(@Args() { reference }: schema.QueryTraceArgs) {
    const { steps, others, unknown, ...trace } = answer(await this.finding.handle(reference));
    return { ...trace, others: [...others], unknown: [...unknown], steps: steps.map(toStep) };
  }

  /** For gateways: the public's schema does not have it. */
  @Mutation()
  async keepRequests(@Args() input: schema.MutationKeepRequestsArgs) {
    return answer(await this.keeping.handle(input));
  }
}

const toStep = ({ at, began, ended, ...step }: TraceStepWithParent) => ({
  ...{ topic: null, subject: null, queue: null, key: null },
  ...step,
  at: at.toISOString(),
  began: began?.toISOString() ?? null,
  ended: ended?.toISOString() ?? null,
});
