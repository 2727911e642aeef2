import { Button } from '@vitrine/ui/button'
import { TextAreaField, TextField } from '@vitrine/ui/field'
import { useDate } from '../../account/use-date.ts'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { fieldsOfLine } from '../../order/return-form.ts'
import { Name } from '../../parts/name.tsx'
import { Review } from './review.tsx'
import type { WithdrawProps } from './route.ts'

export function WithdrawPage(props: WithdrawProps) {
  const { withdraw: texts, layout } = useMessages()
  const { errors, sending, onSubmit } = useFormPost(props.errors)
  if (props.step === 'done') return <Done {...props} />
  const isReview = props.step === 'review'
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">{isReview ? texts.review : layout.withdraw}</h1>
        {!isReview && <p>{texts.lede}</p>}
        <Deadline {...props} />
      </header>
      <ErrorSummary errors={errors} />
      {isReview ? (
        <Review {...props} sending={sending} onSubmit={onSubmit} />
      ) : (
        <form
          id="withdraw"
          className="checkout-fields"
          method="post"
          action={links.withdraw()}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="order" value={props.link} />
          <Fields {...props} errors={errors} />
          <div className="order-acts">
            <Button type="submit" tone="primary" loading={sending === 'withdraw'}>
              {texts.next}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function Deadline({ deadline }: WithdrawProps) {
  const { withdraw: texts } = useMessages()
  const date = useDate()
  if (!deadline) return <p className="v-mute">{texts.general}</p>
  const sentence = deadline.isLate
    ? texts.late
    : deadline.isRunning
      ? texts.deadline
      : texts.running
  return <p className="v-mute">{sentence({ date: date(deadline.date) })}</p>
}

function Fields({ link, lines, fields, errors }: WithdrawProps) {
  const { withdraw: texts, layout } = useMessages()
  const field = (name: 'number' | 'name' | 'email') => ({
    id: name,
    name,
    label: texts.field[name],
    error: errors[name],
    defaultValue: fields[name],
    maxLength: { number: 50, name: 200, email: 254 }[name],
    dir: 'auto' as const,
  })
  return (
    <fieldset className="checkout-group">
      <legend className="v-hidden">{layout.withdraw}</legend>
      {!link && (
        <TextField
          {...field('number')}
          hint={texts.numberHint}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" hint={texts.emailHint} />
      {link ? (
        <Lines lines={lines} fields={fields} errors={errors} />
      ) : (
        <TextAreaField
          id="statement"
          name="statement"
          label={texts.field.statement}
          hint={texts.statementHint}
          optional
          rows={3}
          maxLength={2000}
          dir="auto"
          defaultValue={fields.statement}
        />
      )}
    </fieldset>
  )
}

function Lines({ lines, fields, errors }: Pick<WithdrawProps, 'lines' | 'fields' | 'errors'>) {
  const { withdraw: texts } = useMessages()
  return (
    <>
      <h2 className="text-m">{texts.lines}</h2>
      {lines.map(({ id, name, available }) => {
        const { quantity } = fieldsOfLine(id)
        return (
          <TextField
            key={id}
            id={quantity}
            name={quantity}
            label={
              <>
                <Name>{name}</Name>: {texts.quantity({ n: available })}
              </>
            }
            error={errors[quantity]}
            inputMode="numeric"
            className="pieces-field"
            defaultValue={fields.pieces[quantity]}
          />
        )
      })}
    </>
  )
}

function Done({ fields, receivedDate = '' }: WithdrawProps) {
  const { locale, withdraw } = useMessages()
  const { done: texts } = withdraw
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const time = `${format.format(new Date(receivedDate))} UTC`
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">{texts.title}</h1>
        <p role="status">{texts.why({ time, email: fields.email })}</p>
        <p className="v-mute">{texts.next}</p>
      </header>
      <p>
        <a href={links.withdraw()} data-reload="">
          {texts.again}
        </a>
      </p>
    </div>
  )
}
