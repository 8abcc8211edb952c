import type { Answers } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import { WATCHED, type Watched } from '../../application/overview/watched.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class SettingsResolver implements Answers<schema.QueryResolvers> {
  constructor(@Inject(WATCHED) private readonly watched: Watched) {}

  @Query()
  settings() {
    return this.watched.settings();
  }
}
