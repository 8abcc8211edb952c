import { readFileSync } from 'node:fs';
import { asyncApiDocument } from '@lintel/contracts';

const schema = readFileSync(new URL('../../../../gateway/schema.graphql', import.meta.url), 'utf8');

/** The documents that the pages are made of, as the gateway serves them. */
export const documents = {
  'GET /asyncapi.json': () =>
    Response.json(asyncApiDocument({ title: 'Lintel', version: '0.1.0', origin: 'https://lintel.example' })),
  'GET /schema.graphql': () => new Response(schema),
};
