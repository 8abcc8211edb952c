/** The look of what floats beside its button. */
export const floating =
  'z-50 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-surface text-ink shadow-float';
