import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** The empty state of a list, with actions. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className="empty">
    <h2>{title}</h2>
    <p>{text}</p>
    {children && <div className="empty-actions">{children}</div>}
  </div>
)

/** Rows that keep the place of a list on its way. */
export const Skeleton = ({ rows, label }: { readonly rows: number; readonly label: string }) => (
  <div className="skeleton" role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <div key={row} />
    ))}
  </div>
)
