import { AuthLayout } from '../../flow/auth-layout.tsx'
import { FactorChoices } from '../../flow/factor-list.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { LostFactorProps } from './route.ts'

export function LostFactorPage(props: LostFactorProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { layout, hasCodes, returnTo } = props
  return (
    <AuthLayout
      {...props}
      title={messages.lostFactor.title}
      lede={messages.lostFactor.why}
      errors={useLoginErrors()}
    >
      {hasCodes && <FactorChoices />}
      <div className="not-found-actions">
        <h2>{hasCodes ? messages.lostFactor.noCodes : messages.lostFactor.shop.label}</h2>
        <p>{messages.lostFactor.shop.why({ shop: layout.site.name })}</p>
      </div>
      <p className="auth-other">
        <a href={links.login(returnTo === '/' ? '' : returnTo)}>{messages.authLayout.login}</a>
      </p>
    </AuthLayout>
  )
}
