import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { ProviderProps } from './route.ts'

/** Errors after which a retry may succeed. */
const passing: readonly ProviderProps['errorKind'][] = [
  'unreachable',
  'notStarted',
  'rejected',
  'untrusted',
  'failed',
]

/** Explains why a sign-in with a provider failed, and what to do. */
export function ProviderPage({ layout, ...props }: ProviderProps & { layout: LayoutState }) {
  const words = useWords()
  const { errorKind, about, id, returnTo } = props
  const isLinking = returnTo === links.linkedSignIns()
  const mayPass = id !== '' && !isLinking && passing.includes(errorKind)
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      layout={layout}
      title={words.t(`provider.${errorKind}.title`)}
      lede={words.t(`provider.${errorKind}.why`, {
        about: about || words.t('provider.thisAddress'),
      })}
      {...props}
    >
      <div className="auth-actions">
        {mayPass && (
          <ButtonLink tone="primary" href={links.provider(id, { returnTo })} data-reload="">
            {words.t('provider.again')}
          </ButtonLink>
        )}
        {errorKind === 'ownUnverified' && (
          <ButtonLink tone="primary" href={links.forgot(back)}>
            {words.t('provider.newPassword')}
          </ButtonLink>
        )}
        <ButtonLink href={isLinking ? links.linkedSignIns() : links.login(back)}>
          {words.t(isLinking ? 'provider.toLinks' : 'provider.otherWay')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
