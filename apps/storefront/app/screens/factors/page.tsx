import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { useDate } from '../../account/use-date.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { type FormPost, useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { PasskeyList } from '../../passkeys/passkey-list.tsx'
import type { FactorsProps, FactorView } from './route.ts'

type Forms = Pick<FormPost, 'sending' | 'onSubmit'>

export function FactorsPage(given: FactorsProps) {
  const words = useWords()
  const { errors, ...forms } = useFormPost(given.errors)
  const { factors, recoveryCodesLeft, canAdd, rememberDays, resetDue } = given
  const date = useDate()
  const hasAny = factors.length + given.passkeys.length > 0
  const form = { action: links.factors(), returnTo: '/', ...forms, tone: 'quiet' } as const
  return (
    <AccountLayout
      title={words.t('factors.title')}
      lede={words.t('factors.why')}
      {...given}
      errors={errors}
    >
      {resetDue && (
        <section className="account-alert">
          <h2>{words.t('factors.reset')}</h2>
          <p>{words.t('factors.reset.why', { date: date(resetDue) })}</p>
          <StepForm
            {...form}
            id="stop-reset"
            hidden={{ do: 'stopReset' }}
            submit={words.t('factors.reset.stop')}
          />
        </section>
      )}
      {!hasAny && <p>{words.t('factors.none')}</p>}
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
            {words.t('factors.add')}
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
          <h2>{words.t('factors.codes')}</h2>
          <p className="v-mute">{words.t('factors.codes.left', { n: recoveryCodesLeft })}</p>
          <StepForm
            {...form}
            id="renew"
            hidden={{ do: 'renew' }}
            submit={words.t('factors.codes.renew')}
          />
        </section>
      )}
      {hasAny && rememberDays > 0 && (
        <section className="account-part">
          <h2>{words.t('factors.devices')}</h2>
          <p className="v-mute">{words.t('factors.devices.why', { n: rememberDays })}</p>
          <StepForm
            {...form}
            id="forget"
            hidden={{ do: 'forget' }}
            submit={words.t('factors.devices.forget')}
          />
        </section>
      )}
    </AccountLayout>
  )
}

function FactorRow({ factor, ...forms }: { factor: FactorView } & Forms) {
  const words = useWords()
  const date = useDate()
  const { id, type, since, lastUsed, hint } = factor
  return (
    <li>
      <div>
        <strong>{words.t(`factorName.${type}`)}</strong>
        <p className="v-mute">
          {hint && (
            <>
              <span className="v-num" dir="ltr">
                {hint}
              </span>{' '}
              ·{' '}
            </>
          )}
          {words.t('factors.since', { date: date(since) })}
          {lastUsed && ` · ${words.t('factors.used', { date: date(lastUsed) })}`}
        </p>
      </div>
      <StepForm
        {...forms}
        id={`remove-${id}`}
        action={links.factors()}
        returnTo="/"
        className="account-row-form"
        hidden={{ do: 'remove', id }}
        submit={words.t('ui.remove', { name: words.t(`factorName.${type}`) })}
        tone="plain"
      />
    </li>
  )
}
