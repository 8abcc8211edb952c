import { createStopFinder, findPlace } from '@lintel/geo';
import { importBusStops, importPostcodes } from '@lintel/geo/import';
import type { Logger } from '@lintel/service-kit';
import type { KnownPlaces } from '../../application/place-listing.js';
import type { ListingsConfig } from '../../config.js';
import type { LocateOutcode, LocatePostcode } from '../../domain/pin.js';
import { type MeasureTransport, measureWith } from '../../domain/transport.js';
import { readCsvFile } from './csv-file.js';

/** Over the stops of our own gazetteer, and those of open data that the settings name. */
async function transportMeasure(
  { LINTEL_BUS_STOPS }: ListingsConfig,
  logger: Logger,
): Promise<MeasureTransport> {
  if (!LINTEL_BUS_STOPS) return measureWith(createStopFinder());
  const { stops, ...rest } = await readCsvFile('LINTEL_BUS_STOPS', LINTEL_BUS_STOPS, importBusStops);
  tell(logger, { file: LINTEL_BUS_STOPS, stops: stops.length, ...rest }, 'bus stops were read');
  return measureWith(createStopFinder({ bus: stops }));
}

/** In the file of open data that the settings name; without one no postcode is known. */
async function postcodeLocator(
  { LINTEL_POSTCODES }: ListingsConfig,
  logger: Logger,
): Promise<LocatePostcode> {
  if (!LINTEL_POSTCODES) return () => undefined;
  const { postcodes, ...rest } = await readCsvFile('LINTEL_POSTCODES', LINTEL_POSTCODES, importPostcodes);
  tell(logger, { file: LINTEL_POSTCODES, postcodes: postcodes.size, ...rest }, 'postcodes were read');
  return (postcode) => postcodes.find(postcode);
}

/** What is known of places, by the files that the settings name. */
export const knownPlaces = async (config: ListingsConfig, logger: Logger): Promise<KnownPlaces> => ({
  locate: await postcodeLocator(config, logger),
  measure: await transportMeasure(config, logger),
});

/** The middles of our own gazetteer. */
export const locateOutcode: LocateOutcode = (outcode) =>
  findPlace(outcode).find(({ kind }) => kind === 'outcode');

const tell = (
  logger: Logger,
  about: { readonly refused: number; readonly [about: string]: unknown },
  message: string,
): void => logger[about.refused > 0 ? 'warn' : 'info'](about, message);
