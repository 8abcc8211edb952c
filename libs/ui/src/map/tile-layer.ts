import TileLayer from 'ol/layer/Tile.js';
import type UrlTile from 'ol/source/UrlTile.js';
import XYZ from 'ol/source/XYZ.js';
import { attributionHtml, type MapConfig } from './map-config.js';
import { newTrial, roundFailed, tileLoaded, type TileTrial } from './tile-trial.js';

/** A layer of pictures, given up as `onTrial` says. */
export function tileLayer(
  { tiles, attribution }: Pick<MapConfig, 'attribution'> & { tiles: string },
  log: (message: string) => void,
  gaveUp: () => void,
): TileLayer {
  const source = new XYZ({ url: tiles, attributions: attributionHtml(attribution), transition: 120 });
  onTrial(source, log, gaveUp);
  return new TileLayer({ source });
}

/**
 * A source is tried again while no tile comes, and given up after the specified retries.
 * @param log told of each round that failed
 * @param gaveUp called once, when the source cannot be relied on
 */
export function onTrial(source: UrlTile, log: (message: string) => void, gaveUp: () => void): void {
  let trial: TileTrial = newTrial;
  let waiting = false;
  source.on('tileloadend', () => {
    trial = tileLoaded(trial);
  });
  source.on('tileloaderror', () => {
    // The other tiles of the same round.
    if (waiting || trial.verdict !== 'open') return;
    const outcome = roundFailed(trial);
    trial = outcome.trial;
    log(`Map tiles could not be loaded (${trial.failures} of 4 attempts)`);
    if (outcome.retryIn === undefined) {
      gaveUp();
      return;
    }
    waiting = true;
    setTimeout(() => {
      waiting = false;
      source.refresh();
    }, outcome.retryIn);
  });
}
