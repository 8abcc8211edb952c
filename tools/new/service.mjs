import { camel, partsOf, pascal, sorted } from './draft.mjs';
import { asAddedTo } from './lockfile.mjs';
import { deploy } from './service/deployment.mjs';
import { sourcesOf } from './service/sources.mjs';

/** `tours`: a service with documents, a consumer, a query and a mutation of its own, which every way of running Lintel runs. */
export function newService(draft, name) {
  partsOf(name, 'NAME', 'tours');
  const folder = `services/${name}`;
  if (draft.has(folder) || name === 'gateway') throw new Error(`${folder} is there already`);
  const port = nextPort(draft);
  const dependencies = sorted(
    Object.fromEntries(
      ['contracts', 'kernel', 'platform', 'service-kit', 'testing'].map((one) => [`@lintel/${one}`, '0.1.0']),
    ),
  );
  const manifest = JSON.parse(draft.read('services/viewings/package.json'));
  draft.add(
    `${folder}/package.json`,
    JSON.stringify({
      ...manifest,
      ...{ name: `@lintel/${name}`, dependencies },
      nx: { tags: ['layer:service', `scope:${name}`] },
    }),
  );
  draft.add(`${folder}/tsconfig.json`, draft.read('services/viewings/tsconfig.json'));
  for (const [path, text] of Object.entries(sourcesOf(name, port))) draft.add(`${folder}/${path}`, text);
  inOneProcess(draft, name);
  inMatrices(draft, name);
  register(draft, name, dependencies);
  deploy(draft, name, port);
  draft.then('npm', 'run', '-s', 'compose');
  return `Say in ${folder}/README.md what it owns, and in .github/CODEOWNERS whose it is. Its note is an example: what takes its place begins in
${folder}/schema.graphql (then npm run compose), and src/${name}.module.ts is the table of contents. npm run dev runs it among the others.`;
}

/** The first port at which no service listens when it runs alone. */
function nextPort(draft) {
  const taken = [
    ...draft.read('libs/service-kit/src/config/services-setting.ts').matchAll(/127\.0\.0\.1:(\d+)/g),
  ].map(([, port]) => Number(port));
  return Math.max(...taken) + 1;
}

function inOneProcess(draft, name) {
  const [Name, named] = [pascal(name), camel(name)];
  const file = 'deploy/all-in-one/src/start-lintel.ts';
  draft.edit(
    file,
    /import \{ type AllInOneConfig,/,
    (before) => `import { start${Name} } from '@lintel/${name}';\n${before}`,
  );
  draft.edit(file, /\n {4}conversations,\n/, (before) => `${before}    ${named}Documents,\n`);
  draft.edit(
    file,
    /\n {4}cache: \(\) => openCache\(settings\),/,
    (before) => `\n    ${named}Documents: () => documentsOf('${name}'),${before}`,
  );
  draft.edit(
    file,
    /\n {2}\/\/ Owns the newsletter/,
    (before) => `
  // Say what it owns.
  const ${named} = await start${Name}({ ...as('${name}'), documents: ${named}Documents });
  engines.runs(${named});${before}`,
  );
  draft.edit(
    file,
    /(const upstreams: RunningService\[\] = \[[^\]]*?),?\s*\];/,
    (_, list) => `${list}, ${named}];`,
  );
  draft.edit(
    'tools/compose-supergraph.ts',
    /const services = \[([^\]]*?),?\s*\];/,
    (_, list) => `const services = [${list}, '${name}'];`,
  );
}

/** Who may use what it offers, and what is recorded of it: nothing is without an answer. */
function inMatrices(draft, name) {
  const [Name, named] = [pascal(name), camel(name)];
  const rows = 'deploy/all-in-one/test/ownership/access-rows.ts';
  draft.edit(
    rows,
    /\n {2}row\('signedIn', 'Mutation\.changeName'/,
    (before) => `
  row('signedIn', 'Query.${named}', '{ ${named} { text } }'),
  row('signedIn', 'Mutation.add${Name}Note', 'mutation { add${Name}Note(text: "A note") { text } }'),${before}`,
  );
  draft.edit(
    'deploy/all-in-one/test/audited-rows.ts',
    /\n\};\n*$/,
    () => `\n\n  add${Name}Note: ofBuyers,\n};\n`,
  );
}

function register(draft, name, dependencies) {
  const own = { [`@lintel/${name}`]: '0.1.0' };
  draft.editJson('deploy/all-in-one/package.json', (whole) => {
    whole.dependencies = sorted({ ...whole.dependencies, ...own });
  });
  asAddedTo(draft, `services/${name}`, dependencies, (packages) => {
    const whole = packages['deploy/all-in-one'];
    whole.dependencies = sorted({ ...whole.dependencies, ...own });
  });
  const owners = '.github/CODEOWNERS';
  draft.edit(
    owners,
    /\n\/gateway\/ /,
    (before) => `\n${`/services/${name}/`.padEnd(38)} @lintel/platform${before}`,
  );
  const schema = `${`/services/${name}/schema.graphql`.padEnd(38)} @lintel/platform @lintel/contracts`;
  draft.edit(owners, /\n\/services\/viewings\/schema\.graphql [^\n]*/, (before) => `${before}\n${schema}`);
  draft.edit(
    'README.md',
    /notifications \(every e-mail, the newsletter\)/,
    (before) => `${before},\n            ${name} (say what it owns)`,
  );
}
