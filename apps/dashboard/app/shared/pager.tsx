import { formatNumber } from './format.ts'
import { useLanguage } from './language.tsx'
import { useMessages } from './messages.tsx'
import { Link } from './navigation.tsx'

interface PagerProps {
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  readonly total: number
  readonly linkTo: (page: number) => string
}

/** Which part of a list is shown, and the ways to its neighbours. */
export function Pager({ page, size, total, linkTo }: PagerProps) {
  const { products, action } = useMessages()
  const language = useLanguage()
  if (total === 0) return null
  const number = (value: number) => formatNumber(value, language)
  const first = (page - 1) * size + 1
  const last = Math.min(total, page * size)
  return (
    <nav className="pager" aria-label={products.pages}>
      <span className="figure">
        {products.page({ from: number(first), to: number(last), total: number(total) })}
      </span>
      {page > 1 && (
        <Link className="button" href={linkTo(page - 1)} rel="prev">
          {action.previous}
        </Link>
      )}
      {last < total && (
        <Link className="button" href={linkTo(page + 1)} rel="next">
          {action.next}
        </Link>
      )}
    </nav>
  )
}
