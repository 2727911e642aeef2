import { AuthLayout } from '../../flow/auth-layout.tsx'
import { FactorChoices } from '../../flow/factor-list.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { LostFactorProps } from './route.ts'

export function LostFactorPage(props: LostFactorProps & { layout: LayoutState }) {
  const words = useWords()
  const { layout, hasCodes, returnTo } = props
  return (
    <AuthLayout
      {...props}
      title={words.t('lostFactor.title')}
      lede={words.t('lostFactor.why')}
      errors={useLoginErrors()}
    >
      {hasCodes && <FactorChoices />}
      <div className="not-found-actions">
        <h2>{words.t(hasCodes ? 'lostFactor.noCodes' : 'lostFactor.shop')}</h2>
        <p>{words.t('lostFactor.shop.why', { shop: layout.site.name })}</p>
      </div>
      <p className="auth-other">
        <a href={links.login(returnTo === '/' ? '' : returnTo)}>{words.t('authLayout.login')}</a>
      </p>
    </AuthLayout>
  )
}
