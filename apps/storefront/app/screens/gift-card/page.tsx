import { Button } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { ErrorSummary } from '../../flow/error-summary.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { BalanceView, GiftCardProps } from './route.ts'

export function GiftCardPage(props: GiftCardProps) {
  const { giftCardBalance: texts, layout } = useMessages()
  const { errors, sending, onSubmit } = useFormPost(props.errors)
  const { typed, balance } = props
  return (
    <div className="v-wrap cart-page return-page">
      <header className="order-head">
        <h1 className="page-head-title">{layout.giftCard}</h1>
        <p>{texts.why}</p>
      </header>
      <ErrorSummary errors={errors} />
      {balance && <Balance {...balance} />}
      <form
        id="gift-card"
        className="checkout-fields"
        method="post"
        action={links.giftCard()}
        onSubmit={onSubmit}
      >
        <TextField
          key={balance?.lastFour ?? ''}
          id="code"
          name="code"
          label={texts.label}
          hint={texts.hint}
          error={errors.code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          defaultValue={typed}
        />
        <div className="order-acts">
          <Button type="submit" tone="primary" loading={sending === 'gift-card'}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}

function Balance({ lastFour, amount, status, until }: BalanceView) {
  const { giftCardBalance: texts } = useMessages()
  const { states } = texts
  return (
    <section className="gift-balance" role="status">
      <p className="v-mute">{texts.left({ code: lastFour })}</p>
      <p className="gift-balance-amount v-num">{amount}</p>
      <p>{status === 'EXPIRED' ? states.EXPIRED({ date: until }) : states[status]}</p>
      {status === 'ACTIVE' && <p>{until ? texts.until({ date: until }) : texts.forever}</p>}
      {status === 'ACTIVE' && (
        <p>
          <a href={links.allProducts()}>{texts.shop}</a>
        </p>
      )}
    </section>
  )
}
