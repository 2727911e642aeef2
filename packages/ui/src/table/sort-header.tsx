import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown, Icon } from '../icon/index.ts'

export type SortDirection = 'ascending' | 'descending'

export type SortHeaderProps = {
  children: ReactNode
  /** Absent while the list is sorted by another column. */
  direction?: SortDirection
  onSort?: (next: SortDirection) => void
  /** URL of the list in the next order: a link that works without scripts. */
  href?: string
  numeric?: boolean
}

export function SortHeader({ children, direction, onSort, href, numeric }: SortHeaderProps) {
  const next: SortDirection = direction === 'ascending' ? 'descending' : 'ascending'
  const glyph = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown
  const inside = (
    <>
      {children}
      <Icon as={glyph} size={14} />
    </>
  )
  return (
    <th
      scope="col"
      className={numeric ? 'v-cell-numeric' : undefined}
      aria-sort={direction ?? 'none'}
    >
      {href === undefined ? (
        <button type="button" className="v-sort" onClick={() => onSort?.(next)}>
          {inside}
        </button>
      ) : (
        <a className="v-sort" href={href} onClick={() => onSort?.(next)}>
          {inside}
        </a>
      )}
    </th>
  )
}
