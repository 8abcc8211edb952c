import { given } from './as-in-production.js';

if (given === undefined) delete process.env['NODE_ENV'];
else process.env['NODE_ENV'] = given;
