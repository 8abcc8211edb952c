import { CopyButton } from '@lintel/web/integrations';

/** How a program listens, with the beginning of a key in the place of the whole. */
export const StreamExample = ({ prefix }: { prefix: string }) => {
  const command = `curl -N ${location.origin}/events -H 'Authorization: Bearer ${prefix}...'`;
  return (
    <section aria-label="Try it" className="mt-6">
      <h3 className="font-sans text-base font-semibold tracking-normal">Try it</h3>
      <p className="mt-1 text-soft">
        With the whole secret in the place of its beginning, this prints what happens as it happens:
      </p>
      <p className="mt-2 mb-3 rounded-control bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere select-all">
        {command}
      </p>
      <CopyButton text={command} what="The command" />
    </section>
  );
};
