import { type Answers, answer } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { BackupsHandler } from '../../application/backups/backups.handler.js';
import { ProjectionsHandler } from '../../application/overview/projections.handler.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class BackupsResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(BackupsHandler) private readonly handler: BackupsHandler,
    @Inject(ProjectionsHandler) private readonly projecting: ProjectionsHandler,
  ) {}

  @Query()
  backups() {
    return this.handler.state();
  }

  @Query()
  async projections() {
    return (await this.projecting.now()).map(({ projections, ...of }) => ({
      ...{ ...of, projections: projections && [...projections] },
    }));
  }

  @Mutation()
  async makeBackup() {
    return answer(await this.handler.make());
  }
}
