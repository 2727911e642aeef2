import type { SiteSettings } from '@vitrine/contract/sites'
import type { Messages } from '../../messages/index.ts'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { AmountField, Switch, TextField } from '../../shared/fields.tsx'
import { currencyDigits, formatDateTime, formatMoney } from '../../shared/format.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import type { FormState } from '../../shared/use-form.ts'
import { SectionPage, WithSettings } from './frame.tsx'
import { ProgramFields } from './programs.tsx'
import { programsSpec } from './programs-spec.ts'
import { flag, oneOf, type Setting, type SettingsForm, text, wholeNumber } from './spec.ts'
import { useSection } from './use-section.ts'

export function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const checkName = (typed: string, { field }: Messages) =>
  typed.trim() === ''
    ? field.required
    : typed.trim().length > 80
      ? field.tooLong({ max: 80 })
      : undefined

const versions = ['V1_CATALOG', 'V3_CATALOG'] as const
const dialectModes = ['both', 'declared-only'] as const
type DialectMode = (typeof dialectModes)[number] | 'V1' | 'V3'

/** The catalog dialect as one setting: programs may also select one permanently. */
const catalogDialectsSetting: Setting<DialectMode> = {
  path: 'catalogDialects',
  read: (stored) => {
    if (!Array.isArray(stored)) return stored === 'declared-only' ? stored : 'both'
    return stored.length > 1 ? 'both' : stored[0]
  },
  write: (typed) => (typed === 'V1' || typed === 'V3' ? [typed] : typed),
  check: () => undefined,
}

export const generalSpec = {
  name: text('name', checkName),
  tagline: text('tagline', (typed, { field }) =>
    typed.length > 160 ? field.tooLong({ max: 160 }) : undefined,
  ),
  currency: text('currency', (typed, { field }) =>
    /^[A-Z]{3}$/.test(typed) ? undefined : field.currency,
  ),
  locale: text('locale', (typed, { settings }) =>
    isLocale(typed) ? undefined : settings.badLocale,
  ),
  isOpen: flag('storefront.open'),
  catalogVersion: oneOf('catalogVersion', versions),
  answering: catalogDialectsSetting,
  ...programsSpec,
  variantsPerProduct: wholeNumber('catalog.variantsPerProduct', 1000, 10_000),
  keepDays: wholeNumber('history.keepDays', 30, 3650),
}
type State = FormState<SettingsForm<typeof generalSpec>>

export const GeneralRoute = () => (
  <WithSettings here="general">{(settings) => <General settings={settings} />}</WithSettings>
)

function General({ settings }: { readonly settings: SiteSettings }) {
  const section = useSection(generalSpec, settings)
  return (
    <SectionPage
      here="general"
      section={section}
      preview={<Samples form={section.form} now={new Date()} />}
    >
      <ShopFields state={section} />
      <CatalogFields
        state={section}
        stored={catalogDialectsSetting.read(settings.catalogDialects)}
      />
      <ProgramFields state={section} />
    </SectionPage>
  )
}

export function ShopFields({ state: { form, errors, set } }: { readonly state: State }) {
  const { settings } = useMessages()
  const field = (name: 'name' | 'tagline' | 'currency' | 'locale') => ({
    name,
    label: settings[name],
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <Section title={settings.shop}>
      <TextField {...field('name')} onText={(name) => set({ name })} />
      <TextField
        {...field('tagline')}
        hint={settings.taglineHint}
        onText={(tagline) => set({ tagline })}
      />
      <div className="fields-2">
        <TextField
          {...field('currency')}
          hint={settings.currencyHint}
          onText={(currency) => set({ currency: currency.trim().toUpperCase() })}
        />
        <TextField
          {...field('locale')}
          hint={settings.localeHint}
          onText={(locale) => set({ locale: locale.trim() })}
        />
      </div>
      <Switch
        label={settings.isOpen}
        hint={settings.isOpenHint}
        checked={form.isOpen}
        onChecked={(isOpen) => set({ isOpen })}
      />
    </Section>
  )
}

interface CatalogProps {
  readonly state: State
  readonly stored: DialectMode
}

function CatalogFields({ state: { form, errors, set }, stored }: CatalogProps) {
  const { settings, history } = useMessages()
  const modes: readonly DialectMode[] = [...new Set<DialectMode>([...dialectModes, stored])]
  return (
    <Section title={settings.catalog} hint={settings.catalogText}>
      <ChoiceField
        label={settings.catalogVersion}
        value={form.catalogVersion}
        options={versions.map((value) => ({ value, ...settings.catalogVersions[value] }))}
        onValue={(catalogVersion) => set({ catalogVersion })}
      />
      <ChoiceField
        label={settings.catalogDialects}
        value={form.answering}
        options={modes.map((value) => ({ value, ...settings.answering[value] }))}
        onValue={(mode) => set({ answering: mode })}
      />
      <AmountField
        label={settings.variantsPerProduct}
        hint={settings.variantsPerProductHint}
        inputMode="numeric"
        name="variantsPerProduct"
        value={form.variantsPerProduct}
        error={errors.variantsPerProduct}
        onText={(text) => set({ variantsPerProduct: text.trim() })}
      />
      <AmountField
        label={history.keepDays}
        hint={history.keepDaysHint}
        inputMode="numeric"
        name="keepDays"
        value={form.keepDays}
        error={errors.keepDays}
        onText={(text) => set({ keepDays: text.trim() })}
      />
    </Section>
  )
}

interface SamplesProps {
  readonly form: State['form']
  readonly now: Date
}

/** Previews the shop's header, a price and a date with these settings. */
export function Samples({ form, now }: SamplesProps) {
  const { settings } = useMessages()
  const locale = isLocale(form.locale) ? form.locale : 'en'
  const digits = currencyDigits(form.currency)
  return (
    <figure className="preview">
      <figcaption>{settings.preview}</figcaption>
      <p className="preview-name">{form.name}</p>
      {form.tagline && <p>{form.tagline}</p>}
      <dl className="samples">
        <dt>{settings.samplePrice}</dt>
        <dd className="figure">
          {formatMoney(digits === 0 ? '1234' : '1234.5', form.currency, locale)}
        </dd>
        <dt>{settings.sampleDate}</dt>
        <dd>{formatDateTime(now, locale)}</dd>
      </dl>
    </figure>
  )
}
