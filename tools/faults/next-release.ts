import { fromRoot } from '../bench/program.ts';
import { type Copy, copyOfRepository } from '../copy.ts';

/** The fixture release: listings have a strapline, which agents give, events carry, and both services answer that know listings. */
export const nextRelease = fromRoot('tools/faults/next-release.patch');

/** The product as its next release could be, built, in a folder of its own. @throws when the patch fits no more, or what it makes cannot be built */
export function buildNextRelease(): Copy {
  const copy = copyOfRepository();
  try {
    copy.run('git', 'apply', nextRelease);
    copy.run('node', 'tools/compose-supergraph.ts');
    copy.run('nx', 'run-many', '-t', 'bundle', '--outputStyle=static', '--parallel=2');
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}
