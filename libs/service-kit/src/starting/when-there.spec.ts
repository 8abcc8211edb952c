import type { EventBus } from '@lintel/platform/event-bus';
import { EngineAway, UnusableSetting } from '@lintel/platform/port';
import { createLogger } from '../logging/logger.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenThere } from './when-there.js';

const logger = createLogger('things', 'silent');
const away = () => new EngineAway('LINTEL_KAFKA_BROKERS', 'kafka:9092', new Error('no answer'));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** An event bus that answers at the given attempt. */
async function scene(answersAt: number) {
  const bus = { close: jest.fn(async () => undefined) } as unknown as EventBus;
  const kept: { close(): Promise<void> }[] = [];
  let attempts = 0;
  const open = async () => {
    if ((attempts += 1) < answersAt) throw away();
    return bus;
  };
  const late = await whenThere('the event bus', open, { keep: (part) => kept.push(part) }, logger);
  return { bus, late, attempts: () => attempts, close: () => kept[0]!.close() };
}

describe('an engine that a program does not wait for', () => {
  it('that answers is there at once, and closed with the program', async () => {
    const { bus, late, close } = await scene(1);
    expect(await late.coming).toBe(bus);
    await close();
    expect(bus.close).toHaveBeenCalledTimes(1);
  });

  it('that is away keeps nobody waiting, and is there when it answers', async () => {
    const { bus, late } = await scene(3);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await late.coming).toBe(bus);
  });

  it('is not asked again once the program ends', async () => {
    const { attempts, close } = await scene(100);
    await close();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(attempts()).toBe(1);
  });

  it('that cannot be used when it comes is given up, and that is said', async () => {
    const said = jest.spyOn(logger, 'error');
    const open = jest
      .fn<() => Promise<EventBus>>()
      .mockRejectedValueOnce(away())
      .mockRejectedValue(new UnusableSetting('LINTEL_MONGO_URL: a later release wrote it'));
    const { coming } = await whenThere('the document store', open, { keep: () => undefined }, logger);
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(coming).rejects.toThrow('a later release');
    expect(open).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledWith(expect.anything(), 'the document store came, and cannot be used');
  });

  it('under a setting that leads nowhere stops the start', async () => {
    const open = async () => {
      throw new UnusableSetting('LINTEL_EVENT_BUS: there is no adapter "x"');
    };
    await expect(whenThere('the event bus', open, { keep: () => undefined }, logger)).rejects.toThrow(
      'LINTEL_EVENT_BUS',
    );
  });
});
