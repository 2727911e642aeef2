import type { ReactNode } from 'react'
import { Icon, X } from '../icon/index.ts'
import { useUiMessages } from '../messages/index.ts'

export type ChipProps = {
  children: ReactNode
  /** Text of the chip for the remove button; required when `children` is not plain text. */
  name?: string
  /** URL of the page without it: a link that works without scripts. */
  removeHref?: string
  onRemove?: () => void
}

/** A small label. With `removeHref` or `onRemove` it is an applied filter that can be removed. */
export function Chip({ children, name, removeHref, onRemove }: ChipProps) {
  const messages = useUiMessages()
  const label = messages.remove({ name: name ?? (typeof children === 'string' ? children : '') })
  const inside = (
    <>
      {children}
      <Icon as={X} size={14} />
    </>
  )
  if (removeHref !== undefined) {
    return (
      <a
        className="v-chip v-chip-removable"
        href={removeHref}
        aria-label={label}
        onClick={onRemove}
      >
        {inside}
      </a>
    )
  }
  if (!onRemove) return <span className="v-chip">{children}</span>
  return (
    <button type="button" className="v-chip v-chip-removable" aria-label={label} onClick={onRemove}>
      {inside}
    </button>
  )
}
