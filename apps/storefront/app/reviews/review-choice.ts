import type { ReportReason, ReviewSort } from '@vitrine/contract/product-reviews'

export const reviewSorts = ['NEWEST', 'HIGHEST', 'LOWEST'] as const satisfies readonly ReviewSort[]
export const reportReasons = [
  'SPAM',
  'OFFENSIVE',
  'PRIVATE_DATA',
  'NOT_ABOUT_PRODUCT',
] as const satisfies readonly ReportReason[]

/** The listed reviews of a product; defaults are omitted from addresses. */
export type ReviewChoice = { sort: ReviewSort; stars?: number; page: number }

const keys = { sort: 'review-sort', stars: 'review-stars', page: 'review-page' } as const
/** Search parameter with the id of the review that was just reported. */
export const REPORTED = 'review-reported'

/** Search parameters of a selection of reviews; empty for the default. */
export const reviewParameters = (
  { sort, stars, page }: ReviewChoice,
  reported = '',
): Record<string, string> => ({
  [keys.sort]: sort === 'NEWEST' ? '' : sort.toLowerCase(),
  [keys.stars]: stars ? String(stars) : '',
  [keys.page]: page > 1 ? String(page) : '',
  [REPORTED]: reported,
})

export function choiceFromSearch(search: URLSearchParams): ReviewChoice {
  const sort = reviewSorts.find((one) => one.toLowerCase() === search.get(keys.sort))
  const stars = wholeNumber(search.get(keys.stars), 5)
  return {
    sort: sort ?? 'NEWEST',
    ...(stars && { stars }),
    page: wholeNumber(search.get(keys.page), 1000) ?? 1,
  }
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}

/** The report in a form; undefined for other forms. */
export function readReport(form: FormData): { id: string; reason: ReportReason } | undefined {
  const id = form.get('report')
  const reason = reportReasons.find((one) => one === form.get('reason'))
  return typeof id === 'string' && reason ? { id, reason } : undefined
}
