import { useMessages } from '../messages/index.ts'
import type { CartView } from './cart-view.ts'

/** What rules of the shop say of a cart or a checkout: what keeps it from being ordered, and what is good to know. */
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
