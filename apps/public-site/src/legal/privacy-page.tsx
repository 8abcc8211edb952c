import { entityLine } from '@lintel/contracts/brand';
import { brand } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { WideTable } from '../blog/prose.js';
import { LegalPage, type LegalSection } from './legal-page.js';

const uses: readonly { what: string; why: string; basis: string; kept: string }[] = [
  {
    what: 'What you search for and look at',
    why: 'To answer you. It is not linked to your name.',
    basis: 'Legitimate interests: running the site you asked for',
    kept: 'Not kept by us. On your own device, see the cookie policy.',
  },
  {
    what: 'Messages to agents and requests for viewings: name, e-mail address, phone number, what you write',
    why: 'To carry them to the agent of that home, and to show you the answer',
    basis: 'Steps before a contract, at your request',
    kept: 'While you or the agent need them, and for two years at most after the last message',
  },
  {
    what: 'Viewings that an agent entered after agreeing on them with you: the name, phone number and, if you gave it, e-mail address that the agent had from you',
    why: 'To hold the appointment for you, and to tell you of it and of changes',
    basis: 'Steps before a contract, at your request to the agent',
    kept: 'Two years at most after the viewing; earlier if you ask for it to be erased',
  },
  {
    what: 'Your account, if you make one: name, e-mail address, the phone number you last gave in a form, a one-way code of your password, your sessions',
    why: 'To let you in, and nobody else',
    basis: 'Contract: the account you opened',
    kept: 'Until you close the account',
  },
  {
    what: 'Saved homes and saved searches of your account',
    why: 'To show them on your devices, and to e-mail you when you asked for that',
    basis: 'Contract; consent for e-mails',
    kept: 'Until you remove them or close the account',
  },
  {
    what: 'Your address for the newsletter, and when you asked, confirmed and unsubscribed',
    why: 'To send it to you',
    basis: 'Consent, given by the link in the confirmation e-mail',
    kept: 'Unconfirmed: 30 days. Confirmed: until you unsubscribe, when it is erased at once.',
  },
  {
    what: 'What you report of a home or a message: why, what you write, and an e-mail address if you leave one',
    why: 'To look into it, and to tell you what became of it',
    basis: 'Legitimate interests: homes that are what they say, and messages that do nobody harm',
    kept: 'Your address until it is settled, the rest for 90 days more; a year at most after the last report',
  },
  {
    what: 'Technical records: the time of a request, what was asked for, whether it worked',
    why: 'To find faults and to fend off abuse',
    basis: 'Legitimate interests: a site that works and is safe',
    kept: 'No longer than that takes, and 90 days at most',
  },
];

function WhoIsResponsible() {
  const { name, entity } = brand();
  return (
    <p>
      {entity
        ? `${name} is run by ${entityLine(entity)}. That company decides what happens with personal data here and is its controller.`
        : `This site runs on ${name}, which is open-source software. The operator of this site, who runs this installation, decides what happens with personal data here and is its controller. The authors of the software receive nothing.`}{' '}
      When you write to an agent, that agent becomes a controller of its own for what you sent.
    </p>
  );
}

const sections: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    text: <WhoIsResponsible />,
  },
  {
    id: 'short',
    title: 'In short',
    text: (
      <ul>
        <li>No trackers, no advertising, no sale of data. Nothing here follows you to other sites.</li>
        <li>Pages, fonts, pictures and the built-in map come from this site itself.</li>
        <li>You can search and read without telling us who you are.</li>
        <li>What you keep without an account stays on your own device.</li>
      </ul>
    ),
  },
  {
    id: 'what',
    title: 'What we use, why, and for how long',
    text: (
      <WideTable label="Personal data">
        <table className="min-w-xl">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Why</th>
              <th scope="col">On what basis</th>
              <th scope="col">How long</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ what, why, basis, kept }) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{why}</td>
                <td>{basis}</td>
                <td>{kept}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    text: (
      <>
        <p>The agent of a home sees what you send about that home. Beside that:</p>
        <ul>
          <li>
            Companies that run servers, mail or storage for the operator, under a contract that lets them do
            nothing else with it.
          </li>
          <li>
            The operator may show maps from another provider in place of the built-in one. Your browser then
            fetches map tiles there, and that provider sees your network address and the part of the map you
            look at.
          </li>
          <li>
            The operator may have searches read by a language model. The sentence you typed is then sent to it
            from our server, without your name, your address or anything else about you.
          </li>
          <li>Courts and authorities, when the law obliges us.</li>
        </ul>
        <p>
          If any of these is outside the United Kingdom, data goes there only with the safeguards that UK law
          asks for.
        </p>
      </>
    ),
  },
  {
    id: 'emails',
    title: 'E-mails',
    text: (
      <p>
        We send what you asked for: confirmations, answers, alerts for saved searches, the newsletter. Our
        e-mails hold no hidden picture or counted link that would tell us whether you read them. Alerts and
        newsletters have a link that ends them, and most mail programs show a button for it. Nobody is signed
        up by typing an address: until its owner confirms it, it gets that one e-mail.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>Under the UK General Data Protection Regulation you may</p>
        <ul>
          <li>ask what we hold about you and have a copy, also in a form that machines can read;</li>
          <li>have it corrected, or erased;</li>
          <li>have its use restricted, or object to a use that rests on legitimate interests;</li>
          <li>take back a consent, without that making wrong what was done before.</li>
        </ul>
        <p>
          Ask the operator of this site. Requests cost nothing and are answered within one month. There are no
          decisions by machines alone that would have legal effects for you: the order of search results is by
          date, price or distance, as you choose.
        </p>
        <p>
          You may complain to the Information Commissioner’s Office at any time, by its website, ico.org.uk,
          or its helpline.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    text: (
      <p>
        Connections are encrypted wherever the operator offers the site to the public. Passwords are kept as
        one-way codes only. Links in e-mails are signed, and those that confirm something expire. Services see
        the data they need for their own task and no more. If something goes wrong all the same and puts you
        at risk, you are told.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>The site is for people who look for a home, and accounts are for those of 16 and older.</p>,
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the date at the top changes with it. People with an account are told of
        changes that matter. What is stored on your device is described in our{' '}
        <Link to="/cookies">cookie policy</Link>.
      </p>
    ),
  },
];

/** `/privacy` */
export default function PrivacyPage() {
  return (
    <LegalPage
      page="privacy"
      title="Privacy Policy"
      lead="What this site knows of you, why, for how long, and how you have it changed or erased."
      sections={sections}
    />
  );
}
