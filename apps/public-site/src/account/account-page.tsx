import { Alert, Button, Skeleton, SkeletonRegion } from '@lintel/ui';
import { myAccount } from './account-queries.js';
import { shell, usePageTitle } from '@lintel/web';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AgencySetting } from './settings/agency-setting.js';
import { CloseSetting } from './settings/close-setting.js';
import { DataSetting } from './settings/data-setting.js';
import { DevicesSetting } from './settings/devices-setting.js';
import { EmailSetting } from './settings/email-setting.js';
import { EmailsSetting } from './settings/emails-setting.js';
import { NameSetting } from './settings/name-setting.js';
import { PhoneSetting } from './settings/phone-setting.js';
import { PasswordSetting } from './settings/password-setting.js';
import { StrongSignInNeeded } from './strong-sign-in/needed.js';
import { StrongSignInSetting } from './strong-sign-in/strong-sign-in-setting.js';

/** `/account`, behind the shell's guard. */
export default function AccountPage() {
  const { data: account, error, isError, refetch, isFetching } = useQuery(myAccount());
  usePageTitle('Your Account');
  // The session has ended elsewhere: once the shell knows, its guard leads to the sign-in.
  useEffect(() => {
    if (account === null) void shell().session.refresh();
  }, [account]);

  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <h1 className="text-3xl md:text-4xl">Your Account</h1>
      {account ? (
        <div className="mt-10 border-t border-line">
          {account.strongSignIn.neededNow ? (
            <StrongSignInNeeded account={account} />
          ) : (
            <>
              <NameSetting account={account} />
              <PhoneSetting account={account} />
              <EmailSetting account={account} />
              <PasswordSetting account={account} />
              <StrongSignInSetting account={account} />
              {account.agency && <AgencySetting agency={account.agency} />}
              <EmailsSetting />
              <DevicesSetting devices={account.devices} />
              <DataSetting />
              <CloseSetting agent={account.role === 'agent'} />
            </>
          )}
        </div>
      ) : isError ? (
        <Alert
          error={error}
          className="mt-8 max-w-measure"
          title="Your account could not be loaded"
          actions={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Nothing has changed. Check your connection, then try again.
        </Alert>
      ) : (
        <SkeletonRegion label="Loading your account" className="mt-10 border-t border-line">
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className="grid gap-6 border-b border-line py-10 lg:grid-cols-[20rem_1fr]">
              <Skeleton className="h-7 w-40" />
              <Skeleton className="h-12 w-full max-w-md" />
            </div>
          ))}
        </SkeletonRegion>
      )}
    </div>
  );
}
