import { choicesOf, criterionNames, criterionOf, type CriterionName } from '@lintel/contracts/search';

const MARKS = {
  begin: '# Criteria of searches, by `npm run compose` from libs/contracts/src/search/criteria.ts.',
  end: '# End of the criteria.',
};

const NUMBERS = { whole: 'Int', decimal: 'Float' } as const;

function typeOf(name: CriterionName): string {
  const { number, enumeration } = criterionOf(name);
  return enumeration ?? (number ? NUMBERS[number] : 'String');
}

const fields = criterionNames.map((name) => {
  const { about } = criterionOf(name);
  return `${about ? `  ${JSON.stringify(about)}\n` : ''}  ${name}: ${typeOf(name)}`;
});

const enumerations = criterionNames.flatMap((name) => {
  const { enumeration } = criterionOf(name);
  return enumeration
    ? [
        `enum ${enumeration} {\n${choicesOf(name)
          .map((choice) => `  ${choice}`)
          .join('\n')}\n}`,
      ]
    : [];
});

const section = [
  MARKS.begin,
  `"All optional. Bedrooms and bathrooms are minimums, prices pounds inclusive, distances maximums in miles."
input SearchCriteriaInput {
${fields.join('\n')}
}`,
  `"What is not asked for is null."
type UnderstoodCriteria {
${fields.join('\n')}
}`,
  ...enumerations,
  MARKS.end,
].join('\n\n');

/** A service's schema with the criteria as they are declared now. */
export function withCriteria(schema: string): string {
  const [begin, end] = [schema.indexOf(MARKS.begin), schema.indexOf(MARKS.end)];
  if (begin < 0 || end < begin) return schema;
  return schema.slice(0, begin) + section + schema.slice(end + MARKS.end.length);
}

/** All criteria of what was understood or saved, for the queries of pages. */
export const criteriaFragment = `# By \`npm run compose\` from libs/contracts/src/search/criteria.ts.
fragment AllCriteria on UnderstoodCriteria {
${criterionNames.map((name) => `  ${name}`).join('\n')}
}
`;
