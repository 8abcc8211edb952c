import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { booleanSetting, InvalidConfiguration, loadConfig, portSetting } from './load-config.js';
import { platformConfigSchema } from './platform-config.js';

const schema = z.object({
  LINTEL_PORT: portSetting.default(3000).describe('The port'),
  LINTEL_DEMO: booleanSetting.default(true),
  LINTEL_NAME: z.string(),
});

describe('configuration', () => {
  it('is read from the environment, with defaults for what is not given or empty', () => {
    expect(
      loadConfig(schema, { LINTEL_PORT: '', LINTEL_DEMO: '0', LINTEL_NAME: ' a ', PATH: '/bin' }),
    ).toEqual({
      LINTEL_PORT: 3000,
      LINTEL_DEMO: false,
      LINTEL_NAME: 'a',
    });
  });

  it('stops the start with the name of every wrong setting and what is allowed', () => {
    const load = () => loadConfig(schema, { LINTEL_PORT: 'http', LINTEL_DEMO: 'maybe' });
    expect(load).toThrow(InvalidConfiguration);
    expect(load).toThrow(/LINTEL_PORT: .*"http"\)\. The port/);
    expect(load).toThrow(/LINTEL_DEMO: .*"0"\|"1"\|"true"\|"false"/);
    expect(load).toThrow(/LINTEL_NAME/);
  });

  it('is either usable or refused, whatever the environment holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(platformConfigSchema.shape)), fc.string()),
        (given) => {
          try {
            expect(loadConfig(platformConfigSchema, given).LINTEL_DATA).not.toBe('');
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidConfiguration);
          }
        },
      ),
    );
  });
});
