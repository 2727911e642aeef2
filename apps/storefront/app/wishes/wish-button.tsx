import { Icon } from '@vitrine/ui/icon'
import Heart from 'lucide-react/icons/heart'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { sendWish, useWishMarks, useWishState } from './use-wishes.ts'
import { wishFields } from './wish-form.ts'

export type WishButtonProps = {
  productId: string
  /** The selected variant; absent: the product with any variant. */
  variantId?: string
  name: string
  /** Whether to show a label next to the heart. */
  isWide?: boolean
}

/** A heart that adds a product to the wish list, or removes it. A form, so that it works without scripts. */
export function WishButton({ productId, variantId, name, isWide = false }: WishButtonProps) {
  const { wishes: messages } = useMessages()
  const marks = useWishMarks()
  const isSending = useWishState().sending.has(productId)
  // Optimistic: shows the result while sending.
  const isWished = marks.has(productId) !== isSending
  return (
    <form
      className={isWide ? 'wish wish-wide' : 'wish'}
      action={links.wishList()}
      method="post"
      onSubmit={(event) => sendWish(event, productId)}
    >
      <input type="hidden" name={wishFields.product} value={productId} />
      {variantId && <input type="hidden" name={wishFields.variant} value={variantId} />}
      <button
        className="wish-button"
        type="submit"
        name={wishFields.action}
        value={marks.has(productId) ? 'remove' : 'add'}
        aria-pressed={isWished}
        aria-label={isWide ? undefined : messages.wish({ name })}
      >
        <Icon as={Heart} size={isWide ? 18 : 20} />
        {isWide && <span>{isWished ? messages.wished : messages.add}</span>}
      </button>
    </form>
  )
}
