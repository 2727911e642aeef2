import type { Review, ReviewReport } from '@vitrine/contract/product-reviews'
import { links } from '../../links.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { Rating, ReviewState } from './page.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { ReviewsSearch } from './search.ts'

const reads = ['productReviews.queryReviews', 'productReviews.getReview'] as const

/** One review, what was reported of it, and what the shop does about it. */
export function ReviewPanel({ search }: { readonly search: ReviewsSearch }) {
  const { reviews, shell } = useMessages()
  const { go } = useNavigation()
  const result = useOperation('productReviews.getReview', { id: search.open })
  const review = result.data?.review
  const close = () => go(links.reviews({ ...search, open: '' }))
  return (
    <Dialog title={review?.productName ?? reviews.title} className="review-panel" onClose={close}>
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!review && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {review && (
        <>
          <Words review={review} />
          <Reports reports={result.data?.reports ?? []} />
          <IfAllowed call="productReviews.moderateReviews">
            <Moves review={review} onMoved={close} />
          </IfAllowed>
          <IfAllowed call="productReviews.replyToReview">
            <ReplyForm key={review.reply?.text ?? ''} review={review} reads={reads} />
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

interface MovesProps {
  readonly review: Review
  /** Closes the window, behind which nobody reaches the toast. */
  readonly onMoved: () => void
}

/** Publishes, rejects, or has it wait again; the toast takes that back. */
function Moves({ review, onMoved }: MovesProps) {
  const messages = useMessages()
  const { reviews } = messages
  const showToast = useToast()
  const moderate = useAction('productReviews.moderateReviews', { invalidates: reads })
  const { status, reportCount } = review
  const move = (to: Review['status'], undo?: () => void) =>
    moderate.mutate(
      { ids: [review.id], status: to },
      {
        onSuccess: () => {
          showToast({ text: reviews.moved[to], ...(undo && { undo }) })
          onMoved()
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  const isKept = status === 'PUBLISHED' && reportCount > 0
  const moves = [
    ...(status !== 'PUBLISHED' || isKept ? (['PUBLISHED'] as const) : []),
    ...(status !== 'REJECTED' ? (['REJECTED'] as const) : []),
    ...(status !== 'PENDING' ? (['PENDING'] as const) : []),
  ]
  return (
    <div className="review-moves">
      {moves.map((to) => (
        <button
          key={to}
          type="button"
          className={to === 'PUBLISHED' ? 'button button-primary' : 'button'}
          disabled={moderate.isPending}
          onClick={() => move(to, to === status ? undefined : () => move(status))}
        >
          {to === status ? reviews.keep : reviews.moves[to]}
        </button>
      ))}
    </div>
  )
}
