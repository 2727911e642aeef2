import { useLoginErrors } from '../../flow/login-errors.ts'
import { Room } from '../../flow/room.tsx'
import { OtherWays } from '../../flow/ways.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { ChooseFactorProps } from './route.ts'

export function ChooseFactorPage(props: ChooseFactorProps & { frame: FrameState }) {
  const words = useWords()
  const back = props.returnTo === '/' ? '' : props.returnTo
  return (
    <Room
      {...props}
      title={words.t('choose.title')}
      lede={words.t('choose.why')}
      errors={useLoginErrors()}
    >
      <OtherWays />
      <p className="door-other">
        <a href={links.lostFactor(back)}>{words.t('lostFactor.link')}</a>
      </p>
      <p className="door-other">
        <a href={links.login(back)}>{words.t('choose.other')}</a>
      </p>
    </Room>
  )
}
