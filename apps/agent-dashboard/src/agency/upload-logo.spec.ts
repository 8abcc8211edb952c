import { describe, expect, it } from '@jest/globals';
import { LogoRefused, uploadLogo, type LogoStage, type LogoWorld } from './upload-logo.js';

const file = new File(['logo'], 'logo.png', { type: 'image/png' });

function scene(states: readonly ('processing' | 'ready' | 'failed')[], changes: Partial<LogoWorld> = {}) {
  const calls: string[] = [];
  const stages: LogoStage['stage'][] = [];
  const left = [...states];
  const next = async () => {
    const state = left.shift() ?? 'ready';
    return { state, problem: state === 'failed' ? 'This is a program.' : null };
  };
  const world: LogoWorld = {
    check: async () => ({ ok: true, contentType: 'image/png' }),
    request: async () => ({ upload: { id: 'u1' }, url: '/objects/u1', expiresAt: '' }),
    put: async ({ url }) => void calls.push(`put ${url}`),
    finish: next,
    state: next,
    pause: async () => void calls.push('pause'),
    discard: async (id) => calls.push(`discard ${id}`),
    set: async (id) => calls.push(`set ${id}`),
    ...changes,
  };
  const stop = new AbortController();
  const run = () => uploadLogo(file, world, ({ stage }) => stages.push(stage), stop.signal);
  return { run, calls, stages, stop };
}

describe('a logo', () => {
  it('is sent, made ready, and then becomes the agency’s', async () => {
    const { run, calls, stages } = scene(['processing', 'processing', 'ready']);
    await run();
    expect(calls).toEqual(['put /objects/u1', 'pause', 'pause', 'set u1']);
    expect([...new Set(stages)]).toEqual(['sending', 'processing']);
  });

  it('that is not a picture is never sent', async () => {
    const check = async () => ({ ok: false, problem: 'This is a PDF, not a picture.' }) as const;
    const { run, calls } = scene([], { check });
    await expect(run()).rejects.toEqual(new LogoRefused('This is a PDF, not a picture.'));
    expect(calls).toEqual([]);
  });

  it('that the service cannot make ready is discarded, and it is said why', async () => {
    const { run, calls } = scene(['processing', 'failed']);
    await expect(run()).rejects.toEqual(new LogoRefused('This is a program.'));
    expect(calls).toEqual(['put /objects/u1', 'pause', 'discard u1']);
  });

  it('that is lost on the way is discarded', async () => {
    const lost = new Error('The connection was lost.');
    const { run, calls } = scene([], { put: () => Promise.reject(lost) });
    await expect(run()).rejects.toBe(lost);
    expect(calls).toEqual(['discard u1']);
  });

  it('is not set once its owner has gone', async () => {
    const stopped = scene(['processing', 'ready'], { pause: async () => stopped.stop.abort() });
    await expect(stopped.run()).rejects.toMatchObject({ name: 'AbortError' });
    expect(stopped.calls).toEqual(['put /objects/u1', 'discard u1']);
  });
});
