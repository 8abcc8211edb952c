import {
  Alert,
  Badge,
  Button,
  EmptyState,
  ListingFacts,
  listingStatusTone,
  PriceText,
  Progress,
  Reference,
  Search,
  Skeleton,
  SkeletonRegion,
  Spinner,
} from '@lintel/ui';
import { Row, Specimen, State } from '../page/specimen.js';

export const Showing = () => (
  <>
    <Specimen
      of={['Badge']}
      purpose="A state in a word; its colour only repeats it."
      screenReader="Read as the word it is."
    >
      <Row>
        {(['plain', 'moss', 'amber', 'clay', 'brick', 'paper'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <State name="statuses of a listing">
        <Row>
          <Badge tone={listingStatusTone.available}>Available</Badge>
          <Badge tone={listingStatusTone.underOffer}>Under Offer</Badge>
          <Badge tone={listingStatusTone.sold}>Sold</Badge>
          <Badge tone={listingStatusTone.let}>Let</Badge>
        </Row>
      </State>
    </Specimen>
    <Specimen of={['PriceText']} purpose="A price in figures of one width, so that prices compare.">
      <Row>
        {['£1,175,000', '£4,950 pcm', 'Price on application'].map((text) => (
          <span key={text} className="text-xl">
            <PriceText text={text} />
          </span>
        ))}
      </Row>
    </Specimen>
    <Specimen
      of={['ListingFacts']}
      purpose="Beds, baths and size, by which homes are compared."
      screenReader="A list of three; icons are not read."
    >
      <State name="on a card">
        <ListingFacts beds="3 beds" baths="2 baths" area="1,140 sq ft" />
      </State>
      <State name="on its own page">
        <div className="max-w-sm">
          <ListingFacts look="columns" beds="Studio" baths="1 bath" area="Ask Agent" />
        </div>
      </State>
    </Specimen>
    <Specimen
      of={['Alert']}
      purpose="A message in its place in the page: what happened, what was kept, what to do."
      screenReader="A failure interrupts; a plain message waits for a pause."
    >
      <div className="grid max-w-3xl gap-4">
        <Alert title="It was not sent" actions={<Button size="small">Try again</Button>}>
          Nothing you typed is lost, and trying again is safe.
        </Alert>
        <Alert tone="plain" title="Similar properties could not be loaded" />
      </div>
    </Specimen>
    <Specimen of={['EmptyState']} purpose="Nothing to list: what that means, and what to do next.">
      <EmptyState
        icon={<Search />}
        title="No properties found"
        action={<Button>Reset Filters</Button>}
        headingLevel="h4"
      >
        Try adjusting your filters to see more results
      </EmptyState>
    </Specimen>
    <Specimen
      of={['Skeleton', 'SkeletonRegion']}
      purpose="The shape of what comes, so that nothing jumps when it does."
      screenReader="Says once that something loads; the shapes are not read."
    >
      <SkeletonRegion label="Loading a home" className="w-72 max-w-full">
        <Skeleton className="aspect-4/3 rounded-card" />
        <Skeleton className="mt-4 h-6 w-1/2" />
        <Skeleton className="mt-2 h-5 w-4/5" />
      </SkeletonRegion>
    </Specimen>
    <Specimen
      of={['Spinner', 'Progress']}
      purpose="Something is under way: a spinner while nobody knows how long, a bar when it is known."
      screenReader="The spinner says its words politely; the bar is a progress bar with its value in words and does not interrupt."
    >
      <Row>
        <Spinner />
        <Spinner label="Finding homes" />
      </Row>
      <div className="grid max-w-md gap-5">
        <Progress label="Uploading pictures" value={3} max={8} text="3 of 8" />
        <Progress label="Importing homes" value={1} max={1} />
        <Progress label="Not started" value={0} max={0} />
      </div>
    </Specimen>
    <Specimen
      of={['Reference']}
      purpose="Beside a failure of ours: what somebody says when they write about it."
      screenReader="Read as the words that it is."
    >
      <Reference error={Object.assign(new Error('A failure'), { correlationId: '4f2c91ab'.repeat(4) })} />
    </Specimen>
  </>
);
