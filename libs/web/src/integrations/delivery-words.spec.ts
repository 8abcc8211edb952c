import { expect, it } from '@jest/globals';
import { requestText } from './delivery-words.js';

it('what was sent is laid out to be read where it is JSON', () => {
  expect(requestText('{"id":1}')).toBe('{\n  "id": 1\n}');
  expect(requestText('gone')).toBe('gone');
});
