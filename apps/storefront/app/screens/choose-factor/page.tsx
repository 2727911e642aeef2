import { Room } from '../../flow/room.tsx'
import { usePosted } from '../../flow/use-posted.ts'
import { Ways } from '../../flow/ways.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { ChooseFactorProps } from './route.ts'

export function ChooseFactorPage({ frame, ...given }: ChooseFactorProps & { frame: FrameState }) {
  const words = useWords()
  const { props, onSubmit } = usePosted(given)
  const { available, returnTo } = props
  return (
    <Room frame={frame} title={words.t('choose.title')} lede={words.t('choose.why')} {...props}>
      <Ways
        ways={available}
        purpose="choose"
        action={links.chooseFactor()}
        returnTo={returnTo}
        onSubmit={onSubmit}
      />
      <p className="door-other">
        <a href={links.lostFactor(returnTo === '/' ? '' : returnTo)}>
          {words.t('lostFactor.link')}
        </a>
      </p>
      <p className="door-other">
        <a href={links.login(returnTo === '/' ? '' : returnTo)}>{words.t('choose.other')}</a>
      </p>
    </Room>
  )
}
