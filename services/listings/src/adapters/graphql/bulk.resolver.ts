import { answer, answerOrNull, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StartBulkChangeHandler } from '../../application/bulk-change/start-bulk-change.handler.js';
import { UndoBulkChangeHandler } from '../../application/bulk-change/undo-bulk-change.handler.js';
import { ViewBulkChangeHandler } from '../../application/bulk-change/view-bulk-change.handler.js';

@Resolver('BulkChange')
export class BulkResolver {
  constructor(
    @Inject(StartBulkChangeHandler) private readonly start: StartBulkChangeHandler,
    @Inject(UndoBulkChangeHandler) private readonly undo: UndoBulkChangeHandler,
    @Inject(ViewBulkChangeHandler) private readonly view: ViewBulkChangeHandler,
  ) {}

  @Query('bulkChange')
  async bulkChange(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return answerOrNull(await this.view.handle(id, identity));
  }

  @Mutation('startBulkChange')
  async startBulkChange(@Args('input') input: object, @Context() { identity }: SubgraphContext) {
    return answer(await this.start.handle(input, identity));
  }

  @Mutation('undoBulkChange')
  async undoBulkChange(@Args('id') id: string, @Context() { identity }: SubgraphContext) {
    return answer(await this.undo.handle(id, identity));
  }
}
