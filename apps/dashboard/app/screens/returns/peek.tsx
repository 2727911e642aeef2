import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { PeekPanel } from '../../shared/peek/peek-panel.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { nameOf, reasonText, returnTones } from '../order/returns/setup.ts'
import type { Return } from './search.ts'

interface ReturnPeekProps {
  readonly one: Return
  readonly now: Date
  readonly onClose: () => void
}

/** Lines, reasons and events of a return; its actions are on the order. */
export function ReturnPeek({ one, now, onClose }: ReturnPeekProps) {
  const messages = useMessages()
  const { returns: texts, orders } = messages
  const { state, late, orderNumber, buyerName, createdDate, withdrawal, lines, events } = one
  return (
    <PeekPanel
      title={nameOf(one, messages)}
      href={links.order(one.orderId)}
      onClose={onClose}
      error={undefined}
      onRetry={onClose}
    >
      <p className="peek-states">
        <Status tone={returnTones[state]}>{texts.states[state]}</Status>
        {late && <span className="order-tag">{texts.late}</span>}
      </p>
      <dl className="peek-facts">
        <div>
          <dt>{texts.columns.order}</dt>
          <dd className="figure">{orderNumber}</dd>
        </div>
        <div>
          <dt>{texts.columns.buyer}</dt>
          <dd>
            <bdi>{buyerName || withdrawal?.name || orders.noName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{texts.columns.date}</dt>
          <dd>
            <RelativeTime moment={createdDate} now={now} />
          </dd>
        </div>
      </dl>
      {withdrawal?.statement && (
        <p dir="auto">{texts.buyerWrote({ text: withdrawal.statement })}</p>
      )}
      <Goods lines={lines} />
      <ul className="lines">
        {events.map(({ kind, text, createdDate: moment }) => (
          <li key={`${kind} ${moment.toISOString()}`}>
            {texts.states[kind]}{' '}
            <span className="mute">
              <RelativeTime moment={moment} now={now} />
            </span>
            {text && <p dir="auto">{text}</p>}
          </li>
        ))}
      </ul>
    </PeekPanel>
  )
}

function Goods({ lines }: Pick<Return, 'lines'>) {
  const messages = useMessages()
  const { returns: texts } = messages
  if (lines.length === 0) return <p className="mute">{texts.inWords}</p>
  return (
    <table className="peek-rows">
      <tbody>
        {lines.map(({ lineId, name, quantity: n, reason, comment, wish }) => (
          <tr key={lineId}>
            <th scope="row">
              <bdi>{texts.line({ n, name })}</bdi>
              {[
                comment && texts.buyerWrote({ text: comment }),
                wish && texts.wish({ name, text: wish }),
              ]
                .filter(Boolean)
                .map((text) => (
                  <p key={text} className="mute" dir="auto">
                    {text}
                  </p>
                ))}
            </th>
            <td className="mute">{reason && reasonText(reason, messages)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
