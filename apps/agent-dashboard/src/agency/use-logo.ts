import {
  discardLogoUpload,
  finishLogoUpload,
  logoUpload,
  myAgency,
  requestLogoUpload,
  setAgencyLogo,
} from './agency-queries.js';
import { isApiError, shell } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkFile } from '../property-form/uploads/check-file.js';
import { putFile } from '../property-form/uploads/put-file.js';
import { tellError, tellSuccess } from '../shared/outcome.js';
import { LogoRefused, uploadLogo, type LogoStage, type LogoWorld } from './upload-logo.js';

/** Milliseconds after which we ask what became of a logo, unless we have been told by then. */
const ASK_AGAIN = 2_000;

const world: LogoWorld = {
  check: (file) => checkFile(file, 'logo'),
  request: requestLogoUpload,
  put: putFile,
  finish: finishLogoUpload,
  state: logoUpload,
  discard: discardLogoUpload,
  set: setAgencyLogo,
  pause: (_, signal) =>
    new Promise((resolve, reject) => {
      const end = (done: () => void) => () => {
        clearTimeout(timer);
        stopListening();
        signal.removeEventListener('abort', aborted);
        done();
      };
      const go = end(resolve);
      const aborted = end(() => reject(signal.reason as Error));
      const timer = setTimeout(go, ASK_AGAIN);
      const stopListening = shell().live.on('uploads', go);
      signal.addEventListener('abort', aborted);
    }),
};

/** Sends, replaces and removes the agency's logo. What is under way ends with the page. */
export function useLogo() {
  const queries = useQueryClient();
  const [stage, setStage] = useState<LogoStage>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const sending = useMutation({
    mutationFn: async (file: File) => {
      running.current?.abort();
      const stop = (running.current = new AbortController());
      await uploadLogo(file, world, setStage, stop.signal);
    },
    networkMode: 'always',
    onSuccess: () => tellSuccess('Files uploaded successfully'),
    onError: (error) => {
      if (error.name !== 'AbortError') tellError('Error uploading files', error);
    },
    onSettled: async () => {
      await queries.invalidateQueries(myAgency());
      setStage(undefined);
    },
  });
  const removing = useMutation({
    mutationFn: () => setAgencyLogo(null),
    networkMode: 'always',
    onSuccess: () => tellSuccess('Logo removed'),
    onError: (error) => tellError('The logo was not removed', error),
    onSettled: () => queries.invalidateQueries(myAgency()),
  });

  return {
    stage,
    problem: sending.error && sending.error.name !== 'AbortError' ? problemOf(sending.error) : undefined,
    send: sending.mutate,
    cancel: () => running.current?.abort(),
    remove: removing.mutate,
    removing: removing.isPending,
  };
}

const problemOf = (error: Error): string =>
  error instanceof LogoRefused || (isApiError(error) && error.kind === 'graphql')
    ? error.message
    : 'The logo did not arrive, and the old one is still there. Check your connection, then choose it again.';
