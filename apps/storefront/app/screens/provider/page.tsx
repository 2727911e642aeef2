import { ButtonLink } from '@vitrine/ui/button'
import { Room } from '../../flow/room.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { ProviderProps } from './route.ts'

/** Troubles that may be gone the next time. */
const passing: readonly ProviderProps['trouble'][] = [
  'unreachable',
  'notBegun',
  'saidNo',
  'notBelieved',
  'failed',
]

/** Why somebody was not signed in by a provider, and what they can do. */
export function ProviderPage({ frame, ...props }: ProviderProps & { frame: FrameState }) {
  const words = useWords()
  const { trouble, about, id, returnTo } = props
  const isLinking = returnTo === links.linkedSignIns()
  const mayPass = id !== '' && !isLinking && passing.includes(trouble)
  const back = returnTo === '/' ? '' : returnTo
  return (
    <Room
      frame={frame}
      title={words.t(`provider.${trouble}.title`)}
      lede={words.t(`provider.${trouble}.why`, { about: about || words.t('provider.thisAddress') })}
      {...props}
    >
      <div className="door-ways">
        {mayPass && (
          <ButtonLink tone="primary" href={links.provider(id, { returnTo })} data-reload="">
            {words.t('provider.again')}
          </ButtonLink>
        )}
        {trouble === 'ownUnverified' && (
          <ButtonLink tone="primary" href={links.forgot(back)}>
            {words.t('provider.newPassword')}
          </ButtonLink>
        )}
        <ButtonLink href={isLinking ? links.linkedSignIns() : links.login(back)}>
          {words.t(isLinking ? 'provider.toLinks' : 'provider.otherWay')}
        </ButtonLink>
      </div>
    </Room>
  )
}
