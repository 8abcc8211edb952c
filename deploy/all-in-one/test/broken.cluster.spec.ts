import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineSettings, removeNamespace } from '@lintel/e2e/engines';
import type { EventBus } from '@lintel/platform/event-bus';
import { openKafkaEventBus } from '@lintel/platform/event-bus/kafka';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { missing } from './erasure/cluster-engines.js';
import { MailServer } from './broken/mail-server.js';
import { mended, Portal, seen } from './broken/portal.js';
import { Proxy } from './broken/proxy.js';
import { nothingLostOrDoubled, scenes } from './broken/scenes.js';
import { SlowModel } from './broken/slow-model.js';

jest.setTimeout(300_000);
/** What the queue lost is found again within two minutes. */
const UPKEEP_WITHIN_MS = 150_000;

(missing ? describe.skip : describe)(
  `on real engines, whoever is on call sees within ten seconds and mends in the console${missing ? `: skipped, LINTEL_TEST_${missing} is not set` : ''}`,
  () => {
    const namespace = `broken-${randomUUID().slice(0, 8)}`;
    let folder: string;
    let portal: Portal;
    let bus: EventBus;
    let mail: MailServer;
    let model: SlowModel;
    let redis: Proxy;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lintel-broken-'));
      [mail, model] = [await MailServer.start(), await SlowModel.start()];
      const settings = engineSettings(namespace);
      redis = await Proxy.to(settings['LINTEL_REDIS_URL']!);
      portal = await Portal.start({
        ...settings,
        LINTEL_REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        LINTEL_DATA: folder,
        LINTEL_MAIL: 'smtp',
        LINTEL_SMTP_URL: mail.url,
        ...model.settings,
      });
      bus = await openKafkaEventBus({
        brokers: settings['LINTEL_KAFKA_BROKERS']!.split(','),
        clientId: 'broken',
        topicPrefix: `${namespace}-`,
      });
    });
    afterAll(async () => {
      await bus?.close();
      await portal?.stop();
      redis?.stop();
      await mail.stop();
      await model.stop();
      await removeNamespace(namespace);
      await rm(folder, { recursive: true, force: true });
    });

    scenes(() => ({ portal, mail, model, bus }));

    it('Redis is away: its parts say so, homes go on, and e-mails go out again once it is back', async () => {
      redis.cut();
      for (let n = 0; n < 3; n++) await portal.subscribes();
      await seen(async () => expect(Object.keys(await portal.away())).toContain('operations: jobs'));
      await portal.alerted('partDown operations: jobs');
      await portal.addsHome();
      await mended(async () => expect(await portal.homesFound()).toEqual(portal.homes));
      redis.mend();
      await mended(async () => expect(Object.keys(await portal.away())).not.toContain('operations: jobs'));
      await nothingLostOrDoubled({ portal, mail }, UPKEEP_WITHIN_MS);
    });
  },
);
