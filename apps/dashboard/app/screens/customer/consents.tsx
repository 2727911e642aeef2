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
  const { consents: texts } = useMessages().customer
  return (
    <Section title={texts.title}>
      {consents.length === 0 && <p className="field-hint">{texts.none}</p>}
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
  const { consents: texts } = useMessages().customer
  const language = useLanguage()
  const { text, withdrawnDate, withdrawable } = consent
  return (
    <li>
      <bdi>{text}</bdi>
      <br />
      <span className="mute">{givenText(consent, texts, language)}</span>
      {withdrawnDate && (
        <>
          <br />
          <span className="mute">
            {texts.withdrawn({ date: formatDateTime(withdrawnDate, language) })}
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
  texts: Messages['customer']['consents'],
  language: string,
): string {
  const date = formatDateTime(givenDate, language)
  if (orderNumber !== null) return texts.given({ date, number: orderNumber })
  return source === 'ACCOUNT' ? texts.byAccount({ date }) : texts.byForm({ date })
}

function Withdraw({ customerId, consent: { key, text } }: ConsentProps) {
  const messages = useMessages()
  const { consents: texts } = messages.customer
  const confirm = useConfirm()
  const showToast = useToast()
  const withdrawing = useAction('customers.withdrawConsent', { invalidates: staleCustomers })
  const withdraw = async () => {
    const question = { title: texts.withdrawTitle, text: texts.withdrawText, yes: texts.withdraw }
    if (!(await confirm(question))) return
    try {
      await withdrawing.mutateAsync({ id: customerId, key })
      showToast({ text: texts.withdrawnNow })
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
        aria-label={texts.withdrawOf({ text })}
        disabled={withdrawing.isPending}
        onClick={() => void withdraw()}
      >
        {texts.withdraw}
      </button>
    </IfAllowed>
  )
}
