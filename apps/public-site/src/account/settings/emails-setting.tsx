import { Alert, Button, Setting, Skeleton, SkeletonRegion, Switch } from '@lintel/ui';
import { changeEmailPreferences, myEmailPreferences } from '../account-queries.js';
import { Link } from '@lintel/web/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountChange } from './use-account-change.js';

/** Which e-mails come beside those that somebody asked for. */
export function EmailsSetting() {
  const queries = useQueryClient();
  const { failed } = useAccountChange();
  const { queryKey } = myEmailPreferences();
  const { data, error, isError, refetch, isFetching } = useQuery(myEmailPreferences());
  const changing = useMutation({
    mutationFn: changeEmailPreferences,
    onSuccess: (preferences) => queries.setQueryData(queryKey, preferences),
    onError: failed('Your choice was not kept'),
  });
  // Shows the choice at once, while the server has yet to answer.
  const shown = changing.isPending ? changing.variables : data;

  return (
    <Setting
      title="E-mails"
      text={
        <>
          Alerts of new matches are set at each of your{' '}
          <Link to="/saved-searches" className="underline underline-offset-4 hover:text-ink">
            saved searches
          </Link>
          .
        </>
      }
    >
      {shown ? (
        <Switch
          label="News of the homes I saved"
          hint="An e-mail when one changes its price or its status."
          checked={shown.savedHomeChanges}
          disabled={changing.isPending}
          onChange={({ target }) => changing.mutate({ savedHomeChanges: target.checked })}
        />
      ) : isError || data === null ? (
        <Alert
          error={error}
          className="max-w-xl"
          title="Your e-mail settings could not be loaded"
          actions={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          They are as they were.
        </Alert>
      ) : (
        <SkeletonRegion>
          <Skeleton className="h-11 w-72" />
        </SkeletonRegion>
      )}
    </Setting>
  );
}
