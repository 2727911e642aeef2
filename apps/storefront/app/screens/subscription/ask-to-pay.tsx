import { ButtonLink } from '@vitrine/ui/button'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { SubscriptionView } from '../../subscription/view.ts'
import type { Forms } from './forms.ts'

/** Whether there is an order with which the method can be changed. */
export const canPay = ({ status, isOpen, isEnding, next }: SubscriptionView): boolean =>
  isOpen || (status === 'ACTIVE' && !isEnding && next !== undefined)

/** Says that a new method is saved by paying an order with it. */
export function AskToPay({ subscription, ...forms }: Forms) {
  const { pay } = useMessages().subscription
  const date = useDate()
  const { link, isOpen, next } = subscription
  return (
    <section className="account-part" aria-labelledby="pay">
      <h2 id="pay">{pay.title}</h2>
      <p>{isOpen || !next ? pay.open : pay.next({ date: date(next) })}</p>
      <StepForm
        {...forms}
        id="PAY"
        action={links.subscription(link, 'pay')}
        returnTo="/"
        className="account-form"
        hidden={{ link, act: 'PAY' }}
        submit={pay.start}
      />
      <ButtonLink href={links.subscription(link)}>{pay.back}</ButtonLink>
    </section>
  )
}
