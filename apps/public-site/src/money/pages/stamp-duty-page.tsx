import { buyers, nations, propertyTax, type PropertyTax } from '@lintel/money';
import { amountText, percentText } from '../amount-words.js';
import { AbroadField, BuyerField, FigureField, NationField } from '../fields.js';
import { Frame, Sums } from '../frame.js';
import { readAmount, readChoice } from '../read-answers.js';
import { Result } from '../result.js';
import { reliefText, TaxTable } from '../tax-table.js';
import { useAnswers } from '../use-answers.js';

const usual = { price: '450,000', nation: 'england', buyer: 'moving', abroad: '' };

const sources: readonly (readonly [name: string, address: string])[] = [
  ['GOV.UK', 'https://www.gov.uk/stamp-duty-land-tax/residential-property-rates'],
  ['Revenue Scotland', 'https://revenue.scot/taxes/land-buildings-transaction-tax/residential-property'],
  ['the Welsh Revenue Authority', 'https://www.gov.wales/land-transaction-tax-rates-and-bands'],
];

/** `/money/stamp-duty` */
export function StampDutyPage() {
  const answers = useAnswers(usual);
  const price = readAmount(answers.texts.price);
  const nation = readChoice(answers.texts.nation, nations);
  const buyer = readChoice(answers.texts.buyer, buyers);
  const nonResident = answers.texts.abroad === 'yes';
  const tax =
    price.value === undefined ? undefined : propertyTax({ nation, buyer, nonResident, price: price.value });
  return (
    <Frame
      topic="stamp-duty"
      notes={
        <p>
          Rates for homes since April 2025, by{' '}
          {sources.map(([name, address], index) => (
            <span key={name}>
              {index > 0 && (index === sources.length - 1 ? ' and ' : ', ')}
              <a href={address}>{name}</a>
            </span>
          ))}
          . Companies, shared ownership and several homes at once have rules of their own.
        </p>
      }
    >
      <Sums
        form={
          <>
            <FigureField answers={answers} name="price" label="Price (£)" read={price} />
            <NationField answers={answers} />
            <BuyerField answers={answers} />
            <AbroadField answers={answers} nation={nation} />
          </>
        }
        result={
          <Result
            label={tax?.name ?? 'Tax on buying'}
            figure={tax && amountText(tax.tax)}
            about={tax && aboutTax(tax, price.value!)}
          >
            {tax && price.value! > 0 && (
              <div className="mt-4">
                <TaxTable tax={tax} />
              </div>
            )}
          </Result>
        }
      />
    </Frame>
  );
}

const aboutTax = (tax: PropertyTax, price: number): string =>
  [price > 0 && `${percentText((tax.tax / price) * 100)} of the price.`, reliefText(tax)]
    .filter((part) => part)
    .join(' ');
