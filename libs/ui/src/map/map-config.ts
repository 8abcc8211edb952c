/** Where the map's tiles come from. */
export interface MapConfig {
  /** A template with {x}, {y} and {z}; null draws our own map. */
  readonly tiles: string | null;
  readonly attribution: string;
  /** A file of vector tiles at the portal itself, which comes before `tiles`. */
  readonly file: MapFileConfig | null;
}

export interface MapFileConfig {
  /** `/map/0f3a….pmtiles` */
  readonly address: string;
  /** The nearest of its tiles; from there on they are enlarged. */
  readonly maxZoom: number;
}

export const ownMap: MapConfig = { tiles: null, attribution: '', file: null };

/** What `/config.json` says of the map. Anything that is neither a file nor a template of tiles means our own map. */
export function readMapConfig(answer: unknown): MapConfig {
  const map = (answer as { map?: { tiles?: unknown; attribution?: unknown; file?: unknown } | null } | null)
    ?.map;
  const file = readFile(map?.file);
  const tiles = map?.tiles;
  const isTemplate =
    typeof tiles === 'string' &&
    ['{x}', '{z}'].every((part) => tiles.includes(part)) &&
    /\{-?y\}/.test(tiles);
  const attribution = typeof map?.attribution === 'string' ? map.attribution : '';
  return isTemplate ? { tiles, attribution, file } : { ...ownMap, file };
}

/** Only a file of the portal's own is taken. */
function readFile(given: unknown): MapFileConfig | null {
  const { address, maxZoom } = (given ?? {}) as { address?: unknown; maxZoom?: unknown };
  return typeof address === 'string' &&
    /^\/map\/[\da-f]+\.pmtiles$/.test(address) &&
    Number.isInteger(maxZoom)
    ? { address, maxZoom: maxZoom as number }
    : null;
}

/** @param failed told why the configuration could not be read; our own map is drawn then */
export async function loadMapConfig(failed: (error: unknown) => void): Promise<MapConfig> {
  try {
    const response = await fetch('/config.json', { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`/config.json answered with status ${response.status}`);
    return readMapConfig(await response.json());
  } catch (error) {
    failed(error);
    return ownMap;
  }
}

/** The attribution as text: whatever markup the configuration holds is not run. */
export const attributionHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
