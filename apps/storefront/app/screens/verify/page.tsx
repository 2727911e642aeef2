import { VerifyForm } from '@vitrine/react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { formParts } from '../../flow/form-parts.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { ResendForm } from '../../flow/resend-form.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { VerifyProps } from './route.ts'

export function VerifyPage(props: VerifyProps & { layout: LayoutState }) {
  const words = useWords()
  const { email, wait, returnTo } = props
  return (
    <AuthLayout
      {...props}
      title={words.t('verify.title')}
      lede={email ? words.t('verify.why', { email }) : words.t('verify.why.nameless')}
      errors={useLoginErrors()}
    >
      <VerifyForm
        parts={formParts}
        className="auth-form"
        withResend={false}
        words={{
          codeMailed: '',
          code: words.t('verify.code'),
          codeHint: words.t('verify.hint'),
          verify: words.t('verify.submit'),
        }}
      />
      <ResendForm wait={wait} />
      <p className="auth-other">
        <a href={links.register(returnTo === '/' ? '' : returnTo)}>{words.t('verify.other')}</a>
      </p>
    </AuthLayout>
  )
}
