import { Alert, Button, Spinner, Textarea } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog as Asked, Recorded } from '../console/act-dialog.js';
import { refusalText } from '../console/refusal-text.js';
import { agencyInNumbers, allOfAgencies } from './agencies-queries.js';
import { type AgencyAct, concerned, mostWords } from './agency-acts.js';

/** Says what will happen, and to how many, asks for what the agency is to read, and acts. */
export function ActDialog({ act, onClose }: { act: AgencyAct; onClose: () => void }) {
  const [words, setWords] = useState('');
  const numbers = useQuery({ ...agencyInNumbers(act.agency), enabled: act.counted });
  const said = !act.words?.required || words.trim() !== '';
  return (
    <Asked
      title={act.title}
      label={act.label}
      danger={act.label === 'Suspend'}
      complete={said && (!act.counted || numbers.data !== undefined)}
      run={() => act.run(words.trim())}
      done={act.done}
      changes={allOfAgencies}
      onClose={onClose}
    >
      {act.counted && numbers.isPending && <Spinner label="Counting homes and viewings" />}
      {numbers.isError && (
        <Alert
          error={numbers.error}
          title="Its homes and viewings could not be counted"
          actions={
            <Button size="small" onClick={() => void numbers.refetch()}>
              Try again
            </Button>
          }
        >
          {refusalText(numbers.error)}
        </Alert>
      )}
      {numbers.data && <p className="mb-3 font-semibold">{concerned(act, numbers.data)}</p>}
      <p className="wrap-anywhere">{act.text}</p>
      {act.words && (
        <Textarea
          className="mt-4"
          rows={4}
          label={act.words.label}
          hint={`Up to ${mostWords} characters. Name no person.`}
          maxLength={mostWords}
          required={act.words.required}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Recorded />
    </Asked>
  );
}
