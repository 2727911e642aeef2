import { useMessages } from '../messages/index.ts'
import type { RatingView } from './review-view.ts'
import { Stars } from './stars.tsx'

/** Stars and the number of reviews. */
export function Rating({ rating: { count, average } }: { rating: RatingView }) {
  const { reviews: texts, locale } = useMessages()
  const shown = averageText(average, locale)
  return (
    <span className="rating">
      <Stars value={average} label={texts.stars({ average: shown, n: count })} />
      <span className="v-num" aria-hidden="true">
        {shown} ({count.toLocaleString(locale)})
      </span>
    </span>
  )
}

/** One digit behind the point. */
export const averageText = (average: number, locale: string): string =>
  average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
