import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from '../shared/states.js';

interface PartProps<Props> {
  /** Distinct among the parts. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** While it loads. */
  readonly waiting: ReactNode;
}

/** A part of the page that is loaded when it is first shown. If loading fails, a message in its place offers to try again. */
export function Part<Props extends object>({ name, load, props, waiting }: PartProps<Props>) {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['dashboard-part', name],
    queryFn: async () => ({ Loaded: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    networkMode: 'always',
  });
  if (data) return <data.Loaded {...props} />;
  if (isError)
    return (
      <LoadFailure
        error={error}
        title="This part of the dashboard could not be loaded"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return waiting;
}
