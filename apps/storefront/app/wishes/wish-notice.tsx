import { Icon } from '@vitrine/ui/icon'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { sendWish } from './use-wishes.ts'
import { wishFields } from './wish-form.ts'
import { isRefusal } from './wish-status.tsx'
import type { WishState } from './wish-store.ts'
import type { WishNotice } from './wish-view.ts'
import { wishWords } from './wish-words.ts'

type WishNoticeProps = { notice: WishNotice | undefined; error: WishState['error'] }

/** What the last form did, announced to screen readers, with the way back from a removal. */
export function WishNoticeLine({ notice, error }: WishNoticeProps) {
  const messages = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  const item = notice?.kind === 'removed' && !error ? notice.item : undefined
  useEffect(() => {
    // The button that had the focus was removed with its item.
    if (item && !document.activeElement?.closest('form')) undo.current?.focus()
  }, [item])
  const words = error ? messages.cart.error[error] : notice && wishWords(notice, messages)
  const isBad = error !== undefined || (notice !== undefined && isRefusal(notice.kind))
  return (
    <div
      className="cart-notice"
      data-bad={isBad ? '' : undefined}
      data-empty={words ? undefined : ''}
    >
      <p role="status">
        {words && <Icon as={isBad ? CircleAlert : Check} size={16} />}
        <span>{words}</span>
      </p>
      {item && (
        <form action={links.wishList()} method="post" onSubmit={(event) => sendWish(event, item)}>
          <input type="hidden" name={wishFields.item} value={item} />
          <button
            ref={undo}
            className="cart-link"
            type="submit"
            name={wishFields.action}
            value="restore"
          >
            {messages.ui.undo}
          </button>
        </form>
      )}
    </div>
  )
}
