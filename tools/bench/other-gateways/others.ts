import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, type Program, startProgram } from '../program.ts';

/** Installed for the bench alone: Apollo's is under a licence that an open-source product cannot pass on. */
const packages = {
  '@apollo/gateway': '2.14.4',
  '@apollo/server': '5.5.1',
  '@graphql-hive/gateway-runtime': '2.12.1',
  '@graphql-mesh/transport-http': '1.2.1',
  graphql: '16.15.0',
};
/** Outside of the tree, so that nothing of it is found by what the product imports. */
const folder = fromRoot('node_modules/.cache/other-gateways');

/** Installs them where they are not yet. @throws where they cannot be had */
async function install(): Promise<void> {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  const file = join(folder, 'package.json');
  const installed = join(folder, 'installed');
  if ((await readFile(installed, 'utf8').catch(() => '')) !== wanted) {
    await mkdir(folder, { recursive: true });
    await writeFile(file, wanted);
    const npm = [
      'install',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--ignore-scripts',
      '--workspaces=false',
    ];
    await promisify(execFile)('npm', npm, { cwd: folder });
    await writeFile(installed, wanted);
  }
  for (const name of ['apollo', 'hive'])
    await cp(fromRoot(`tools/bench/other-gateways/${name}.mjs`), join(folder, `${name}.mjs`));
}

/** Apollo's and Hive's gateways over the same services, each in a process of its own. */
export async function startOthers(origins: Readonly<Record<string, string>>) {
  await install();
  const supergraph = await readFile(fromRoot('gateway/supergraph.graphql'), 'utf8');
  const file = join(folder, 'supergraph.graphql');
  await writeFile(
    file,
    supergraph.replace(
      /(?<=url: ")http:\/\/(\w+)(?=\/graphql")/g,
      (known, name: string) => origins[name] ?? known,
    ),
  );
  const start = async (name: string): Promise<Program> => {
    const program = await startProgram(`node_modules/.cache/other-gateways/${name}.mjs`, {}, [file]);
    return {
      ...program,
      // Apollo's is at the root.
      graphql: name === 'apollo' ? `${program.origin}/` : program.graphql,
      // They have nothing to lose, and Hive's waits for connections that are kept.
      stop: async () => void process.kill(program.pid, 'SIGKILL'),
    };
  };
  return { apollo: await start('apollo'), hive: await start('hive') };
}
