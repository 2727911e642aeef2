import { Status } from '@vitrine/ui/status'
import { links } from '../../../links.ts'
import { formatDateTime } from '../../../shared/format.ts'
import { useLanguage } from '../../../shared/language.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { IfAllowed } from '../../../shared/permissions.tsx'
import { Section } from '../../../shared/section.tsx'
import { formatMinor } from '../../orders/texts.ts'
import type { OpenWindow, Order } from '../setup.ts'
import {
  actsOf,
  nameOf,
  type OrderReturns,
  type Return,
  type ReturnWindow,
  reasonText,
  returnTones,
} from './setup.ts'

export interface ReturnActions {
  readonly isBusy: boolean
  readonly onReceive: (one: Return) => void
  readonly onCancel: (one: Return) => void
  readonly onWindow: (which: ReturnWindow, one: Return) => void
}

interface ReturnsSectionProps {
  readonly order: Order
  readonly locale: string
  /** Undefined until the first answer. */
  readonly read: OrderReturns | undefined
  readonly actions: ReturnActions
  readonly onOpen: (which: OpenWindow) => void
}

/** The returns of an order; renders nothing where there are none and none are possible. */
export function ReturnsSection(props: ReturnsSectionProps) {
  const { order, read, onOpen } = props
  const { returns: texts } = useMessages()
  const all = read?.returns ?? []
  const canRecord =
    order.state === 'PLACED' && read?.options.lines.some(({ available }) => available > 0) === true
  if (all.length === 0 && !canRecord) return null
  return (
    <Section
      title={texts.heading}
      actions={
        canRecord && (
          <IfAllowed call="returns.requestReturn">
            <button type="button" className="link-button" onClick={() => onOpen('recordReturn')}>
              {texts.record}
            </button>
          </IfAllowed>
        )
      }
    >
      {all.length === 0 ? (
        <p className="field-hint">{texts.empty}</p>
      ) : (
        <ul className="order-payments">
          {all.map((one) => (
            <OneReturn key={one.id} {...props} one={one} />
          ))}
        </ul>
      )}
    </Section>
  )
}

type OneReturnProps = ReturnsSectionProps & { readonly one: Return }

function OneReturn(props: OneReturnProps) {
  const { one } = props
  const messages = useMessages()
  const { returns: texts } = messages
  const language = useLanguage()
  const { state, late, lines, createdDate } = one
  return (
    <li id={`return-${one.number}`}>
      <div className="order-payment-head">
        <strong>{nameOf(one, messages)}</strong>
        <Status tone={returnTones[state]}>{texts.states[state]}</Status>
        {late && <span className="order-tag">{texts.late}</span>}
      </div>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.lineId} line={line} />
        ))}
      </ul>
      <Declared one={one} />
      <Settled {...props} />
      <StaffComments one={one} />
      <p className="field-hint">{formatDateTime(createdDate, language)}</p>
      <Acts {...props} />
    </li>
  )
}

function Line({ line }: { readonly line: Return['lines'][number] }) {
  const messages = useMessages()
  const { returns: texts } = messages
  const { name, quantity, reason, comment, wish, resell } = line
  return (
    <li dir="auto">
      {texts.line({ n: quantity, name })}
      {reason && <span className="mute"> · {reasonText(reason, messages)}</span>}
      {resell !== null && <span className="mute"> · {texts.resold({ n: resell })}</span>}
      {comment && <p className="field-hint">{texts.buyerWrote({ text: comment })}</p>}
      {wish && <p className="field-hint">{texts.wish({ name, text: wish })}</p>}
    </li>
  )
}

/** The buyer's withdrawal, with its confirmed text. */
function Declared({ one: { withdrawal } }: Pick<OneReturnProps, 'one'>) {
  const { returns: texts } = useMessages()
  const language = useLanguage()
  if (!withdrawal) return null
  const { statement, name, email, wording, createdDate, deadlineDate } = withdrawal
  const date = formatDateTime(createdDate, language)
  return (
    <div className="field-hint" dir="auto">
      {statement && <p>{texts.buyerWrote({ text: statement })}</p>}
      <p>{texts.declared({ name, email, date, wording })}</p>
      {deadlineDate && <p>{texts.deadline({ date: formatDateTime(deadlineDate, language) })}</p>}
    </div>
  )
}

function Settled({ one: { settlement }, order, locale }: OneReturnProps) {
  const { settled } = useMessages().returns
  if (!settlement) return null
  const { kind, amount, deduction, refundId } = settlement
  if (settlement.order) {
    const { id, number } = settlement.order
    const credit = formatMinor(settlement.credit, order, locale)
    return (
      <p>
        <Link href={links.order(id)}>{settled.ordered({ number, credit })}</Link>{' '}
        {amount > 0 && settled.REFUND({ amount: formatMinor(amount, order, locale) })}
      </p>
    )
  }
  if (kind !== 'REFUND') return <p>{settled[kind]}</p>
  const isFailed = order.refunds.find(({ id }) => id === refundId)?.state === 'FAILED'
  const message = isFailed ? settled.failed : settled.REFUND
  return (
    <p>
      {message({ amount: formatMinor(amount, order, locale) })}{' '}
      {deduction > 0 && settled.deducted({ amount: formatMinor(deduction, order, locale) })}
    </p>
  )
}

/** Comments of staff on each step. */
function StaffComments({ one }: Pick<OneReturnProps, 'one'>) {
  const { states } = useMessages().returns
  return one.events
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => (
      <p key={kind} className="field-hint" dir="auto">
        {states[kind]}: {text}
      </p>
    ))
}

function Acts({ one, actions }: OneReturnProps) {
  const messages = useMessages()
  const { returns: texts } = messages
  const name = nameOf(one, messages)
  const can = actsOf(one)
  const act = (label: string, run: () => void) => (
    <button
      type="button"
      className="link-button"
      aria-label={texts.actOf({ act: label, name })}
      disabled={actions.isBusy}
      onClick={run}
    >
      {label}
    </button>
  )
  return (
    <IfAllowed call="returns.agreeReturn">
      <div className="order-payment-acts">
        {can.agree && act(texts.agree, () => actions.onWindow('agree', one))}
        {can.receive && act(texts.received, () => actions.onReceive(one))}
        {can.inspect && act(texts.inspect, () => actions.onWindow('inspect', one))}
        {can.settle && act(texts.settle, () => actions.onWindow('settle', one))}
        {can.decline && act(texts.decline, () => actions.onWindow('decline', one))}
        {can.cancel && act(texts.cancel, () => actions.onCancel(one))}
      </div>
    </IfAllowed>
  )
}
