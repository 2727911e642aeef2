import type { Review, ReviewReport } from '@vitrine/contract/product-reviews'
import { links } from '../../links.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { Rating, ReviewState } from './page.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { Moves } from './use-moves.ts'

interface ReviewPanelProps {
  readonly id: string
  readonly moves: Moves
  readonly onClose: () => void
}

/** One review, its reports, and the shop's actions. */
export function ReviewPanel({ id, moves, onClose }: ReviewPanelProps) {
  const { reviews, shell } = useMessages()
  const result = useOperation('productReviews.getReview', { id })
  const review = result.data?.review
  return (
    <Dialog title={review?.productName ?? reviews.title} className="review-panel" onClose={onClose}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!review && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {review && (
        <>
          <Words review={review} />
          <Reports reports={result.data?.reports ?? []} />
          <IfAllowed call="productReviews.moderateReviews">
            <MoveButtons review={review} moves={moves} />
          </IfAllowed>
          <IfAllowed call="productReviews.replyToReview">
            <ReplyForm review={review} />
          </IfAllowed>
        </>
      )}
    </Dialog>
  )
}

function Words({ review }: { readonly review: Review }) {
  const { reviews } = useMessages()
  const { title, text, displayName, isVerified, language, orderNumber } = review
  return (
    <>
      <p className="review-facts">
        <Rating rating={review.rating} />
        <ReviewState review={review} />
        <span className="mute">
          <RelativeTime moment={review.createdDate} now={new Date()} />
        </span>
      </p>
      {title && (
        <h3 dir="auto" lang={language}>
          {title}
        </h3>
      )}
      {text && (
        <p className="review-words" dir="auto" lang={language}>
          {text}
        </p>
      )}
      {!title && !text && <p className="mute">{reviews.noWords}</p>}
      <p className="mute">
        <bdi>{displayName || reviews.anonymous}</bdi>
        {review.email && (
          <>
            {' · '}
            <bdi>{review.email}</bdi>
          </>
        )}
        {' · '}
        {isVerified ? reviews.verified : reviews.unverified}
      </p>
      <p className="review-links">
        <Link href={links.order(review.orderId)}>{reviews.toOrder({ number: orderNumber })}</Link>
        <Link href={links.product(review.productId)}>{reviews.toProduct}</Link>
      </p>
    </>
  )
}

function Reports({ reports }: { readonly reports: readonly ReviewReport[] }) {
  const { reviews } = useMessages()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="review-reports">
      <h3 id="review-reports">{reviews.reports}</h3>
      <ul className="review-reports">
        {reports.map(({ reason, note, createdDate }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no name of their own.
          <li key={at}>
            {reviews.reasons[reason]} <bdi>{note}</bdi>{' '}
            <span className="mute">
              <RelativeTime moment={createdDate} now={new Date()} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MoveButtonsProps {
  readonly review: Review
  readonly moves: Moves
}

/** The possible moves of the review; a reported one can be left unchanged. */
function MoveButtons({ review, moves: { move, isMoving } }: MoveButtonsProps) {
  const { reviews } = useMessages()
  const { status, reportCount } = review
  const isReported = status === 'PUBLISHED' && reportCount > 0
  const places = (['PUBLISHED', 'REJECTED', 'PENDING'] as const).filter(
    (to) => to !== status || isReported,
  )
  return (
    <div className="review-moves">
      {places.map((to) => (
        <button
          key={to}
          type="button"
          className={to === 'PUBLISHED' ? 'button button-primary' : 'button'}
          disabled={isMoving}
          onClick={() => move(review, to)}
        >
          {to === status ? reviews.keep : reviews.moves[to]}
        </button>
      ))}
    </div>
  )
}
