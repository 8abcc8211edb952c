/** Where the map's tiles come from. */
export interface MapConfig {
  /** A template with {x}, {y} and {z}; null draws our own map. */
  readonly tiles: string | null;
  readonly attribution: string;
}

export const ownMap: MapConfig = { tiles: null, attribution: '' };

/** What `/config.json` says of the map. Anything that is not a template of tiles means our own map. */
export function readMapConfig(answer: unknown): MapConfig {
  const map = (answer as { map?: { tiles?: unknown; attribution?: unknown } | null } | null)?.map;
  const tiles = map?.tiles;
  const isTemplate =
    typeof tiles === 'string' &&
    ['{x}', '{z}'].every((part) => tiles.includes(part)) &&
    /\{-?y\}/.test(tiles);
  if (!isTemplate) return ownMap;
  return { tiles, attribution: typeof map?.attribution === 'string' ? map.attribution : '' };
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
