import type { Call, OutputOf } from '../../../api/client.ts'
import { links } from '../../../links.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { CountryField } from '../../../shared/country-fields.tsx'
import { Switch, TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { formatDate } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { formatPercent } from '../../taxes/percent.ts'
import { countryOf, isInEu } from './places.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

type Settings = OutputOf<'sites.getSettings'>['settings']
type Invoices = OutputOf<'invoices.getInvoiceSettings'>
type Taxes = OutputOf<'taxes.listTaxes'>
type Region = Taxes['regions'][number]

const kinds = ['CHARGE', 'SMALL'] as const

interface TaxForm {
  readonly country: string
  /** Whether the shop charges tax, or is too small for it. */
  readonly kind: (typeof kinds)[number]
  readonly included: boolean
  /** VAT id or tax number, for invoices. */
  readonly number: string
}

interface TaxSetup {
  readonly settings: Settings
  readonly invoices: Invoices
  readonly taxes: Taxes
}

const wholeCountry = ({ regions }: Taxes, country: string): Region | undefined =>
  regions.find(
    (one) => one.country === country && one.subdivision === '' && one.postalCodes.length === 0,
  )

function formOf({ settings: { taxes }, invoices, taxes: stored }: TaxSetup): TaxForm {
  const { seller } = invoices.settings
  const isNew = taxes.originCountry === ''
  const country = taxes.originCountry || seller.address.country || countryOf(navigator.language)
  return {
    country,
    kind: isNew || stored.regions.length > 0 ? 'CHARGE' : 'SMALL',
    included: isNew ? country !== 'US' && country !== 'CA' : taxes.pricesIncludeTax,
    number: seller.vatId || seller.taxNumber,
  }
}

const vatId = /^[A-Z]{2}[A-Z0-9]{6,}$/

async function save(call: Call, form: TaxForm, stored: TaxSetup, hasRates: boolean): Promise<void> {
  const { country, kind, included } = form
  const scheme = isInEu(country) ? ({ scheme: 'ORIGIN' } as const) : {}
  await call('sites.updateSettings', {
    settings: { taxes: { originCountry: country, pricesIncludeTax: included, ...scheme } },
  })
  const region = wholeCountry(stored.taxes, country)
  if (kind === 'SMALL' && region) await call('taxes.deleteTaxRegion', { id: region.id })
  if (kind === 'CHARGE' && !region) {
    const place = { country, subdivision: '', postalCodes: [] }
    const rates = { usesPublishedRates: hasRates, taxIncludedInPrice: null }
    await call('taxes.saveTaxRegion', { region: { ...place, ...rates } })
  }
  const number = form.number.replace(/\s/g, '')
  if (number === '') return
  const numbers = vatId.test(number) ? { vatId: number } : { taxNumber: form.number.trim() }
  const { settings, revision } = stored.invoices
  const seller = { ...settings.seller, ...numbers }
  await call('invoices.saveInvoiceSettings', { settings: { ...settings, seller }, revision })
}

export function TaxesStep(props: StepProps) {
  const settings = useOperation('sites.getSettings', {})
  const invoices = useOperation('invoices.getInvoiceSettings', {})
  const taxes = useOperation('taxes.listTaxes', {})
  return (
    <WithReads reads={[settings, invoices, taxes]}>
      {settings.data && invoices.data && taxes.data && (
        <TaxFields
          {...props}
          stored={{ settings: settings.data.settings, invoices: invoices.data, taxes: taxes.data }}
        />
      )}
    </WithReads>
  )
}

function TaxFields({ stored, onSaved }: StepProps & { readonly stored: TaxSetup }) {
  const { setup, action, taxes } = useMessages()
  const texts = setup.taxes
  const saving = useCalls<TaxForm>((call, typed) => save(call, typed, stored, rate !== undefined), {
    invalidates: [
      ...staleReads,
      'sites.getSettings',
      'taxes.listTaxes',
      'invoices.getInvoiceSettings',
    ],
  })
  const { form, set, errors, dirty, submit } = useDialogForm<TaxForm>({
    initialForm: () => formOf(stored),
    validate: ({ country }) => (country === '' ? { country: taxes.wrong.country } : {}),
    onSubmit: (typed) => saving.mutate(typed, { onSuccess: onSaved }),
  })
  const rate = useRateOf(form.country)
  return (
    <StepForm
      title={setup.steps.TAXES.title}
      submitLabel={action.save}
      busy={saving.isPending}
      dirty={dirty}
      failure={saving.error}
      saveOperation="sites.updateSettings"
      more={<Link href={links.taxes()}>{texts.more}</Link>}
      onSubmit={submit}
    >
      <CountryField
        label={texts.country}
        none={setup.shop.noCountry}
        value={form.country}
        error={errors.country}
        onValue={(country) => set({ country })}
      />
      <ChoiceField
        label={texts.kind}
        value={form.kind}
        options={kinds.map((value) => ({ value, ...texts.kinds[value] }))}
        onValue={(kind) => set({ kind })}
      />
      {form.kind === 'CHARGE' && (
        <>
          <p className="notice">{rate ?? texts.noRates}</p>
          <Switch
            label={texts.included}
            hint={texts.includedHint}
            checked={form.included}
            onChecked={(included) => set({ included })}
          />
        </>
      )}
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        autoComplete="off"
        maxLength={50}
        value={form.number}
        onText={(number) => set({ number })}
      />
    </StepForm>
  )
}

/** The rates of a country today, in words; undefined where none are known. */
function useRateOf(country: string): string | undefined {
  const { taxes: texts } = useMessages().setup
  const language = useLanguage()
  const day = new Date().toISOString().slice(0, 10)
  const published = useOperation(
    'taxes.listPublishedRates',
    { territory: country, day },
    { enabled: country !== '', keepPrevious: true },
  )
  const rate = published.data?.rates.find(({ territory }) => territory === country)
  if (!rate) return undefined
  const standard = formatPercent(rate.standard, language)
  const asOf = formatDate(published.data?.asOf ?? day, language)
  return rate.reduced
    ? texts.ratesWithReduced({ standard, reduced: formatPercent(rate.reduced, language), asOf })
    : texts.rates({ standard, asOf })
}
