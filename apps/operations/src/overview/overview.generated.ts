/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type FigureName =
  /** Hours since the last backup that could be read again; null where none is expected. */
  | 'backupAge'
  /** Events that consumers have yet to handle. */
  | 'consumerLag'
  /** That nobody tries any more. */
  | 'emailsFailed'
  /** That wait for another attempt, or that a mail server keeps waiting. */
  | 'emailsLate'
  /** In the last whole minute. */
  | 'emailsSent'
  /** Jobs that have used up their attempts. */
  | 'jobsFailed'
  /** Jobs whose turn has come. */
  | 'jobsWaiting'
  /** Homes and messages that people reported and nobody has settled. */
  | 'openReports'
  /** For how many seconds the oldest of them have waited. */
  | 'outboxAge'
  /** Aggregates whose events are not yet on the bus. */
  | 'outboxWaiting'
  /** Events that consumers gave up, and nobody has retried or discarded. */
  | 'parkedEvents'
  /** Parts that cannot do their work. */
  | 'partsDown'
  /** Events of homes that are not in the results yet. */
  | 'searchLag'
  /** Webhooks whose targets do not take what they are told. */
  | 'webhooksFailing'
  /** For how many seconds an event has been due to a webhook that nobody tells it. */
  | 'webhooksLate';

export type SeriesSpan =
  | 'day'
  | 'hour'
  | 'week';

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { overview: { at: string, services: Array<{ service: string, replica: string | null, well: boolean, answerMs: number | null, slow: boolean, problem: string | null, parts: Array<{ name: string, ready: boolean, spare: boolean, reason: string | null }> }>, figures: Array<{ name: FigureName, value: number | null, trouble: boolean }> } | null };

export type OverviewSeriesQueryVariables = Exact<{
  names: Array<FigureName> | FigureName;
  span: SeriesSpan;
}>;


export type OverviewSeriesQuery = { series: Array<{ name: FigureName, points: Array<{ at: string, mean: number, max: number }> }> | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const OverviewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Overview {
  overview {
    at
    services {
      service
      replica
      well
      answerMs
      slow
      problem
      parts {
        name
        ready
        spare
        reason
      }
    }
    figures {
      name
      value
      trouble
    }
  }
}
    `) as unknown as TypedDocumentString<OverviewQuery, OverviewQueryVariables>;
export const OverviewSeriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OverviewSeries($names: [FigureName!]!, $span: SeriesSpan!) {
  series(names: $names, span: $span) {
    name
    points {
      at
      mean
      max
    }
  }
}
    `) as unknown as TypedDocumentString<OverviewSeriesQuery, OverviewSeriesQueryVariables>;