import { Badge } from '@lintel/ui';

/** Whether somebody is who the name and address say, for the agents: what is not verified, anybody could have typed. */
export const Verified = ({ verified }: { readonly verified: boolean }) => (
  <Badge tone={verified ? 'moss' : 'clay'} className="shrink-0">
    {verified ? 'Verified' : 'Not verified'}
  </Badge>
);
