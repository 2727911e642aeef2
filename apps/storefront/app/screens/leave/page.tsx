import { useMember } from '@vitrine/react'
import { ButtonLink } from '@vitrine/ui/button'
import { TextField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LeaveProps } from './route.ts'

export function LeavePage(given: LeaveProps) {
  const messages = useMessages()
  const { member } = useMember()
  const { errors, ...forms } = useFormPost(given.errors)
  return (
    <AccountLayout title={messages.data.title} lede={messages.data.why} {...given} errors={errors}>
      <div className="account-actions">
        <ButtonLink href={links.ownData('html')} data-reload="">
          {messages.data.html}
        </ButtonLink>
        <ButtonLink href={links.ownData('json')} data-reload="">
          {messages.data.json}
        </ButtonLink>
      </div>
      <section className="account-part">
        <h2>{messages.leave.title}</h2>
        <p className="v-mute">{messages.leave.why}</p>
        <StepForm
          id="leave"
          action={links.leave()}
          returnTo="/"
          submit={messages.leave.submit}
          tone="danger"
          className="account-form"
          {...forms}
        >
          <TextField
            id="confirmation"
            name="confirmation"
            label={messages.leave.confirmation({ email: member?.loginEmail ?? '' })}
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
