import { once } from 'node:events';

/** Answers each line of standard input with an object, as JSON on a line of its own. */
export async function answerLines(answer: (line: string) => object): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe: no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.stdin.setEncoding('utf8');
  for await (const line of linesOf(process.stdin)) {
    if (!process.stdout.write(`${JSON.stringify(answer(line))}\n`)) await once(process.stdout, 'drain');
  }
}

/** Lines end in LF or CRLF and nowhere else: a line may hold any other character, and each gets one answer. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}
