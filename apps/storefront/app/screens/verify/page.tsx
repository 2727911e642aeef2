import { VerifyForm } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { VerifyProps } from './route.ts'

export function VerifyPage(props: VerifyProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { email, wait, returnTo } = props
  return (
    <AuthLayout
      {...props}
      title={messages.verify.title}
      lede={email ? messages.verify.why.label({ email }) : messages.verify.why.nameless}
      errors={useLoginErrors()}
    >
      <VerifyForm
        parts={formParts}
        className="auth-form"
        withResend={false}
        messages={{
          codeMailed: '',
          code: messages.verify.code,
          codeHint: messages.verify.hint,
          verify: messages.verify.submit,
        }}
      />
      <ResendForm wait={wait} />
      <p className="auth-other">
        <a href={links.register(returnTo === '/' ? '' : returnTo)}>{messages.verify.other}</a>
      </p>
    </AuthLayout>
  )
}
