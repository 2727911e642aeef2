import type { Subscription } from '@vitrine/contract/subscriptions'
import { links } from '../../links.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { formatMinor } from '../orders/texts.ts'
import { SubscriptionState } from './state.tsx'
import { frequencyOf, nextOf } from './texts.ts'

interface SubscriptionRowsProps {
  readonly subscriptions: readonly Subscription[]
  readonly locale: string
}

/** Subscriptions as a table. */
export function SubscriptionRows({ subscriptions, locale }: SubscriptionRowsProps) {
  const messages = useMessages()
  const language = useLanguage()
  const { columns, guest } = messages.subscriptions
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.buyer}</th>
            <th scope="col">{columns.plan}</th>
            <th scope="col">{columns.next}</th>
            <th scope="col" className="cell-figure">
              {columns.price}
            </th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link href={links.subscription(one.id)} data-row-link="">
                  <bdi>{one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name}</bdi>
                </Link>
              </th>
              <td className="mute" data-word={columns.buyer}>
                <bdi>{one.buyerName || one.email || guest}</bdi>
              </td>
              <td className="mute" data-word={columns.plan}>
                {frequencyOf(one, messages)}
              </td>
              <td className="mute" data-word={columns.next}>
                {nextOf(one, messages, language)}
              </td>
              <td className="cell-figure figure" data-word={columns.price}>
                {formatMinor(one.unitPrice * one.quantity, one, locale)}
              </td>
              <td>
                <SubscriptionState status={one.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
