import { describe, expect, it } from '@jest/globals';
import { createReplyDrafts } from './reply-drafts.js';

const place = 'account/conversation';
const start = () => {
  let made = 0;
  return createReplyDrafts(() => `key ${++made}`);
};

describe('a reply that is being written', () => {
  it('is there again when the dialog opens again', () => {
    const drafts = start();
    drafts.write(place, 'It is quiet.');
    expect(drafts.textOf(place)).toBe('It is quiet.');
    expect(drafts.textOf('account/another')).toBe('');
  });

  it('has one key for all tries to send it', () => {
    const drafts = start();
    drafts.write(place, 'It is quiet.');
    const first = drafts.keyOf(place, 'It is quiet.');
    drafts.write(place, 'It is quiet.');
    expect(drafts.keyOf(place, 'It is quiet.')).toBe(first);
  });

  it('has another key once its words are others, so that they are not taken for what arrived before', () => {
    const drafts = start();
    drafts.write(place, 'It is quiet.');
    const first = drafts.keyOf(place, 'It is quiet.');
    drafts.write(place, 'It is very quiet.');
    expect(drafts.keyOf(place, 'It is very quiet.')).not.toBe(first);
  });

  it('is forgotten once it was sent', () => {
    const drafts = start();
    drafts.write(place, 'It is quiet.');
    const first = drafts.keyOf(place, 'It is quiet.');
    drafts.forget(place);
    expect(drafts.textOf(place)).toBe('');
    expect(drafts.keyOf(place, 'It is quiet.')).not.toBe(first);
  });
});
