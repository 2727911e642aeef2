import { ButtonLink } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { AddressFields } from '../../checkout/address-fields.tsx'
import { contactField } from '../../checkout/contact-field.ts'
import { CountryField } from '../../checkout/country-field.tsx'
import { useAddressFormat } from '../../checkout/use-address-format.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { AddressesProps } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function AddressesPage(given: AddressesProps) {
  const { addresses: texts } = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { addresses, changed, canAdd } = given
  return (
    <AccountLayout
      title={texts.title}
      lede={addresses.length > 0 ? texts.why : texts.none}
      {...given}
      errors={errors}
    >
      {addresses.length > 0 && (
        <ul className="account-list">
          {addresses.map((one, at) => (
            <AddressRow key={one.id} {...one} isFirst={at === 0} {...forms} />
          ))}
        </ul>
      )}
      {canAdd && <AddressForm key={changed} {...given} errors={errors} {...forms} />}
    </AccountLayout>
  )
}

type AddressRowProps = Forms & { id: string; text: string; isFirst: boolean }

function AddressRow({ id, text, isFirst, ...forms }: AddressRowProps) {
  const { addresses: texts } = useMessages()
  const act = (step: 'first' | 'remove') => ({
    ...forms,
    id: `${step}-${id}`,
    action: links.addresses(),
    returnTo: '/',
    className: 'account-row-form',
    hidden: { id, step },
    submit: texts[step],
    tone: 'plain' as const,
  })
  return (
    <li>
      <div>
        <Name>{text}</Name>
        {isFirst && <p className="v-mute">{texts.isFirst}</p>}
      </div>
      <div className="account-row-acts">
        {!isFirst && <StepForm {...act('first')} />}
        <a href={links.addresses(id)}>{texts.change}</a>
        <StepForm {...act('remove')} />
      </div>
    </li>
  )
}

function AddressForm({
  changed,
  fields,
  format: served,
  errors,
  ...forms
}: Pick<AddressesProps, 'changed' | 'fields' | 'format' | 'errors'> & Forms) {
  const messages = useMessages()
  const { addresses: texts, checkout } = messages
  const { format, showCountry } = useAddressFormat(
    (country) => links.addresses(changed, country),
    served,
  )
  const field = contactField(fields, errors, checkout.field)
  return (
    <section className="account-part">
      <h2>{changed ? texts.changeTitle : texts.add}</h2>
      <StepForm
        id="save-address"
        action={links.addresses(changed)}
        returnTo="/"
        submit={texts.save}
        className="account-form"
        hidden={{ id: changed, step: 'save' }}
        {...forms}
      >
        <CountryField fields={fields} errors={errors} onCountry={showCountry} />
        <AddressFields format={format} fields={fields} errors={errors} />
        <TextField {...field('address2')} autoComplete="address-line2" optional />
      </StepForm>
      {changed && <ButtonLink href={links.addresses()}>{texts.cancel}</ButtonLink>}
    </section>
  )
}
