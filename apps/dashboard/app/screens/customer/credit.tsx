import type { StoreCredit, StoreCreditEntry } from '@vitrine/contract/store-credit'
import { useState } from 'react'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useMoney } from '../../shared/use-money.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { type Customer, nameOf, staleCredit } from './setup.ts'

/** A member's store credit: balance, history, and the actions of staff. Guests have none. */
export function CreditSection({ customer }: { readonly customer: Customer }) {
  const { customer: texts, customers } = useMessages()
  const money = useMoney()
  const [isGiving, setGiving] = useState(false)
  const { memberId } = customer
  if (memberId === null) {
    return (
      <Section title={texts.credit.title}>
        <p className="field-hint">{texts.credit.guest}</p>
      </Section>
    )
  }
  return (
    <Section
      title={texts.credit.title}
      actions={
        <IfAllowed call="storeCredit.giveStoreCredit">
          <button type="button" className="link-button" onClick={() => setGiving(true)}>
            {texts.credit.give}
          </button>
        </IfAllowed>
      }
    >
      <Credit memberId={memberId} locale={money.locale} />
      {isGiving && (
        <CreditDialog
          memberId={memberId}
          name={nameOf(customer, customers.noName)}
          money={money}
          onClose={() => setGiving(false)}
        />
      )}
    </Section>
  )
}

function Credit({ memberId, locale }: { readonly memberId: string; readonly locale: string }) {
  const { customer, shell } = useMessages()
  const { credit: texts } = customer
  const result = useOperation('storeCredit.getMemberStoreCredit', { memberId })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={2} label={shell.loading} />
  const { storeCredits, entries } = result.data
  if (entries.length === 0) return <p className="field-hint">{texts.none}</p>
  return (
    <>
      {storeCredits.map((one) => (
        <Balance key={one.currency} credit={one} locale={locale} />
      ))}
      <ul className="customer-credit" aria-label={texts.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} locale={locale} />
        ))}
      </ul>
    </>
  )
}

function Balance({ credit, locale }: { readonly credit: StoreCredit; readonly locale: string }) {
  const { credit: texts } = useMessages().customer
  const language = useLanguage()
  const { balance, nextExpirationDate, nextExpiring } = credit
  return (
    <p>
      <strong>{texts.left({ amount: formatMinor(balance, credit, locale) })}</strong>{' '}
      {nextExpirationDate && (
        <span className="mute">
          {texts.expiring({
            amount: formatMinor(nextExpiring, credit, locale),
            date: nextExpirationDate.toLocaleDateString(language),
          })}
        </span>
      )}
    </p>
  )
}

interface EntryProps {
  readonly entry: StoreCreditEntry
  readonly locale: string
}

function Entry({ entry, locale }: EntryProps) {
  const { credit: texts } = useMessages().customer
  const language = useLanguage()
  const { kind, reason, expirationDate, orderId, orderNumber, createdDate } = entry
  return (
    <li>
      <span>
        {texts.kinds[kind]}
        {orderId && orderNumber && (
          <>
            {' '}
            <Link href={links.order(orderId)}>{texts.order({ number: orderNumber })}</Link>
          </>
        )}{' '}
        <span className="mute">
          <RelativeTime moment={createdDate} now={new Date()} />
          {expirationDate &&
            `, ${texts.endsOn({ date: expirationDate.toLocaleDateString(language) })}`}
        </span>
        {reason && <bdi className="customer-credit-reason">{reason}</bdi>}
        {entry.left > 0 && <TakeBack entry={entry} locale={locale} />}
      </span>
      <span className="figure">{formatMinor(entry.amount, entry, locale)}</span>
    </li>
  )
}

/** Takes back the unspent rest of manually granted credit. */
function TakeBack({ entry, locale }: EntryProps) {
  const messages = useMessages()
  const { credit: texts } = messages.customer
  const confirm = useConfirm()
  const showToast = useToast()
  const taking = useAction('storeCredit.takeBackStoreCredit', { invalidates: staleCredit })
  const amount = formatMinor(entry.left, entry, locale)
  const takeBack = async () => {
    const question = { title: texts.takeBackTitle({ amount }), text: texts.takeBackText }
    if (!(await confirm({ ...question, yes: texts.takeBack }))) return
    try {
      await taking.mutateAsync({ entryId: entry.id, amount: entry.left })
      showToast({ text: texts.taken({ amount }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return (
    <IfAllowed call="storeCredit.takeBackStoreCredit">
      <button
        type="button"
        className="link-button"
        disabled={taking.isPending}
        onClick={() => void takeBack()}
      >
        {texts.takeBackOf({ amount })}
      </button>
    </IfAllowed>
  )
}
