import { textOf } from '@vitrine/messages'
import { ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
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
  const messages = useMessages()
  const { errorKind, about, id, returnTo } = props
  const isLinking = returnTo === links.linkedSignIns()
  const mayPass = id !== '' && !isLinking && passing.includes(errorKind)
  const back = returnTo === '/' ? '' : returnTo
  return (
    <AuthLayout
      layout={layout}
      title={messages.provider[errorKind].title}
      lede={textOf(messages.provider[errorKind].why, {
        about: about || messages.provider.thisAddress,
      })}
      {...props}
    >
      <div className="auth-actions">
        {mayPass && (
          <ButtonLink tone="primary" href={links.provider(id, { returnTo })} data-reload="">
            {messages.provider.again}
          </ButtonLink>
        )}
        {errorKind === 'ownUnverified' && (
          <ButtonLink tone="primary" href={links.forgot(back)}>
            {messages.provider.newPassword}
          </ButtonLink>
        )}
        <ButtonLink href={isLinking ? links.linkedSignIns() : links.login(back)}>
          {isLinking ? messages.provider.toLinks : messages.provider.otherWay}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
