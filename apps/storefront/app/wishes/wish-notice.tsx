import { useEffect, useRef } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { NoticeLine } from '../parts/notice-line.tsx'
import { sendWish } from './use-wishes.ts'
import { wishFields } from './wish-form.ts'
import { isRefusal } from './wish-status.tsx'
import type { WishState } from './wish-store.ts'
import { wishText } from './wish-texts.ts'
import type { WishNotice } from './wish-view.ts'

type WishNoticeProps = { notice: WishNotice | undefined; error: WishState['error'] }

/** The result of the last form, announced to screen readers, with an undo for removals. */
export function WishNoticeLine({ notice, error }: WishNoticeProps) {
  const messages = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  const item = notice?.kind === 'removed' && !error ? notice.item : undefined
  useEffect(() => {
    // The button that had the focus was removed with its item.
    if (item && !document.activeElement?.closest('form')) undo.current?.focus()
  }, [item])
  const text = error ? messages.cart.error[error] : notice && wishText(notice, messages)
  const isBad = error !== undefined || (notice !== undefined && isRefusal(notice.kind))
  return (
    <NoticeLine text={text} isBad={isBad}>
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
    </NoticeLine>
  )
}
