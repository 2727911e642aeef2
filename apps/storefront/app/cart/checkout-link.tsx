import { ButtonLink } from '@vitrine/ui/button'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'

/** From the cart to the checkout. */
export function CheckoutLink() {
  const { cart } = useMessages()
  return (
    <ButtonLink href={links.checkout()} tone="primary" wide>
      {cart.checkout}
    </ButtonLink>
  )
}
