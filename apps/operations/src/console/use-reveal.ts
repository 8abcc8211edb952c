import { brand, shell } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { refusalText } from './refusal-text.js';

/** Asks for what is masked, once somebody wants to see it. */
export const useReveal = <Whole>(reveal: () => Promise<Whole>) =>
  useMutation({
    mutationFn: reveal,
    networkMode: 'always',
    onError: (error) =>
      shell().toast({
        title: 'It could not be shown',
        description: refusalText(error) ?? `${brand().name} did not answer.`,
        tone: 'destructive',
        error,
      }),
  });
