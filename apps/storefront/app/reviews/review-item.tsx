import { Button } from '@vitrine/ui/button'
import { SelectField } from '@vitrine/ui/field'
import { Status } from '@vitrine/ui/status'
import { useMessages } from '../messages/index.ts'
import { reportReasons } from './review-choice.ts'
import type { ReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'

type ReviewItemProps = {
  review: ReviewView
  /** The target of the form that reports it. */
  action: string
}

/** One review with the shop's reply. */
export function ReviewItem({ review, action }: ReviewItemProps) {
  const { reviews: texts } = useMessages()
  const { id, rating, title, text, displayName, isVerified, language, reply } = review
  const dateOf = useDate()
  const name = displayName || texts.anonymous
  return (
    <article className="review" id={`review-${id}`}>
      <Stars value={rating} label={texts.given({ n: rating })} />
      {title && (
        <h3 dir="auto" lang={language}>
          {title}
        </h3>
      )}
      {text && (
        <p className="review-text" dir="auto" lang={language}>
          {text}
        </p>
      )}
      <p className="review-by text-s v-mute">
        <bdi>{name}</bdi>
        <time dateTime={review.date}>{dateOf(review.date)}</time>
        {review.editedDate && <span>{texts.edited({ date: dateOf(review.editedDate) })}</span>}
        {isVerified && <Status tone="good">{texts.verified}</Status>}
      </p>
      {reply && (
        <blockquote className="review-reply">
          <p className="text-s v-mute">{texts.reply}</p>
          <p className="review-text" dir="auto">
            {reply}
          </p>
        </blockquote>
      )}
      <ReportForm id={id} action={action} />
    </article>
  )
}

function ReportForm({ id, action }: { id: string; action: string }) {
  const { report: texts } = useMessages().reviews
  return (
    <details className="review-report text-s">
      <summary>{texts.label}</summary>
      <form method="post" action={action}>
        <input type="hidden" name="report" value={id} />
        <SelectField name="reason" label={texts.reason}>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </details>
  )
}

/** Formats a day, the same on server and browser. */
function useDate() {
  const { locale } = useMessages()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (iso: string) => format.format(new Date(iso))
}
