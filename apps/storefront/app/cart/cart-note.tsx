import { Disclosure } from '@vitrine/ui/disclosure'
import { TextAreaField } from '@vitrine/ui/field'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { cartFields } from './cart-form.ts'
import type { CartView } from './cart-view.ts'
import { sendByScript } from './use-cart.ts'

const MAX_LENGTH = 1000

/** A note to the shop and a gift message, folded until there is one. */
export function CartNote({ note, giftMessage }: Pick<CartView, 'note' | 'giftMessage'>) {
  const messages = useMessages()
  const shared = { maxLength: MAX_LENGTH, rows: 3, optional: true, dir: 'auto' }
  return (
    <Disclosure summary={messages.cart.note.title} open={note !== '' || giftMessage !== ''}>
      <form className="cart-note" action={links.cart()} method="post" onSubmit={sendByScript}>
        <TextAreaField
          {...shared}
          key={`note ${note}`}
          name={cartFields.note}
          label={messages.cart.note.note}
          defaultValue={note}
        />
        <TextAreaField
          {...shared}
          key={`gift ${giftMessage}`}
          name={cartFields.giftMessage}
          label={messages.cart.note.gift}
          hint={messages.cart.note.giftHint}
          defaultValue={giftMessage}
        />
        <button
          className="v-button v-button-quiet"
          type="submit"
          name={cartFields.action}
          value="note"
        >
          {messages.cart.note.save}
        </button>
      </form>
    </Disclosure>
  )
}
