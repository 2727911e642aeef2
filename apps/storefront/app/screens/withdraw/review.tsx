import { Button } from '@vitrine/ui/button'
import type { ReactNode } from 'react'
import type { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { fieldsOfLine } from '../../order/return-form.ts'
import { Name } from '../../parts/name.tsx'
import { carriedFields } from './form.ts'
import type { WithdrawProps } from './route.ts'

type ReviewProps = WithdrawProps & Pick<ReturnType<typeof useFormPost>, 'sending' | 'onSubmit'>

/** The content of the withdrawal, with the button that declares it. */
export function Review(props: ReviewProps) {
  const { link, lines, fields, requestKey, sending, onSubmit } = props
  const { withdraw: texts } = useMessages()
  return (
    <form
      id="confirm"
      className="checkout-fields"
      method="post"
      action={links.withdraw()}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="order" value={link} />
      <input type="hidden" name="key" value={requestKey} />
      {carriedFields(fields, lines).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <section className="order-box">
        <p>{texts.declaration}</p>
        <dl className="order-facts">
          {fields.number && <Fact name={texts.field.number}>{fields.number}</Fact>}
          <Fact name={texts.field.name}>{fields.name}</Fact>
          <Fact name={texts.field.email}>{fields.email}</Fact>
          <Fact name={texts.lines}>
            <What {...props} />
          </Fact>
        </dl>
      </section>
      <div className="order-acts">
        <Button
          type="submit"
          name="step"
          value="confirm"
          tone="primary"
          loading={sending === 'confirm'}
        >
          {texts.confirm}
        </Button>
        <Button type="submit" name="step" value="change">
          {texts.change}
        </Button>
      </div>
    </form>
  )
}

function What({ link, lines, fields }: WithdrawProps) {
  const { withdraw: texts, order } = useMessages()
  if (!link) return fields.statement || texts.whole
  return (
    <ul className="order-parcel">
      {lines.map(({ id, name }) => {
        const quantity = Number(fields.pieces[fieldsOfLine(id).quantity] || 0)
        return quantity > 0 ? (
          <li key={id}>
            {order.parcels.pieces({ n: quantity })} <Name>{name}</Name>
          </li>
        ) : null
      })}
    </ul>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </>
)
