import type { TransportDistances } from '@lintel/contracts';
import type { NearestStop, Point, StopFinder, StopMode } from '@lintel/geo';
import type { ListingContent } from './listing.js';

/** How far public transport is from a home; null where no stop is known. */
export type MeasureTransport = (point: Point) => TransportDistances | null;

/** Farther than this nobody calls a stop near a home, and for Leeds the Underground is no distance but another country. */
const FARTHEST_MILES = 10;

/** Great-circle miles to the nearest stop of each kind, to a hundredth, with its name. */
export const measureWith =
  (stops: StopFinder): MeasureTransport =>
  (point) => {
    const nearest = (mode: StopMode): NearestStop | undefined => {
      const found = stops.nearestStop(mode, point);
      return found && found.miles <= FARTHEST_MILES ? found : undefined;
    };
    const [tube, bus, train] = [nearest('tube'), nearest('bus'), nearest('train')];
    if (!tube && !bus && !train) return null;
    return {
      tube: milesOf(tube),
      bus: milesOf(bus),
      train: milesOf(train),
      tubeStop: tube?.stop.name ?? null,
      busStop: bus?.stop.name ?? null,
      trainStop: train?.stop.name ?? null,
    };
  };

const milesOf = (found: NearestStop | undefined): number | null =>
  found ? Math.round(found.miles * 100) / 100 : null;

/** The content with distances of its own coordinates: measured when a listing is new or has moved, kept while it stays where it is. */
export function located(
  content: ListingContent,
  before: ListingContent | null,
  measure: MeasureTransport,
): ListingContent {
  const { latitude, longitude } = content;
  if (before && before.latitude === latitude && before.longitude === longitude) return content;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...content, transportDistances: point && measure(point) };
}
