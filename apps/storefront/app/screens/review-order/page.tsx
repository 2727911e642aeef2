import { Button } from '@vitrine/ui/button'
import { ChoiceGroup } from '@vitrine/ui/choice'
import { TextAreaField, TextField } from '@vitrine/ui/field'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import type { Errors } from '../../flow/errors.ts'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { fieldId, lengths, type ReviewFields } from '../../reviews/review-form.ts'
import type { ReviewOrderProps } from './route.ts'

const stars = ['1', '2', '3', '4', '5'] as const

export function ReviewOrderPage(props: ReviewOrderProps) {
  const { number, link, lines, isOpen, done, errors: served } = props
  const { reviews } = useMessages()
  const { errors, ...forms } = useFormPost(served)
  const { write: texts } = reviews
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">{texts.title({ number })}</h1>
        <p>{isOpen ? (lines.length > 0 ? texts.lede : texts.nothing) : texts.closed}</p>
        {done && (
          <p role="status">
            <Status tone="good">{texts[done]}</Status>
          </p>
        )}
      </header>
      <ErrorSummary errors={errors} />
      {lines.map((line) => (
        <LineForm key={line.lineId} {...props} {...forms} line={line} errors={errors} />
      ))}
      <p>
        <a href={links.order(link)}>{texts.back}</a>
      </p>
    </div>
  )
}

const tones: Record<'PENDING' | 'PUBLISHED' | 'REJECTED', StatusTone> = {
  PENDING: 'note',
  PUBLISHED: 'good',
  REJECTED: 'bad',
}

type LineFormProps = Pick<ReturnType<typeof useFormPost>, 'sending' | 'onSubmit'> &
  ReviewOrderProps & { line: ReviewOrderProps['lines'][number]; errors: Errors }

/** The form of one purchased product; edits an existing review. */
function LineForm(props: LineFormProps) {
  const { line, link, isOpen, sent, suggestedName, errors, sending, onSubmit } = props
  const { write: texts } = useMessages().reviews
  const { lineId, name, picture, review } = line
  const id = `review-${lineId}`
  const empty = { rating: '', title: '', text: '', name: suggestedName }
  const fields = sent?.lineId === lineId ? sent.fields : (review?.fields ?? empty)
  return (
    <form
      id={id}
      className="order-box review-form"
      method="post"
      action={links.reviewOrder(link)}
      aria-labelledby={`${id}-name`}
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="line" value={lineId} />
      <header className="review-form-head">
        {picture && <img src={picture} alt="" width={72} height={90} />}
        <div>
          <h2 id={`${id}-name`}>
            <Name>{name}</Name>
          </h2>
          {review && <Status tone={tones[review.status]}>{texts.status[review.status]}</Status>}
        </div>
      </header>
      {isOpen && <Fields lineId={lineId} fields={fields} errors={errors} />}
      <div className="order-acts">
        {isOpen && (
          <Button type="submit" tone="primary" loading={sending === id}>
            {review ? texts.change : texts.submit}
          </Button>
        )}
        {review && (
          <Button type="submit" name="act" value="withdraw">
            {texts.withdraw}
          </Button>
        )}
      </div>
    </form>
  )
}

type FieldsProps = { lineId: string; fields: ReviewFields; errors: Errors }

function Fields({ lineId, fields, errors }: FieldsProps) {
  const { write: texts } = useMessages().reviews
  const idOf = (field: keyof ReviewFields) => fieldId(lineId, field)
  const propsOf = (field: 'title' | 'text' | 'name') => ({
    id: idOf(field),
    name: field,
    error: errors[idOf(field)],
    defaultValue: fields[field],
    maxLength: lengths[field],
    dir: 'auto',
    optional: true,
  })
  return (
    <>
      <div id={idOf('rating')} tabIndex={-1}>
        <ChoiceGroup
          legend={texts.rating}
          name="rating"
          options={stars.map((value) => ({ value, label: texts.ratings[value] }))}
          defaultValue={fields.rating}
          error={errors[idOf('rating')]}
          required
        />
      </div>
      <TextField {...propsOf('title')} label={texts.heading} />
      <TextAreaField {...propsOf('text')} label={texts.text} rows={4} />
      <TextField
        {...propsOf('name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="given-name"
      />
    </>
  )
}
