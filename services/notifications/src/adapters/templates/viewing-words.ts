import { longMomentText, shortMomentText } from '@lintel/kernel';
import type { ViewingTemplate } from '../../domain/email.js';
import type { ViewingLetter } from '../../domain/letter.js';

/** What differs between e-mails about viewings. */
export interface ViewingWords {
  /** Without the home's title, which follows. */
  readonly subject: string;
  readonly heading: string;
  readonly says: readonly string[];
  readonly button: string;
}

const agenda = 'The calendar file that comes with this e-mail puts it into your calendar.';
const agendaMoved = 'The calendar file that comes with this e-mail moves the entry in your calendar.';
const agendaCancelled = 'The calendar file that comes with this e-mail takes it out of your calendar.';
const doesNotSuit = 'If this time does not suit you, ask for another one by the button below.';
const yours = 'See your viewing';
const requests = 'See your viewing requests';

const words: Record<ViewingTemplate, (letter: ViewingLetter) => ViewingWords> = {
  'viewing-requested': (letter) => ({
    subject: 'Viewing request',
    heading: 'A viewing is asked for',
    says: [`${visitorOf(letter)} would like to see this home.`],
    button: 'Answer the request',
  }),
  'viewing-receipt': ({ agent, times }) => ({
    subject: 'Your viewing request',
    heading: 'Your request is on its way',
    says: [
      `We have passed your request on to ${agent.agency}. The agent confirms ${times.length === 1 ? 'the time' : 'one of the times'} that you named, or proposes another, and we write to you then.`,
    ],
    button: yours,
  }),
  'viewing-confirmed': (letter) =>
    letter.side === 'visitor'
      ? {
          subject: `Viewing confirmed, ${shortWhen(letter)}`,
          heading: 'Your viewing is confirmed',
          says: [
            ...(letter.entered ? [`${letter.agent.agency} noted this viewing, as agreed with you.`] : []),
            `You are expected on ${when(letter)}.`,
            agenda,
            ...(letter.entered ? ['If you agreed to no such viewing, call it off by the button below.'] : []),
          ],
          button: yours,
        }
      : {
          subject: `Viewing confirmed, ${shortWhen(letter)}`,
          heading: letter.by === 'visitor' ? 'Your time was accepted' : 'A viewing is confirmed',
          says: [
            letter.by === 'visitor'
              ? `${visitorOf(letter)} accepted the time that you proposed, and comes on ${when(letter)}.`
              : `${visitorOf(letter)} comes on ${when(letter)}.`,
            agenda,
          ],
          button: requests,
        },
  'viewing-moved': (letter) => ({
    subject: `Viewing moved to ${shortWhen(letter)}`,
    heading: letter.side === 'visitor' ? 'Your viewing was moved' : 'A viewing was moved',
    says: [
      `It is now on ${when(letter)}${letter.previous ? `, and no longer on ${longMomentText(letter.previous)}` : ''}.`,
      agendaMoved,
      ...(letter.side === 'visitor' && letter.by === 'agent' ? [doesNotSuit] : []),
    ],
    button: letter.side === 'visitor' ? yours : requests,
  }),
  'viewing-kept': (letter) => ({
    subject: `Viewing stays on ${shortWhen(letter)}`,
    heading: letter.side === 'visitor' ? 'Your viewing stays when it was' : 'A viewing stays when it was',
    says: [
      letter.side === 'visitor'
        ? `The agent cannot offer another time: you are expected on ${when(letter)}, as was arranged.`
        : `${visitorOf(letter)} comes on ${when(letter)}, as was arranged.`,
    ],
    button: letter.side === 'visitor' ? yours : requests,
  }),
  'viewing-proposed': (letter) => ({
    subject: `Another time for your viewing: ${shortWhen(letter)}`,
    heading: 'The agent proposes another time',
    says: [
      `${letter.agent.agency} could show you this home on ${when(letter)}.`,
      'Accept this time or ask for another one on the page that opens.',
      ...standing(letter),
    ],
    button: 'Answer the proposal',
  }),
  'viewing-proposal-refused': (letter) => ({
    subject: 'Proposed time refused',
    heading: 'The proposed time does not suit',
    says: [
      `${visitorOf(letter)} cannot come at the time that you proposed.`,
      letter.arranged
        ? `What was arranged before stands: ${longMomentText(letter.arranged)}.`
        : 'The request waits for your answer again, with the times that were asked for.',
    ],
    button: letter.arranged ? requests : 'Answer the request',
  }),
  'viewing-reschedule-requested': (letter) => ({
    subject: 'Another time asked for',
    heading: 'A viewing is to be moved',
    says: [`${visitorOf(letter)} asks for another time.`, ...standing(letter)],
    button: 'Answer the request',
  }),
  'viewing-declined': (letter) => ended(letter, 'Viewing declined', 'Your viewing was declined', 'declined'),
  'viewing-rejected': (letter) =>
    ended(letter, 'Viewing request rejected', 'Your viewing was rejected', 'rejected'),
  'viewing-cancelled': (letter) => ({
    subject: 'Viewing cancelled',
    heading: letter.side === 'visitor' ? 'Your viewing is cancelled' : 'A viewing is cancelled',
    says: [cancelledBy(letter), ...(letter.calendar ? [agendaCancelled] : [])],
    button: letter.side === 'visitor' ? yours : requests,
  }),
  'viewing-reminder': (letter) => ({
    subject: `Reminder: viewing on ${shortWhen(letter)}`,
    heading: letter.side === 'visitor' ? 'Your viewing is near' : 'A viewing is near',
    says: [
      letter.side === 'visitor'
        ? `You are expected on ${when(letter)}. If you cannot come, please say so by the button below, so that nobody waits.`
        : `${visitorOf(letter)} comes on ${when(letter)}.`,
    ],
    button: letter.side === 'visitor' ? yours : requests,
  }),
};

export const wordsOf = (letter: ViewingLetter): ViewingWords => words[letter.template](letter);

const visitorOf = ({ visitor }: ViewingLetter): string => visitor?.name ?? 'The visitor';
const when = ({ times }: ViewingLetter): string => longMomentText(times[0]!);
const shortWhen = ({ times }: ViewingLetter): string => shortMomentText(times[0]!);

const standing = ({ arranged }: ViewingLetter): string[] =>
  arranged ? [`Until then the viewing on ${longMomentText(arranged)} stands.`] : [];

function ended(letter: ViewingLetter, subject: string, heading: string, did: string): ViewingWords {
  return {
    subject,
    heading,
    says: [
      `${letter.agent.agency} has ${did} the viewing of this home.`,
      ...(letter.calendar ? [agendaCancelled] : []),
    ],
    button: yours,
  };
}

function cancelledBy(letter: ViewingLetter): string {
  if (letter.by === 'agent')
    return `${letter.side === 'agent' ? 'Your agency' : letter.agent.agency} has called this viewing off.`;
  return `${letter.side === 'visitor' ? 'You have' : `${visitorOf(letter)} has`} called this viewing off.`;
}
