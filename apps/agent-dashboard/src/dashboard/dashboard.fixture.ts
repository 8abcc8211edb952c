/** What the dashboard of an agency asks on arrival, answered: nothing is new, and nothing is there. */
export const quietDashboard = {
  AgencySuspension: () => ({ me: null }),
  OpenDashboard: () => ({ openDashboard: { newSince: '2026-11-19T12:00:00Z' } }),
  NewViewings: () => ({ agencyViewings: {} }),
  NewConversations: () => ({ agencyConversations: {} }),
  AgencyListingCount: () => ({ agencyListings: {} }),
  AgencyConversationCount: () => ({ agencyConversations: {} }),
  AgencyViewingPage: () => ({ agencyViewings: {} }),
  StandingViewings: () => ({ standingViewings: [] }),
  AgencyListings: () => ({ agencyListings: {} }),
};
