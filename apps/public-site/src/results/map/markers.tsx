import { clsx } from '@lintel/ui';
import { bedsText, numberText, priceText, type WritableStore } from '@lintel/web';
import type { ListingCard, MapCluster, MapHome } from '../results-queries.js';
import type OlMap from 'ol/Map.js';
import { containsCoordinate } from 'ol/extent.js';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { homesText } from '../filter-options.js';
import { gathered, type Reach } from './marker-groups.js';
import { OnMap } from './on-map.js';
import { shortPrice } from './short-price.js';
import type { Shown } from './use-map.js';
import { pointOf } from './view-area.js';

type Point = [number, number];
type Marked = MapHome & { readonly point: Point };

/** The pixels of a letter of a price, of what stands around it, and of its height where a finger points. */
const flag = { letter: 8, frame: 24, height: 46 };
/** The pixels from the middle of a bubble to its edge, as `Bubble` draws it, and the air around. */
const radiusOf = (total: number): number => (total < 10 ? 24 : total < 100 ? 26 : total < 1000 ? 30 : 34);

const reachOfBubble = (total: number): Reach => {
  const radius = radiusOf(total);
  return { across: radius, above: radius, below: radius };
};
const reachOfHomes = (homes: readonly MapHome[]): Reach =>
  homes.length > 1
    ? reachOfBubble(homes.length)
    : {
        across: (shortPrice(homes[0]!).length * flag.letter + flag.frame) / 2,
        above: flag.height,
        below: 0,
      };
const totalOf = (clusters: readonly MapCluster[]): number =>
  clusters.reduce((sum, { total }) => sum + total, 0);

interface MarkersProps {
  readonly map: OlMap;
  readonly shown: Shown;
  readonly homes: readonly MapHome[];
  readonly clusters: readonly MapCluster[];
  /** The home under the pointer in the list, and the list's homes to find it among. */
  readonly highlighted: WritableStore<number | undefined>;
  readonly listed: readonly ListingCard[];
  /** The homes whose card is open. */
  readonly opened: readonly number[];
  readonly onOpen: (ids: readonly number[], byKeyboard: boolean) => void;
  readonly onApproach: (points: readonly Point[]) => void;
}

/** Prices of homes, counts of clusters. One of them is a stop of the Tab key; arrow keys go from there to the others. */
export function Markers(props: MarkersProps) {
  const { map, shown, homes, clusters, highlighted, listed, opened, onOpen, onApproach } = props;
  const lit = useSyncExternalStore(highlighted.subscribe, highlighted.get);
  const [reached, setReached] = useState<string>();
  const groups = useMemo(() => {
    const marked = homes.flatMap((home): Marked[] => {
      const point = pointOf(home);
      return point ? [{ ...home, point }] : [];
    });
    return gathered(
      marked,
      ({ point: [x, y] }) => ({ x: x / shown.resolution, y: y / shown.resolution }),
      reachOfHomes,
    ).map(({ members, x, y }) => ({
      members,
      key: `homes ${members.map(({ id }) => id).join()}`,
      point: [x * shown.resolution, y * shown.resolution] as Point,
    }));
  }, [homes, shown.resolution]);
  const inView = <T extends { readonly point: Point }>(all: readonly T[]): T[] =>
    all.filter(({ point }) => containsCoordinate(shown.extent, point));
  const shownGroups = inView(groups);
  const bubbles = useMemo(() => {
    const marked = clusters.map((cluster) => ({ ...cluster, point: pointOf(cluster)! }));
    return gathered(
      marked,
      ({ point: [x, y] }) => ({ x: x / shown.resolution, y: y / shown.resolution }),
      (members) => reachOfBubble(totalOf(members)),
    ).map(({ members, x, y }) => ({
      members,
      total: totalOf(members),
      key: `cluster ${members.map(({ latitude, longitude, total }) => `${latitude} ${longitude} ${total}`).join()}`,
      point: [x * shown.resolution, y * shown.resolution] as Point,
    }));
  }, [clusters, shown.resolution]);
  const shownClusters = inView(bubbles);
  const keys = [...shownGroups, ...shownClusters].map(({ key }) => key);
  const stop = reached !== undefined && keys.includes(reached) ? reached : keys[0];
  const button = (key: string) => ({
    type: 'button' as const,
    'data-marker': true,
    tabIndex: key === stop ? 0 : -1,
    onFocus: () => setReached(key),
  });
  // A home that is gathered into a cluster still shows where it is while its card is pointed at.
  const alone =
    lit !== undefined && !homes.some(({ id }) => id === lit)
      ? listed.find(({ id }) => id === lit)
      : undefined;
  const alonePoint = alone && pointOf(alone);

  return (
    <>
      {shownGroups.map(({ members, key, point }) => {
        const isLit = members.some(({ id }) => id === lit || opened.includes(id));
        const [first] = members;
        return (
          <OnMap
            key={key}
            map={map}
            point={point}
            anchor={members.length === 1 ? 'foot' : 'middle'}
            front={isLit}
          >
            {members.length === 1 ? (
              <button
                {...button(key)}
                aria-expanded={opened.includes(first!.id)}
                aria-label={[priceText(first!), bedsText(first!), first!.title].filter(Boolean).join(', ')}
                onClick={({ detail }) => onOpen([first!.id], detail === 0)}
                className="group/marker block pb-1.5"
              >
                <PriceFlag lit={isLit}>{shortPrice(first!)}</PriceFlag>
              </button>
            ) : (
              <button
                {...button(key)}
                aria-label={`${members.length} homes close together`}
                onClick={({ detail }) => {
                  const spread = new Set(members.map((member) => member.point.join()));
                  if (spread.size === 1 || shown.zoom >= 17.5)
                    onOpen(
                      members.map(({ id }) => id),
                      detail === 0,
                    );
                  else onApproach(members.map((member) => member.point));
                }}
                className="block rounded-full"
              >
                <Bubble total={members.length} lit={isLit} />
              </button>
            )}
          </OnMap>
        );
      })}
      {shownClusters.map(({ members, total, key, point }) => (
        <OnMap key={key} map={map} point={point} anchor="middle">
          <button
            {...button(key)}
            aria-label={`${homesText(total)}, zoom in`}
            onClick={() => onApproach(members.map((member) => member.point))}
            className="block rounded-full"
          >
            <Bubble total={total} lit={false} />
          </button>
        </OnMap>
      ))}
      {alone && alonePoint && (
        <OnMap map={map} point={alonePoint} anchor="foot" front>
          <div aria-hidden className="pointer-events-none pb-1.5">
            <PriceFlag lit>{shortPrice(alone)}</PriceFlag>
          </div>
        </OnMap>
      )}
    </>
  );
}

const PriceFlag = ({ lit, children }: { lit: boolean; children: string }) => (
  <span
    className={clsx(
      'relative block rounded-control border px-2.5 py-1 text-sm leading-5 font-semibold whitespace-nowrap tabular-nums shadow-float transition-colors pointer-coarse:py-2',
      'after:absolute after:-bottom-[5px] after:left-1/2 after:size-2 after:-translate-x-1/2 after:rotate-45 after:border-r after:border-b',
      lit
        ? 'border-brick bg-brick text-on-brick after:border-brick after:bg-brick'
        : 'border-edge bg-surface text-ink group-hover/marker:border-ink group-hover/marker:bg-sunken after:border-edge after:bg-surface',
    )}
  >
    {children}
  </span>
);

const Bubble = ({ total, lit }: { total: number; lit: boolean }) => (
  <span
    className={clsx(
      'grid place-items-center rounded-full border-3 border-surface/80 text-sm font-semibold tabular-nums shadow-float transition-colors',
      total < 10 ? 'size-11' : total < 100 ? 'size-12' : total < 1000 ? 'size-14' : 'size-16',
      lit ? 'bg-brick text-on-brick' : 'bg-ink text-paper hover:bg-brick hover:text-on-brick',
    )}
  >
    {numberText(total)}
  </span>
);
