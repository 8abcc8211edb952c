import { brand } from '@lintel/web';
import { CalendarIcon, MessageCircle, Search } from '@lintel/ui';

const reasons = [
  {
    Icon: Search,
    title: 'Smart Search',
    text: 'Describe a home the way you would to a friend. We show which words became which filters, and you change any of them.',
  },
  {
    Icon: CalendarIcon,
    title: 'Instant Viewings',
    text: 'Choose a day and the hours that suit you, Monday to Saturday, straight from a home’s own page.',
  },
  {
    Icon: MessageCircle,
    title: 'Direct Messaging',
    text: 'Ask the agent who knows the home. Everything about one home stays in one conversation.',
  },
] as const;

export const WhyChoose = () => (
  <section aria-labelledby="why" className="border-t border-line bg-surface">
    <div className="mx-auto max-w-page px-4 py-20 md:px-8">
      <h2 id="why" className="text-2xl">
        Why Choose {brand().name}
      </h2>
      <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title} className="md:px-8 md:first:pl-0 md:last:pr-0">
            <Icon className="size-7 text-brick" strokeWidth={1.5} aria-hidden />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
