/** 'Renting in England since May 2026: what the new rules mean for you' */
export const RentingPost = () => (
  <>
    <p>
      On 1 May 2026 the main part of the Renters’ Rights Act 2025 came into force. It changed almost every
      private tenancy in England on the same day, old ones included. Half a year later we still see questions
      about it under most homes to rent, so here is what it means for somebody who is looking. Scotland, Wales
      and Northern Ireland have laws of their own.
    </p>

    <h2>One rent, and nobody bids above it</h2>
    <p>
      An advert must state one rent. Not a range, not “offers over”. The landlord and the agent may not ask
      for, encourage or accept more than that, however many people want the home. That is why a rental appears
      on this site only once it has one exact monthly rent; a listing without one stays a draft.
    </p>
    <p>
      You may still offer less. And the order in which people are considered is still the landlord’s to
      decide, as long as it does not break the rules on discrimination below.
    </p>

    <h2>A month in advance, at most</h2>
    <p>
      Before a tenancy begins you can be asked for one month’s rent in advance and no more. The old habit of
      six or twelve months at once, often asked of students, the self-employed and people new to the country,
      is over. The limits on deposits stayed: five weeks’ rent, or six when the rent is £50,000 a year or
      more, and one week to hold a home while references are checked. A deposit must be in a protection scheme
      within thirty days.
    </p>

    <h2>No fixed term</h2>
    <p>
      There are no more assured shorthold tenancies and no fixed terms. Every tenancy runs from month to month
      until somebody ends it properly.
    </p>
    <ul>
      <li>
        <strong>You</strong> can leave at any time with two months’ notice. A home that turns out damp or loud
        no longer holds you for a year.
      </li>
      <li>
        <strong>The landlord</strong> needs a reason that the law knows. Section 21, by which a landlord could
        end a tenancy without one, is gone.
      </li>
    </ul>
    <p>
      The usual reasons are that the landlord wants to sell or to move in. Neither can be used in the first
      twelve months of a tenancy, and both need four months’ notice. After either, the home may not simply be
      let again to somebody else. Serious rent arrears are still a reason: three months’ worth, with four
      weeks’ notice.
    </p>

    <h2>One increase a year</h2>
    <p>
      The rent can go up once in twelve months, by a formal notice that gives you at least two months. Clauses
      in a contract that raise it by themselves have no effect. If the new figure is more than homes like
      yours are let for, you can ask the First-tier Tribunal before it begins. The tribunal can agree with the
      landlord or set less. It cannot set more than was asked, so there is nothing to lose but the time.
    </p>
    <p>
      Good evidence is simple: adverts of similar homes nearby, with dates. A search for your own bedrooms and
      your own area, sorted by rent, makes the list for you.
    </p>

    <h2>Children, benefits and the cat</h2>
    <p>
      A landlord or agent may not turn you away, or keep you from viewing, because you have children or
      receive benefits. They may still check that you can afford the rent.
    </p>
    <p>
      You may ask to keep a pet. The landlord has to consider it, answer in writing, normally within 28 days,
      and may not refuse without a good reason. A lease higher up that forbids animals is one; a general
      dislike is not. Put the animal, its size and its habits into the request. It helps.
    </p>

    <h2>What has not changed</h2>
    <ul>
      <li>
        Letting fees for tenants have been banned since 2019. Beside rent and deposits you pay for very
        little: a lost key, late rent after two weeks, a change to the tenancy that you asked for.
      </li>
      <li>
        The home must have an energy certificate, rated E or better unless it has a registered exemption.
      </li>
      <li>
        You should be given a gas safety record each year where there is gas, and an electrical report at
        least every five years. There must be a smoke alarm on each storey that is lived on.
      </li>
      <li>The landlord must check that you have the right to rent in England.</li>
    </ul>

    <h2>Still to come</h2>
    <p>
      The Act also provides for a register of private landlords and their properties, and for an ombudsman
      whose decisions bind them. Both are being set up in stages. Until then, complaints about an agent go to
      the redress scheme it belongs to, which it has to name, and complaints about a home’s condition to the
      council.
    </p>

    <h2>Before you sign</h2>
    <p>
      Read the written terms, and check that the rent is the one in the advert. Keep a copy of that advert: it
      shows what was promised. Take photographs on the first day. If something in the papers looks like a
      fixed term, a bidding round or a clause against children, ask about it in writing. This note describes
      the law in general; for your own case, Citizens Advice and Shelter answer free of charge.
    </p>
  </>
);
