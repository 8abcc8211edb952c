import { Badge } from '@lintel/ui';

/** Whether the name and the e-mail address are verified; if not, anybody could have typed them. */
export const Verified = ({ verified }: { readonly verified: boolean }) => (
  <Badge tone={verified ? 'moss' : 'clay'} className="shrink-0">
    {verified ? 'Verified' : 'Not verified'}
  </Badge>
);
