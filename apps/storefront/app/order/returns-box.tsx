import { formatExactMoney } from '@vitrine/money'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useDate } from '../account/use-date.ts'
import type { useFormPost } from '../flow/use-form-post.ts'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { Name } from '../parts/name.tsx'
import type { OrderReturnsView, ReturnView } from './return-view.ts'

type FormState = Pick<ReturnType<typeof useFormPost>, 'sending' | 'onSubmit'>
type ReturnsBoxProps = FormState & {
  returns: OrderReturnsView
  link: string
  currency: string
}

/** The returns of an order, and links to request a return or to withdraw. */
export function ReturnsBox(props: ReturnsBoxProps) {
  const { returns, link } = props
  const { returns: texts } = useMessages()
  const isAnything = returns.returns.length > 0 || returns.canAsk || returns.canWithdraw
  if (!isAnything) return null
  return (
    <section className="order-box" id="returns">
      <h2>{texts.title}</h2>
      {returns.returns.map((one) => (
        <OneReturn key={one.id} {...props} one={one} />
      ))}
      <Days returns={returns} />
      <p className="order-acts">
        {returns.canAsk && (
          <ButtonLink href={links.askReturn(link)} data-reload="">
            {texts.ask}
          </ButtonLink>
        )}
        {returns.canWithdraw && (
          <a href={links.withdraw(link)} data-reload="">
            {texts.withdraw}
          </a>
        )}
      </p>
    </section>
  )
}

function Days({ returns }: Pick<ReturnsBoxProps, 'returns'>) {
  const { returns: texts } = useMessages()
  const date = useDate()
  const { refusal, canAsk, canWithdraw, until, withdrawUntil, isRunning, isLate } = returns
  const withdraw = isRunning ? texts.withdrawUntil : texts.withdrawRunning
  return (
    <>
      {canAsk && until && <p className="v-mute">{texts.until({ date: date(until) })}</p>}
      {refusal && texts.refusal[refusal] && <p className="v-mute">{texts.refusal[refusal]}</p>}
      {canWithdraw && !isLate && (
        <p className="v-mute">{withdraw({ date: date(withdrawUntil) })}</p>
      )}
    </>
  )
}

const tones: Readonly<Record<ReturnView['state'], StatusTone>> = {
  REQUESTED: 'warn',
  AGREED: 'note',
  DECLINED: 'bad',
  CANCELLED: 'note',
  RECEIVED: 'note',
  INSPECTED: 'note',
  SETTLED: 'good',
}

type OneReturnProps = ReturnsBoxProps & { one: ReturnView }

function OneReturn(props: OneReturnProps) {
  const { one, currency } = props
  const { locale, returns: texts, order } = useMessages()
  const { number, state, lines, statement, says, paidBack, isExchanged, exchangedBy } = one
  const name = (one.isWithdrawal ? texts.withdrawal : texts.one)({ number })
  return (
    <article className="order-return" aria-label={name}>
      <p className="order-statuses">
        <strong>{name}</strong> <Status tone={tones[state]}>{texts.states[state]}</Status>
      </p>
      <p>
        {texts.why[state]}{' '}
        {paidBack &&
          texts.paidBack({ amount: formatExactMoney({ value: paidBack, currency, locale }) })}
        {isExchanged &&
          (exchangedBy ? texts.exchangedBy({ number: exchangedBy }) : texts.exchanged)}
      </p>
      <ul className="order-parcel">
        {lines.map((line) => (
          <li key={line.id}>
            {order.parcels.pieces({ n: line.quantity })} <Name>{line.name}</Name>
          </li>
        ))}
      </ul>
      {statement && <p dir="auto">{texts.words({ text: statement })}</p>}
      {says && <p dir="auto">{texts.shopSays({ text: says })}</p>}
      <ReturnActs {...props} />
    </article>
  )
}

function ReturnActs({ one, link, sending, onSubmit }: OneReturnProps) {
  const { returns: texts } = useMessages()
  const form = `cancel-${one.id}`
  return (
    <div className="order-acts">
      {one.state === 'AGREED' && <a href={links.returnSlip(link, one.id)}>{texts.slip}</a>}
      {one.canCancel && (
        <form id={form} method="post" action={links.order(link)} onSubmit={onSubmit}>
          <input type="hidden" name="return" value={one.id} />
          <Button type="submit" loading={sending === form}>
            {texts.cancel}
          </Button>
        </form>
      )}
    </div>
  )
}
