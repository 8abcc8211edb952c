/** Colours of the drawn map; a canvas knows no CSS variables, so both schemes stand here. Homes and stations are of the portal's own colours. */
export interface MapPalette {
  readonly land: string;
  readonly park: string;
  readonly parkText: string;
  readonly water: string;
  readonly waterText: string;
  readonly building: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly roadText: string;
  readonly place: string;
  readonly station: string;
  readonly stationFill: string;
  readonly ring: string;
  readonly halo: string;
}

const light: MapPalette = {
  land: '#f4eee3',
  park: '#d5e2c8',
  parkText: '#4a6b4a',
  water: '#b9d0da',
  waterText: '#3d6576',
  building: '#e7decd',
  road: '#fffdf8',
  roadEdge: '#d8cdb9',
  roadText: '#7a7263',
  place: '#5c6159',
  station: '#16231d',
  stationFill: '#fffdf9',
  ring: '#9c3d27',
  halo: 'rgb(250 246 239 / 0.9)',
};

const dark: MapPalette = {
  land: '#171e1a',
  park: '#22352a',
  parkText: '#93b690',
  water: '#1d3440',
  waterText: '#86adbd',
  building: '#212a25',
  road: '#39443e',
  roadEdge: '#0f1512',
  roadText: '#a2a79d',
  place: '#b4b9ae',
  station: '#f2ece0',
  stationFill: '#121815',
  ring: '#e6967b',
  halo: 'rgb(18 24 21 / 0.9)',
};

const darkDevice = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

/** The palette of the scheme in force: the device's, unless the page's `data-theme` says otherwise. */
export function currentPalette(): MapPalette {
  const theme = document.documentElement.dataset['theme'];
  const isDark = theme ? theme === 'dark' : darkDevice().matches;
  const palette = isDark ? dark : light;
  return {
    ...palette,
    station: token('ink', isDark) ?? palette.station,
    ring: token('brick', isDark) ?? palette.ring,
  };
}

/** A colour token's value in a scheme, as the style sheets have it: one colour, or `light-dark()`. */
function token(name: string, isDark: boolean): string | undefined {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);
  const [one, other = one] = value.match(/#[\da-f]{3,8}/gi) ?? [];
  return isDark ? other : one;
}

/** Calls when the scheme may have changed. Returns what stops it. */
export function onPaletteChange(changed: () => void): () => void {
  const device = darkDevice();
  device.addEventListener('change', changed);
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', changed);
    page.disconnect();
  };
}
