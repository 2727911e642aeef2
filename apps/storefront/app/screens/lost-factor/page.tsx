import { useLoginErrors } from '../../flow/login-errors.ts'
import { Room } from '../../flow/room.tsx'
import { OtherWays } from '../../flow/ways.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { LostFactorProps } from './route.ts'

export function LostFactorPage(props: LostFactorProps & { frame: FrameState }) {
  const words = useWords()
  const { frame, hasCodes, returnTo } = props
  return (
    <Room
      {...props}
      title={words.t('lostFactor.title')}
      lede={words.t('lostFactor.why')}
      errors={useLoginErrors()}
    >
      {hasCodes && <OtherWays />}
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
