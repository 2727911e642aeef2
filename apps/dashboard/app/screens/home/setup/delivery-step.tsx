import { countriesIn } from '@vitrine/messages/countries'
import type { Call } from '../../../api/client.ts'
import { links } from '../../../links.ts'
import type { Messages } from '../../../messages/index.ts'
import { parseAmount } from '../../../shared/amount.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { AmountField, TextField } from '../../../shared/fields.tsx'
import { useDialogForm } from '../../../shared/form-dialog.tsx'
import { currencySign } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useCalls } from '../../../shared/use-calls.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { type Money, useMoney } from '../../../shared/use-money.ts'
import { useOperation } from '../../../shared/use-operation.ts'
import { checkFreeFrom, freeFromOf } from '../../delivery/free-from.ts'
import { profileWith, withCountries } from '../../delivery/region-form.ts'
import type { Profile } from '../../delivery/setup.ts'
import { countryOf, euCountries } from './places.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { staleReads, WithReads } from './with-reads.tsx'

type Destinations = 'OWN' | 'EU'

interface DeliveryForm {
  readonly title: string
  readonly price: string
  readonly freeFrom: string
  readonly to: Destinations
}

const check = (form: DeliveryForm, messages: Messages, money: Money): Errors => ({
  ...(form.title.trim() === '' && { title: messages.field.required }),
  ...(parseAmount(form.price, money.digits).value === undefined && {
    price: messages.delivery.wrong.amount,
  }),
  ...checkFreeFrom(form.freeFrom, messages, money),
})

interface NamedCountries {
  readonly name: string
  readonly codes: readonly string[]
}

/** The id of the region with these countries, which is created if it does not exist. */
async function regionFor(call: Call, profile: Profile, { name, codes }: NamedCountries) {
  const find = ({ regions }: Profile) =>
    regions.find(
      ({ destinations }) =>
        destinations.length === codes.length &&
        destinations.every(
          (one) =>
            codes.includes(one.countryCode) &&
            one.subdivisions.length === 0 &&
            one.postalCodes.length === 0,
        ),
    )
  const known = find(profile)
  if (known) return known.id
  const destinations = withCountries([], codes)
  const region = { name, active: true, isEverywhere: false, destinations }
  const saved = await call('delivery.saveDeliveryProfile', {
    profile: profileWith(profile, region),
  })
  return find(saved.profile)?.id ?? ''
}

export function DeliveryStep(props: StepProps) {
  const setup = useOperation('delivery.listDelivery', {})
  const settings = useOperation('sites.getSettings', {})
  const invoices = useOperation('invoices.getInvoiceSettings', {})
  const profile = setup.data?.profiles.find(({ isDefault }) => isDefault)
  const country =
    settings.data?.settings.taxes.originCountry ||
    invoices.data?.settings.seller.address.country ||
    countryOf(navigator.language)
  return (
    <WithReads reads={[setup, settings, invoices]}>
      {profile && <DeliveryFields {...props} profile={profile} country={country} />}
    </WithReads>
  )
}

interface DeliveryFieldsProps extends StepProps {
  readonly profile: Profile
  /** The country that the shop ships from. */
  readonly country: string
}

function DeliveryFields({ profile, country, onSaved }: DeliveryFieldsProps) {
  const messages = useMessages()
  const { setup, action } = messages
  const texts = setup.delivery
  const money = useMoney()
  const { names, options } = useDestinations(country)
  const saving = useCalls<DeliveryForm>(
    async (call, { title, price, freeFrom, to }) => {
      const regionId = await regionFor(call, profile, names[to])
      const amount = parseAmount(price, money.digits).value ?? '0'
      await call('delivery.saveShippingOption', {
        option: {
          title: title.trim(),
          estimatedDeliveryTime: '',
          active: true,
          deliveryRegionIds: [regionId],
          rates: [{ amount, conditions: [], multiplyByQuantity: false }],
          freeFrom: freeFromOf(freeFrom, money),
        },
      })
    },
    { invalidates: [...staleReads, 'delivery.listDelivery'] },
  )
  const { form, set, errors, dirty, submit } = useDialogForm<DeliveryForm>({
    initialForm: { title: texts.standard, price: '', freeFrom: '', to: 'OWN' },
    validate: (typed) => check(typed, messages, money),
    onSubmit: (typed) => saving.mutate(typed, { onSuccess: onSaved }),
  })
  const prefix = currencySign(money.currency, money.locale)
  return (
    <StepForm
      title={setup.steps.DELIVERY.title}
      submitLabel={action.save}
      busy={saving.isPending}
      dirty={dirty}
      failure={saving.error}
      saveOperation="delivery.saveShippingOption"
      more={<Link href={links.delivery()}>{texts.more}</Link>}
      onSubmit={submit}
    >
      <ChoiceField
        label={texts.to}
        value={form.to}
        options={options}
        onValue={(to) => set({ to })}
      />
      <TextField
        label={texts.title}
        autoComplete="off"
        maxLength={200}
        value={form.title}
        {...(errors.title && { error: errors.title })}
        onText={(title) => set({ title })}
      />
      <div className="fields-2">
        <AmountField
          label={texts.price}
          prefix={prefix}
          value={form.price}
          {...(errors.price && { error: errors.price })}
          onText={(price) => set({ price })}
        />
        <AmountField
          label={texts.freeFrom}
          hint={texts.freeFromHint}
          prefix={prefix}
          value={form.freeFrom}
          {...(errors.freeFrom && { error: errors.freeFrom })}
          onText={(freeFrom) => set({ freeFrom })}
        />
      </div>
    </StepForm>
  )
}

/** The possible destinations, with their names. */
function useDestinations(country: string) {
  const texts = useMessages().setup.delivery
  const own = countriesIn(useLanguage()).find(({ id }) => id === country)?.name ?? country
  const names: Readonly<Record<Destinations, NamedCountries>> = {
    OWN: { name: own, codes: [country] },
    EU: { name: texts.eu, codes: [...new Set([country, ...euCountries])] },
  }
  const options = [
    { value: 'OWN', label: own, hint: texts.ownHint },
    { value: 'EU', label: texts.eu, hint: texts.euHint },
  ] as const
  return { names, options }
}
