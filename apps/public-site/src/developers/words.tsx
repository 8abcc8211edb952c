/** A text of the contracts, in which what stands between backticks is a name. */
export const Words = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="text-[0.9em]">
        {part}
      </code>
    ),
  );
