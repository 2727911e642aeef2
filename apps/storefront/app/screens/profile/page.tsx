import { useMember } from '@vitrine/react'
import { Checkbox } from '@vitrine/ui/checkbox'
import { TextField } from '@vitrine/ui/field'
import { AccountLayout } from '../../account/account-layout.tsx'
import { profileFieldsOf } from '../../account/profile-fields.ts'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { PhotoForm } from './photo-form.tsx'
import type { ProfileProps } from './route.ts'

export function ProfilePage(given: ProfileProps) {
  const words = useWords()
  const { member = {} } = useMember()
  const { errors, ...forms } = useFormPost(given.errors)
  const fields = given.typed ?? profileFieldsOf(member)
  const field = (name: 'firstName' | 'lastName' | 'nickname', maxLength: number) => ({
    id: name,
    name,
    label: words.t(`profile.${name}`),
    error: errors[name],
    defaultValue: fields[name],
    maxLength,
    dir: 'auto' as const,
  })
  return (
    <AccountLayout
      title={words.t('profile.title')}
      lede={words.t('profile.why')}
      {...given}
      errors={errors}
    >
      <PhotoForm photo={given.photo} maxBytes={given.maxPhotoBytes} error={errors.photo} />
      <StepForm
        id="profile"
        action={links.profile()}
        returnTo="/"
        submit={words.t('profile.submit')}
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
          hint={words.t('profile.nickname.hint')}
        />
        <Checkbox
          name="isPublic"
          label={words.t('profile.public')}
          hint={words.t('profile.public.hint')}
          defaultChecked={fields.isPublic}
        />
      </StepForm>
    </AccountLayout>
  )
}
