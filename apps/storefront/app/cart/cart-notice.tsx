import { Icon } from '@vitrine/ui/icon'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import { links } from '../links.ts'
import { type Messages, useMessages } from '../messages/index.ts'
import { cartFields } from './cart-form.ts'
import type { CartNotice } from './cart-props.ts'
import type { CartState } from './cart-store.ts'
import { sendByScript } from './use-cart.ts'

export type NoticeProps = { notice: CartNotice | undefined; error: CartState['error'] }

/** What the last form did, announced to screen readers, with the way back from a removal. */
export function Notice({ notice, error }: NoticeProps) {
  const messages = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  const item = notice?.kind === 'removed' ? notice.item : undefined
  useEffect(() => {
    // The button that had the focus was removed with its line.
    if (item && !document.activeElement?.closest('form')) undo.current?.focus()
  }, [item])
  const words = error ? messages.cart.error[error] : notice && wordsOf(notice, messages)
  const isBad = error !== undefined || notice?.kind === 'refused'
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
        <form action={links.cart()} method="post" onSubmit={sendByScript}>
          <input type="hidden" name={cartFields.action} value="restore" />
          <input type="hidden" name={cartFields.item} value={item} />
          <button ref={undo} className="cart-link" type="submit">
            {messages.ui.undo}
          </button>
        </form>
      )}
    </div>
  )
}

function wordsOf(notice: CartNotice, messages: Messages): string {
  const { notice: words } = messages.cart
  switch (notice.kind) {
    case 'added':
      return words.added({ name: notice.name })
    case 'removed':
      return words.removed({ name: notice.name })
    case 'limited':
    case 'atMost':
      return words[notice.kind]({ name: notice.name, n: Number(notice.available) })
    case 'refused':
      return words[notice.reason]
    case 'codeApplied':
    case 'codeRemoved':
    case 'giftCardApplied':
    case 'giftCardRemoved':
      return words[notice.kind]({ code: notice.code })
    // Said beside the field.
    case 'codeRefused':
      return ''
    default:
      return words[notice.kind]
  }
}
