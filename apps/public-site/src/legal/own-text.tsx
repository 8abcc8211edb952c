import type { LegalBlock, LegalText, LegalWords } from '@lintel/contracts/brand';
import { Skeleton } from '@lintel/ui';
import { brand, usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Prose } from '../blog/prose.js';

/** A legal text that the portal's operator has written in place of ours. */
export function OwnText({ title, address }: { readonly title: string; readonly address: string }) {
  const { data, isError } = useQuery({
    queryKey: ['legal', address],
    queryFn: async () => (await (await fetch(address)).json()) as LegalText,
    staleTime: Infinity,
  });
  usePageTitle(data?.title ?? title);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <h1 className="max-w-measure text-3xl md:text-4xl">{data?.title ?? title}</h1>
      <div className="mt-10 border-t border-line pt-6">
        {isError && <p role="alert">{brand().name} could not be reached. Reload the page to try again.</p>}
        {!data && !isError && <Skeleton className="h-96 max-w-measure" />}
        {data && (
          <Prose>
            {data.blocks.map((block, at) => (
              <Block key={at} block={block} />
            ))}
          </Prose>
        )}
      </div>
    </div>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.id}>
          <Words of={block.words} />
        </h2>
      );
    case 'paragraph':
      return (
        <p>
          <Words of={block.words} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((words, at) => (
            <li key={at}>
              <Words of={words} />
            </li>
          ))}
        </ul>
      );
  }
}

const Words = ({ of }: { readonly of: readonly LegalWords[] }) =>
  of.map(({ text, strong, to }, at) => {
    if (strong) return <strong key={at}>{text}</strong>;
    if (to === undefined) return <Fragment key={at}>{text}</Fragment>;
    return to.startsWith('/') ? (
      <Link key={at} to={to}>
        {text}
      </Link>
    ) : (
      <a key={at} href={to}>
        {text}
      </a>
    );
  });
