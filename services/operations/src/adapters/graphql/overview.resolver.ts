import { badInput } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { isWell } from '../../application/overview/figures-of.js';
import { OverviewHandler } from '../../application/overview/overview.handler.js';
import type { Span } from '../../domain/buckets.js';
import { type FigureName, figureNames, isTrouble } from '../../domain/figures.js';
import { ForOperations } from './for-operations.js';

@Resolver()
@ForOperations()
export class OverviewResolver {
  constructor(@Inject(OverviewHandler) private readonly overview: OverviewHandler) {}

  @Query('overview')
  async now() {
    const { at, services, figures } = await this.overview.now();
    return {
      at: at.toISOString(),
      services: services.map((health) => ({
        ...health,
        well: isWell(health),
        parts: health.parts.map(({ name, ready, spare = false, reason = null }) => ({
          ...{ name, ready, spare, reason },
        })),
      })),
      figures: figureNames.map((name) => {
        const value = figures[name] ?? null;
        return { name, value, trouble: value !== null && isTrouble(name, value) };
      }),
    };
  }

  @Query('series')
  async series(@Args('names') names: readonly FigureName[], @Args('span') span: Span) {
    if (new Set(names).size !== names.length)
      throw badInput([{ field: 'names', message: 'has one of them twice' }]);
    const series = await this.overview.series(names, span);
    return Array.from(series, ([name, points]) => ({
      name,
      points: points.map((point) => ({ ...point, at: point.at.toISOString() })),
    }));
  }
}
