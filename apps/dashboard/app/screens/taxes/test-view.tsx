import { type FormEvent, useState } from 'react'
import type { InputOf, OutputOf } from '../../api/client.ts'
import { CountryField } from '../../shared/country-fields.tsx'
import { DateField } from '../../shared/date-field.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatPercent } from './percent.ts'
import type { AppliedTax, TaxSetup } from './setup.ts'
import { placeText } from './texts.ts'
import { VatIdFinding, VatIdSection } from './vat-id.tsx'

type TestInput = InputOf<'taxes.testTaxAddress'>

/** An address, a day and a buyer as they are typed. */
export interface TestForm {
  readonly country: string
  readonly subdivision: string
  readonly postalCode: string
  readonly day: string
  readonly vatId: string
  readonly exemptGroupId: string
}

export const emptyTest: TestForm = {
  country: '',
  subdivision: '',
  postalCode: '',
  day: '',
  vatId: '',
  exemptGroupId: '',
}

const inputOf = (form: TestForm): TestInput => ({
  address: {
    country: form.country,
    subdivision: form.subdivision.trim(),
    postalCode: form.postalCode.trim(),
  },
  ...(form.day && { day: form.day }),
  ...(form.vatId.trim() && { buyerVatId: form.vatId.trim() }),
  ...(form.exemptGroupId && { taxExemptGroupId: form.exemptGroupId }),
})

interface TestViewProps {
  readonly setup: TaxSetup
  readonly form: TestForm
  readonly onForm: (change: Partial<TestForm>) => void
}

/** The taxes of an address on a day by group, with reasons. */
export function TestView(props: TestViewProps) {
  const { setup, form } = props
  const { test: texts, wrong } = useMessages().taxes
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [request, setRequest] = useState<TestInput>()
  const result = useOperation('taxes.testTaxAddress', request ?? { address: { country: 'DE' } }, {
    enabled: request !== undefined,
    keepPrevious: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (form.country !== '') setRequest(inputOf(form))
  }
  const error = isSubmitted && form.country === '' ? wrong.country : undefined
  return (
    <div className="tax-parts">
      <div>
        <p className="page-text">{texts.text}</p>
        <div className="test-columns">
          <form className="test-form" onSubmit={submit} noValidate>
            <TestFields {...props} error={error} />
            <div className="field-ways">
              <button type="submit" className="button button-primary">
                {texts.start}
              </button>
            </div>
          </form>
          <div aria-live="polite" aria-busy={result.isFetching}>
            {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
            {request && result.data && (
              <TaxesFound request={request} found={result.data} setup={setup} />
            )}
          </div>
        </div>
      </div>
      <VatIdSection />
    </div>
  )
}

function TestFields({
  setup,
  form,
  onForm,
  error,
}: TestViewProps & { readonly error: string | undefined }) {
  const { test: texts } = useMessages().taxes
  return (
    <>
      <CountryField
        label={texts.country}
        none={texts.choose}
        value={form.country}
        error={error}
        onValue={(country) => onForm({ country })}
      />
      <div className="fields-2">
        <TextField
          label={texts.subdivision}
          hint={texts.subdivisionHint}
          autoComplete="off"
          maxLength={50}
          value={form.subdivision}
          onText={(subdivision) => onForm({ subdivision })}
        />
        <TextField
          label={texts.postalCode}
          autoComplete="off"
          maxLength={50}
          value={form.postalCode}
          onText={(postalCode) => onForm({ postalCode })}
        />
      </div>
      <DateField
        label={texts.day}
        hint={texts.dayHint}
        value={form.day}
        onText={(day) => onForm({ day })}
      />
      <TextField
        label={texts.vatId}
        hint={texts.vatIdHint}
        autoComplete="off"
        maxLength={50}
        value={form.vatId}
        onText={(vatId) => onForm({ vatId })}
      />
      {setup.exemptGroups.length > 0 && (
        <SelectField
          label={texts.exempt}
          value={form.exemptGroupId}
          options={[
            ['', texts.noExempt],
            ...setup.exemptGroups.map(({ id, name }): readonly [string, string] => [id, name]),
          ]}
          onValue={(exemptGroupId) => onForm({ exemptGroupId })}
        />
      )}
    </>
  )
}

interface TaxesFoundProps {
  readonly request: TestInput
  readonly found: OutputOf<'taxes.testTaxAddress'>
  readonly setup: TaxSetup
}

/** A row for each group, with the reason. */
export function TaxesFound({ request, found, setup }: TaxesFoundProps) {
  const messages = useMessages()
  const { columns, test: texts } = messages.taxes
  const { country, subdivision, postalCode } = request.address
  const place = placeText({ country, subdivision: subdivision ?? '', postalCodes: [] }, messages)
  return (
    <div className="test-result">
      <h2>{texts.resultTitle({ place: [place, postalCode].filter(Boolean).join(', ') })}</h2>
      {found.vatId && <VatIdFinding check={found.vatId} />}
      <table className="list list-wrapping tax-found">
        <thead>
          <tr>
            <th scope="col">{columns.group}</th>
            <th scope="col" className="cell-figure">
              {columns.rate}
            </th>
            <th scope="col">{columns.why}</th>
          </tr>
        </thead>
        <tbody>
          {found.taxes.map((tax) => (
            <TaxRow key={tax.taxGroupId} tax={tax} setup={setup} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TaxRow({ tax, setup }: { readonly tax: AppliedTax; readonly setup: TaxSetup }) {
  const { taxes } = useMessages()
  const language = useLanguage()
  const group = setup.groups.find(({ id }) => id === tax.taxGroupId)?.name ?? ''
  const { inclusions } = taxes.region
  const details = [
    tax.name,
    ...(tax.name ? [tax.includedInPrice ? inclusions.INCLUDED : inclusions.ADDED] : []),
    tax.source,
  ].filter(Boolean)
  return (
    <tr>
      <th scope="row" className="cell-words" dir="auto">
        {group}
      </th>
      <td className="cell-figure figure">{formatPercent(tax.rate, language)}</td>
      <td className="cell-words">
        {taxes.test.reasons[tax.reason]}
        {details.length > 0 && <small className="mute tax-details">{details.join(' · ')}</small>}
      </td>
    </tr>
  )
}
