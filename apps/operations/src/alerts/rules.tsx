import { momentText } from '@lintel/kernel';
import { Badge, Button, Input, Table } from '@lintel/ui';
import { type FormEvent, useState } from 'react';
import { limitText } from './alert-words.js';
import { type AlertRule, sendTest, setEmails, type Targets } from './alerts-queries.js';
import { RuleDialog } from './rule-dialog.js';
import { useAct } from './use-act.js';

/** What is watched. */
export function Rules({ rules }: { rules: readonly AlertRule[] }) {
  const [chosen, setChosen] = useState<AlertRule | null>(null);
  return (
    <>
      <Table caption="Rules" hideCaption className="text-sm [&_tbody_td]:align-top">
        <thead>
          <tr>
            <th scope="col">What is watched</th>
            <th scope="col" className="max-md:hidden">
              An alert
            </th>
            <th scope="col">Told</th>
            <th scope="col">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.name}>
              <th scope="row" className="w-full wrap-anywhere">
                {rule.watches}
                <span className="block font-normal text-soft md:hidden">{limitText(rule)}</span>
                {rule.silence && (
                  <span className="block font-normal wrap-anywhere text-soft">
                    Silenced until {momentText(rule.silence.until)}: {rule.silence.reason}
                  </span>
                )}
              </th>
              <td className="whitespace-nowrap max-md:hidden">{limitText(rule)}</td>
              <td>
                <Badge tone={rule.on && !rule.silence && rule.severity === 'page' ? 'clay' : 'plain'}>
                  {toldText(rule)}
                </Badge>
              </td>
              <td>
                <Button size="small" aria-label={`Change: ${rule.watches}`} onClick={() => setChosen(rule)}>
                  Change
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {chosen && <RuleDialog rule={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const toldText = ({ on, silence, severity }: AlertRule): string => {
  if (!on) return 'Off';
  if (silence) return 'Silenced';
  return severity === 'page' ? 'Now' : 'In the morning';
};

/** Who is told. */
export function TargetsForm({ targets }: { targets: Targets }) {
  const [text, setText] = useState(targets.emails.join(', '));
  const addresses = text
    .split(/[\s,;]+/)
    .map((one) => one.trim())
    .filter(Boolean);
  const saving = useAct(() => setEmails(addresses), 'The addresses are saved');
  const testing = useAct(sendTest, 'A test is on its way');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  const settings = [...targets.emailsOfSettings, ...targets.webhooks.map((host) => `a webhook of ${host}`)];
  return (
    <section aria-label="Who is told" className="mb-6 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">Who is told</h2>
      <p className="mt-1 wrap-anywhere text-soft">
        {settings.length > 0
          ? `By the settings: ${settings.join(', ')}.`
          : 'The settings name nobody: LINTEL_ALERT_EMAILS, LINTEL_ALERT_WEBHOOKS.'}
      </p>
      <form onSubmit={send} className="mt-3 flex max-w-2xl flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-64">
          <Input
            label="E-mail addresses besides"
            hint="With commas between them"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" busy={saving.isPending}>
          Save
        </Button>
        <Button variant="quiet" busy={testing.isPending} onClick={() => testing.mutate()}>
          Send a test
        </Button>
      </form>
    </section>
  );
}
