/** 'What to ask at a viewing, and what to look at while they answer' */
export const ViewingPost = () => (
  <>
    <p>
      A viewing lasts about twenty minutes. In that time you are shown the best of a home by somebody who has
      shown it before, and who is paid by the seller or the landlord. That is no reason for distrust: a good
      agent answers a clear question clearly. It is a reason to bring the questions with you.
    </p>

    <h2>Before you go</h2>
    <p>
      Read the whole advert, including the parts below the pictures. Since April 2025 the law on unfair
      commercial practices says plainly that traders, estate agents among them, must not leave out what an
      average person needs to decide. For a home that is taken to mean at least the price or rent, the council
      tax band and the tenure; then parking, heating, broadband, building materials, flood risk, and
      restrictions. On our pages these stand together as a table. An empty row is a question.
    </p>
    <p>
      Look up the energy performance certificate. It is valid for ten years and its register is open to
      everybody, so you can also see what the last assessor thought of the boiler and the loft. A home to rent
      must be rated E or better unless it has a registered exemption.
    </p>

    <h2>Ask about the home</h2>
    <ul>
      <li>How long has it been on the market, and has the price changed?</li>
      <li>Why is the owner moving? Is there a chain above, and how long is it?</li>
      <li>What exactly is included: the shed, the curtains, the cooker, the parking space?</li>
      <li>How old are the boiler and the consumer unit, and when were they last serviced or tested?</li>
      <li>Has anything been built, removed or converted, and are there the papers for it?</li>
      <li>Has there been damp, subsidence, a flood or an insurance claim?</li>
      <li>What do heating and electricity cost in a winter month, going by the bills?</li>
      <li>Which way does the garden face, and whose are the fences?</li>
    </ul>
    <p>
      Write the answers down while you are there, with the name of who gave them. If one of them decides
      whether you buy, ask for it again in writing.
    </p>

    <h2>Ask twice about a lease</h2>
    <p>
      Most flats in England and Wales are sold leasehold: you buy the right to live there for a number of
      years, and somebody else owns the building. Four figures matter, and you should see all of them before
      you offer.
    </p>
    <ul>
      <li>
        <strong>The years that are left.</strong> Below about eighty a lease gets harder to mortgage and
        dearer to extend. You no longer have to own it for two years before you may ask to extend it: that
        rule went on 31 January 2025.
      </li>
      <li>
        <strong>The ground rent.</strong> Most leases granted since 30 June 2022 may ask for none. Older ones
        often do, and what matters is the rule by which it rises. A rent that doubles every few years has
        stopped many sales.
      </li>
      <li>
        <strong>The service charge.</strong> Ask for the last three years, and what is in the reserve fund.
      </li>
      <li>
        <strong>Works to come.</strong> A new roof shared by six flats is a sixth of a new roof to you.
      </li>
    </ul>
    <p>
      Leasehold law is being changed in steps, so let a solicitor tell you what is in force on the day you
      buy. If you are offered a share of the freehold, ask the same questions: the lease is still there.
    </p>

    <h2>Ask about the street</h2>
    <ul>
      <li>Who lives above, below and beside, and what do you hear of them?</li>
      <li>Where do residents park on a weekday evening?</li>
      <li>Which applications for planning permission are open nearby? The council’s website has them all.</li>
      <li>How is the mobile signal indoors? Make a call from the bedroom.</li>
    </ul>

    <h2>Look while they answer</h2>
    <p>
      Open what opens. Run the shower and the kitchen tap together and watch the pressure. Look at ceilings
      below bathrooms, at the corners behind wardrobes, and along window sills for black spots or fresh paint
      in one place only. Smell the cupboards. Stand still for a minute with the window open and again with it
      closed. Outside, look up: slipped tiles, blocked gutters and cracks wider than a coin’s edge are easier
      to see from across the street.
    </p>
    <p>
      Count the sockets if you work from home, and measure the one wall your sofa has to fit. Check that the
      floor plan and the rooms agree; ours zooms, so that you can hold it in your hand as you walk.
    </p>

    <h2>Go again</h2>
    <p>
      If you like it, see it a second time at another hour: a quiet street at eleven can be a school run at
      half past three. Take somebody who has not fallen in love with it. Then sleep on it. In England and
      Wales an offer binds nobody until contracts are exchanged, so you have time to have it surveyed, and a
      survey is the cheapest certainty you will ever buy.
    </p>
    <p>
      For a home to rent the same walk serves you well. Take dated photographs on the first day of what is
      already worn, and compare them with the inventory before you sign it: they are your side of any talk
      about the deposit.
    </p>
  </>
);
