import { z } from 'zod';

/** Where the services are, for whoever asks all of them: by name, the addresses of its replicas. */
export const servicesSetting = z
  .string()
  .regex(
    /^\w+=https?:\/\/[^\s,]+(,\w+=https?:\/\/[^\s,]+)*$/,
    'not name=http://host:port, separated by commas',
  )
  .transform((text) => {
    const addresses = new Map<string, [string, ...string[]]>();
    for (const pair of text.split(',')) {
      const [name, address] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      addresses.set(name, [...(addresses.get(name) ?? []), address] as [string, ...string[]]);
    }
    return addresses;
  })
  .prefault(
    'listings=http://127.0.0.1:4001,search=http://127.0.0.1:4002,notifications=http://127.0.0.1:4003,accounts=http://127.0.0.1:4004,viewings=http://127.0.0.1:4005,messaging=http://127.0.0.1:4006,operations=http://127.0.0.1:4007,integrations=http://127.0.0.1:4008',
  )
  .describe(
    'Where the services are: name=address, separated by commas; a name may come again for another replica',
  );
