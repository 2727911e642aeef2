import { Icon } from '@vitrine/ui/icon'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

interface NoticeLineProps {
  /** Absent or empty without a notice: the element stays, so that screen readers announce later ones. */
  readonly text: string | undefined
  readonly isBad: boolean
  /** The undo form. */
  readonly children?: ReactNode
}

/** The result of the last form, announced to screen readers. */
export function NoticeLine({ text, isBad, children }: NoticeLineProps) {
  return (
    <div
      className="cart-notice"
      data-bad={isBad ? '' : undefined}
      data-empty={text ? undefined : ''}
    >
      <p role="status">
        {text && <Icon as={isBad ? CircleAlert : Check} size={16} />}
        <span>{text}</span>
      </p>
      {children}
    </div>
  )
}
