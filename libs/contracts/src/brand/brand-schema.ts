import { hasInvisible } from '@lintel/kernel';
import { z } from 'zod';
import { type ColourName, colourNames } from './colours.js';

/** Words on one line as they are shown: no markup, nothing that nobody sees. */
const words = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/[<>]/.test(text), 'holds < or >, and markup is not taken')
    .refine((text) => !hasInvisible(text), 'holds a line break or characters that nobody sees');

/** The name of a file in the folder itself: without a path, it cannot lead out of there. */
const file = (...kinds: readonly string[]) =>
  z
    .string()
    .regex(/^[A-Za-z0-9][\w.-]{0,80}$/, 'not the name of a file in the folder')
    .refine(
      (name) => kinds.some((kind) => name.toLowerCase().endsWith(`.${kind}`)),
      `not a file of the kind ${kinds.join(', ')}`,
    );

const picture = file('webp', 'jpg', 'jpeg', 'png');
const pixels = z.int().min(1).max(8000);
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'not a colour such as #9c3d27');
const scheme = z.strictObject(
  Object.fromEntries(colourNames.map((name) => [name, colour.exactOptional()])) as Record<
    ColourName,
    z.ZodExactOptional<typeof colour>
  >,
);

/** `Fraunces` and `Inter` come with the product; other families from files of the folder, or from what devices have. */
const face = z.strictObject({
  family: z.string().regex(/^[A-Za-z][A-Za-z0-9 ]{0,40}$/, 'not the name of a typeface'),
  kind: z.enum(['serif', 'sans-serif']),
  files: z
    .array(
      z.strictObject({
        file: file('woff2'),
        weight: z
          .string()
          .regex(/^[1-9]00( [1-9]00)?$/, 'not a weight such as 400, or 100 900 of a variable font')
          .default('400'),
      }),
    )
    .max(4)
    .default([]),
});

const link = z
  .string()
  .max(300)
  .regex(
    /^(https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/,
    'not an address such as https://example.org/us or /blog',
  );

const sender = z.strictObject({
  name: words(60).refine((name) => !/[@"]/.test(name), 'holds @ or "'),
  address: z.string().regex(/^[^<>@\s"]+@[^<>@\s"]+$/, 'not an e-mail address'),
});

const entity = z.strictObject({
  company: words(100),
  number: words(20).exactOptional(),
  address: words(200),
  email: z.email(),
  telephone: z.string().regex(/^[+\d][\d ()-]{4,24}$/, 'not a telephone number'),
});

/** `brand.json`: what a portal is called, how it looks, and who runs it. */
export const brandSchema = z.strictObject({
  name: words(40),
  shortName: words(14),
  tagline: words(120),
  /** Those that are left out are Lintel's. */
  colours: z.strictObject({ light: scheme.default({}), dark: scheme.default({}) }).prefault({}),
  fonts: z.strictObject({ display: face, sans: face }),
  logo: z.strictObject({
    light: file('svg'),
    dark: file('svg'),
    /** Whether the drawing says the name itself; else it stands beside it. */
    saysName: z.boolean().default(false),
  }),
  icon: file('svg'),
  /** What is shown where a page that has no picture is shared. */
  socialPicture: z
    .strictObject({ file: picture, width: pixels, height: pixels, alt: words(200) })
    .exactOptional(),
  hero: z.strictObject({
    heading: words(80),
    text: words(200),
    /** The same picture in several widths; without it, London at dusk. */
    pictures: z
      .array(z.strictObject({ file: picture, width: pixels }))
      .min(1)
      .max(4)
      .exactOptional(),
  }),
  /** Who runs the portal and is responsible for it. Null names nobody, which is for trying. */
  entity: entity.nullable(),
  /** Texts in place of the product's own. */
  legal: z
    .strictObject({
      terms: file('md').exactOptional(),
      privacy: file('md').exactOptional(),
      cookies: file('md').exactOptional(),
    })
    .prefault({}),
  footer: z.strictObject({
    about: words(200),
    /** Below everything: whose rights are reserved. */
    rights: words(120),
    links: z.array(z.strictObject({ label: words(40), to: link.exactOptional() })).max(8),
  }),
  sender,
});

/** What `brand.json` says. */
export type BrandFile = z.output<typeof brandSchema>;
