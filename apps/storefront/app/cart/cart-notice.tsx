import { useEffect, useRef } from 'react'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { NoticeLine } from '../parts/notice-line.tsx'
import { cartFields } from './cart-form.ts'
import type { CartNotice } from './cart-props.ts'
import type { CartState } from './cart-store.ts'
import { sendByScript } from './use-cart.ts'

export type NoticeProps = { notice: CartNotice | undefined; error: CartState['error'] }

/** The result of the last form, announced to screen readers, with an undo for removals. */
export function Notice({ notice, error }: NoticeProps) {
  const messages = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  const item = notice && undoOf(notice)
  useEffect(() => {
    // The button that had the focus was removed with its line.
    if (item?.value && !document.activeElement?.closest('form')) undo.current?.focus()
  }, [item?.value])
  const text = error ? messages.cart.error[error] : notice && wordsOf(notice, messages)
  const isBad = error !== undefined || notice?.kind === 'refused'
  return (
    <NoticeLine text={text} isBad={isBad}>
      {item && (
        <form action={links.cart()} method="post" onSubmit={sendByScript}>
          <input type="hidden" name={cartFields.action} value={item.action} />
          <input type="hidden" name={item.field} value={item.value} />
          <button ref={undo} className="cart-link" type="submit">
            {messages.ui.undo}
          </button>
        </form>
      )}
    </NoticeLine>
  )
}

/** The form that undoes the last one. */
function undoOf(notice: CartNotice) {
  if (notice.kind === 'savedForLater' || notice.kind === 'forgotten') {
    const action = notice.kind === 'savedForLater' ? 'back' : 'remember'
    return { action, field: cartFields.saved, value: notice.saved }
  }
  if (notice.kind !== 'removed' || !notice.item) return undefined
  return { action: 'restore', field: cartFields.item, value: notice.item }
}

function wordsOf(notice: CartNotice, messages: Messages): string {
  const { notice: texts } = messages.cart
  switch (notice.kind) {
    case 'savedForLater':
      return messages.wishes.later.moved({ name: notice.name })
    case 'forgotten':
      return messages.wishes.notice.removed({ name: notice.name })
    case 'added':
      return texts.added({ name: notice.name })
    case 'removed':
      return texts.removed({ name: notice.name })
    case 'limited':
    case 'atMost':
      return texts[notice.kind]({ name: notice.name, n: Number(notice.available) })
    case 'refused':
      return notice.reason === 'listFull' ? messages.wishes.notice.full : texts[notice.reason]
    case 'codeApplied':
    case 'codeRemoved':
    case 'giftCardApplied':
    case 'giftCardRemoved':
      return texts[notice.kind]({ code: notice.code })
    // Shown at the field.
    case 'codeRefused':
      return ''
    default:
      return texts[notice.kind]
  }
}
