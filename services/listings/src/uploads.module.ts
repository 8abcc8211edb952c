import { CACHE } from '@lintel/platform/cache';
import { JOBS } from '@lintel/platform/jobs';
import { OBJECT_STORE } from '@lintel/platform/object-store';
import { CLOCK, every, IDS, LOGGER, made, plain, plainAs, worker } from '@lintel/service-kit';
import { Module } from '@nestjs/common';
import { FileRenditions } from './adapters/files/file-renditions.js';
import { UploadLogos } from './adapters/graphql/upload-logos.js';
import {
  AgencyLogoResolver,
  ListingAgentResolver,
  UploadResolver,
} from './adapters/graphql/upload.resolver.js';
import { uploadWorker } from './adapters/jobs/upload.worker.js';
import { AttachUploadsHandler } from './application/attach-uploads/attach-uploads.handler.js';
import { UPLOAD_USES } from './application/upload-lookup.js';
import { AGENCY_LOGOS } from './application/uploads/agency-logos.js';
import { ClearUploadsHandler } from './application/uploads/clear-uploads.handler.js';
import { DiscardUploadHandler } from './application/uploads/discard-upload.handler.js';
import { EndUpload } from './application/uploads/end-upload.js';
import { FinishUploadHandler } from './application/uploads/finish-upload.handler.js';
import { ProcessUploadHandler } from './application/uploads/process-upload.handler.js';
import { ReadUploadsHandler } from './application/uploads/read-uploads.handler.js';
import { RENDITION_MAKER } from './application/uploads/renditions.js';
import { RequestUploadHandler } from './application/uploads/request-upload.handler.js';
import { RescueUploadsHandler } from './application/uploads/rescue-uploads.handler.js';
import { SetAgencyLogoHandler } from './application/uploads/set-agency-logo.handler.js';
import { UploadQueue, uploadQueueName } from './application/uploads/upload-queue.js';
import { UPLOAD_STORE } from './application/uploads/upload-store.js';
import { LISTINGS_CONFIG } from './config.js';
import { StockModule } from './stock.module.js';
import { StoresModule } from './stores.module.js';

const RESCUE_MS = 60_000;
const CLEAR_MS = 3_600_000;

const shared = [
  made(
    UploadLogos,
    (logos, { LINTEL_MEDIA_URL }) => new UploadLogos(logos, LINTEL_MEDIA_URL),
    ...([AGENCY_LOGOS, LISTINGS_CONFIG] as const),
  ),
  plain(EndUpload, UPLOAD_STORE, AttachUploadsHandler, OBJECT_STORE, CLOCK),
  plain(UploadQueue, JOBS, LOGGER),
  plainAs(RENDITION_MAKER, FileRenditions),
];

const useCases = [
  made(
    ClearUploadsHandler,
    (store, uses, logos, ...rest) => new ClearUploadsHandler(store, [uses, logos], ...rest),
    ...([UPLOAD_STORE, UPLOAD_USES, AGENCY_LOGOS, OBJECT_STORE, CLOCK] as const),
  ),
  plain(DiscardUploadHandler, UPLOAD_STORE, CLOCK),
  plain(FinishUploadHandler, UPLOAD_STORE, OBJECT_STORE, UploadQueue, EndUpload, CLOCK, LOGGER),
  plain(ProcessUploadHandler, UPLOAD_STORE, OBJECT_STORE, RENDITION_MAKER, EndUpload),
  plain(ReadUploadsHandler, UPLOAD_STORE),
  plain(RequestUploadHandler, UPLOAD_STORE, OBJECT_STORE, CACHE, IDS, CLOCK, LOGGER),
  plain(RescueUploadsHandler, UPLOAD_STORE, UploadQueue, FinishUploadHandler, EndUpload, CLOCK),
  plain(SetAgencyLogoHandler, UPLOAD_STORE, AGENCY_LOGOS, CLOCK),
];

const background = [
  worker(
    uploadQueueName,
    (process, { attempts }) => uploadWorker(process, attempts),
    ...([ProcessUploadHandler, UploadQueue] as const),
  ),
  every(RESCUE_MS, RescueUploadsHandler, (rescue) => rescue.handle()),
  every(CLEAR_MS, ClearUploadsHandler, (clear) => clear.handle()),
];

const resolvers = [UploadResolver, AgencyLogoResolver, ListingAgentResolver];

/** Files of agencies, from the address they are sent to until they are removed. */
@Module({
  imports: [StoresModule, StockModule],
  providers: [...shared, ...useCases, ...background, ...resolvers],
})
export class UploadsModule {}
