import { useMember } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { TextField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { profileFieldsOf } from '../../account/profile-fields.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { PhotoForm } from './photo-form.tsx'
import type { ProfileProps } from './route.ts'

export function ProfilePage(given: ProfileProps) {
  const messages = useMessages()
  const { member = {} } = useMember()
  const { errors, ...forms } = useFormPost(given.errors)
  const fields = given.typed ?? profileFieldsOf(member)
  const field = (name: 'firstName' | 'lastName' | 'nickname', maxLength: number) => ({
    id: name,
    name,
    label: messages.profile[name],
    error: errors[name],
    defaultValue: fields[name],
    maxLength,
    dir: 'auto' as const,
  })
  return (
    <AccountLayout
      title={messages.profile.title}
      lede={messages.profile.why}
      {...given}
      errors={errors}
    >
      <PhotoForm photo={given.photo} maxBytes={given.maxPhotoBytes} error={errors.photo} />
      <StepForm
        id="profile"
        action={links.profile()}
        returnTo="/"
        submit={messages.profile.submit}
        className="account-form"
        {...forms}
      >
        <div className="account-pair">
          <TextField {...field('firstName', 100)} autoComplete="given-name" />
          <TextField {...field('lastName', 100)} autoComplete="family-name" />
        </div>
        <TextField
          {...field('nickname', 255)}
          autoComplete="nickname"
          hint={messages.profile.nicknameHint}
        />
        <Checkbox
          name="isPublic"
          label={messages.profile.public.label}
          hint={messages.profile.public.hint}
          defaultChecked={fields.isPublic}
        />
      </StepForm>
    </AccountLayout>
  )
}
