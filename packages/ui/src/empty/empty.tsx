import type { ReactNode } from 'react'

export type EmptyProps = {
  /** Title in a few words. */
  title: ReactNode
  /** The reason in one sentence. */
  children?: ReactNode
  /** Up to two actions, the likely one first. */
  actions: ReactNode
  level?: 1 | 2 | 3
}

/** Empty state with actions. */
export function Empty({ title, children, actions, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <div className="v-empty">
      <svg className="v-empty-case" viewBox="0 0 48 60" width="48" height="60" aria-hidden="true">
        <path d="M1 1h46v54H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M.25 54h47.5v5.5H.25z" fill="currentColor" />
      </svg>
      <Heading className="v-empty-title">{title}</Heading>
      {children && <p className="v-empty-why">{children}</p>}
      <div className="v-empty-ways">{actions}</div>
    </div>
  )
}
