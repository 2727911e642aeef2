import type { CustomerConsent } from '@vitrine/contract/customers'
import type { Messages } from '../../messages/index.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { type Customer, staleCustomers } from './setup.ts'

interface ConsentsProps {
  readonly customer: Pick<Customer, 'id' | 'consents'>
}

/** A customer's consents: text, date, source, and whether they are withdrawn. */
export function Consents({ customer: { id, consents } }: ConsentsProps) {
  const { consents: words } = useMessages().customer
  return (
    <Section title={words.title}>
      {consents.length === 0 && <p className="field-hint">{words.none}</p>}
      <ul className="lines customer-consents">
        {consents.map((one) => (
          <Consent key={keyOf(one)} customerId={id} consent={one} />
        ))}
      </ul>
    </Section>
  )
}

/** Includes the date, because several addresses of one customer may have subscribed to the newsletter. */
export const keyOf = ({ source, key, givenDate }: CustomerConsent): string =>
  `${source} ${key} ${givenDate.toISOString()}`

interface ConsentProps {
  readonly customerId: string
  readonly consent: CustomerConsent
}

function Consent({ customerId, consent }: ConsentProps) {
  const { consents: words } = useMessages().customer
  const language = useLanguage()
  const { text, withdrawnDate, withdrawable } = consent
  return (
    <li>
      <bdi>{text}</bdi>
      <br />
      <span className="mute">{givenText(consent, words, language)}</span>
      {withdrawnDate && (
        <>
          <br />
          <span className="mute">
            {words.withdrawn({ date: formatDateTime(withdrawnDate, language) })}
          </span>
        </>
      )}
      {withdrawable && <Withdraw customerId={customerId} consent={consent} />}
    </li>
  )
}

/** The source and date of a consent. */
function givenText(
  { source, givenDate, orderNumber }: CustomerConsent,
  words: Messages['customer']['consents'],
  language: string,
): string {
  const date = formatDateTime(givenDate, language)
  if (orderNumber !== null) return words.given({ date, number: orderNumber })
  return source === 'ACCOUNT' ? words.byAccount({ date }) : words.byForm({ date })
}

function Withdraw({ customerId, consent: { key, text } }: ConsentProps) {
  const messages = useMessages()
  const { consents: words } = messages.customer
  const confirm = useConfirm()
  const showToast = useToast()
  const withdrawing = useAction('customers.withdrawConsent', { invalidates: staleCustomers })
  const withdraw = async () => {
    const question = { title: words.withdrawTitle, text: words.withdrawText, yes: words.withdraw }
    if (!(await confirm(question))) return
    try {
      await withdrawing.mutateAsync({ id: customerId, key })
      showToast({ text: words.withdrawnNow })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return (
    <IfAllowed call="customers.withdrawConsent">
      <br />
      <button
        type="button"
        className="link-button"
        aria-label={words.withdrawOf({ text })}
        disabled={withdrawing.isPending}
        onClick={() => void withdraw()}
      >
        {words.withdraw}
      </button>
    </IfAllowed>
  )
}
