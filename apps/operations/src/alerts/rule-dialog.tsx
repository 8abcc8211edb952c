import { Button, Checkbox, Dialog, Input } from '@lintel/ui';
import { useState } from 'react';
import { type AlertRule, changeRule, liftSilence, silenceRule } from './alerts-queries.js';
import { useAct } from './use-act.js';

const HOUR = 60;

/** Changes a rule, or silences it for some time. */
export function RuleDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const part = rule.unit === 'share' ? 100 : 1;
  const [on, setOn] = useState(rule.on);
  const [threshold, setThreshold] = useState(String(rule.threshold * part));
  const [hold, setHold] = useState(String(rule.holdSeconds));
  const [minutes, setMinutes] = useState(String(HOUR));
  const [reason, setReason] = useState('');
  const changed = {
    on,
    ...(rule.unit === 'state' ? {} : { threshold: Number(threshold) / part }),
    holdSeconds: Number(hold),
  };
  const saving = useAct(() => changeRule(rule, changed), 'The rule is changed', onClose);
  const silencing = useAct(
    () => silenceRule(rule, Number(minutes), reason),
    'Nobody is told of it for now',
    onClose,
  );
  const lifting = useAct(() => liftSilence(rule), 'It is told again', onClose);
  const unit = { state: '', count: '', seconds: ', in seconds', hours: ', in hours', share: ', in per cent' }[
    rule.unit
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rule.watches}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
            Save
          </Button>
        </div>
      }
    >
      <Checkbox label="On" checked={on} onChange={({ target }) => setOn(target.checked)} />
      {rule.unit !== 'state' && (
        <Input
          type="number"
          min={0}
          step="any"
          className="mt-3"
          label={`${rule.below ? 'Less than' : 'More than'}${unit}`}
          hint={`Usually ${rule.usualThreshold * part}`}
          value={threshold}
          onChange={({ target }) => setThreshold(target.value)}
        />
      )}
      <Input
        type="number"
        min={0}
        className="mt-3"
        label="For so many seconds"
        hint={`Usually ${rule.usualHoldSeconds}`}
        value={hold}
        onChange={({ target }) => setHold(target.value)}
      />
      <section aria-label="Silence" className="mt-6 border-t border-line pt-4">
        <h3 className="font-semibold">Silence</h3>
        {rule.silence ? (
          <div className="mt-2">
            <p className="wrap-anywhere text-soft">{rule.silence.reason}</p>
            <Button size="small" className="mt-3" busy={lifting.isPending} onClick={() => lifting.mutate()}>
              Tell of it again
            </Button>
          </div>
        ) : (
          <>
            <Input
              type="number"
              min={1}
              max={10_080}
              className="mt-2"
              label="For so many minutes nobody is told"
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
            />
            <Input
              className="mt-3"
              label="Why"
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button
              size="small"
              className="mt-3"
              disabled={reason.trim() === ''}
              busy={silencing.isPending}
              onClick={() => silencing.mutate()}
            >
              Silence
            </Button>
          </>
        )}
      </section>
      <p className="mt-4 text-soft">The audit trail keeps that you did it.</p>
    </Dialog>
  );
}
