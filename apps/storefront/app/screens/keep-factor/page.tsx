import { textOf } from '@vitrine/messages'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { StepForm } from '../../flow/step-form.tsx'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { KeepFactorProps } from './route.ts'

export function KeepFactorPage({ layout, ...given }: KeepFactorProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { token, state } = given
  return (
    <AuthLayout
      layout={layout}
      title={messages.keep[state].title}
      lede={textOf(messages.keep[state].why, { shop: layout.site.name })}
      {...given}
      errors={errors}
    >
      {state === 'ask' ? (
        <StepForm
          id="keep"
          action={links.keepFactor()}
          returnTo="/"
          hidden={{ token }}
          submit={messages.keep.submit}
          {...forms}
        />
      ) : (
        <ButtonLink tone="primary" wide href={links.forgot()}>
          {messages.keep.password}
        </ButtonLink>
      )}
    </AuthLayout>
  )
}
