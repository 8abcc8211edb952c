import { useState } from 'react';
import { type ApiRequest, send } from './api-request.js';
import { type Answered, answeredBy } from './answer.js';

/** Sends one request at a time, and has what came of the last. */
export function useSending(key: string) {
  const [state, setState] = useState<{ busy: boolean; error?: unknown; answered?: Answered }>({
    busy: false,
  });
  const ask = async (request: ApiRequest) => {
    setState((before) => ({ ...before, busy: true }));
    const began = performance.now();
    try {
      const response = await send(request, key);
      const answered = answeredBy(response, began);
      setState({ busy: false, answered: { ...answered, body: await response.text() } });
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return { ...state, ask };
}
