import { createMetrics } from '@lintel/service-kit';
import { FakeClock } from '@lintel/testing';
import { describe, expect, it } from '@jest/globals';
import { countLive } from './live-count.js';
import { hubLimits, LiveHub, type LiveReader } from './live-hub.js';
import { LiveStream } from './live-stream.js';

class Reader implements LiveReader {
  text = '';
  ended = false;
  send(text: string): void {
    this.text += text;
  }
  end(): void {
    this.ended = true;
  }
  /** What it was told since the last time it was asked, but for positions. */
  heard(): string[] {
    const types = [...this.text.matchAll(/^event: (.+)$/gm)].map(([, type]) => type!);
    this.text = '';
    return types.filter((type) => type !== 'position');
  }
}

function scene() {
  const clock = new FakeClock();
  const hub = new LiveHub(clock, countLive(createMetrics().registry));
  hub.begin();
  const connect = (account: string, belongs: { agency?: string; after?: string } = {}) => {
    const reader = new Reader();
    return { reader, leave: hub.connect({ account, ...belongs }, reader) };
  };
  const publish = (id: string, ...accounts: string[]) =>
    hub.publish({ id, accounts, agencies: [], type: 'saved-properties', data: {} });
  const tellAgency = (id: string, agency: string, ...accounts: string[]) =>
    hub.publish({ id, accounts, agencies: [agency], type: 'viewings', data: { id: 'a-viewing' } });
  return { clock, hub, connect, publish, tellAgency };
}

describe('who is connected', () => {
  it('hears how far the stream is twice a minute, and comes again after some', () => {
    const { clock, hub, connect } = scene();
    const { reader } = connect('ada');
    const beats = hubLimits.lifetimeMs / hubLimits.beatMs;
    for (let beat = 0; beat < beats; beat++) {
      reader.text = '';
      clock.advance({ milliseconds: hubLimits.beatMs });
      expect(reader.ended).toBe(false);
      hub.beat();
      expect(reader.text).toBe(`id: @${clock.now().getTime()}\nevent: position\ndata: {}\n\n`);
    }
    expect(reader.ended).toBe(true);
  });

  it('hears nothing twice that the bus gives twice', () => {
    const { connect, publish } = scene();
    const { reader } = connect('ada');
    publish('1', 'ada');
    publish('1', 'ada');
    expect(reader.heard()).toEqual(['saved-properties']);
  });

  it('as an agent hears of what is for the agency, and those of no other agency do', () => {
    const { connect, tellAgency } = scene();
    const agent = connect('ada', { agency: 'one' }).reader;
    const colleague = connect('ben', { agency: 'one' }).reader;
    const rival = connect('cara', { agency: 'two' }).reader;
    const visitor = connect('dan').reader;
    // An account is no agency, though it had the same id.
    const namesake = connect('one').reader;
    tellAgency('1', 'one', 'dan');
    expect([agent, colleague, visitor].map((reader) => reader.heard())).toEqual(
      Array.from({ length: 3 }, () => ['viewings']),
    );
    expect([rival, namesake].map((reader) => reader.heard())).toEqual([[], []]);
  });

  it('is told once what is for its account as well as for its agency, at once and afterwards', () => {
    const { connect, tellAgency, publish, clock } = scene();
    const agent = connect('ada', { agency: 'one' });
    tellAgency('1', 'one', 'ada');
    expect(agent.reader.heard()).toEqual(['viewings']);
    clock.advance({ seconds: 1 });
    publish('2', 'ada');
    clock.advance({ seconds: 1 });
    tellAgency('3', 'one');
    expect(connect('ada', { agency: 'one' }).reader.heard()).toEqual([
      'viewings',
      'saved-properties',
      'viewings',
    ]);
    // One who is no agent any more hears what is the account's own.
    expect(connect('ada').reader.heard()).toEqual(['viewings', 'saved-properties']);
  });

  it('leaves both its account and its agency', () => {
    const { hub, connect, tellAgency } = scene();
    const { reader, leave } = connect('ada', { agency: 'one' });
    leave();
    tellAgency('1', 'one', 'ada');
    hub.beat();
    expect(reader.heard()).toEqual([]);
  });

  it('hears nothing after it left, and makes room', () => {
    const { hub, connect, publish } = scene();
    const all = Array.from({ length: hubLimits.overall }, (_, nth) => connect(`account-${nth}`));
    expect(hub.isFull).toBe(true);
    all[0]!.leave();
    all[0]!.leave();
    expect(hub.isFull).toBe(false);
    publish('1', 'account-0', 'account-1');
    expect([all[0]!.reader.heard(), all[1]!.reader.heard()]).toEqual([[], ['saved-properties']]);
  });

  it('is let go when the gateway stops, and nobody comes in', () => {
    const { hub, connect } = scene();
    const { reader } = connect('ada');
    hub.stop();
    expect([reader.ended, hub.isFull]).toEqual([true, true]);
  });

  it('that does not read is dropped, not waited for', async () => {
    const stream = new LiveStream();
    const gone = new Promise((resolve) => stream.once('close', resolve));
    for (let sent = 0; sent < 1000; sent++) stream.send(`data: ${'x'.repeat(100)}\n\n`);
    await gone;
    expect(stream.destroyed).toBe(true);
    expect(stream.readableLength).toBeLessThan(70_000);
  });
});
