import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { SettingsDocument, type SettingsQuery } from './settings.generated.js';

export type Program = NonNullable<SettingsQuery['settings']>[number];
export type Setting = Program['settings'][number];

/** They change with a start alone: asked for once, and when somebody wants to. */
export const settingsInForce = () =>
  queryOptions({
    queryKey: ['console', 'settings'],
    queryFn: async ({ signal }) => given((await request(SettingsDocument, {}, { signal })).settings),
    staleTime: 60_000,
  });
