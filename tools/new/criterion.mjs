import { words } from './draft.mjs';

const declarations = 'libs/contracts/src/search/criteria.ts';
const filter = 'apps/public-site/src/results/choice-filter.tsx';

/** `maxServiceCharge`, and where a listing says it, `materialInformation.serviceCharge`: a number that a home has at most, or at least. */
export function newCriterion(draft, name, from = '') {
  const [, bound, Field] = /^(max|min)([A-Z][A-Za-z]*)$/.exec(name) ?? [];
  if (!bound)
    throw new Error(`NAME is such as maxServiceCharge or minSquareFeet, and not ${JSON.stringify(name)}`);
  if (new RegExp(`\\n  ${name}: \\{`).test(draft.read(declarations)))
    throw new Error(`${name} is there already`);
  const leaf = from.split('.').at(-1);
  if (!leaf || !new RegExp(`\\n  ${leaf}: z\\s*\\.`).test(draft.read('libs/contracts/src/listing.ts')))
    throw new Error(
      `npm run new -- criterion ${name} FIELD: FIELD is where a listing says it, such as materialInformation.serviceCharge, and not ${JSON.stringify(from)}`,
    );
  const field = Field.replace(/^./, (letter) => letter.toLowerCase());
  const called = words(field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const Called = called.replace(/^./, (letter) => letter.toUpperCase());
  const said = bound === 'max' ? 'up to {}' : 'from {}';
  draft.edit(
    declarations,
    /\n\} as const satisfies Record<string, CriterionDeclaration>;/,
    (before) => `
  ${name}: {
    kind: '${bound === 'max' ? 'atMost' : 'atLeast'}',
    number: 'whole',
    most: 1_000_000,
    choices: [100, 500, 1000, 5000],
    about: '${bound === 'max' ? 'At most' : 'At least'} so much; homes of which it is not known are not found.',
    index: { field: '${field}', from: '${from}' },
    group: 'costs',
    label: '${bound === 'max' ? 'Max' : 'Min'} ${called}',
    option: '${said.replace(/^./, (letter) => letter.toUpperCase())}',
    chip: '${Called} ${said}',
    none: 'Any ${called}',
    said: {
      inName: 'with ${called} ${said}',
      onCard: '${Called} ${said}',
      inHead: '${called} ${said}',
    },
    step: 0.1,
  },${before}`,
  );
  draft.edit(
    filter,
    /\n\};\n\n\/\*\* One of the choices/,
    (before) => `\n  ${name}: SlidersHorizontal,${before}`,
  );
  if (!/import \{[^}]*\bSlidersHorizontal\b/.test(draft.read(filter)))
    draft.edit(
      filter,
      /import \{([^}]*?),? \} from '@lintel\/ui';/,
      (_, icons) => `import {${icons}, SlidersHorizontal } from '@lintel/ui';`,
    );
  draft.then('node', 'tools/compose.mjs');
  return `Say in ${declarations} which choices there are, what is too much, and where it stands; and in
${filter} which icon it has. npm run compose writes all else; it was run.`;
}
