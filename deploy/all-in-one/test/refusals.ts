import { expect } from '@jest/globals';
import type { Caller, Scene } from './ownership/ownership-scene.js';

interface Told {
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

export const ask = (
  scene: Scene,
  query: string,
  variables: object = {},
  caller: Caller = 'agent',
): Promise<Told> => scene.browserOf(caller).ask(query, variables);

/** What somebody was told who must not get anything. */
export async function refusal(scene: Scene, query: string, variables: object = {}, caller?: Caller) {
  const { data, errors } = await ask(scene, query, variables, caller);
  expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
  return errors?.[0];
}

/** Said in few words, of the field at fault. */
export const badInput = (field: string) => ({
  message: expect.stringMatching(/^.{1,300}$/s),
  extensions: { code: 'BAD_USER_INPUT', field },
});
