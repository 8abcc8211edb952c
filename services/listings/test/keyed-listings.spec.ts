import { keyedListings } from './keyed-listings.cases.js';
import { startFixture } from './listings.fixture.js';

keyedListings(() => startFixture());
