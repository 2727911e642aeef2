import type { OutputOf } from '../../../api/client.ts'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { formatMinor } from '../../orders/texts.ts'
import type { Order } from '../setup.ts'
import { ReturnPreview } from './preview.tsx'
import { isWithoutGoods, type SettleForm } from './settle-form.ts'

type Preview = OutputOf<'returns.previewSettlement'>

interface SettlePreviewProps {
  readonly order: Order
  readonly form: SettleForm
  readonly locale: string
  /** Undefined until loaded. */
  readonly preview: Preview | undefined
  readonly failure: unknown
}

/** The effects of a settlement on money, stock and mail. */
export function SettlePreview(props: SettlePreviewProps) {
  const { form, order, preview, failure } = props
  const { returns, shell } = useMessages()
  const { will } = returns
  if (form.kind === 'NONE') {
    return (
      <ReturnPreview>
        <li>{will.noMoney}</li>
        <li>{will.noStock}</li>
        <li>{will.noMail}</li>
      </ReturnPreview>
    )
  }
  if (failure) return <Failure error={failure} />
  const isMailed = form.notify && order.email !== null
  const waiting = isWithoutGoods(form) ? returns.settling.exchange.nothing : shell.loading
  return (
    <ReturnPreview>
      {preview ? <Money {...props} preview={preview} /> : <li className="mute">{waiting}</li>}
      {preview?.exchange ? <Goods exchange={preview.exchange} /> : <li>{will.noStock}</li>}
      <li>{isMailed ? will.mail : will.noMail}</li>
    </ReturnPreview>
  )
}

type ShownProps = Pick<SettlePreviewProps, 'order' | 'locale'> & { readonly preview: Preview }

function Money({ order, locale, preview }: ShownProps) {
  const { will } = useMessages().returns
  const { pieces, goods, delivery, deduction, amount, asStoreCredit, byHand, tax } = preview
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  return (
    <>
      <li>{pieces > 0 ? will.goods({ n: pieces, amount: amountOf(goods) }) : will.gone}</li>
      {delivery > 0 && <li>{will.delivery({ amount: amountOf(delivery) })}</li>}
      {deduction > 0 && <li>{will.deducted({ amount: amountOf(deduction) })}</li>}
      <Exchanged order={order} locale={locale} preview={preview} />
      {(amount > 0 || !preview.exchange) && (
        <li>
          <strong>{will.refund({ amount: amountOf(amount) })}</strong>
        </li>
      )}
      {asStoreCredit > 0 && <li>{will.asCredit({ amount: amountOf(asStoreCredit) })}</li>}
      {byHand > 0 && <li>{will.byHand({ amount: amountOf(byHand) })}</li>}
      {tax > 0 && <li>{will.tax({ amount: amountOf(tax) })}</li>}
    </>
  )
}

/** The resulting payment for exchanged goods. */
function Exchanged({ order, locale, preview: { exchange, amount } }: ShownProps) {
  const { will } = useMessages().returns
  if (!exchange) return null
  const amountOf = (minor: number) => formatMinor(minor, order, locale)
  const { total, credit, due } = exchange
  return (
    <>
      <li>{will.newOrder({ total: amountOf(total), credit: amountOf(credit) })}</li>
      {due > 0 && (
        <li>
          <strong>{will.asked({ amount: amountOf(due) })}</strong>
        </li>
      )}
      {due === 0 && amount === 0 && (
        <li>
          <strong>{will.even}</strong>
        </li>
      )}
    </>
  )
}

/** The stock taken for the exchange, and what is missing. */
function Goods({ exchange }: { readonly exchange: NonNullable<Preview['exchange']> }) {
  const { will } = useMessages().returns
  return (
    <>
      {exchange.lines.map(({ name, quantity: n, available, short }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may be in several lines.
        <li key={at} dir="auto">
          {short ? will.short({ name, n: available ?? 0 }) : will.taken({ name, n })}
        </li>
      ))}
      <li>{will.final}</li>
    </>
  )
}
