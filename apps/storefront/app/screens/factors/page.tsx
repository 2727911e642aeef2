import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { PasskeyList } from '../../passkeys/passkey-list.tsx'
import type { FactorsProps, FactorView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function FactorsPage(given: FactorsProps) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { factors, recoveryCodesLeft, canAdd, rememberDays, resetDue } = given
  const date = useDate()
  const hasAny = factors.length + given.passkeys.length > 0
  const form = { action: links.factors(), returnTo: '/', ...forms, tone: 'quiet' } as const
  return (
    <AccountLayout
      title={messages.factors.title}
      lede={messages.factors.why}
      {...given}
      errors={errors}
    >
      {resetDue && (
        <section className="account-alert">
          <h2>{messages.factors.reset.label}</h2>
          <p>{messages.factors.reset.why({ date: date(resetDue) })}</p>
          <StepForm
            {...form}
            id="stop-reset"
            hidden={{ do: 'stopReset' }}
            submit={messages.factors.reset.stop}
          />
        </section>
      )}
      {!hasAny && <p>{messages.factors.none}</p>}
      {factors.length > 0 && (
        <ul className="account-list">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} {...forms} />
          ))}
        </ul>
      )}
      {canAdd && (
        <div className="account-actions">
          <ButtonLink tone="primary" href={links.addFactor(links.factors())}>
            {messages.factors.add}
          </ButtonLink>
        </div>
      )}
      <PasskeyList
        passkeys={given.passkeys}
        isOffered={given.hasPasskeys}
        errors={errors}
        {...forms}
      />
      {hasAny && (
        <section className="account-part">
          <h2>{messages.factors.codes.label}</h2>
          <p className="v-mute">{messages.factors.codes.left({ n: recoveryCodesLeft })}</p>
          <StepForm
            {...form}
            id="renew"
            hidden={{ do: 'renew' }}
            submit={messages.factors.codes.renew}
          />
        </section>
      )}
      {hasAny && rememberDays > 0 && (
        <section className="account-part">
          <h2>{messages.factors.devices.label}</h2>
          <p className="v-mute">{messages.factors.devices.why({ n: rememberDays })}</p>
          <StepForm
            {...form}
            id="forget"
            hidden={{ do: 'forget' }}
            submit={messages.factors.devices.forget}
          />
        </section>
      )}
    </AccountLayout>
  )
}

function FactorRow({ factor, ...forms }: { factor: FactorView } & Forms) {
  const messages = useMessages()
  const date = useDate()
  const { id, type, since, lastUsed, hint } = factor
  return (
    <li>
      <div>
        <strong>{messages.factorName[type]}</strong>
        <p className="v-mute">
          {hint && (
            <>
              <span className="v-num" dir="ltr">
                {hint}
              </span>{' '}
              ·{' '}
            </>
          )}
          {messages.factors.since({ date: date(since) })}
          {lastUsed && ` · ${messages.factors.used({ date: date(lastUsed) })}`}
        </p>
      </div>
      <StepForm
        {...forms}
        id={`remove-${id}`}
        action={links.factors()}
        returnTo="/"
        className="account-row-form"
        hidden={{ do: 'remove', id }}
        submit={messages.ui.remove({ name: messages.factorName[type] })}
        tone="plain"
      />
    </li>
  )
}
