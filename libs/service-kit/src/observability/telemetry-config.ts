import { z } from 'zod';

const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

/** By OpenTelemetry's own names, which other programs of an installation have as well. */
export const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'Where traces, metrics and logs are sent by OTLP (http/protobuf), such as http://localhost:4318; without it nothing is. The SDK’s own OTEL_EXPORTER_OTLP_HEADERS, _TIMEOUT and _COMPRESSION, and OTEL_RESOURCE_ATTRIBUTES, hold besides',
    ),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers)
    .default('parentbased_always_on')
    .describe(`Which traces are sent, decided as a request begins: ${samplers.join(', ')}`),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of traces, 0 to 1, that a sampler by ratio sends'),
};

export type TelemetryConfig = z.output<z.ZodObject<typeof telemetrySettings>>;
