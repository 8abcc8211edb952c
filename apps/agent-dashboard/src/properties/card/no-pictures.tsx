/** In the place of pictures that nobody has added yet: a terrace, drawn. */
export const NoPictures = ({ words }: { words: boolean }) => (
  <div className="grid size-full place-content-center justify-items-center gap-2 text-stone">
    <svg
      viewBox="0 0 160 72"
      className="w-40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 70h152" />
      <path d="M16 70V30l22-16 22 16v40M60 70V26l20-18 20 18v44M100 70V30l22-16 22 16v40" />
      <path d="M28 70V54h9v16M74 70V52h12v18M112 70V54h9v16" />
      <path d="M28 36h8v9h-8zM42 36h8v9h-8zM42 54h8v9h-8zM68 32h9v10h-9zM83 32h9v10h-9zM112 36h8v9h-8zM126 36h8v9h-8zM126 54h8v9h-8z" />
      <path d="M46 20V9h6v15M108 24V9h6v11M80 8V4" />
    </svg>
    {words && <span className="text-sm">No pictures yet</span>}
  </div>
);
