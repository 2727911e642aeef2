import { AuthLayout } from '../../flow/auth-layout.tsx'
import { FactorChoices } from '../../flow/factor-list.tsx'
import { useLoginErrors } from '../../flow/login-errors.ts'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ChooseFactorProps } from './route.ts'

export function ChooseFactorPage(props: ChooseFactorProps & { layout: LayoutState }) {
  const words = useWords()
  const back = props.returnTo === '/' ? '' : props.returnTo
  return (
    <AuthLayout
      {...props}
      title={words.t('choose.title')}
      lede={words.t('choose.why')}
      errors={useLoginErrors()}
    >
      <FactorChoices />
      <p className="auth-other">
        <a href={links.lostFactor(back)}>{words.t('lostFactor.link')}</a>
      </p>
      <p className="auth-other">
        <a href={links.login(back)}>{words.t('choose.other')}</a>
      </p>
    </AuthLayout>
  )
}
