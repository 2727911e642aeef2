import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly hint?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A part of the form under its own heading. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="form-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
    </section>
  )
}
