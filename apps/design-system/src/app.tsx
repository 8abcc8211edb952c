import { Select } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Arranging } from './components/arranging.js';
import { Controls } from './components/controls.js';
import { Floating } from './components/floating.js';
import { Icons } from './components/icons.js';
import { Pictures } from './components/pictures.js';
import { Showing } from './components/showing.js';
import { Colours, Shape, Spacing, TypeScale } from './tokens/tokens.js';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly content: ReactNode;
}

export const sections: readonly Section[] = [
  {
    id: 'colour',
    title: 'Colour',
    text: 'One token carries both schemes. Ratios are computed here from what the browser makes of the style sheet, and are the least that a colour has on what it stands on.',
    content: <Colours />,
  },
  {
    id: 'type',
    title: 'Type',
    text: 'Headings in Fraunces, everything else in Inter. Lines of 45 to 75 characters; figures that are compared have one width.',
    content: <TypeScale />,
  },
  {
    id: 'space',
    title: 'Space and shape',
    text: 'Everything stands on a grid of 4 px. Hairlines part, and one soft shadow lifts what floats.',
    content: (
      <>
        <Spacing />
        <Shape />
      </>
    ),
  },
  {
    id: 'motion',
    title: 'Motion',
    text: '120 to 200 ms, easing out, for what changes place or opacity. Where the device asks for reduced motion, every transition and animation of the product is off (base.css): skeletons and spinners stand still, sheets and toasts appear at once, and scrolling jumps.',
    content: null,
  },
  {
    id: 'controls',
    title: 'Controls',
    text: 'What is pressed, typed into and chosen. Targets are 44 px on touch, and the ring around the focus is always visible.',
    content: <Controls />,
  },
  {
    id: 'floating',
    title: 'What floats',
    text: 'All of it closes with Escape and gives the focus back, and stays in its place in the tree, so that a remote’s styles reach it.',
    content: <Floating />,
  },
  {
    id: 'pictures',
    title: 'Pictures',
    text: 'Frames have fixed proportions: nothing jumps when a picture arrives.',
    content: <Pictures />,
  },
  {
    id: 'showing',
    title: 'Showing',
    text: 'What is read, and what stands in for what is not there yet.',
    content: <Showing />,
  },
  { id: 'arranging', title: 'Arranging', text: 'What orders other things.', content: <Arranging /> },
  {
    id: 'icons',
    title: 'Icons',
    text: 'Always beside a word, or on a button with a label; never read out themselves.',
    content: <Icons />,
  },
];

export function App() {
  return (
    <div className="mx-auto max-w-page px-4 md:px-8 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
      <header className="pt-8 lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:pb-8">
        <p className="font-display text-2xl font-semibold">Lintel</p>
        <SchemeSelect />
        <nav aria-label="Sections" className="mt-6">
          <ul className="flex flex-wrap gap-x-5 lg:flex-col">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="min-w-0 pt-8 pb-24">
        <h1 className="text-3xl">Design system</h1>
        <p className="mt-3 max-w-measure text-lg text-soft">
          Calm, exact and warm: what Lintel’s pages are made of, in every state, with what each does for
          people who use a keyboard or a screen reader.
        </p>
        {sections.map(({ id, title, text, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-14">
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            <p className="mt-2 mb-4 max-w-measure text-soft">{text}</p>
            {content}
          </section>
        ))}
      </main>
    </div>
  );
}

/** Follows the device unless told otherwise, as the product does. */
function SchemeSelect() {
  const [scheme, setScheme] = useState('');
  useEffect(() => {
    if (scheme) document.documentElement.dataset['theme'] = scheme;
    else delete document.documentElement.dataset['theme'];
  }, [scheme]);
  return (
    <Select
      label="Colour scheme"
      value={scheme}
      onChange={({ target }) => setScheme(target.value)}
      className="mt-5 max-w-48"
      options={[
        { value: '', label: 'As the device' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
}
