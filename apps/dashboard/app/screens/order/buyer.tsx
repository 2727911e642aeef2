import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { parcelLines } from './address-form.ts'
import type { OpenWindow, Order } from './setup.ts'

interface BuyerSectionProps {
  readonly order: Order
  readonly onOpen: (which: OpenWindow) => void
}

/** The buyer, the shipping address and the billing address. */
export function BuyerSection({ order, onOpen }: BuyerSectionProps) {
  const { buyer } = useMessages().order
  const vatId = order.billing?.contactDetails?.vatId?.id
  return (
    <>
      <Section
        title={buyer.heading}
        actions={<EditButton label={buyer.editContact} onClick={() => onOpen('contact')} />}
      >
        <Contact order={order} />
      </Section>
      <Section
        title={buyer.shipping}
        actions={<EditButton label={buyer.editShipping} onClick={() => onOpen('shipping')} />}
      >
        <Address address={order.shipping} />
      </Section>
      <Section
        title={buyer.billing}
        actions={<EditButton label={buyer.editBilling} onClick={() => onOpen('billing')} />}
      >
        <Address address={order.billing} />
        {vatId && <p>{buyer.vatId({ id: vatId })}</p>}
      </Section>
      <Consents order={order} />
      <TextBlock title={buyer.note} text={order.note} />
      <TextBlock title={buyer.giftMessage} text={order.giftMessage} />
      {order.customFields.map(({ title, value }) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        return <TextBlock key={`${title} ${text}`} title={title} text={text} />
      })}
    </>
  )
}

function EditButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const { order } = useMessages()
  return (
    <IfAllowed call="orders.updateOrder">
      <button type="button" className="link-button" aria-label={label} onClick={onClick}>
        {order.edit}
      </button>
    </IfAllowed>
  )
}

function Contact({ order: { email, memberId, language: spoken } }: { readonly order: Order }) {
  const { buyer } = useMessages().order
  const language = useLanguage()
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(spoken) ?? spoken
  return (
    <ul className="lines order-contact">
      <li>{email ? <a href={`mailto:${email}`}>{email}</a> : buyer.noEmail}</li>
      <li>{memberId ? <Link href={links.member(memberId)}>{buyer.member}</Link> : buyer.guest}</li>
      <li className="mute">{buyer.language({ language: name })}</li>
    </ul>
  )
}

function Address({ address }: { readonly address: Order['shipping'] }): ReactNode {
  const { buyer } = useMessages().order
  const language = useLanguage()
  const lines = parcelLines(address, language)
  if (lines.length === 0) return <p className="field-hint">{buyer.noAddress}</p>
  return (
    <address className="order-address" dir="auto">
      {lines.join('\n')}
    </address>
  )
}

/** The buyer's consents, with their text and time. */
function Consents({ order: { consents } }: { readonly order: Order }) {
  const { buyer } = useMessages().order
  const language = useLanguage()
  if (consents.length === 0) return null
  return (
    <Section title={buyer.consents}>
      <ul className="lines">
        {consents.map(({ key, text, givenDate }) => (
          <li key={key}>
            <span dir="auto">{text}</span>
            <p className="field-hint">{formatDateTime(givenDate, language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function TextBlock({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <Section title={title}>
      <p className="order-note" dir="auto">
        {text}
      </p>
    </Section>
  )
}
