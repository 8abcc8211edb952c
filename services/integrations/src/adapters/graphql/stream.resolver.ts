import type { Answers } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { ReadStreamHandler, type StreamPage } from '../../application/stream/read-stream.handler.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class StreamResolver implements Answers<schema.QueryResolvers> {
  constructor(@Inject(ReadStreamHandler) private readonly stream: ReadStreamHandler) {}

  @Query()
  async streamAfter(@Args() { position, first }: schema.QueryStreamAfterArgs) {
    return toView(await this.stream.after(position, first));
  }

  @Query()
  async homesAt(@Args() { at, after, first }: schema.QueryHomesAtArgs) {
    return toView(await this.stream.homesAt(at, after, first));
  }
}

const toView = ({ entries, ...bounds }: StreamPage) => ({
  ...bounds,
  entries: entries.map(({ event, correlation: _inHouse, ...entry }) => ({
    ...entry,
    type: event.type,
    event: JSON.stringify(event),
  })),
});
