import { useMessages } from '../messages/index.ts'
import type { CartView } from './cart-view.ts'

/** Messages of the shop's rules about a cart or a checkout: errors that prevent ordering, and warnings. */
export function CartRules({ rules }: Pick<CartView, 'rules'>) {
  const { cart } = useMessages()
  if (rules.length === 0) return null
  const title = rules.some(({ isError }) => isError) ? cart.rules.refused : cart.rules.noted
  return (
    <section className="cart-problems" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rules.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
