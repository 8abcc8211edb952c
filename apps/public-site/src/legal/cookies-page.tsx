import { Link } from '@lintel/web/router';
import { WideTable } from '../blog/prose.js';
import { LegalPage, type LegalSection } from './legal-page.js';

const stored: readonly { name: string; where: string; what: string; until: string }[] = [
  {
    name: 'savedProperties',
    where: 'Local storage',
    what: 'The homes whose heart you pressed while signed out',
    until: 'Until you remove them, or sign in and they move to your account',
  },
  {
    name: 'savedSearches',
    where: 'Local storage',
    what: 'The searches you saved while signed out',
    until: 'Until you remove them, or sign in and they move to your account',
  },
  {
    name: 'hiddenHomes',
    where: 'Local storage',
    what: 'The homes you have hidden, so that results leave them out',
    until: 'Until you bring them back, or sign out of the account that hides them',
  },
  {
    name: 'comparedHomes',
    where: 'Local storage',
    what: 'The homes you ticked to compare, four at most',
    until: 'Until you take the ticks away',
  },
  {
    name: 'listWriter',
    where: 'Local storage',
    what: 'The name under which you write in shared lists',
    until: 'Until you change it',
  },
  {
    name: 'homeNotes',
    where: 'Local storage',
    what: 'What you noted down of homes while signed out',
    until: 'Until you empty them, or sign in and they move to your account',
  },
  {
    name: 'recentlyViewed',
    where: 'Local storage',
    what: 'The last homes you looked at, so that you find them again',
    until: 'Until newer ones take their place, or you clear the list',
  },
  {
    name: 'recentSearches',
    where: 'Local storage',
    what: 'Your last five searches, with their places and wishes, which the home page shows you again',
    until: 'Until newer ones take their place, or you press Clear beside them',
  },
  {
    name: 'Your place in a list',
    where: 'Session storage',
    what: 'Your search and how far down its results you were, so that Back brings you there',
    until: 'Until you close the tab',
  },
  {
    name: 'resultsPlace',
    where: 'Local storage',
    what: 'The same of your last search, so that a home opened in a new tab leads back to it',
    until: 'A day, or until your next search takes its place',
  },
  {
    name: 'viewingsAsked',
    where: 'Session storage',
    what: 'Which viewings you asked for in this tab while signed out, so that none is asked for twice',
    until: 'Until you close the tab',
  },
  {
    name: 'lintel_access, lintel_refresh',
    where: 'Cookies of this site, out of reach of scripts',
    what: 'That you are signed in. They are set only if you sign in to an account. Over https their names begin with __Host-.',
    until: 'Until you sign out, or 30 days after your last visit',
  },
  {
    name: 'lintel_device',
    where: 'Cookie of this site, out of reach of scripts',
    what: 'That you have signed in with this browser before, so that we can tell you of others that do',
    until: '400 days after you last signed in as new',
  },
  {
    name: 'lintel.browser',
    where: 'Local storage',
    what: 'A random key, by which the link of an e-mail knows the browser in which you asked for an account',
    until: 'Until you clear it',
  },
  {
    name: 'lintel_signed_in, lintel.signed-in',
    where: 'Cookie and local storage',
    what: 'That there may be a session, and nothing about it, so that pages need not ask each time',
    until: 'As long as the session',
  },
  {
    name: 'lintel.return-to',
    where: 'Local storage',
    what: 'The page you were on when you began to sign up, so that you come back to it',
    until: 'A day, or until you are back',
  },
];

const sections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'In short',
    text: (
      <p>
        This site sets no cookie for advertising, for measuring visitors or for following anybody. That is why
        no banner asks for your consent: what is stored on your device is needed for something you asked for,
        and the law makes an exception for that.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What is stored',
    text: (
      <>
        <p>
          Cookies are small texts that your browser sends along with each request. Local and session storage
          hold texts too, which stay in your browser and are sent to nobody.
        </p>
        <WideTable label="What is stored on your device">
          <table className="min-w-xl">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Where</th>
                <th scope="col">What it is for</th>
                <th scope="col">How long</th>
              </tr>
            </thead>
            <tbody>
              {stored.map(({ name, where, what, until }) => (
                <tr key={name}>
                  <td>{/^[a-z]+[A-Z._]/.test(name) ? <code>{name}</code> : name}</td>
                  <td>{where}</td>
                  <td>{what}</td>
                  <td>{until}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Other sites',
    text: (
      <p>
        Pages, fonts and pictures come from this site alone. There is one exception, and only if the operator
        of this site has chosen it: maps may be drawn from tiles of another provider, which your browser
        fetches from there. Without that, the built-in map is shown and nobody else is asked for anything.
      </p>
    ),
  },
  {
    id: 'control',
    title: 'How to do without',
    text: (
      <>
        <p>
          Every browser can show, delete and refuse what sites store; look for “site data” in its settings.
          The site keeps working. Without local storage, saved homes and searches last only as long as the
          page is open, and without the session cookies you cannot sign in.
        </p>
        <p>
          Deleting what is stored here removes it from this device only. What is in your account stays there.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When what is stored changes, this page and its date change first. How personal data is handled beyond
        your device is in our <Link to="/privacy">privacy policy</Link>.
      </p>
    ),
  },
];

/** `/cookies` */
export default function CookiesPage() {
  return (
    <LegalPage
      page="cookies"
      title="Cookie Policy"
      lead="What this site stores on your device, what for, and how to do without."
      sections={sections}
    />
  );
}
