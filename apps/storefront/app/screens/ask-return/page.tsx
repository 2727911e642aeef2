import { Button } from '@vitrine/ui/button'
import { SelectField, TextAreaField, TextField } from '@vitrine/ui/field'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { type Messages, useMessages } from '../../messages/index.ts'
import { fieldsOfLine, type ReturnableLine } from '../../order/return-form.ts'
import { Name } from '../../parts/name.tsx'
import type { AskReturnProps } from './route.ts'

export function AskReturnPage(props: AskReturnProps) {
  const { number, link, requestKey, lines, costPaidBy, fee, errors: served } = props
  const { returns } = useMessages()
  const { errors, sending, onSubmit } = useFormPost(served)
  const { form: texts } = returns
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">{texts.title({ number })}</h1>
        <p>{lines.length > 0 ? texts.lede : texts.nothing}</p>
      </header>
      <ErrorSummary errors={errors} />
      {lines.length > 0 && (
        <form
          id="return"
          className="checkout-fields"
          method="post"
          action={links.askReturn(link)}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="key" value={requestKey} />
          {lines.map((line) => (
            <LineFields key={line.id} {...props} line={line} errors={errors} />
          ))}
          <p>
            {texts.costs[costPaidBy]} {fee && texts.fee({ amount: fee })}
          </p>
          <div className="order-acts">
            <Button type="submit" tone="primary" loading={sending === 'return'}>
              {texts.submit}
            </Button>
          </div>
        </form>
      )}
      <p>
        <a href={links.order(link)}>{texts.back}</a>
      </p>
    </div>
  )
}

type LineFieldsProps = AskReturnProps & { line: ReturnableLine }

function LineFields({ line, lines, reasons, fields, errors }: LineFieldsProps) {
  const { returns } = useMessages()
  const { form: texts } = returns
  const { quantity, reason, comment, wish } = fieldsOfLine(line.id)
  return (
    <fieldset className="checkout-group">
      <legend>
        <Name>{line.name}</Name>
      </legend>
      <TextField
        id={quantity}
        name={quantity}
        label={texts.quantity({ n: line.available })}
        error={errors[quantity]}
        inputMode="numeric"
        className="pieces-field"
        defaultValue={fields[quantity] ?? (lines.length === 1 ? String(line.available) : '0')}
      />
      {reasons.length > 0 && (
        <SelectField
          id={reason}
          name={reason}
          label={texts.reason}
          optional
          defaultValue={fields[reason] ?? ''}
        >
          <option value="">{texts.choose}</option>
          {reasons.map((one) => (
            <option key={one} value={one}>
              {reasonText(returns, one)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id={wish}
        name={wish}
        label={texts.wish}
        hint={texts.wishHint}
        optional
        maxLength={200}
        dir="auto"
        defaultValue={fields[wish] ?? ''}
      />
      <TextAreaField
        id={comment}
        name={comment}
        label={texts.comment}
        optional
        rows={2}
        maxLength={1000}
        dir="auto"
        defaultValue={fields[comment] ?? ''}
      />
    </fieldset>
  )
}

/** Standard reasons are translated; others are the shop's own texts. */
const reasonText = ({ reasons }: Messages['returns'], reason: string): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reason
