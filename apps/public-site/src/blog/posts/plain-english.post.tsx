import { Link } from '@lintel/web/router';

/** 'Say it in your own words: how our search reads plain English' */
export const PlainEnglishPost = () => (
  <>
    <p>
      Most property searches begin with a form. You choose a place from one box, a number from the next, and
      by the sixth you have forgotten what you wanted. Ours begins with a sentence. Type the home you would
      describe to a friend, press For sale or To rent, and the page that follows shows what was understood.
    </p>

    <h2>What it reads</h2>
    <p>
      The search knows eight things about a home: bedrooms, bathrooms, a place, the least and the most you
      want to pay, and how far the nearest tube, bus and train may be. From your words it takes as many of
      these as it can find, and leaves the others open.
    </p>
    <ul>
      <li>
        <strong>Numbers in any dress.</strong> “£600k”, “£1.2m”, “500-750k”, “between 900,000 and 1.25m” and
        “four hundred and fifty thousand” are all prices.
      </li>
      <li>
        <strong>Rents by the week.</strong> “£550pw” is turned into a month, times 52 and divided by 12,
        because every rent on this site is for a calendar month.
      </li>
      <li>
        <strong>At least, at most.</strong> “More than 3 bedrooms” means four or more. “One or two bedrooms”
        sets a minimum of one. “Studio” sets no minimum at all.
      </li>
      <li>
        <strong>Distances.</strong> “Half a mile from the tube”, “800 metres” and “no more than 20 minutes’
        walk to the station” are all miles in the end. A person walks about three in an hour, so twenty
        minutes is one.
      </li>
      <li>
        <strong>Places.</strong> Areas, boroughs, towns, stations and postcodes, from “SW11” to the name of a
        village, and usually also when a letter or two is wrong.
      </li>
    </ul>

    <h2>It shows its work</h2>
    <p>
      Above the results you see a chip for each thing that was understood, with the words it came from. Take
      one away, or change it, and the results, the filters and the address of the page follow. Words that
      nothing was made of are listed too, so that you are never left wondering whether “south-facing” counted.
      At the moment it does not, and the page says so rather than pretending.
    </p>
    <p>
      The address holds the whole search. Copy it, send it, or keep it as a bookmark, and it opens the same
      search for whoever has it. The back button does what you expect.
    </p>

    <h2>What it will not do</h2>
    <p>A search that guesses is worse than one that asks. So there are rules about guessing.</p>
    <ul>
      <li>
        A place is never invented. It is one that we know, or it is shown as the very word you typed, marked
        as uncertain.
      </li>
      <li>A number that is not in your sentence is not in the filters.</li>
      <li>
        Where two readings are possible, such as a town’s name that exists twice, you are told which one was
        taken.
      </li>
      <li>
        Where a sentence contradicts itself, “under 300k and over 500k”, the page says that both cannot hold
        instead of showing an empty list.
      </li>
    </ul>
    <p>
      As it comes, the reading is done by rules that run on this site’s own server, in less time than a blink.
      An installation may add a language model of its choice to help with unusual sentences. The sentence then
      goes to that model, and nothing else about you does. Its answer is held against your text in the same
      way: a number that you did not write is thrown away.
    </p>

    <h2>Sentences that work well</h2>
    <p>Short ones, with a number or two and a place. For example:</p>
    <ul>
      <li>“two bed flat in Clapham under £600k”</li>
      <li>“house with at least 3 bedrooms, 500-750k, walking distance to a train”</li>
      <li>“studio or one bed near a tube, max £1,600 a month”</li>
      <li>“4 bedroom house in SW11, two bathrooms, up to 1.25m”</li>
    </ul>
    <p>
      Leave out what every home has, and what none can promise. “Lovely” and “must be quiet” make good notes
      for a viewing, but nothing in a listing can be measured by them.
    </p>

    <h2>When nothing is found</h2>
    <p>
      Start with the filter that costs you least. A limit on the price hides homes that are a little above it
      and have been there for months. A limit of half a mile hides the one that is a mile away and next to a
      bus. When a search comes back empty, the page looks for the single filter whose removal would help and
      offers it.
    </p>

    <h2>Your sentence stays yours</h2>
    <p>
      What you type is used to answer you. It is not kept with your name, not used for advertising and not
      shown to agents; there are no trackers on this site to show it to. If you save a search, that is your
      doing, and you can remove it again in one press. The details are in our{' '}
      <Link to="/privacy">privacy policy</Link>, which is short.
    </p>
  </>
);
