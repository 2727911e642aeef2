import { formatExactMoney } from '@vitrine/money'
import { Money } from '@vitrine/ui/money'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { EntryView, StoreCreditProps } from './route.ts'

export function StoreCreditPage({ errors, note, approvals, balances, entries }: StoreCreditProps) {
  const messages = useMessages()
  const { storeCredit: texts, locale } = messages
  const date = useDate()
  return (
    <AccountLayout
      title={texts.title}
      lede={balances.length > 0 ? texts.why : texts.none}
      errors={errors}
      note={note}
      approvals={approvals}
    >
      {balances.map(({ amount, currency, expiring }) => (
        <div key={currency}>
          <p className="v-mute">{texts.left}</p>
          <p className="account-balance-amount">
            <Money value={amount} currency={currency} />
          </p>
          {expiring && (
            <p className="v-mute">
              {texts.expiring({
                amount: formatExactMoney({ value: expiring.amount, currency, locale }),
                date: date(expiring.date),
              })}
            </p>
          )}
        </div>
      ))}
      {entries.length > 0 && (
        <section className="account-part">
          <h2>{texts.history}</h2>
          <ul className="account-list">
            {entries.map((entry) => (
              <EntryRow key={entry.id} {...entry} />
            ))}
          </ul>
        </section>
      )}
    </AccountLayout>
  )
}

function EntryRow({ kind, amount, currency, reason, date: on, until, order }: EntryView) {
  const { storeCredit: texts } = useMessages()
  const date = useDate()
  return (
    <li>
      <div>
        <strong>{texts.kinds[kind]}</strong>
        {reason && (
          <p>
            <Name>{reason}</Name>
          </p>
        )}
        <p className="v-mute">
          {date(on)}
          {until && ` · ${texts.until({ date: date(until) })}`}
          {order && (
            <>
              {' · '}
              <a href={links.order(order.id)}>{texts.order({ number: order.number })}</a>
            </>
          )}
        </p>
      </div>
      <span className="v-num">
        <Money value={amount} currency={currency} />
      </span>
    </li>
  )
}
