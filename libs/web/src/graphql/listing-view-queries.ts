import { RecordListingViewDocument } from './listing-view.generated.js';
import { request } from './request.js';

/** Has it counted that the page of a home was opened, once a day for each visitor. Failing is no matter to anybody who looks at a home. */
export async function recordListingView(id: number): Promise<void> {
  try {
    await request(RecordListingViewDocument, { id });
  } catch {
    // It is one view less.
  }
}
