import { Checkbox } from '@vitrine/ui/checkbox'
import { TextField } from '@vitrine/ui/field'
import { AccountFrame } from '../../account/account-frame.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { ProfileProps } from './route.ts'

export function ProfilePage(given: ProfileProps) {
  const words = useWords()
  const { props, sending, onSubmit } = usePosted(given)
  const { errors, note, approvals, picture, isPublic } = props
  const field = (name: 'firstName' | 'lastName' | 'nickname', maxLength: number) => ({
    id: name,
    name,
    label: words.t(`profile.${name}`),
    error: errors[name],
    defaultValue: props[name],
    maxLength,
    dir: 'auto' as const,
  })
  return (
    <AccountFrame
      title={words.t('profile.title')}
      lede={words.t('profile.why')}
      {...{ errors, note, approvals }}
    >
      <StepForm
        id="profile"
        action={links.profile()}
        returnTo="/"
        submit={words.t('profile.submit')}
        className="account-form"
        {...{ sending, onSubmit }}
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
        <TextField
          id="picture"
          name="picture"
          type="url"
          inputMode="url"
          label={words.t('profile.picture')}
          hint={words.t('profile.picture.hint')}
          error={errors.picture}
          defaultValue={picture}
          autoComplete="photo"
          maxLength={2048}
        />
        <Checkbox
          name="isPublic"
          label={words.t('profile.public')}
          hint={words.t('profile.public.hint')}
          defaultChecked={isPublic}
        />
      </StepForm>
    </AccountFrame>
  )
}
