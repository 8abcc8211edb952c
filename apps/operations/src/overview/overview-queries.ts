import { given, request } from '@lintel/web';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { refreshInterval } from '../console/refresh-interval.js';
import {
  type FigureName,
  OverviewDocument,
  type OverviewQuery,
  OverviewSeriesDocument,
  type OverviewSeriesQuery,
  type SeriesSpan,
} from './overview.generated.js';

export type Overview = NonNullable<OverviewQuery['overview']>;
export type Service = Overview['services'][number];
export type Figure = Overview['figures'][number];
export type Points = NonNullable<OverviewSeriesQuery['series']>[number]['points'];
export type { FigureName, SeriesSpan };

const live = ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
  refreshInterval({ state: { data: undefined, error } });

export const overviewNow = () =>
  queryOptions({
    queryKey: ['console', 'overview'],
    queryFn: async ({ signal }) => given((await request(OverviewDocument, {}, { signal })).overview),
    staleTime: 0,
    refetchInterval: live,
  });

/** A point is written every ten seconds. */
const SERIES_EVERY_MS = 15_000;

export const seriesOf = (names: readonly FigureName[], span: SeriesSpan) =>
  queryOptions({
    queryKey: ['console', 'series', span],
    queryFn: async ({ signal }) => {
      const asked = { names: [...names], span };
      const series = given((await request(OverviewSeriesDocument, asked, { signal })).series);
      return new Map(series.map(({ name, points }) => [name, points]));
    },
    staleTime: 0,
    refetchInterval: (query) => live(query) && SERIES_EVERY_MS,
    placeholderData: keepPreviousData,
  });
