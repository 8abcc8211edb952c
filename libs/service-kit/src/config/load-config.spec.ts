import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
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

  it.each([
    ['LINTEL_MONGO_URL', 'mongodb//user:hush@localhost:27017'],
    ['LINTEL_MONGO_URL', 'mongodb://user:hush@local host:27017'],
    ['LINTEL_MONGO_URL', 'mongodb://user:hush@'],
    ['LINTEL_MONGO_URL', 'mongodb://user:hush@a:27017,b:270170'],
    ['LINTEL_KAFKA_BROKERS', 'localhost'],
    ['LINTEL_KAFKA_BROKERS', 'localhost:9092,'],
    ['LINTEL_KAFKA_BROKERS', 'localhost:90921'],
    ['LINTEL_KAFKA_BROKERS', 'kafka://localhost:9092'],
    ['LINTEL_ELASTICSEARCH_URL', 'http:/user:hush@'],
    ['LINTEL_ELASTICSEARCH_URL', 'http://user:hush@localhost:92o0'],
    ['LINTEL_S3_URL', 'localhost:9000'],
    ['LINTEL_REDIS_URL', 'redis://:hush@'],
    ['LINTEL_REDIS_URL', 'http://:hush@localhost:6379'],
    ['LINTEL_SMTP_URL', 'smtp://user:hush@mail:port'],
  ])('stops the start over a slip in %s (%s), without saying a password', (name, slip) => {
    const load = () => loadConfig(platformConfigSchema, { [name]: slip });
    expect(load).toThrow(new RegExp(`${name}: not `));
    expect(load).not.toThrow(/hush/);
  });

  it.each([
    ['LINTEL_MONGO_URL', 'mongodb://u:p@mongo-0,mongo-1:27018,mongo-2/?replicaSet=rs0'],
    ['LINTEL_MONGO_URL', 'mongodb+srv://u:p@mongo.example.org/?authSource=admin'],
    ['LINTEL_MONGO_URL', 'mongodb://[::1]:27017'],
    ['LINTEL_KAFKA_BROKERS', 'kafka-0.kafka:9092,kafka-1.kafka:9092'],
    ['LINTEL_ELASTICSEARCH_URL', 'https://u:p@search.example.org'],
    ['LINTEL_REDIS_URL', 'rediss://:p@redis:6380/2'],
    ['LINTEL_SMTP_URL', 'smtps://u:p@mail.example.org?requireTLS=true'],
  ])('takes %s=%s, whether anything answers there or not', (name, given) => {
    expect(loadConfig(platformConfigSchema, { [name]: given })).toMatchObject({ [name]: given });
  });

  it.each(['prod', 'Production', 'PRODUCTION', 'staging', 'dev'])(
    'stops the start over NODE_ENV=%s, which might be meant for production, and says what is allowed',
    (NODE_ENV) => {
      const load = () => loadConfig(platformConfigSchema, { NODE_ENV });
      expect(load).toThrow(InvalidConfiguration);
      expect(load).toThrow(/NODE_ENV: .*development.*test.*production/);
    },
  );

  it('is for development where NODE_ENV is empty or not set', () => {
    for (const given of [{}, { NODE_ENV: '' }])
      expect(loadConfig(platformConfigSchema, given).NODE_ENV).toBe('development');
  });

  it('says of a secret that is too short only how long it is', () => {
    const load = () => loadConfig(platformConfigSchema, { LINTEL_IDENTITY_SECRET: 'hush' });
    expect(load).toThrow(/LINTEL_IDENTITY_SECRET: .*it is 4 characters long/);
    expect(load).not.toThrow(/hush/);
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
