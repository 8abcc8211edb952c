/** A token of the design's colours. */
export interface Colour {
  /** `--color-<name>` */
  readonly name: string;
  readonly use: string;
  /** What it is read or seen on. */
  readonly on: readonly string[];
  /** The contrast it needs there: 4.5 for text, 3 for large text, icons and borders of controls; none for what only decorates. */
  readonly least?: 4.5 | 3;
}

const grounds = ['paper', 'surface', 'sunken'] as const;
const tints = ['brick-tint', 'moss-tint', 'amber-tint', 'clay-tint'] as const;

/** Tokens by what they are for, with every pair that the design uses. */
const table = [
  { name: 'paper', use: 'The page', on: [] },
  { name: 'surface', use: 'Cards, controls, dialogs', on: [] },
  { name: 'sunken', use: 'What lies lower: panels, hovered rows', on: [] },
  { name: 'ink', use: 'Headings and text', on: [...grounds, ...tints], least: 4.5 },
  { name: 'soft', use: 'Running text beside headings', on: [...grounds, ...tints], least: 4.5 },
  { name: 'stone', use: 'Labels and captions', on: [...grounds, 'brick-tint'], least: 4.5 },
  { name: 'edge', use: 'Borders of controls', on: ['paper', 'surface'], least: 3 },
  { name: 'line', use: 'Hairlines, which only decorate', on: ['paper'] },
  { name: 'brick', use: 'The one action of a screen', on: [...grounds, 'brick-tint'], least: 4.5 },
  { name: 'brick-deep', use: 'That action under the pointer', on: grounds, least: 4.5 },
  { name: 'brick-tint', use: 'What is chosen, what is new', on: [] },
  { name: 'on-brick', use: 'Words on that action', on: ['brick', 'brick-deep'], least: 4.5 },
  { name: 'moss', use: 'Done, available', on: [...grounds, 'moss-tint'], least: 4.5 },
  { name: 'amber', use: 'Pending, under offer', on: [...grounds, 'amber-tint'], least: 4.5 },
  { name: 'clay', use: 'Failures, what cannot be undone', on: [...grounds, 'clay-tint'], least: 4.5 },
  { name: 'focus', use: 'The ring around the focus', on: grounds, least: 3 },
  { name: 'moss-tint', use: 'Behind what is done', on: [] },
  { name: 'amber-tint', use: 'Behind what is pending', on: [] },
  { name: 'clay-tint', use: 'Behind failures', on: [] },
  { name: 'night', use: 'Behind photographs, in both schemes', on: [] },
  { name: 'white', use: 'Words on photographs', on: ['night'], least: 4.5 },
] as const satisfies readonly Colour[];

export type ColourName = (typeof table)[number]['name'];
export const colours: readonly (Colour & { readonly name: ColourName })[] = table;
export const colourNames: readonly ColourName[] = table.map(({ name }) => name);

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
