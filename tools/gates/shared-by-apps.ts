import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import ts from 'typescript';

const library = 'libs/web/src';
const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    (
      JSON.parse(readFileSync(new URL('../../libs/web/package.json', import.meta.url), 'utf8')) as {
        exports: Record<string, string | { default: string }>;
      }
    ).exports,
  ).map(([name, at]) => [
    posix.join('@lintel/web', name),
    posix.join('libs/web', typeof at === 'string' ? at : at.default),
  ]),
);

/** The contract between the shell and the remotes: each side uses its half of it, so that it counts as an app. */
const contract = /^libs\/web\/src\/(shell|host|router)\//;

/** What specs share is not served, whoever uses it. */
const forSpecs = /^libs\/web\/src\/testing\/|\.spec\.tsx?$/;

/** A name in a file; `*` is all that the file has. */
type Use = readonly [file: string, name: string];
interface Source {
  readonly declared: Map<string, ts.Statement>;
  readonly imported: Map<string, Use>;
  readonly passedOn: Map<string, Use>;
  readonly passedOnWhole: string[];
}

export function readSources(root: string): Map<string, string> {
  const paths = globSync('{apps/*,libs/web}/src/**/*.{ts,tsx}', { cwd: root });
  return new Map(paths.map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')]));
}

/** What of the browser's library only one app uses, or none: it belongs beside the feature of that app. */
export function usedByOneApp(texts: ReadonlyMap<string, string>): string[] {
  const sources = new Map([...texts].map(([path, text]) => [path, parsed(path, text, texts)]));
  const users = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    const app = /^apps\/([^/]+)\//.exec(path)?.[1] ?? (contract.test(path) ? 'the contract' : undefined);
    if (!app) continue;
    for (const use of [...source.imported.values(), ...dynamicImports(path, texts)])
      reach(use, app, sources, users, texts);
  }
  const found: string[] = [];
  for (const [path, { declared }] of sources) {
    if (!path.startsWith(library) || contract.test(path) || forSpecs.test(path)) continue;
    for (const [name, statement] of declared) {
      const operation = path.endsWith('.generated.ts');
      if (operation ? !name.endsWith('Document') : !isExported(statement)) continue;
      const apps = [...(users.get(`${path} ${name}`) ?? [])];
      if (apps.length < 2)
        found.push(`${path}: ${name} is used by ${apps[0] ? `${apps[0]} alone` : 'no app'}`);
    }
  }
  return found;
}

function reach(
  [file, name]: Use,
  app: string,
  sources: ReadonlyMap<string, Source>,
  users: Map<string, Set<string>>,
  texts: ReadonlyMap<string, string>,
): void {
  const source = sources.get(file);
  if (!source || !file.startsWith(library)) return;
  const key = `${file} ${name}`;
  const known = users.get(key) ?? new Set();
  if (known.has(app)) return;
  users.set(key, known.add(app));
  const go = (use: Use): void => reach(use, app, sources, users, texts);
  if (name === '*') for (const declared of source.declared.keys()) go([file, declared]);
  const passedOn = source.passedOn.get(name);
  if (passedOn) go(passedOn);
  const statement = source.declared.get(name);
  if (!statement) {
    for (const whole of source.passedOnWhole) go([whole, name]);
    return;
  }
  for (const used of identifiers(statement)) {
    const imported = source.imported.get(used);
    if (imported) go(imported);
    else if (used !== name && source.declared.has(used)) go([file, used]);
  }
  for (const use of dynamicImports(file, texts, statement)) go(use);
}

function parsed(path: string, text: string, texts: ReadonlyMap<string, string>): Source {
  const source: Source = {
    declared: new Map(),
    imported: new Map(),
    passedOn: new Map(),
    passedOnWhole: [],
  };
  for (const statement of tree(path, text).statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = resolved(path, (statement.moduleSpecifier as ts.StringLiteral).text, texts);
      const bindings = statement.importClause?.namedBindings;
      if (!from || !bindings) continue;
      if (ts.isNamespaceImport(bindings)) source.imported.set(bindings.name.text, [from, '*']);
      else
        for (const { name, propertyName } of bindings.elements)
          source.imported.set(name.text, [from, (propertyName ?? name).text]);
    } else if (ts.isExportDeclaration(statement)) {
      const from =
        statement.moduleSpecifier &&
        resolved(path, (statement.moduleSpecifier as ts.StringLiteral).text, texts);
      if (!from) continue;
      if (!statement.exportClause) source.passedOnWhole.push(from);
      else if (ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          source.passedOn.set(name.text, [from, (propertyName ?? name).text]);
    } else for (const name of namesOf(statement)) source.declared.set(name, statement);
  }
  return source;
}

const tree = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function resolved(from: string, specifier: string, texts: ReadonlyMap<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return entries[specifier];
  const base = posix.join(dirname(from), specifier).replace(/\.[jt]sx?$/, '');
  return [`${base}.ts`, `${base}.tsx`].find((path) => texts.has(path));
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.Statement & { readonly name?: ts.Identifier };
  return name ? [name.text] : [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Names that a statement uses; those of properties are no uses. */
function identifiers(statement: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (
      ts.isIdentifier(node) &&
      !(ts.isPropertyAccessExpression(parent) && parent.name === node) &&
      !(ts.isPropertyAssignment(parent) && parent.name === node)
    )
      found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

function dynamicImports(path: string, texts: ReadonlyMap<string, string>, within?: ts.Node): Use[] {
  const text = within?.getText() ?? texts.get(path)!;
  return [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, specifier]) => {
    const from = resolved(path, specifier!, texts);
    return from ? [[from, '*'] as const] : [];
  });
}
