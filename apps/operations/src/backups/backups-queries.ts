import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { refreshInterval } from '../console/refresh-interval.js';
import {
  BackupsDocument,
  type BackupsFragment,
  MakeBackupDocument,
  ProjectionsDocument,
  type ProjectionsQuery,
} from './backups.generated.js';

export type Backups = BackupsFragment;
export type Backup = Backups['made'][number];

export type ServiceProjections = NonNullable<ProjectionsQuery['projections']>[number];
export type Projection = NonNullable<ServiceProjections['projections']>[number];

export const backupsKey = ['console', 'backups'] as const;

export const backupsNow = () =>
  queryOptions({
    queryKey: backupsKey,
    queryFn: async ({ signal }) => given((await request(BackupsDocument, {}, { signal })).backups),
    staleTime: 0,
    refetchInterval: ({ state: { error } }) => refreshInterval({ state: { data: undefined, error } }),
  });

export const projectionsNow = () =>
  queryOptions({
    queryKey: [...backupsKey, 'projections'],
    queryFn: async ({ signal }) => given((await request(ProjectionsDocument, {}, { signal })).projections),
    staleTime: 0,
    refetchInterval: refreshInterval,
  });

export const makeBackup = async (): Promise<Backups> => (await request(MakeBackupDocument, {})).makeBackup;
