import type { ViewingEventState } from '@lintel/contracts';
import { londonTimeOf } from '@lintel/kernel';
import ICAL from 'ical.js';
import { headOf, type Scene } from './scene.js';

type Kind =
  | 'requested'
  | 'confirmed'
  | 'moved'
  | 'declined'
  | 'rejected'
  | 'time-proposed'
  | 'proposal-refused'
  | 'reschedule-requested'
  | 'time-kept'
  | 'cancelled'
  | 'completed'
  | 'reminder-due';

type Calendar = NonNullable<ViewingEventState['calendar']>;

export const visitor = {
  accountId: null,
  name: 'Vera Visitor',
  email: 'vera@example.com',
  phone: '020 7946 0001',
  link: 'link-of-vera',
} as const;
export const agent = {
  agencyId: 'agency-1',
  agency: 'Example & Daughters',
  name: 'Sam Agent',
  position: 'Sales negotiator',
  phone: '020 7946 0000',
  email: 'sam@agency.example.org',
};

/** A calendar file as the service of viewings makes it. */
export function calendarOf(
  method: Calendar['method'],
  sequence: number,
  start: string,
  to: string = visitor.email,
): Calendar {
  const stamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const begin = new Date(start);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lintel//Viewings//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:viewing-v1@lintel',
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(new Date('2026-01-01T09:00:00Z'))}`,
    `DTSTART:${stamp(begin)}`,
    `DTEND:${stamp(new Date(begin.getTime() + 3_600_000))}`,
    `SUMMARY:Viewing: Garden flat`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER:mailto:${agent.email}`,
    `ATTENDEE:mailto:${to}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { method, sequence, file: lines.map((line) => `${line}\r\n`).join('') };
}

/** Events of one viewing, and what its e-mails are. */
export function viewingsOf(scene: Scene) {
  const inDays = (days: number, hours = 0) =>
    new Date(
      Math.ceil(scene.clock.now().getTime() / 3_600_000) * 3_600_000 + days * 86_400_000 + hours * 3_600_000,
    ).toISOString();
  const first = inDays(3);
  const second = inDays(3, 1);
  const other = inDays(5);
  const asked: ViewingEventState = {
    id: 'v1',
    state: 'requested',
    listing: {
      id: 12,
      title: 'Garden flat',
      address: '12 Example Road, London SW4 7AA',
      location: 'Clapham',
    },
    agent,
    visitor,
    message: 'Is it quiet?\nWe have a <dog>.',
    start: null,
    requestedTimes: [first, second],
    proposal: null,
    rescheduled: false,
    reason: '',
    accounts: [],
    by: 'visitor',
    viewingDate: londonTimeOf(new Date(first)).date,
    viewingTime: [first, second].map((time) => londonTimeOf(new Date(time)).time).join(', '),
    calendar: null,
  };
  const arranged: ViewingEventState = {
    ...asked,
    state: 'confirmed',
    start: first,
    by: 'agent',
    calendar: calendarOf('REQUEST', 0, first),
  };
  const event = (kind: Kind, sequence: number, state: ViewingEventState & Record<string, unknown>) =>
    scene.eventOf(`lintel.viewing.${kind}.v1`, { subject: state.id, sequence }, state as never);
  const moved = {
    ...arranged,
    start: other,
    previousStart: first,
    calendar: calendarOf('REQUEST', 1, other),
  };
  return {
    first,
    second,
    other,
    asked,
    arranged,
    moved,
    proposed: { ...asked, state: 'proposed', by: 'agent', proposal: { id: 'p1', start: other } } as const,
    cancelled: {
      ...arranged,
      state: 'cancelled',
      by: 'visitor',
      reason: 'The cat is ill.',
      calendar: calendarOf('CANCEL', 1, first),
    } as const,
    event,
    erased: (sequence: number) =>
      scene.eventOf(
        'lintel.viewing.erased.v1',
        { subject: 'v1', sequence },
        { id: 'v1', accounts: [], erasedAt: scene.clock.now().toISOString() },
      ),
    /** What was sent to an address, the first first. */
    to: async (address: string) =>
      (await scene.mails()).filter((mail) => mail.to.address === address).reverse(),
  };
}

type Mail = Awaited<ReturnType<Scene['mails']>>[number];

/** The calendar part of an e-mail as a calendar program reads it; null without one. */
export function invitationIn({ source }: Mail) {
  const message = Buffer.from(source).toString();
  const part = /Content-Type: text\/calendar;([^]*?)\r\n\r\n([^]*?)\r\n--/.exec(message);
  if (!part) return null;
  const [, head, body] = part;
  const text = /base64/i.test(head!)
    ? Buffer.from(body!, 'base64').toString()
    : body!
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return {
    /** Of the part, which mail programs go by, and of the file. */
    methods: [/method=(\w+)/i.exec(head!)?.[1], calendar.getFirstPropertyValue('method')],
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toJSDate().toISOString(),
  };
}

export const headerOf = (mail: Mail, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(headOf(mail))?.[1];
