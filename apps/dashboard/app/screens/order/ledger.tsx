import type { OutputOf } from '../../api/client.ts'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import type { Order } from './setup.ts'

interface LedgerProps {
  readonly order: Order
  readonly locale: string
}

/** The entries of an order in the money ledger. */
export function Ledger({ order, locale }: LedgerProps) {
  const { shell } = useMessages()
  const result = useOperation('orders.listLedger', { id: order.id })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={4} label={shell.loading} />
  return <LedgerTable order={order} locale={locale} entries={result.data.entries} />
}

type LedgerEntry = OutputOf<'orders.listLedger'>['entries'][number]

export function LedgerTable({
  order,
  locale,
  entries,
}: LedgerProps & { readonly entries: readonly LedgerEntry[] }) {
  const { order: texts, payments } = useMessages()
  const { money } = texts
  const language = useLanguage()
  const { columns } = money
  if (entries.length === 0) return <p className="field-hint">{money.ledgerEmpty}</p>
  return (
    <>
      <p className="field-hint">{money.ledgerText}</p>
      <table className="list order-ledger">
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.booking}</th>
            <th scope="col">{columns.account}</th>
            <th scope="col" className="cell-figure">
              {columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ groupId, kind, account, detail, amount, createdDate }) => (
            <tr key={`${groupId} ${kind} ${account} ${detail}`}>
              <td className="mute">{formatDateTime(createdDate, language)}</td>
              <td>{wordOf(money.kinds, kind)}</td>
              <td>
                {wordOf(money.accounts, account)}
                {detail !== '' && (
                  <span className="mute"> {wordOf(payments.providers, detail)}</span>
                )}
              </td>
              <td className="cell-figure">
                <span className="figure">{formatMinor(amount, order, locale)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const wordOf = (texts: Readonly<Record<string, string>>, key: string): string => texts[key] ?? key
