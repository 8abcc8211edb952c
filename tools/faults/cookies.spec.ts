import { describe, expect, it } from '@jest/globals';
import { Cookies } from './cookies.ts';

const headers = (...cookies: string[]) => new Headers(cookies.map((cookie) => ['set-cookie', cookie]));

describe('cookies', () => {
  it('are sent back by their names, the last of each, until they are cleared', () => {
    const cookies = new Cookies();
    cookies.take(headers('access=one; Path=/; HttpOnly', 'refresh=a=b; Path=/'));
    cookies.take(headers('access=two; Path=/'));
    expect(cookies.header).toBe('access=two; refresh=a=b');
    cookies.take(headers('access=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'));
    expect(cookies.header).toBe('refresh=a=b');
  });
});
