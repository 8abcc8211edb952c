import {
  ActionMenu,
  Button,
  Dialog,
  Ellipsis,
  IconButton,
  Info,
  LinkIcon,
  Popover,
  Printer,
  Tooltip,
  X,
} from '@lintel/ui';
import { useState } from 'react';
import { Row, Specimen, State } from '../page/specimen.js';

const nothing = (): void => undefined;

const sides = ['center', 'left', 'right', 'bottom'] as const;

export function Floating() {
  const [side, setSide] = useState<(typeof sides)[number]>();
  return (
    <>
      <Specimen
        of={['Dialog']}
        purpose="What needs an answer before going on. A sheet is a dialog with a side."
        keyboard="Tab stays inside; Escape closes it, and the focus returns to what opened it."
        screenReader="A modal dialog named by its title; the page behind it is out of reach."
      >
        <Row>
          {sides.map((name) => (
            <Button key={name} onClick={() => setSide(name)}>
              Open at the {name === 'center' ? 'centre' : name}
            </Button>
          ))}
        </Row>
        <Dialog
          open={side !== undefined}
          onOpenChange={() => setSide(undefined)}
          title="Delete property"
          description="Garden flat, Clapham"
          side={side}
          footer={
            <Row>
              <Button variant="danger" onClick={() => setSide(undefined)}>
                Delete
              </Button>
              <Button onClick={() => setSide(undefined)}>Keep it</Button>
            </Row>
          }
        >
          <p>It can be restored for 30 days.</p>
        </Dialog>
      </Specimen>
      <Specimen
        of={['ActionMenu']}
        purpose="Several things to do with one thing, behind one button."
        keyboard="Enter, Space or the arrow down open it; arrows, Home, End and first letters move; Enter chooses; Escape closes it and returns to the button."
        screenReader="A menu named by its button, which says whether it is open."
      >
        <Row>
          {[
            { name: 'words', trigger: <Button>Actions</Button> },
            {
              name: 'icon',
              trigger: (
                <IconButton label="More about this home">
                  <Ellipsis aria-hidden />
                </IconButton>
              ),
            },
          ].map(({ name, trigger }) => (
            <div key={name}>
              <ActionMenu
                align="start"
                trigger={trigger}
                actions={[
                  { label: 'Copy link', icon: <LinkIcon aria-hidden />, onSelect: nothing },
                  { label: 'Print', icon: <Printer aria-hidden />, onSelect: nothing },
                  { label: 'Restore', disabled: true, onSelect: nothing },
                  { label: 'Delete property', danger: true, icon: <X aria-hidden />, onSelect: nothing },
                ]}
              />
            </div>
          ))}
        </Row>
      </Specimen>
      <Specimen
        of={['Popover']}
        purpose="A small panel beside its button: an explanation, or a few controls."
        keyboard="Enter or Space open it and move into it; Escape closes it and returns to the button."
        screenReader="A dialog, not modal, with a name of its own; the button says whether it is open."
      >
        <Row>
          <Popover label="What a council tax band is" align="start" trigger={<Button>Council tax</Button>}>
            <p>
              Each home is in a band from A to H by its value in 1991; the council sets what each band pays.
            </p>
          </Popover>
        </Row>
      </Specimen>
      <Specimen
        of={['Tooltip']}
        purpose="A word or two about a control. Nothing that is needed may stand only here: touch screens do not show it."
        keyboard="Shows when the control has the focus; Escape hides it."
        screenReader="The description of the control."
      >
        <State name="point at it, or move the focus to it">
          <Tooltip text="Counted from the postcode’s middle">
            <IconButton label="About distances">
              <Info aria-hidden />
            </IconButton>
          </Tooltip>
        </State>
      </Specimen>
    </>
  );
}
