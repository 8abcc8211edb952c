import { createLogger } from '@lintel/service-kit';
import { fastify } from 'fastify';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from '@jest/globals';
import { addMailView } from '../src/http/mail-view.routes.js';

async function view(answer: object, url = '/operations/mailbox/html?id=m1') {
  const asked: unknown[] = [];
  const http = fastify();
  addMailView(http, {
    askAs: async (_request, _reply, _document, variables) => {
      asked.push(variables);
      return answer;
    },
    origin: () => 'https://lintel.example',
    logger: createLogger('gateway', 'silent'),
  });
  const { statusCode, headers, body } = await http.inject({ url });
  return { statusCode, headers, body, asked };
}
const mail = (html: string) => ({ data: { mail: { html } } });
const refused = (code?: string) => ({
  data: { mail: null },
  errors: [new GraphQLError('no', { extensions: code ? { code } : {} })],
});

describe("a message's HTML as a document of its own", () => {
  it('runs nothing, has no origin, and shows our pictures alone', async () => {
    const { statusCode, headers, asked } = await view(mail('<p>Hello</p>'));
    expect(statusCode).toBe(200);
    expect(asked).toEqual([{ id: 'm1' }]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("img-src 'self' https://lintel.example data:");
    expect(policy.some((directive) => directive.startsWith('script-src'))).toBe(false);
  });

  it.each([
    ['<p>Hello</p>', '<base target="_blank"><p>Hello</p>'],
    [
      '<!doctype html>\n<html lang="en-GB">\n<head>\n<title>',
      '<!doctype html>\n<html lang="en-GB">\n<head><base target="_blank">\n<title>',
    ],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD"><!--$--><html><head>',
      '<!DOCTYPE html PUBLIC "-//W3C//DTD"><base target="_blank"><!--$--><html><head>',
    ],
    ['<header>Lintel</header>', '<base target="_blank"><header>Lintel</header>'],
  ])('opens the links of %s in tabs of their own', async (html, framed) => {
    expect((await view(mail(html))).body).toBe(framed);
  });

  it.each([
    ['no such message', { data: { mail: null } }, 404],
    ['nobody signed in', refused('UNAUTHENTICATED'), 401],
    ['an account of another role', refused('FORBIDDEN'), 403],
    ['a service that is away', refused('UNAVAILABLE'), 503],
    ['an unexpected error', refused(), 503],
  ])('answers %s with words alone', async (_, answer, status) => {
    const { statusCode, headers } = await view(answer);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each(['', '?id=', `?id=${'x'.repeat(600)}`, '?id=a&id=b'])(
    'asks nobody for the address %s',
    async (query) => {
      const { statusCode, asked } = await view(mail('x'), `/operations/mailbox/html${query}`);
      expect({ statusCode, asked }).toEqual({ statusCode: 404, asked: [] });
    },
  );
});
