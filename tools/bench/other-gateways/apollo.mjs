// Apollo's gateway over a supergraph whose addresses are those of running services: node apollo.mjs FILE
import { readFileSync } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const gateway = new ApolloGateway({ supergraphSdl: readFileSync(process.argv[2], 'utf8') });
const server = new ApolloServer({ gateway });
const { url } = await startStandaloneServer(server, { listen: { host: '127.0.0.1', port: 0 } });
console.log(`apollo is ready at ${url}`);
