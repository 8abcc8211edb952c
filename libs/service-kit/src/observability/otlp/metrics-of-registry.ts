import { type Attributes, ValueType } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Instant = [seconds: number, nanoseconds: number];
type Metric = MetricObjectWithValues<MetricValue<string>>;
/** A value of a histogram says which of its series it belongs to. */
type Value = MetricValue<string> & { readonly metricName?: string };

/** What Prometheus would read, by the same names, as OTLP has it: one set of instruments, whoever asks. */
export const metricsOf = (read: () => Promise<readonly Metric[]>, since: Date): MetricProducer => ({
  async collect() {
    const times = { startTime: instant(since), endTime: instant(new Date()) };
    const metrics = (await read()).flatMap((metric) => dataOf(metric, times) ?? []);
    const scopeMetrics = [{ scope: { name: 'lintel' }, metrics }];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  },
});

export const valuesOf = (registry: Registry): Promise<readonly Metric[]> =>
  registry.getMetricsAsJSON() as Promise<readonly Metric[]>;

interface Times {
  readonly startTime: Instant;
  readonly endTime: Instant;
}

function dataOf({ name, help, type, values }: Metric, times: Times): MetricData | undefined {
  const common = {
    // The unit is in the name.
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // Of the type's union prom-client declares an enumeration and fills in its names.
  switch (type as unknown as string) {
    case 'counter':
      return {
        ...common,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: numbers(values, times),
      };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: numbers(values, times) };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) };
    default:
      return undefined;
  }
}

const numbers = (values: readonly Value[], times: Times): DataPoint<number>[] =>
  values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }));

/** Prometheus counts in each bucket what is in those before it as well. */
function histograms(values: readonly Value[], times: Times): MetricHistogram[] {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) => JSON.stringify(labels));
  return Array.from(series, ([labels, of]) => {
    const ending = (suffix: string) => of.filter(({ metricName = '' }) => metricName.endsWith(suffix));
    const buckets = ending('_bucket');
    const upTo = buckets.map(({ value }) => value);
    return {
      ...times,
      attributes: JSON.parse(labels) as Attributes,
      value: {
        buckets: {
          boundaries: buckets.slice(0, -1).map(({ labels: { le } }) => Number(le)),
          counts: upTo.map((count, at) => count - (upTo[at - 1] ?? 0)),
        },
        sum: ending('_sum')[0]?.value ?? 0,
        count: ending('_count')[0]?.value ?? 0,
      },
    };
  });
}

type MetricHistogram = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>['dataPoints'][number];

const instant = (date: Date): Instant => {
  const milliseconds = date.getTime();
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000];
};
