import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface CollapsibleSectionProps {
  readonly title: string
  /** A short summary of the content. */
  readonly summary: string
  /** Whether the content has an error: the section then opens itself. */
  readonly isBad: boolean
  readonly children: ReactNode
}

/** A collapsible part of a form. */
export function CollapsibleSection({ title, summary, isBad, children }: CollapsibleSectionProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-labelledby={id} className="form-section">
      <details
        className="folded"
        open={isOpen || isBad}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>
          <ChevronRight aria-hidden="true" />
          <h2 id={id}>{title}</h2>
          <span className="mute" dir="auto">
            {summary}
          </span>
        </summary>
        <div className="folded-inside">{children}</div>
      </details>
    </section>
  )
}
