import { Alert, EmptyState, Search } from '@lintel/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { refusalText } from '../console/refusal-text.js';

export interface EventsListProps<Data> {
  readonly query: UseQueryResult<Data, unknown>;
  readonly isEmpty: (data: Data) => boolean;
  /** What to show for an empty list. */
  readonly nothing: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A list on its way, refused, empty or there. */
export const EventsList = <Data,>({ query, isEmpty, nothing, children }: EventsListProps<Data>) => (
  <>
    {query.isPending && <RowsSkeleton label="Loading the events" />}
    {query.isLoadingError &&
      (refusalText(query.error) ? (
        <Alert title={refusalText(query.error)} error={query.error} />
      ) : (
        <ListFailure
          error={query.error}
          title="The events could not be loaded"
          onRetry={() => void query.refetch()}
        />
      ))}
    {query.data !== undefined &&
      (isEmpty(query.data) ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState icon={<Search />} title="No event here">
            {nothing(query.data)}
          </EmptyState>
        </div>
      ) : (
        children(query.data)
      ))}
  </>
);
