import { parseArgs } from 'node:util';
import { withPublicUrl } from '@lintel/gateway';
import { identitySecretOf } from '@lintel/platform/adapters';
import { apiAudience, IdentityKey, loadConfig } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';

const { values } = parseArgs({
  options: { email: { type: 'string' }, role: { type: 'string' }, at: { type: 'string' } },
});
if (!values.email || !['user', 'agent', 'operations'].includes(values.role ?? '')) {
  console.error('--email ADDRESS is needed, and --role user, agent or operations');
  process.exit(2);
}

// The running product is asked, whatever its profile: whoever reads its key may act as operations staff for a minute.
const config = loadConfig(allInOneConfigSchema, process.env);
const at = values.at ?? `http://localhost:${config.LINTEL_PORT}`;
const token = await new IdentityKey(identitySecretOf(withPublicUrl(config))).sign(
  { subject: 'token:grant', role: 'operations' },
  { now: new Date(), audience: apiAudience },
);
const answer = await fetch(`${at}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({
    query: 'mutation ($email: String!, $role: Role!) { grantRole(email: $email, role: $role) { accepted } }',
    variables: { email: values.email, role: values.role },
  }),
}).then(
  (response) => response.json() as Promise<{ errors?: readonly { message: string }[] }>,
  () => ({
    errors: [{ message: `${at} does not answer: start Lintel first, or name its address with --at` }],
  }),
);
if (answer.errors) {
  console.error(answer.errors.map(({ message }) => message).join('\n'));
  process.exit(1);
}
console.log(`${values.email} has the role ${values.role}; its sessions have ended.`);
