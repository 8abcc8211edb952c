import { entityLine } from '@lintel/contracts/brand';
import { brand } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { LegalPage, type LegalSection } from './legal-page.js';

function WhoWeAre() {
  const { name, entity } = brand();
  if (entity)
    return (
      <p>
        {name} is run by {entityLine(entity)}. “We” in these terms is that company.
      </p>
    );
  return (
    <p>
      This site runs on {name}, a property portal whose source code is open. Anybody may run it. “We” in these
      terms is the operator of this site: the person or company that runs the installation you are looking at.
      The authors of the software do not operate this site unless they say so, and are not a party to these
      terms.
    </p>
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    text: (
      <>
        <WhoWeAre />
        <p>
          “Agents” are estate and letting agents who publish homes here. “You” are whoever uses the site. By
          using it you accept these terms. If you do not, please do not use it.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What the site does',
    text: (
      <>
        <p>
          The site shows homes that agents have published for sale and to rent, helps you to find the ones
          that suit you, and carries your questions and your requests for viewings to the agent. We are not an
          estate agent. We do not act for buyers, sellers, landlords or tenants, and are not a party to any
          contract between them.
        </p>
        <p>Searching and reading cost nothing and need no account.</p>
      </>
    ),
  },
  {
    id: 'listings',
    title: 'What a listing is, and is not',
    text: (
      <>
        <p>
          Descriptions, prices, pictures, floor plans and facts about a home come from its agent, who is
          responsible for them by law. A listing is an invitation to look, not an offer that you can accept.
        </p>
        <p>
          Some figures are worked out by us: distances to stations and stops, which are measured in a straight
          line, and positions on maps, which can be a street out. Check what matters to you with the agent,
          and have it confirmed in writing before you rely on it. Before you buy, take advice from a surveyor
          and a conveyancer.
        </p>
        <p>
          If something in a listing is wrong, tell its agent; if the agent does nothing, tell us. We correct
          or remove what we know to be misleading.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          With an account you can keep saved homes and searches on all your devices, and follow viewings and
          messages. You must be 16 or older, give an e-mail address that is yours, and keep your password to
          yourself. Tell us when you think that somebody else has used your account.
        </p>
        <p>
          You can close your account whenever you like. We may suspend or close an account that breaks these
          terms, and say why, unless the law forbids it.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: (
      <>
        <p>Please do not</p>
        <ul>
          <li>send messages or requests for viewings that you do not mean, or in somebody else’s name;</li>
          <li>offend, threaten or discriminate against anybody;</li>
          <li>try to reach what is not meant for you, or to make the site slow for others;</li>
          <li>copy listings or pictures in bulk, other than through an interface we offer for it;</li>
          <li>use contact details that you find here for advertising.</li>
        </ul>
        <p>We limit how often the site can be asked from one place, and may block what disturbs others.</p>
      </>
    ),
  },
  {
    id: 'agents',
    title: 'If you are an agent',
    text: (
      <>
        <p>
          You may publish only homes that you have been instructed to market, with pictures and texts that you
          may use. You give us the right to show them here, and in e-mails and page previews that lead here,
          for as long as they are published. What you state must be true, complete and up to date, including
          the material information that consumer law asks for.
        </p>
        <p>
          A home to rent in England is published with one rent, and you must not invite or accept more. You
          handle the personal data of those who write to you as a controller of your own, and use it only to
          answer them.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Whose content it is',
    text: (
      <p>
        The software is free under its open-source licence. Listings belong to the agents or those they have
        them from. The notes on our blog are ours: you may quote them with a link. What you write in messages
        stays yours; we pass it on to those it is for, and do nothing else with it.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we are liable for',
    text: (
      <>
        <p>
          We run the site with reasonable care. We do not promise that it is always there or free of errors,
          and may change or end parts of it. Our notes are general information and not advice on your own
          case.
        </p>
        <p>
          Nothing here limits liability for death or personal injury through negligence, for fraud, or for
          anything else for which the law allows no limit. Nor does it take away the rights that you have as a
          consumer. Other than that, we are not liable for what agents say or do, for losses that neither of
          us could foresee, nor for losses of a business.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: (
      <p>
        We may change these terms, and put the date of the last change at the top. A change that matters to
        people with an account is announced to them before it takes effect. What you did before stays under
        the terms of that time.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    text: (
      <p>
        These terms are governed by the law of England and Wales. If you live in Scotland or Northern Ireland,
        you keep the protection of the law there and may go to its courts. A complaint about an agent can be
        taken to the redress scheme that the agent belongs to. How we handle personal data is in our{' '}
        <Link to="/privacy">privacy policy</Link>, and what is stored on your device in our{' '}
        <Link to="/cookies">cookie policy</Link>.
      </p>
    ),
  },
];

/** `/terms` */
export default function TermsPage() {
  return (
    <LegalPage
      page="terms"
      title="Terms of Use"
      lead="What you can expect of this site, and what it expects of you, in words that need no lawyer."
      sections={sections}
    />
  );
}
