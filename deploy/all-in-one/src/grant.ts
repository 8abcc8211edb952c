import { parseArgs } from 'node:util';
import { askRunning } from './ask-running.js';

const { values } = parseArgs({
  options: { email: { type: 'string' }, role: { type: 'string' }, at: { type: 'string' } },
});
if (!values.email || !['user', 'agent', 'operations'].includes(values.role ?? '')) {
  console.error('--email ADDRESS is needed, and --role user, agent or operations');
  process.exit(2);
}

await askRunning(
  'grant',
  {
    query: 'mutation ($email: String!, $role: Role!) { grantRole(email: $email, role: $role) { accepted } }',
    variables: { email: values.email, role: values.role },
  },
  values.at,
);
console.log(`${values.email} has the role ${values.role}; its sessions have ended.`);
