import { WideTable } from '../prose.js';

/** 'Stamp duty and the other costs of buying, with the sums done' */
export const BuyingCostsPost = () => (
  <>
    <p>
      The price in the advert is the largest number in a purchase, and never the last. The second largest is
      usually Stamp Duty Land Tax. It is paid in England and Northern Ireland; Scotland and Wales have taxes
      of their own, with other bands. All figures here are those in force in November 2026 for a home bought
      by a person to live in.
    </p>

    <h2>The bands</h2>
    <p>
      The tax works in slices. Each part of the price is taxed at its own rate, so a price just over a line
      costs only a little more tax than one just under it.
    </p>
    <WideTable label="Stamp duty rates">
      <table>
        <caption>Stamp Duty Land Tax on a main home, since 1 April 2025</caption>
        <thead>
          <tr>
            <th scope="col">Part of the price</th>
            <th scope="col">Rate</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Up to £125,000</td>
            <td>0%</td>
          </tr>
          <tr>
            <td>£125,001 to £250,000</td>
            <td>2%</td>
          </tr>
          <tr>
            <td>£250,001 to £925,000</td>
            <td>5%</td>
          </tr>
          <tr>
            <td>£925,001 to £1,500,000</td>
            <td>10%</td>
          </tr>
          <tr>
            <td>Above £1,500,000</td>
            <td>12%</td>
          </tr>
        </tbody>
      </table>
    </WideTable>

    <h2>If it is your first home</h2>
    <p>
      First-time buyers pay nothing on the first £300,000 and 5% on the part from £300,000 to £500,000. Two
      things are easily overlooked. Everybody who buys must be a first-time buyer: one of two who has owned a
      home before, anywhere in the world, ends the relief for both. And above £500,000 there is no relief at
      all; the ordinary bands apply from the first pound.
    </p>

    <h2>Four sums</h2>
    <WideTable label="Worked examples">
      <table>
        <caption>What is due, slice by slice</caption>
        <thead>
          <tr>
            <th scope="col">Purchase</th>
            <th scope="col">The sum</th>
            <th scope="col">Tax</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>£450,000, first home</td>
            <td>£150,000 at 5%</td>
            <td>£7,500</td>
          </tr>
          <tr>
            <td>£510,000, first home, no relief</td>
            <td>£2,500 + £260,000 at 5%</td>
            <td>£15,500</td>
          </tr>
          <tr>
            <td>£575,000, moving up</td>
            <td>£2,500 + £325,000 at 5%</td>
            <td>£18,750</td>
          </tr>
          <tr>
            <td>£1,200,000, moving up</td>
            <td>£2,500 + £33,750 + £275,000 at 10%</td>
            <td>£63,750</td>
          </tr>
        </tbody>
      </table>
    </WideTable>
    <p>
      The line at half a million is steep. At £500,000 a first-time buyer pays £10,000; the next £10,000 of
      price add £5,500 of tax. If you are near it, say so when you negotiate: sellers’ agents know it as well.
    </p>

    <h2>When it is more</h2>
    <p>
      Whoever owns another home after the purchase usually pays five percentage points more on every slice. If
      you are replacing your main home and the old one is sold within three years, you can claim that part
      back. Buyers who do not live in the United Kingdom pay a further two points. These rules have corners; a
      conveyancer looks into all of them before the return is sent.
    </p>
    <p>
      The return and the money are due within fourteen days of completion. Your conveyancer normally does
      both, and asks you for the amount before the day.
    </p>

    <h2>The other bills</h2>
    <ul>
      <li>
        <strong>The deposit.</strong> Commonly a tenth of the price, paid when contracts are exchanged. From
        then on you are bound, and lose it if you pull out.
      </li>
      <li>
        <strong>Conveyancing.</strong> The lawyer’s fee, more for a leasehold flat than for a freehold house,
        and on top of it searches, identity checks and the fee for entering you in the Land Register.
      </li>
      <li>
        <strong>A survey.</strong> The lender’s valuation is made for the lender. A level 2 report suits a
        conventional home in fair order; a level 3 survey an old, altered or tired one.
      </li>
      <li>
        <strong>The mortgage.</strong> Arrangement, valuation and broker’s fees. Compare the whole cost over
        the fixed period: the lowest rate with the highest fee is often not the cheapest.
      </li>
      <li>
        <strong>Insurance.</strong> Buildings cover usually has to begin at exchange. In a leasehold block it
        is in the service charge, so do not buy it twice.
      </li>
      <li>
        <strong>The move.</strong> The van, the redirected post, the locksmith, and two sets of bills for a
        week or two.
      </li>
    </ul>

    <h2>And after it</h2>
    <p>
      Three costs come every year and differ more between two homes on one street than most buyers expect. The
      council tax band is on each home’s page when the agent has given it. The energy certificate shows what
      an assessor thinks the home should use; the owner’s bills show what it does. With a lease come the
      service charge and, in most older leases, a ground rent.
    </p>
    <p>
      A habit that helps: before a viewing, write down the price, the tax and one year of those three. Two
      homes that are £15,000 apart in the advert are sometimes the other way round on that piece of paper.
    </p>
    <p>
      This is general information and not advice on your own case. Rates change at budgets, so have them
      confirmed before you offer.
    </p>
  </>
);
