import { withPublicUrl } from '@lintel/gateway';
import { identitySecretOf } from '@lintel/platform/adapters';
import { apiAudience, IdentityKey, loadConfig } from '@lintel/service-kit';
import { allInOneConfigSchema } from './config.js';

/** Asks the running product, whatever its profile, as operations staff: whoever reads its key may be that for a minute. Ends the process when it is refused. */
export async function askRunning<Data>(
  what: string,
  question: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
  at?: string,
): Promise<Data> {
  const config = loadConfig(allInOneConfigSchema, process.env);
  const address = at ?? `http://localhost:${config.LINTEL_PORT}`;
  const token = await new IdentityKey(identitySecretOf(withPublicUrl(config))).sign(
    { subject: `token:${what}`, role: 'operations' },
    { now: new Date(), audience: apiAudience },
  );
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  }).then(
    (response) =>
      response.json() as Promise<{ data?: Data; errors?: readonly { readonly message: string }[] }>,
    () => ({
      errors: [{ message: `${address} does not answer: start Lintel first, or name its address with --at` }],
      data: undefined,
    }),
  );
  if (answer.errors || !answer.data) {
    console.error((answer.errors ?? []).map(({ message }) => message).join('\n'));
    process.exit(1);
  }
  return answer.data;
}
