/** The condition that a field has a text in it, in upper or lower case. Every document is looked at: for staff, who ask now and then. */
export const containing = (text: string) => ({
  $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  $options: 'i',
});
