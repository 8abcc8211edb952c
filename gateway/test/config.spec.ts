import { InvalidConfiguration, loadConfig } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import { gatewayConfigSchema } from '../src/index.js';

const load = (LINTEL_TRUST_PROXY: string) => loadConfig(gatewayConfigSchema, { LINTEL_TRUST_PROXY });

describe('the proxies that are trusted', () => {
  it.each(['10.0.0.7', '10.0.0.0/8,192.168.1.1', '::1', 'fd00::/8'])('may be %s', (given) => {
    expect(load(given).LINTEL_TRUST_PROXY).toBe(given);
  });

  it.each(['', ' '])('are none where nothing is said: "%s"', (given) => {
    expect(load(given).LINTEL_TRUST_PROXY).toBeUndefined();
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0.256',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::::',
    'fd00::/129',
    '1',
    'true',
    'proxy.example',
    '10.0.0.1,',
    // Everybody would say who they are.
    '0.0.0.0/0',
    '::/0',
  ])('stop the start, by the name of the setting, where they are none: %s', (given) => {
    expect(() => load(given)).toThrow(InvalidConfiguration);
    expect(() => load(given)).toThrow(/LINTEL_TRUST_PROXY: not addresses or networks/);
  });
});
