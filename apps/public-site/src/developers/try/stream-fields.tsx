import { Input, Select } from '@lintel/ui';
import { useEvents } from '../contracts.js';
import type { StreamQuestion } from './api-request.js';

interface StreamFieldsProps {
  readonly question: StreamQuestion;
  readonly change: (part: Partial<StreamQuestion>) => void;
  /** Of one that goes on for ever, nothing is asked for at once. */
  readonly withLimit: boolean;
}

export const unfiltered: StreamQuestion = {
  ...{ after: '0', limit: '10', type: '' },
  ...{ outcode: '', agency: '', box: '' },
};

/** What is asked for of the stream. */
export function StreamFields({ question, change, withLimit }: StreamFieldsProps) {
  const { data: events = [] } = useEvents();
  const field = (name: keyof StreamQuestion) => ({
    value: question[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Input
        label="After position"
        hint={withLimit ? '0 for the beginning' : 'Empty for what happens from now on'}
        inputMode="numeric"
        {...field('after')}
      />
      {withLimit && <Input label="Events at most" inputMode="numeric" hint="1 to 1000" {...field('limit')} />}
      <Select
        label="Type"
        options={[
          { value: '', label: 'All types' },
          ...events.map(({ type }) => ({ value: type, label: type })),
        ]}
        {...field('type')}
      />
      <Input label="Outcodes" placeholder="SW4,SW11" {...field('outcode')} />
      <Input label="Agency’s id" {...field('agency')} />
      <Input label="Box" placeholder="-0.2,51.4,0,51.6" hint="West, south, east, north" {...field('box')} />
    </div>
  );
}
