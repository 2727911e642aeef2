import type { ReactNode } from 'react'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Only one disclosure of the same name is open. */
  name?: string
  onToggle?: (isOpen: boolean) => void
}

export function Disclosure({ summary, children, open, name, onToggle }: DisclosureProps) {
  return (
    <details
      className="v-disclosure"
      open={open}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="v-disclosure-summary">{summary}</summary>
      <div className="v-disclosure-body">{children}</div>
    </details>
  )
}
