import type { BrandFile } from './brand-schema.js';

/** Who runs the portal, on one line: what a company has to say of itself on its pages and in its e-mails. */
export const entityLine = ({
  company,
  number,
  address,
  email,
  telephone,
}: NonNullable<BrandFile['entity']>): string =>
  [`${company}${number ? `, company number ${number}` : ''}`, address, email, telephone].join(' · ');
