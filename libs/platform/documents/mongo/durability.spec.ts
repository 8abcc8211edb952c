import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { openMongoDocuments, UnusableMongoAddress } from './index.js';
import { readAddress } from './durability.js';

describe('an address of MongoDB', () => {
  it('is refused when it asks for less than is promised, by the name of the option', async () => {
    for (const [option, name] of [
      ['w=1', 'w=1'],
      ['w=0', 'w=0'],
      ['w=2', 'w=2'],
      ['journal=false', 'journal=false'],
      ['readConcernLevel=local', 'readConcernLevel=local'],
      ['readPreference=secondaryPreferred', 'readPreference=secondaryPreferred'],
    ]) {
      const opening = openMongoDocuments({ uri: `mongodb://nobody.invalid/?${option}`, database: 'd' });
      const refusal = await opening.catch((error: Error) => error);
      expect([option, refusal]).toEqual([option, expect.any(UnusableMongoAddress)]);
      expect(refusal).toHaveProperty('message', expect.stringContaining(name!));
    }
  });

  it('may say itself what is promised', () => {
    const said = 'w=majority&journal=true&readConcernLevel=majority&readPreference=primary&replicaSet=rs0';
    expect(readAddress(`mongodb://a:1,b:2/?${said}`)).toEqual({ hosts: 'a:1,b:2' });
    expect(readAddress('mongodb+srv://db.example.org')).toEqual({ hosts: 'db.example.org' });
  });

  it.each([
    '',
    'localhost:27017',
    'http://localhost',
    'mongodb://a/?replicaset=x&wat=1',
    'mongodb://a:99999999',
  ])('is refused when it is none, or says what no driver knows: %j', (uri) => {
    expect(() => readAddress(uri)).toThrow(UnusableMongoAddress);
  });

  it('is never told with its password', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{8,20}$/),
        fc.constantFrom('', '?w=1', '?nonsense=1'),
        (password, query) => {
          let told;
          try {
            told = JSON.stringify(readAddress(`mongodb://lintel:${password}@db.example.org/${query}`));
          } catch (error) {
            told = (error as Error).message;
          }
          expect(told).not.toContain(password);
        },
      ),
    );
  });
});
