import { AuthLayout } from '../../flow/auth-layout.tsx'
import { FactorChoices } from '../../flow/factor-list.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ChooseFactorProps } from './route.ts'

export function ChooseFactorPage(props: ChooseFactorProps & { layout: LayoutState }) {
  const messages = useMessages()
  const back = props.returnTo === '/' ? '' : props.returnTo
  return (
    <AuthLayout
      {...props}
      title={messages.choose.title}
      lede={messages.choose.why}
      errors={useLoginErrors()}
    >
      <FactorChoices />
      <p className="auth-other">
        <a href={links.lostFactor(back)}>{messages.lostFactor.link}</a>
      </p>
      <p className="auth-other">
        <a href={links.login(back)}>{messages.choose.other}</a>
      </p>
    </AuthLayout>
  )
}
