import { momentText } from '@lintel/kernel';
import { Badge, Button, Monitor, Setting } from '@lintel/ui';
import { endDevice, endOtherDevices, type Device } from '../account-queries.js';
import { useMutation } from '@tanstack/react-query';
import { useAccountChange } from './use-account-change.js';

/** Where the account is signed in: this device first, then by their last use. */
export function DevicesSetting({ devices }: { devices: readonly Device[] }) {
  const { show, done, failed } = useAccountChange();
  const ending = useMutation({
    mutationFn: endDevice,
    onSuccess: (account) => {
      show(account);
      done('Device signed out');
    },
    onError: failed('That device was not signed out'),
  });
  const endingOthers = useMutation({
    mutationFn: endOtherDevices,
    onSuccess: (account) => {
      show(account);
      done('All other devices signed out');
    },
    onError: failed('The other devices were not signed out'),
  });
  const sorted = devices.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );

  return (
    <Setting
      title="Devices"
      text="Where you are signed in. If you do not know one, sign it out, which ends what it is doing, and change your password."
    >
      <ul className="max-w-2xl divide-y divide-line border-y border-line">
        {sorted.map(({ id, name, current, signedInAt, lastUsedAt }) => (
          <li key={id} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <Monitor className="size-5 shrink-0 text-stone max-sm:hidden" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {name}
                {current && <Badge tone="moss">This device</Badge>}
              </p>
              <p className="text-sm text-stone">
                Signed in {momentText(signedInAt)}
                {!current && `, last used ${momentText(lastUsedAt)}`}
              </p>
            </div>
            {!current && (
              <Button
                size="small"
                aria-label={`Sign out ${name}, signed in ${momentText(signedInAt)}`}
                busy={ending.isPending && ending.variables === id}
                onClick={() => ending.mutate(id)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sorted.length > 1 && (
        <Button
          variant="quiet"
          className="mt-4 -ml-5"
          busy={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          Sign out all other devices
        </Button>
      )}
    </Setting>
  );
}
