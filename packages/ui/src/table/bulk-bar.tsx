import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { Icon, X } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'

export type BulkBarProps = {
  count: number
  /** Additional text, such as "or all 412 matching". */
  more?: ReactNode
  /** Buttons of the bulk actions. */
  children: ReactNode
  onClear?: () => void
}

/** Appears with a selection and shows its size. */
export function BulkBar({ count, more, children, onClear }: BulkBarProps) {
  const messages = useUiMessages()
  const label = messages.table.selected({ n: count })
  if (count === 0) return null
  return (
    <section className="v-bulk" aria-label={label}>
      <strong className="v-bulk-count">{label}</strong>
      {more && <span className="v-bulk-more">{more}</span>}
      {children}
      {onClear && (
        <IconButton label={messages.dismiss} onClick={onClear}>
          <Icon as={X} size={16} />
        </IconButton>
      )}
    </section>
  )
}
