import { useMessages } from './messages.tsx'
import { Link } from './navigation.tsx'

interface CursorPagerProps {
  readonly label: string
  /** The cursors of the previous and the next page. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  readonly hrefOf: (cursor: string) => string
}

/** Links to the previous and next page of a list with cursors. */
export function CursorPager({ label, cursors: { next, prev }, hrefOf }: CursorPagerProps) {
  const { orders } = useMessages()
  if (!prev && !next) return null
  return (
    <nav className="pager" aria-label={label}>
      {prev && (
        <Link className="button" href={hrefOf(prev)} rel="prev">
          {orders.newer}
        </Link>
      )}
      {next && (
        <Link className="button" href={hrefOf(next)} rel="next">
          {orders.older}
        </Link>
      )}
    </nav>
  )
}
