import { ButtonLink } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { AddressFields } from '../../checkout/address-fields.tsx'
import { contactField } from '../../checkout/contact-field.ts'
import { CountryField } from '../../checkout/country-field.tsx'
import { useAddressFormat } from '../../checkout/use-address-format.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { Forms } from './forms.ts'
import type { SubscriptionProps } from './route.ts'

type AddressFormProps = Forms & Pick<SubscriptionProps, 'fields' | 'format' | 'errors'>

/** The form for the shipping address of later orders. */
export function AddressForm({
  subscription,
  fields,
  format: served,
  errors,
  sending,
  onSubmit,
}: AddressFormProps) {
  const { subscription: texts, checkout } = useMessages()
  const { link } = subscription
  const { format, showCountry } = useAddressFormat(
    (country) => links.subscription(link, 'address', country),
    served,
  )
  const field = contactField(fields, errors, checkout.field)
  return (
    <section className="account-part" aria-labelledby="address-title">
      <h2 id="address-title">{texts.address.title}</h2>
      <p>{texts.address.text}</p>
      <StepForm
        id="ADDRESS"
        action={links.subscription(link, 'address')}
        returnTo="/"
        className="account-form"
        hidden={{ link, act: 'ADDRESS', company: fields.company }}
        submit={texts.address.save}
        sending={sending}
        onSubmit={onSubmit}
      >
        <TextField {...field('name')} autoComplete="name" />
        <CountryField fields={fields} errors={errors} onCountry={showCountry} />
        <AddressFields format={format} fields={fields} errors={errors} />
        <TextField {...field('address2')} autoComplete="address-line2" optional />
        <TextField {...field('phone')} autoComplete="tel" optional />
      </StepForm>
      <ButtonLink href={links.subscription(link)}>{texts.pay.back}</ButtonLink>
    </section>
  )
}
