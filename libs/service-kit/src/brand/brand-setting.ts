import { z } from 'zod';
import type { Brand } from './brand.js';
import { InvalidBrand, lintelFolder, readBrand } from './read-brand.js';

/** A folder, read as the brand that it holds: a program whose brand cannot be used does not start. */
export const brandSetting = z
  .string()
  .prefault(lintelFolder)
  .transform((folder, context): Brand => {
    try {
      return readBrand(folder);
    } catch (error) {
      if (!(error instanceof InvalidBrand)) throw error;
      for (const message of error.problems) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  })
  .describe(
    'The folder of the portal’s own brand: name, colours, typefaces, logo, texts and whom its e-mails come from, see docs/brand.md; without it, Lintel’s',
  );
