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
  const messages = useMessages()
  const { authLayout } = messages
  const { errors, ...forms } = useFormPost(given.errors)
  const { link, state, about } = given
  const texts = messages[about]
  return (
    <AuthLayout
      layout={layout}
      title={texts[state].title}
      lede={textOf(texts[state].why, { shop: layout.site.name })}
      {...given}
      errors={errors}
    >
      {state === 'ask' ? (
        <StepForm
          id={about}
          action={links[about](link)}
          returnTo="/"
          submit={texts.submit}
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
