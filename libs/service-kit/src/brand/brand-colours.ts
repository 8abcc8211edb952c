import { type ColourName, colours, contrast, parseColour, type Scheme, schemes } from '@lintel/contracts';

export type BrandColours = Readonly<Record<Scheme, Readonly<Record<ColourName, string>>>>;

/** Every pair of the design that cannot be read well enough (WCAG 2.1, 1.4.3 and 1.4.11): text 4.5 to 1, large text, icons and controls 3 to 1. */
export const unreadable = (of: BrandColours): readonly string[] =>
  schemes.flatMap((scheme) =>
    colours.flatMap(({ name, on, least }) =>
      on.flatMap((ground) => {
        const [front, back] = [of[scheme][name], of[scheme][ground as ColourName]];
        const ratio = contrast(parseColour(front), parseColour(back));
        if (least === undefined || ratio >= least) return [];
        // Cut, not rounded: 4.49 is not 4.5.
        const shown = Math.floor(ratio * 100) / 100;
        return [
          `colours.${scheme}.${name}: ${front} on ${ground} ${back} has a contrast of ${shown}, and needs ${least}`,
        ];
      }),
    ),
  );
