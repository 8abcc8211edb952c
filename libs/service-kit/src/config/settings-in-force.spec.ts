import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { platformConfigSchema } from './platform-config.js';
import { settingsInForce } from './settings-in-force.js';

const schema = z.object({
  LINTEL_DATA: z.string().default('.lintel').describe('The folder'),
  LINTEL_PORT: z.coerce.number().default(3000),
  LINTEL_SMTP_URL: z.string().optional(),
  LINTEL_NEW_THING: z.string().optional(),
  LINTEL_LISTS: z.string().optional(),
});
const of = (environment: Record<string, string>) =>
  Object.fromEntries(
    settingsInForce(schema, environment).map(({ name, value, from }) => [name, [value, from]]),
  );

it('a setting in force says its value and where that comes from', () => {
  expect(of({ LINTEL_PORT: '8080' })).toEqual({
    LINTEL_DATA: ['.lintel', 'default'],
    LINTEL_PORT: ['8080', 'environment'],
    LINTEL_SMTP_URL: [null, 'unset'],
    LINTEL_NEW_THING: [null, 'unset'],
    LINTEL_LISTS: [null, 'unset'],
  });
  expect(settingsInForce(schema, {})[0]).toMatchObject({ meaning: 'The folder' });
});

it('of an address nothing is shown but the host, and of a text that nobody named nothing', () => {
  expect(
    of({
      LINTEL_SMTP_URL: 'smtps://user:password@mail.example.org:465/?pool=1',
      LINTEL_NEW_THING: 'hunter2',
      LINTEL_LISTS: 'https://chat.example.org/hooks/T0/abc,https://pager.example.org/x?key=1',
    }),
  ).toMatchObject({
    LINTEL_SMTP_URL: ['smtps://mail.example.org:465', 'environment'],
    LINTEL_NEW_THING: [null, 'environment'],
    LINTEL_LISTS: ['https://chat.example.org,https://pager.example.org', 'environment'],
  });
});

it('no secret is among those that are shown', () => {
  const environment = Object.fromEntries(
    Object.keys(platformConfigSchema.shape).map((name) => [name, `a-secret-of-${name}`]),
  );
  const shown = settingsInForce(platformConfigSchema, environment).filter(({ value }) => value !== null);
  expect(shown.filter(({ name }) => /SECRET|KEY|PASSWORD|TOKEN|URL|WEBHOOK/.test(name))).toEqual([]);
  expect(shown.map(({ name }) => name)).toContain('LINTEL_DOCUMENTS');
});
