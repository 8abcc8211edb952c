import { type Answers, badInput } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { answersOf, isWell, partsOf } from '../../application/overview/figures-of.js';
import { OverviewHandler } from '../../application/overview/overview.handler.js';
import { figureNames, isTrouble } from '../../domain/figures.js';
import { ForOperations } from './for-operations.js';
import type * as schema from './schema.generated.js';

@Resolver()
@ForOperations()
export class OverviewResolver implements Answers<schema.QueryResolvers> {
  constructor(@Inject(OverviewHandler) private readonly looking: OverviewHandler) {}

  @Query()
  async overview() {
    const { at, services, figures } = await this.looking.now();
    return {
      at: at.toISOString(),
      services: services.map((health) => ({
        ...health,
        well: isWell(health),
        ...answersOf(health),
        parts: partsOf(health).map(({ name, ready, spare = false, reason = null }) => ({
          ...{ name, ready, spare, reason },
        })),
      })),
      figures: figureNames.map((name) => {
        const value = figures[name] ?? null;
        return { name, value, trouble: value !== null && isTrouble(name, value) };
      }),
    };
  }

  @Query()
  async series(@Args() { names, span }: schema.QuerySeriesArgs) {
    if (new Set(names).size !== names.length)
      throw badInput([{ field: 'names', message: 'has one of them twice' }]);
    const series = await this.looking.series(names, span ?? 'hour');
    return Array.from(series, ([name, points]) => ({
      name,
      points: points.map((point) => ({ ...point, at: point.at.toISOString() })),
    }));
  }
}
