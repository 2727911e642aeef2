import { useMember } from '@vitrine/react'
import { ButtonLink } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LeaveProps } from './route.ts'

export function LeavePage(given: LeaveProps) {
  const words = useWords()
  const { member } = useMember()
  const { errors, ...forms } = useFormPost(given.errors)
  return (
    <AccountLayout
      title={words.t('data.title')}
      lede={words.t('data.why')}
      {...given}
      errors={errors}
    >
      <div className="account-actions">
        <ButtonLink href={links.ownData('html')} data-reload="">
          {words.t('data.html')}
        </ButtonLink>
        <ButtonLink href={links.ownData('json')} data-reload="">
          {words.t('data.json')}
        </ButtonLink>
      </div>
      <section className="account-part">
        <h2>{words.t('leave.title')}</h2>
        <p className="v-mute">{words.t('leave.why')}</p>
        <StepForm
          id="leave"
          action={links.leave()}
          returnTo="/"
          submit={words.t('leave.submit')}
          tone="danger"
          className="account-form"
          {...forms}
        >
          <TextField
            id="confirmation"
            name="confirmation"
            label={words.t('leave.confirmation', { email: member?.loginEmail ?? '' })}
            error={errors.confirmation}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            maxLength={254}
            required
          />
        </StepForm>
      </section>
    </AccountLayout>
  )
}
