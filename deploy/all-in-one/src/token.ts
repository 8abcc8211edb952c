import { parseArgs } from 'node:util';
import { withPublicUrl } from '@lintel/gateway';
import { identitySecretOf } from '@lintel/platform/adapters';
import { apiAudience, IdentityKey, loadConfig } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';

const { values } = parseArgs({
  options: { agency: { type: 'string' }, hours: { type: 'string', default: '1' } },
});
const hours = Number(values.hours);
if (!values.agency || !(hours > 0 && hours <= 24)) {
  console.error('--agency ID is needed; --hours is more than 0 and at most 24');
  process.exit(2);
}

const config = loadConfig(allInOneConfigSchema, process.env);
const key = new IdentityKey(identitySecretOf(withPublicUrl(config)));
const identity = { subject: `token:${values.agency}`, role: 'agent', agencyId: values.agency } as const;
console.log(await key.sign(identity, { now: new Date(), audience: apiAudience, seconds: hours * 3600 }));
