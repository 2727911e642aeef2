import { Icon } from '@vitrine/ui/icon'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

interface NoticeLineProps {
  /** Absent or empty without a notice: the element stays, so that screen readers announce later ones. */
  readonly words: string | undefined
  readonly isBad: boolean
  /** The undo form. */
  readonly children?: ReactNode
}

/** The result of the last form, announced to screen readers. */
export function NoticeLine({ words, isBad, children }: NoticeLineProps) {
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
      {children}
    </div>
  )
}
