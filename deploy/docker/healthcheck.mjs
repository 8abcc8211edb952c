/* global fetch, AbortSignal */
// `node healthcheck.mjs /livez`: succeeds when the program in this container answers that path with success, at its operations port where it has one.
const path = process.argv[2] ?? '/livez';
const port = process.env.LINTEL_OPERATIONS_PORT || process.env.LINTEL_PORT;
try {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    signal: AbortSignal.timeout(4000),
  });
  // What Docker keeps of a failed check is what it printed.
  if (!answer.ok) console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.log(`no answer: ${error.cause?.message ?? error.message}`);
  process.exitCode = 1;
}
