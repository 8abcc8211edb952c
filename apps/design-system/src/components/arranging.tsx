import { Badge, Calendar, dayWords, londonToday, Setting, Table, Tabs, type Day } from '@lintel/ui';
import { useState } from 'react';
import { Specimen } from '../page/specimen.js';

const homes = Array.from({ length: 13 }, (_, index) => ({
  title: `${index + 1} Lavender Row, Clapham`,
  price: (450_000 + index * 37_500).toLocaleString('en-GB'),
  available: index % 3 !== 1,
}));

export function Arranging() {
  const [day, setDay] = useState<Day>();
  const today = londonToday(new Date());
  return (
    <>
      <Specimen
        of={['Tabs']}
        purpose="Panels of which one shows."
        keyboard="Tab reaches the chosen tab and then its panel; arrows, Home and End move between tabs."
        screenReader="A list of tabs with a name; each names its panel."
      >
        <Tabs
          label="Pictures and documents"
          tabs={['Photos', 'Floorplan', 'EPC'].map((label) => ({
            value: label,
            label,
            content: <p>{label} go here.</p>,
          }))}
        />
      </Specimen>
      <Specimen
        of={['Table']}
        purpose="Many rows to scan. It scrolls in its frame, and its head stays."
        keyboard="The frame takes the focus, so that arrows scroll it."
        screenReader="A region and a table named by the caption; heads name columns and rows."
      >
        <Table caption="Your homes" className="max-h-80 max-w-3xl">
          <thead>
            <tr>
              <th scope="col">Home</th>
              <th scope="col">Status</th>
              <th scope="col" className="text-right">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {homes.map(({ title, price, available }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>
                  <Badge tone={available ? 'moss' : 'amber'}>{available ? 'Available' : 'Under Offer'}</Badge>
                </td>
                <td className="text-right">£{price}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen
        of={['Setting']}
        purpose="One matter of a page of settings, with a line below it unless it is the last."
        keyboard="That of its controls."
        screenReader="A region named by its heading."
      >
        <Setting title="E-mails" text="Which of our e-mails you want.">
          <p>The controls go here.</p>
        </Setting>
      </Specimen>
      <Specimen
        of={['Calendar']}
        purpose="One day of a month. Days that cannot be chosen stay readable."
        keyboard="Arrows move by day and week, Page Up and Page Down by month, Home and End within the week; Enter chooses."
        screenReader="A grid named by its month; each day is read in full, with whether it is chosen or cannot be."
      >
        <div className="max-w-sm">
          <Calendar
            label="Date of the viewing"
            value={day}
            onValueChange={setDay}
            today={today}
            isDisabled={(candidate) => candidate < today || dayWords(candidate).startsWith('Sunday')}
          />
          <p className="mt-3 text-soft">{day ? dayWords(day) : 'No day chosen. Sundays are not offered.'}</p>
        </div>
      </Specimen>
    </>
  );
}
