// Hive's gateway over a supergraph whose addresses are those of running services: node hive.mjs FILE
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';

const gateway = createGatewayRuntime({ supergraph: readFileSync(process.argv[2], 'utf8'), logging: 'error' });
const server = createServer(gateway);
server.listen(0, '127.0.0.1', () =>
  console.log(`hive is ready at http://127.0.0.1:${server.address().port}/`),
);
