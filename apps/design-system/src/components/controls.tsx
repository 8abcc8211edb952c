import {
  Button,
  buttonLook,
  Checkbox,
  FieldError,
  Heart,
  IconButton,
  Input,
  Mail,
  PasswordInput,
  RangeSlider,
  Select,
  Switch,
  Textarea,
} from '@lintel/ui';
import { useState } from 'react';
import { Row, Specimen, State } from '../page/specimen.js';

export function Controls() {
  return (
    <>
      <Specimen
        of={['Button']}
        purpose="Something to do. One primary button a screen; danger for what cannot easily be undone. A link that looks like one takes buttonLook()."
        keyboard="Enter or Space."
        screenReader="A button named by its words; while busy it says so and is disabled."
      >
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <State key={variant} name={variant}>
            <Row>
              <Button variant={variant} size="large">
                Large
              </Button>
              <Button variant={variant}>Medium</Button>
              <Button variant={variant} size="small">
                Small
              </Button>
              <Button variant={variant}>
                <Mail aria-hidden /> With an icon
              </Button>
              <Button variant={variant} busy>
                Sending...
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </Row>
          </State>
        ))}
        <State name="a link">
          <a href="#controls" className={buttonLook({ variant: 'primary' })}>
            View Details
          </a>
        </State>
      </Specimen>
      <Specimen
        of={['IconButton']}
        purpose="A button of 44 px with an icon only, for what is known by its picture."
        keyboard="Enter or Space."
        screenReader="A button named by its label; the icon is not read."
      >
        <Row>
          <IconButton label="Save">
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="Save, with a border" className="border border-edge">
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="Save, disabled" disabled>
            <Heart aria-hidden />
          </IconButton>
        </Row>
      </Specimen>
      <Fields />
      <Passwords />
      <Choices />
      <Range />
    </>
  );
}

const Fields = () => (
  <Specimen
    of={['Input', 'Textarea', 'Select', 'FieldError']}
    purpose="Labelled fields with help and an error below. Select is the platform's own: the best one on a phone."
    keyboard="As the platform's own fields."
    screenReader="Named by the label, described by hint and error; an error is read out politely as soon as it appears."
  >
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <Input label="Name" autoComplete="name" />
      <Input label="Email" hint="Only the agent sees it." type="email" />
      <Input label="Phone" error="Enter a phone number with at least 7 digits" defaultValue="12" />
      <Input label="Postcode" disabled defaultValue="SW4 7AA" />
      <Select
        label="Bedrooms"
        options={['Any', '1+', '2+', '3+'].map((label) => ({ value: label, label }))}
      />
      <Select label="Status" error="Choose a status" options={[{ value: '', label: 'Choose' }]} />
      <Textarea label="Message" hint="Say when you could come." rows={3} />
      <Textarea label="Notes" error="Write at most 2,000 characters" rows={3} />
    </div>
    <State name="an error on its own">
      <FieldError message="Please select both a date and at least one preferred time." />
    </State>
  </Specimen>
);

const Passwords = () => (
  <Specimen
    of={['PasswordInput']}
    purpose="A password that can be looked at while it is typed. Pasting it is never prevented."
    keyboard="Tab reaches the box, then its button; Enter or Space shows and hides."
    screenReader="Named by the label, described by hint and error; its button is 'Show password' or 'Hide password'."
  >
    <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <PasswordInput label="Password" autoComplete="off" defaultValue="three quiet streets" />
      <PasswordInput
        label="New password"
        autoComplete="off"
        hint="At least 8 characters."
        error="This password is easy to guess."
        defaultValue="password"
      />
    </div>
  </Specimen>
);

const Choices = () => (
  <Specimen
    of={['Checkbox', 'Switch']}
    purpose="A checkbox belongs to a form that is sent; a switch takes effect at once."
    keyboard="Space."
    screenReader="A checkbox or a switch named by its label, with its state; an error is read out politely."
  >
    <div className="grid max-w-3xl gap-x-6 gap-y-2 sm:grid-cols-2">
      <Checkbox label="Garden" />
      <Switch label="Alerts by e-mail" />
      <Checkbox label="Parking" defaultChecked />
      <Switch label="Weekly summary" defaultChecked />
      <Checkbox label="Lift" disabled />
      <Switch label="Not yet available" disabled />
      <Checkbox label="I have read the terms" error="Please accept the terms to continue" />
      <Switch label="Instant alerts" hint="Up to 20 e-mails a day." />
    </div>
  </Specimen>
);

const millions = (value: number): string => `£${(value / 1_000_000).toFixed(2)}M`;

function Range() {
  const [value, setValue] = useState<[number, number]>([300_000, 1_500_000]);
  return (
    <Specimen
      of={['RangeSlider']}
      purpose="A range between two thumbs. What it means stands beside it in words."
      keyboard="Tab reaches each thumb; arrows move it by a step, Page Up and Page Down by ten, Home and End to the limits."
      screenReader="Two sliders, each with its name and its value in words."
    >
      <div className="max-w-sm">
        <p className="tabular-nums">
          {millions(value[0])} to {millions(value[1])}
        </p>
        <RangeSlider
          labels={['Minimum price', 'Maximum price']}
          min={100_000}
          max={5_000_000}
          step={50_000}
          value={value}
          onValueChange={setValue}
          valueText={millions}
        />
      </div>
    </Specimen>
  );
}
