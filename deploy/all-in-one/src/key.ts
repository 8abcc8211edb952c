import { parseArgs } from 'node:util';
import { askRunning } from './ask-running.js';

const { values } = parseArgs({
  options: {
    scope: { type: 'string' },
    agency: { type: 'string' },
    name: { type: 'string', default: 'npm run key' },
    days: { type: 'string' },
    at: { type: 'string' },
  },
});
const days = values.days === undefined ? undefined : Number(values.days);
if (!values.scope || (days !== undefined && !(days > 0))) {
  console.error(
    "--scope is needed, such as events:read,webhooks:write. --agency ID makes the key that agency's, --days N ends it.",
  );
  process.exit(2);
}

interface Told {
  readonly createApiKey: { readonly secret: string };
}
const { createApiKey } = await askRunning<Told>(
  'key',
  {
    query: 'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }',
    variables: {
      input: {
        name: values.name,
        scopes: values.scope.split(',').map((scope) => scope.trim()),
        agency: values.agency ?? null,
        expiresAt: days === undefined ? null : new Date(Date.now() + days * 86_400_000).toISOString(),
      },
    },
  },
  values.at,
);
console.log(createApiKey.secret);
