import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMessages } from './messages.tsx'
import { Link } from './navigation.tsx'

export type SortOrder = 'asc' | 'desc'

interface SortHeaderProps {
  readonly label: string
  /** How the list is ordered by this column; undefined when by another. */
  readonly sorted: SortOrder | undefined
  /** The order of the first click. */
  readonly defaultOrder?: SortOrder
  readonly figure?: boolean
  readonly linkTo: (order: SortOrder) => string
}

/** A column head that orders the list by a click, and the other way round by the next. */
export function SortHeader({
  label,
  sorted,
  defaultOrder = 'asc',
  figure,
  linkTo,
}: SortHeaderProps) {
  const { products } = useMessages()
  const Icon = sorted === 'asc' ? ArrowUp : ArrowDown
  const next = sorted === undefined ? defaultOrder : sorted === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      className={figure ? 'figure' : undefined}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    >
      <Link href={linkTo(next)} title={products.sortBy({ column: label })}>
        {label}
        {sorted && <Icon aria-hidden="true" />}
      </Link>
    </th>
  )
}
