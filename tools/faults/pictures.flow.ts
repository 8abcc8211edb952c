import { uploadTopic } from '@lintel/contracts';
import sharp from 'sharp';
import { agencyToken } from './agency-token.ts';
import { named, type PrepareFlow } from './flow.ts';
import { listQuietHomes } from './homes.ts';
import { comparePictures, compareUploads, type Renditions } from './pictures.comparison.ts';
import { PicturesGenerator, UPLOADS_OF_AN_AGENT } from './pictures.generator.ts';
import { PicturesLedger } from './pictures.ledger.ts';
import { readServed, readUploads, type ServedHome } from './pictures-reading.ts';
import { type PictureFile, PictureUploader, type PicturingAgent } from './pictures.uploader.ts';
import { Random } from './random.ts';
import { EventReader } from './reading.ts';

/** As wide as these: what each is made into is two files at most. */
const WIDTHS = [400, 440, 480, 640];
const LEAST_AGENTS = 3;
/** A picture is dear to make ready: beside what agents and visitors do it is one in some seconds. */
const SHARE = 0.08;
/** One whose job was lost is found after five minutes. */
const READY_WITHIN_MS = 420_000;

/** Agents upload pictures of their homes. */
export const preparePictures: PrepareFlow = async (profile, plan) => {
  const { origin, settings } = profile;
  const perSecond = plan.perSecond * SHARE;
  const random = new Random(plan.seed);
  const files = await Promise.all(WIDTHS.map((width) => drawn(width, random)));
  const ledger = new PicturesLedger();
  const reader = new EventReader(settings, uploadTopic.name);
  await reader.start();
  const count = LEAST_AGENTS + Math.ceil((plan.seconds * perSecond) / UPLOADS_OF_AN_AGENT);
  const agents: PicturingAgent[] = [];
  for (const agency of named('pictured', plan, count)) {
    const token = await agencyToken(profile, agency);
    const [quiet] = await listQuietHomes(origin, token, plan.ledger, [agency]);
    const line = plan.ledger.lines.get(quiet!.id)!;
    line.growsByItself = true;
    const home = { id: quiet!.id, pictures: [] };
    ledger.homes.push(home);
    agents.push({ token, home, line });
  }
  const served = async (): Promise<Map<number, ServedHome>> => {
    const homes = new Map<number, ServedHome>();
    const until = performance.now() + READY_WITHIN_MS;
    for (const { token, home } of agents)
      homes.set(home.id, await readServed(origin, { id: home.id, token }, until));
    return homes;
  };
  const uploader = new PictureUploader(origin, ledger);
  for (const file of files) await uploader.add(agents[0]!, file);
  const before = (await served()).get(agents[0]!.home.id)!;
  const renditions = new Map<string, Renditions>(
    agents[0]!.home.pictures.map(({ file }, n) => [file, before.pictures[n]!.renditions]),
  );
  return () => {
    const generator = new PicturesGenerator({ origin, agents, files, seed: plan.seed, perSecond, ledger });
    return {
      tallies: [ledger.tally],
      contradictions: ledger.contradictions,
      stop: () => generator.stop(),
      heard: () => reader.stop(),
      asked: async () => comparePictures(ledger, renditions, await served()),
      async compare(stores) {
        const uploads = await readUploads(stores);
        return {
          problems: [compareUploads(ledger, uploads, reader.events)],
          counted: {
            pictures: ledger.homes.flatMap(({ pictures }) => pictures).length,
            uploads: uploads.length,
          },
          parked: 0,
        };
      },
      mails: () => new Map(),
    };
  };
};

/** A picture of blurred patches, which is no other's. */
async function drawn(width: number, random: Random): Promise<PictureFile> {
  const [across, down] = [8, 6];
  const patches = Uint8Array.from({ length: across * down * 3 }, () => random.between(0, 256));
  const bytes = await sharp(patches, { raw: { width: across, height: down, channels: 3 } })
    .resize({ width, height: (width * down) / across, kernel: 'cubic' })
    .jpeg()
    .toBuffer();
  return { name: `view-${width}.jpg`, bytes: Uint8Array.from(bytes) };
}
