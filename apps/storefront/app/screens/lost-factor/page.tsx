import { Room } from '../../flow/room.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { Ways } from '../../flow/ways.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { LostFactorProps } from './route.ts'

export function LostFactorPage({ frame, ...given }: LostFactorProps & { frame: FrameState }) {
  const words = useWords()
  const { props, onSubmit } = usePosted(given)
  const { hasCodes, returnTo } = props
  return (
    <Room
      frame={frame}
      title={words.t('lostFactor.title')}
      lede={words.t('lostFactor.why')}
      {...props}
    >
      {hasCodes && (
        <Ways
          ways={['RECOVERY_CODE']}
          purpose="choose"
          action={links.chooseFactor()}
          returnTo={returnTo}
          onSubmit={onSubmit}
        />
      )}
      <div className="lost-ways">
        <h2>{words.t(hasCodes ? 'lostFactor.noCodes' : 'lostFactor.shop')}</h2>
        <p>{words.t('lostFactor.shop.why', { shop: frame.site.name })}</p>
      </div>
      <p className="door-other">
        <a href={links.login(returnTo === '/' ? '' : returnTo)}>{words.t('room.login')}</a>
      </p>
    </Room>
  )
}
