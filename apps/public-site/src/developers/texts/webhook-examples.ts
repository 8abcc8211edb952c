/** Checks a webhook with nothing but Node's own modules. */
export const nodeExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** The event, or an error. \`body\` is the text as it came: parsed and written again, it is another. */
export function verify(body, headers, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const secondsAway = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(secondsAway <= 300)) throw new Error('too old, or from the future');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const ours = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  // Several while a secret is replaced: one that fits is enough.
  const fits = String(headers['webhook-signature']).split(' ').some((signature) => {
    const [version, theirs = ''] = signature.split(',');
    const bytes = Buffer.from(theirs, 'base64');
    return version === 'v1' && bytes.length === ours.length && timingSafeEqual(bytes, ours);
  });
  if (!fits) throw new Error('not signed with this secret');
  return JSON.parse(body);
}
`;

/** Checks a webhook with nothing but Python's own modules. */
export const pythonExample = `import base64, hashlib, hmac, json, time


def verify(body: bytes, headers: dict, secret: str) -> dict:
    """The event, or an error. \`body\` is the bytes as they came."""
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("too old, or from the future")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    ours = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # Several while a secret is replaced: one that fits is enough.
    theirs = headers["webhook-signature"].split(" ")
    if not any(hmac.compare_digest(one, f"v1,{ours}") for one in theirs):
        raise ValueError("not signed with this secret")
    return json.loads(body)
`;
