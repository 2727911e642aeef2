import { isZero } from '@vitrine/money'
import { type FormEvent, useState } from 'react'
import { CountryField } from '../../shared/country-fields.tsx'
import { Failure } from '../../shared/failure.tsx'
import { AmountField, SelectField, TextField } from '../../shared/fields.tsx'
import { currencySign, formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import type { Money } from '../../shared/use-money.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { rateText } from './rates.ts'
import type { DeliverySetup } from './setup.ts'
import {
  checkTest,
  type Offer,
  type OptionWords,
  refusalText,
  type TestForm,
  type TestInput,
  testInputOf,
} from './test-request.ts'

interface TestViewProps {
  readonly setup: DeliverySetup
  readonly money: Money
  readonly form: TestForm
  readonly onForm: (change: Partial<TestForm>) => void
}

/** The delivery options for a basket and an address, and the reasons why others are missing. */
export function TestView(props: TestViewProps) {
  const { form, money } = props
  const messages = useMessages()
  const { test: texts } = messages.delivery
  const [errors, setErrors] = useState<Errors>({})
  const [request, setRequest] = useState<TestInput>()
  const result = useOperation('delivery.testDeliveryAddress', request ?? {}, {
    enabled: request !== undefined,
    keepPrevious: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkTest(form, messages, money)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setRequest(testInputOf(form, money))
  }
  return (
    <>
      <p className="page-text">{texts.text}</p>
      <div className="test-columns">
        <form className="test-form" onSubmit={submit} noValidate>
          <AddressFields {...props} errors={errors} />
          <BasketFields {...props} errors={errors} />
          <div className="field-ways">
            <button type="submit" className="button button-primary">
              {texts.start}
            </button>
          </div>
        </form>
        <div aria-live="polite" aria-busy={result.isFetching}>
          {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
          {request && result.data && (
            <Offers offers={result.data.options} setup={props.setup} money={money} />
          )}
        </div>
      </div>
    </>
  )
}

type FieldsProps = TestViewProps & { readonly errors: Errors }

const withError = (error: string | undefined) => (error ? { error } : {})

function AddressFields({ setup, form, errors, onForm }: FieldsProps) {
  const { test: texts } = useMessages().delivery
  const { profiles, localDelivery } = setup
  const needsPoint = localDelivery.some(({ area }) => ['RADIUS', 'POLYGON'].includes(area.kind))
  const text = (name: 'postalCode' | 'city' | 'subdivision') => ({
    label: texts[name],
    autoComplete: 'off',
    maxLength: 50,
    value: form[name],
    onText: (typed: string) => onForm({ [name]: typed }),
  })
  const figure = (name: 'latitude' | 'longitude') => ({
    label: texts[name],
    value: form[name],
    ...withError(errors[name]),
    onText: (typed: string) => onForm({ [name]: typed }),
  })
  return (
    <>
      {profiles.length > 1 && (
        <SelectField
          label={texts.profile}
          value={form.profileId || (profiles[0]?.id ?? '')}
          options={profiles.map(({ id, name }) => [id, name] as const)}
          onValue={(profileId) => onForm({ profileId })}
        />
      )}
      <CountryField
        label={texts.country}
        none={texts.noCountry}
        value={form.country}
        onValue={(country) => onForm({ country })}
      />
      {form.country !== '' && (
        <>
          <div className="fields-2">
            <TextField {...text('postalCode')} />
            <TextField {...text('city')} />
          </div>
          <TextField {...text('subdivision')} hint={texts.subdivisionHint} />
          {needsPoint && (
            <div className="fields-2">
              <AmountField {...figure('latitude')} />
              <AmountField {...figure('longitude')} />
            </div>
          )}
        </>
      )}
    </>
  )
}

function BasketFields({ form, money, errors, onForm }: FieldsProps) {
  const { test: texts } = useMessages().delivery
  return (
    <div className="fields-3">
      <AmountField
        label={texts.total}
        prefix={currencySign(money.currency, money.locale)}
        value={form.total}
        {...withError(errors.total)}
        onText={(total) => onForm({ total })}
      />
      <AmountField
        label={texts.weight}
        value={form.weight}
        {...withError(errors.weight)}
        onText={(weight) => onForm({ weight })}
      />
      <TextField
        label={texts.pieces}
        inputMode="numeric"
        value={form.pieces}
        {...withError(errors.pieces)}
        onText={(pieces) => onForm({ pieces })}
      />
    </div>
  )
}

interface OffersProps {
  readonly offers: readonly Offer[]
  readonly setup: DeliverySetup
  readonly money: Money
}

/** Available options, cheapest first, followed by unavailable ones. */
export function Offers({ offers, setup, money }: OffersProps) {
  const messages = useMessages()
  const { test: texts, says } = messages.delivery
  const wordsOf = ({ optionId }: Offer): OptionWords => {
    const all = [...setup.shippingOptions, ...setup.pickupLocations, ...setup.localDelivery]
    const option = all.find(({ id }) => id === optionId)
    const regions = setup.profiles
      .flatMap((profile) => profile.regions)
      .filter(({ id }) => option?.deliveryRegionIds.includes(id))
    return {
      prices: rateText(option?.rates ?? [], null, messages, money),
      regions: regions.map(({ name }) => name).join(', '),
    }
  }
  const offered = offers
    .filter(({ price }) => price !== undefined)
    .toSorted((one, other) => Number(one.price) - Number(other.price))
  const refused = offers.filter(({ price }) => price === undefined)
  const region = offers.find(({ regionName }) => regionName !== undefined)?.regionName
  if (offers.length === 0) return <p className="notice">{texts.nothing}</p>
  return (
    <div className="test-result">
      <h2>{texts.offered({ n: offered.length })}</h2>
      <p className="mute">{region ? texts.inRegion({ region }) : texts.noRegion}</p>
      <OfferRows
        offers={offered}
        outcome={({ price = '0' }) =>
          isZero(price) ? says.free : formatMoney(price, money.currency, money.locale)
        }
      />
      {refused.length > 0 && (
        <>
          <h2>{texts.refused}</h2>
          <OfferRows
            offers={refused}
            outcome={(one) => refusalText(one, wordsOf(one), messages, money)}
          />
        </>
      )}
    </div>
  )
}

interface OfferRowsProps {
  readonly offers: readonly Offer[]
  readonly outcome: (offer: Offer) => string
}

function OfferRows({ offers, outcome }: OfferRowsProps) {
  const { test: texts } = useMessages().delivery
  if (offers.length === 0) return null
  return (
    <table className="list list-wrapping test-offers">
      <thead>
        <tr>
          <th scope="col">{texts.columns.option}</th>
          <th scope="col">{texts.columns.kind}</th>
          <th scope="col">{texts.columns.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {offers.map((one) => (
          <tr key={`${one.kind} ${one.optionId}`}>
            <th scope="row" className="cell-words" dir="auto">
              {one.title}
            </th>
            <td className="mute">{texts.kinds[one.kind]}</td>
            <td className="cell-words">{outcome(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
