import { textOf } from '@vitrine/messages'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { RemindersProps } from './route.ts'

export function RemindersPage({ layout, ...given }: RemindersProps & { layout: LayoutState }) {
  const { reminders, authLayout } = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { link, state } = given
  return (
    <AuthLayout
      layout={layout}
      title={reminders[state].title}
      lede={textOf(reminders[state].why, { shop: layout.site.name })}
      {...given}
      errors={errors}
    >
      {state === 'ask' ? (
        <StepForm
          id="reminders"
          action={links.reminders(link)}
          returnTo="/"
          submit={reminders.submit}
          {...forms}
        />
      ) : (
        <ButtonLink tone="primary" wide href={links.home()}>
          {authLayout.home}
        </ButtonLink>
      )}
    </AuthLayout>
  )
}
