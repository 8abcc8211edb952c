/**
 * A program that follows the stream and is killed at any moment: a line of its file is an event, what came of it, and the position to go on after, in one
 * write. `node stream-consumer.ts FILE`, with LINTEL_URL and LINTEL_KEY.
 */
import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { LintelClient } from '@lintel/client';

const [file] = process.argv.slice(2) as [string];
const text = readFileSync(file, 'utf8');
const whole = text.lastIndexOf('\n') + 1;
// Of a line that was cut off nothing counts: its event comes again.
if (whole < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, whole)));
const last = text.slice(0, whole).trimEnd().split('\n').at(-1);
const after = last ? (JSON.parse(last) as { position: number }).position : 0;

const lintel = new LintelClient({
  url: process.env['LINTEL_URL']!,
  key: process.env['LINTEL_KEY']!,
  retryMs: 200,
});
console.log(`after ${after}`);
for await (const event of lintel.events({ after })) {
  const { position, id, type, subject } = event;
  const price = 'price' in event.data ? event.data.price : null;
  appendFileSync(file, `${JSON.stringify({ position, id, type, subject, price })}\n`);
}
