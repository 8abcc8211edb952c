/** Local storage, or nothing that keeps anything where the browser's settings forbid it: merely naming it throws there. */
export function localStore(of: string): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch (error) {
    console.error(`Local storage is not available; ${of} last as long as this page`, error);
    return { getItem: () => null, setItem: () => undefined };
  }
}
