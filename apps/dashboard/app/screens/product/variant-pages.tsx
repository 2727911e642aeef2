import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { VARIANTS_PAGE } from './use-variants.ts'

interface VariantPagesProps {
  readonly page: number
  readonly total: number
  readonly setPage: (page: number) => void
}

/** The ways from one page of variants to the next. */
export function VariantPages({ page, total, setPage }: VariantPagesProps) {
  const { products, action } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const last = Math.min(total, page * VARIANTS_PAGE)
  if (total <= VARIANTS_PAGE) return null
  return (
    <nav className="pager" aria-label={products.pages}>
      <span className="figure">
        {products.page({
          from: number((page - 1) * VARIANTS_PAGE + 1),
          to: number(last),
          total: number(total),
        })}
      </span>
      <button
        type="button"
        className="button"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        {action.previous}
      </button>
      <button
        type="button"
        className="button"
        disabled={last >= total}
        onClick={() => setPage(page + 1)}
      >
        {action.next}
      </button>
    </nav>
  )
}
