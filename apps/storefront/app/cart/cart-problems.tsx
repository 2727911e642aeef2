import { formatExactMoney } from '@vitrine/money'
import type { ComponentProps } from 'react'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { cartFields } from './cart-form.ts'
import type { CartProblemView, CartView } from './cart-view.ts'
import { sendByScript } from './use-cart.ts'

type CartProblemsProps = Pick<CartView, 'problems' | 'currency'> & {
  /** The form that accepts the changes; that of the cart by default. */
  form?: Pick<ComponentProps<'form'>, 'id' | 'action' | 'onSubmit'>
  button?: { name: string; value: string }
}

const formOfCart = { action: links.cart(), onSubmit: sendByScript }
const buttonOfCart = { name: cartFields.action, value: 'accept' }

/** The changes since items were added to the cart, and one button that accepts them. */
export function CartProblems(props: CartProblemsProps) {
  const { problems, currency, form = formOfCart, button = buttonOfCart } = props
  const messages = useMessages()
  if (problems.length === 0) return null
  return (
    <section className="cart-problems" aria-label={messages.cart.problems.title}>
      <h2>{messages.cart.problems.title}</h2>
      <ul>
        {problems.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product.
          <li key={at}>{sentenceOf(problem, currency, messages)}</li>
        ))}
      </ul>
      <form method="post" {...form}>
        <button className="v-button v-button-quiet" type="submit" {...button}>
          {messages.cart.problems.accept}
        </button>
      </form>
    </section>
  )
}

function sentenceOf(problem: CartProblemView, currency: string, messages: Messages): string {
  const { kind, name, before = '0', after = '0', available = 0, limit = 0 } = problem
  const money = (value: string) => formatExactMoney({ value, currency, locale: messages.locale })
  const texts = messages.cart.problems
  switch (kind) {
    case 'PRICE_CHANGED':
      return texts.price({ name, before: money(before), after: money(after) })
    case 'SHORT_STOCK':
      return texts.short({ name, n: available })
    case 'BELOW_MINIMUM':
      return texts.atLeast({ name, n: limit })
    case 'ABOVE_MAXIMUM':
      return texts.atMost({ name, n: limit })
    case 'SOLD_OUT':
      return texts.soldOut({ name })
    case 'GONE':
      return texts.gone({ name })
    case 'CHOICES_CHANGED':
      return texts.choices({ name })
  }
}
