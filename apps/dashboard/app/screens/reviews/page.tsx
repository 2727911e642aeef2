import type { Review } from '@vitrine/contract/product-reviews'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { CursorPager } from '../../shared/cursor-pager.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import './reviews.css'
import { type ReviewsSearch, reviewViews, starChoices } from './search.ts'

export interface ReviewsPageProps {
  readonly search: ReviewsSearch
  /** Undefined until the first answer. */
  readonly rows: readonly Review[] | undefined
  readonly total: number
  /** The cursors of the previous and the next page. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Product reviews, newest first. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { search, rows, total, error } = props
  const { reviews } = useMessages()
  return (
    <>
      <PageHeader title={reviews.title} count={rows && reviews.count({ n: total })} />
      <Filters search={search} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Filters({ search }: Pick<ReviewsPageProps, 'search'>) {
  const { reviews } = useMessages()
  const to = (change: Partial<ReviewsSearch>) => links.reviews({ ...search, cursor: '', ...change })
  return (
    <search className="filters">
      <nav className="chips chips-wide" aria-label={reviews.which}>
        {(['', ...reviewViews] as const).map((show) => (
          <Link
            key={show}
            className="chip"
            href={to({ show })}
            aria-current={show === search.show ? 'true' : undefined}
          >
            {reviews.views[show || 'ALL']}
          </Link>
        ))}
      </nav>
      <nav className="chips" aria-label={reviews.byStars}>
        {starChoices.map((stars) => (
          <Link
            key={stars}
            className="chip"
            href={to({ stars: stars === search.stars ? '' : stars })}
            aria-current={stars === search.stars ? 'true' : undefined}
            aria-label={reviews.stars({ n: Number(stars) })}
          >
            {stars} ★
          </Link>
        ))}
      </nav>
    </search>
  )
}

function Rows(props: ReviewsPageProps) {
  const { search, rows, cursors, stale } = props
  const { reviews, shell } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) return <Nothing search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table {...props} rows={rows} />
      </div>
      <CursorPager
        label={reviews.title}
        cursors={cursors}
        hrefOf={(cursor) => links.reviews({ ...search, cursor })}
      />
    </>
  )
}

function Table({
  rows,
  search,
  now,
}: Pick<ReviewsPageProps, 'search' | 'now'> & { readonly rows: readonly Review[] }) {
  const { reviews } = useMessages()
  const { columns } = reviews
  return (
    <table className="list reviews-list">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.rating}</th>
          <th scope="col">{columns.words}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.date}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link href={links.reviews({ ...search, open: one.id })} data-row-link="">
                <bdi>{one.productName}</bdi>
              </Link>
            </th>
            <td>
              <Rating rating={one.rating} />
            </td>
            <td className="mute reviews-words">
              <bdi>{[one.title, one.text].filter(Boolean).join(' – ') || reviews.noWords}</bdi>
            </td>
            <td>
              <ReviewState review={one} />
            </td>
            <td className="mute">
              <RelativeTime moment={one.createdDate} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Rating({ rating }: Pick<Review, 'rating'>) {
  const { reviews } = useMessages()
  return (
    <span className="reviews-rating" role="img" aria-label={reviews.stars({ n: rating })}>
      {'★'.repeat(rating)}
      <span className="reviews-unfilled">{'★'.repeat(5 - rating)}</span>
    </span>
  )
}

const tones: Record<Review['status'], StatusTone> = {
  PENDING: 'note',
  PUBLISHED: 'good',
  REJECTED: 'quiet',
}

/** The status of a review, and its reports. */
export function ReviewState({
  review: { status, reportCount },
}: {
  readonly review: Pick<Review, 'status' | 'reportCount'>
}) {
  const { reviews } = useMessages()
  return (
    <span className="reviews-states">
      <Status tone={tones[status]}>{reviews.states[status]}</Status>
      {reportCount > 0 && <Status tone="warn">{reviews.reported({ n: reportCount })}</Status>}
    </span>
  )
}

/** A filter without matches, or a shop without reviews. */
function Nothing({ search }: Pick<ReviewsPageProps, 'search'>) {
  const { reviews, action } = useMessages()
  if (search.show !== '' || search.stars !== '' || search.cursor !== '') {
    return (
      <EmptyState title={reviews.noneFoundTitle} text={reviews.noneFoundText}>
        <Link className="button" href={links.reviews()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={reviews.emptyTitle} text={reviews.emptyText}>
      <Link className="button" href={links.settings('checkout')}>
        {reviews.setUp}
      </Link>
    </EmptyState>
  )
}
