interface Topic {
  /** What its address has after `/money/`; nothing for the overview. */
  readonly slug: string;
  /** In the contents. */
  readonly label: string;
  readonly title: string;
  /** For search engines, and under the title. */
  readonly description: string;
}

/** The pages that say what buying, renting and moving cost. */
export const topics = [
  {
    slug: '',
    label: 'Overview',
    title: 'What a Home Costs',
    description:
      'Stamp duty, mortgage, moving and renting: what each comes to, by sums that are shown and can be sent to somebody.',
  },
  {
    slug: 'afford',
    label: 'What can I afford',
    title: 'What Can I Afford?',
    description:
      'The dearest home that your income, savings and monthly budget carry together, with its tax and the costs of moving paid.',
  },
  {
    slug: 'stamp-duty',
    label: 'Stamp duty',
    title: 'Stamp Duty',
    description:
      'The tax on buying a home in England, Northern Ireland, Scotland and Wales, slice by slice, for each kind of buyer.',
  },
  {
    slug: 'mortgage',
    label: 'Mortgage',
    title: 'Mortgage',
    description: 'What a mortgage costs a month and altogether, and what a change of its rate would do.',
  },
  {
    slug: 'moving-costs',
    label: 'Moving costs',
    title: 'Moving Costs',
    description:
      'Survey, lawyer, lender and van: what moving comes to, with your own figures in place of ours.',
  },
  {
    slug: 'rent',
    label: 'Renting',
    title: 'Can I Afford the Rent?',
    description:
      'The income that agents ask for a rent, and what is due before you get the keys of a home in England.',
  },
] as const satisfies readonly Topic[];

export type TopicSlug = (typeof topics)[number]['slug'];

export const moneyAddress = (slug: TopicSlug, answers: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(answers).toString();
  return `/money${slug && `/${slug}`}${query && `?${query}`}`;
};
