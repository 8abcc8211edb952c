/** The dashboard's tab of that name. */
export default function Tab() {
  return null;
}
