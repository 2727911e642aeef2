import type { ReviewSort } from '@vitrine/contract/product-reviews'
import { Pagination } from '@vitrine/ui/pagination'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { Rating } from './rating.tsx'
import { type ReviewChoice, reviewSorts } from './review-choice.ts'
import { ReviewItem } from './review-item.tsx'
import type { ReviewsView } from './review-view.ts'

type ReviewsSectionProps = { slug: string; reviews: ReviewsView }

/** The reviews of a product: sorting, filters and paging are links, so that it works without scripts. */
export function ReviewsSection({ slug, reviews }: ReviewsSectionProps) {
  const { reviews: texts } = useMessages()
  const { choice, pages, search } = reviews
  const hrefOf = (change: Partial<ReviewChoice>) =>
    links.reviews(slug, search, { ...choice, page: 1, ...change })
  return (
    <section className="v-wrap reviews" id="reviews" aria-labelledby="reviews-title">
      <header className="reviews-head">
        <h2 id="reviews-title">{texts.title}</h2>
        <Rating rating={reviews.rating} />
        <StarFilter reviews={reviews} hrefOf={(stars) => hrefOf({ stars })} />
        <p className="text-s v-mute">
          {texts.checked} {reviews.isModerated ? texts.moderated : texts.unmoderated}
        </p>
      </header>
      <div className="reviews-list">
        <SortLinks sort={choice.sort} hrefOf={(sort) => hrefOf({ sort })} />
        {reviews.reported !== '' && <p role="status">{texts.report.done}</p>}
        {reviews.reviews.length === 0 && <p>{texts.noneFits}</p>}
        {reviews.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} action={hrefOf({ page: choice.page })} />
        ))}
        <Pagination
          page={Math.min(choice.page, Math.max(1, pages))}
          pages={pages}
          href={(page) => hrefOf({ page })}
          label={texts.pages}
        />
      </div>
    </section>
  )
}

type SortLinksProps = { sort: ReviewSort; hrefOf: (sort: ReviewSort) => string }

function SortLinks({ sort, hrefOf }: SortLinksProps) {
  const { sort: texts } = useMessages().reviews
  return (
    <nav className="reviews-sort" aria-label={texts.label}>
      <ul>
        {reviewSorts.map((one) => (
          <li key={one}>
            <a href={hrefOf(one)} aria-current={one === sort ? 'true' : undefined}>
              {texts[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type StarFilterProps = { reviews: ReviewsView; hrefOf: (stars: number | undefined) => string }

/** How many reviews have five stars, four, and so on; each leads to them. */
function StarFilter({ reviews: { countByStars, choice, rating }, hrefOf }: StarFilterProps) {
  const { reviews: texts, locale } = useMessages()
  return (
    <nav aria-label={texts.filter}>
      <ul className="reviews-stars">
        {[5, 4, 3, 2, 1].map((stars) => {
          const n = countByStars[stars - 1] ?? 0
          return (
            <li key={stars}>
              <a
                href={hrefOf(stars)}
                aria-label={texts.onlyStars({ stars, n })}
                aria-current={choice.stars === stars ? 'true' : undefined}
              >
                <span className="v-num">{stars} ★</span>
                <meter min={0} max={rating.count} value={n} aria-hidden="true" />
                <span className="v-num">{n.toLocaleString(locale)}</span>
              </a>
            </li>
          )
        })}
        {choice.stars && (
          <li>
            <a href={hrefOf(undefined)}>{texts.all}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}
