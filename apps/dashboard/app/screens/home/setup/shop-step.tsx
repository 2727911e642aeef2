import type { InputOf, OutputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import { CountryField } from '../../../shared/country-fields.tsx'
import { fieldErrorsOf } from '../../../shared/field-errors.ts'
import { SelectField, TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { countryOf, currencyOf, localeTags } from './places.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

type Settings = OutputOf<'sites.getSettings'>['settings']
type Invoices = OutputOf<'invoices.getInvoiceSettings'>

interface ShopForm {
  readonly name: string
  readonly locale: string
  readonly currency: string
  readonly seller: string
  readonly addressLine: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
}

/** The stored values; for a shop that was never open, defaults from the browser. */
function formOf(settings: Settings, { settings: { seller } }: Invoices): ShopForm {
  const { name, address } = seller
  const isNew = address.country === '' && !settings.storefront.open
  const country = address.country === '' ? countryOf(navigator.language) : address.country
  return {
    name: settings.name,
    locale:
      isNew && localeTags.some((tag) => tag === navigator.language)
        ? navigator.language
        : settings.locale,
    currency: isNew ? currencyOf(country) : settings.currency,
    seller: name,
    addressLine: address.addressLine,
    postalCode: address.postalCode,
    city: address.city,
    country,
  }
}

function check(form: ShopForm, { field }: Messages): Errors {
  const needed = ['name', 'seller', 'addressLine', 'city', 'country'] as const
  return Object.fromEntries(
    needed.flatMap((name) => (form[name].trim() === '' ? [[name, field.required]] : [])),
  )
}

const sellerOf = (
  form: ShopForm,
  { settings, revision }: Invoices,
): InputOf<'invoices.saveInvoiceSettings'> => {
  const { addressLine, postalCode, city, country } = form
  const address = { ...settings.seller.address, addressLine, postalCode, city, country }
  return {
    settings: { ...settings, seller: { ...settings.seller, name: form.seller, address } },
    revision,
  }
}

export function ShopStep(props: StepProps) {
  const settings = useOperation('sites.getSettings', {})
  const invoices = useOperation('invoices.getInvoiceSettings', {})
  return (
    <WithReads reads={[settings, invoices]}>
      {settings.data && invoices.data && (
        <ShopFields {...props} settings={settings.data.settings} invoices={invoices.data} />
      )}
    </WithReads>
  )
}

interface ShopFieldsProps extends StepProps {
  readonly settings: Settings
  readonly invoices: Invoices
}

function ShopFields({ settings, invoices, onSaved }: ShopFieldsProps) {
  const messages = useMessages()
  const { setup, action } = messages
  const texts = setup.shop
  const saving = useCalls<ShopForm>(
    async (call, { name, locale, currency, ...seller }) => {
      const form = { name, locale, currency, ...seller }
      await call('sites.updateSettings', { settings: { name: name.trim(), locale, currency } })
      await call('invoices.saveInvoiceSettings', sellerOf(form, invoices))
    },
    {
      invalidates: [
        ...staleReads,
        'sites.getSettings',
        'sites.listSites',
        'invoices.getInvoiceSettings',
      ],
    },
  )
  const refused = fieldErrorsOf(saving.error, 'settings.', ['name', 'locale', 'currency'], {
    UNKNOWN_CURRENCY: ['currency', messages.field.currency],
  })
  const { form, set, errors, dirty, submit } = useDialogForm<ShopForm>({
    initialForm: () => formOf(settings, invoices),
    validate: (typed) => check(typed, messages),
    serverErrors: () => refused,
    onSubmit: (typed) => saving.mutate(typed, { onSuccess: onSaved }),
  })
  const text = (
    name: Exclude<keyof ShopForm, 'locale' | 'currency' | 'country'>,
    autoComplete = 'off',
  ) => (
    <TextField
      label={texts[name]}
      name={name}
      autoComplete={autoComplete}
      maxLength={name === 'name' ? 80 : 200}
      value={form[name]}
      {...(errors[name] && { error: errors[name] })}
      onText={(typed) => set({ [name]: typed })}
    />
  )
  const chooseCountry = (country: string) => {
    const isFollowing = form.currency === currencyOf(form.country)
    set({ country, ...(isFollowing && { currency: currencyOf(country) }) })
  }
  return (
    <StepForm
      title={setup.steps.SHOP.title}
      submitLabel={action.save}
      busy={saving.isPending}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.error}
      saveOperation="sites.updateSettings"
      onSubmit={submit}
    >
      {text('name')}
      {text('seller', 'organization')}
      {text('addressLine', 'street-address')}
      <div className="fields-2">
        {text('postalCode', 'postal-code')}
        {text('city', 'address-level2')}
      </div>
      <CountryField
        label={texts.country}
        none={texts.noCountry}
        value={form.country}
        error={errors.country}
        onValue={chooseCountry}
      />
      <Writing form={form} set={set} />
    </StepForm>
  )
}

interface WritingProps {
  readonly form: ShopForm
  readonly set: (change: Partial<ShopForm>) => void
}

/** Language and currency by their names in the reader’s language. */
function Writing({ form, set }: WritingProps) {
  const { shop: texts } = useMessages().setup
  const language = useLanguage()
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const currencies = new Intl.DisplayNames([language], { type: 'currency' })
  const tags = [...new Set([form.locale, ...localeTags])]
  const codes = [...new Set([form.currency, ...Intl.supportedValuesOf('currency')])]
  return (
    <div className="fields-2">
      <SelectField
        label={texts.locale}
        value={form.locale}
        options={tags.map((tag) => [tag, languages.of(tag) ?? tag] as const)}
        onValue={(locale) => set({ locale })}
      />
      <SelectField
        label={texts.currency}
        value={form.currency}
        options={codes.map((code) => [code, `${code} · ${currencies.of(code) ?? code}`] as const)}
        onValue={(currency) => set({ currency })}
      />
    </div>
  )
}
