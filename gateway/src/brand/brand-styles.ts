import { type ColourName, colourNames } from '@lintel/contracts';
import { type Brand, suppliedTypefaces } from '@lintel/service-kit';

/** Shown until a typeface has loaded, or where it never does. The product's own typefaces have fallbacks with the same metrics. */
const fallbacks: Readonly<Record<string, string>> = {
  Fraunces: "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
  Inter: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
  'sans-serif': "system-ui, -apple-system, 'Segoe UI', sans-serif",
};

const stackOf = ({ family, kind }: Brand['fonts']['sans']): string =>
  suppliedTypefaces.includes(family) ? fallbacks[family]! : `'${family}', ${fallbacks[kind]!}`;

/** The brand as values of the design tokens, whose defaults are in a cascade layer below it. @param addressOf gives the address of a file of the brand */
export function brandStyles({ colours, fonts }: Brand, addressOf: (file: string) => string): string {
  const faces = Object.values(fonts).flatMap(({ family, files }) =>
    files.map(
      ({ file, weight }) =>
        `@font-face{font-family:'${family}';font-display:swap;font-weight:${weight};src:url('${addressOf(file)}') format('woff2')}`,
    ),
  );
  const tokens = [
    ...colourNames.map((name) => `--color-${name}:${valueOf(colours, name)}`),
    `--font-display:${stackOf(fonts.display)}`,
    `--font-sans:${stackOf(fonts.sans)}`,
  ];
  return [...new Set(faces), `:root{${tokens.join(';')}}`, ''].join('\n');
}

const valueOf = ({ light, dark }: Brand['colours'], name: ColourName): string =>
  light[name] === dark[name] ? light[name] : `light-dark(${light[name]},${dark[name]})`;
