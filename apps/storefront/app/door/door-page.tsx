import { ButtonLink } from '@vitrine/ui/button'
import { Mark } from '@vitrine/ui/mark'
import { links } from '../links.ts'
import { useWords } from '../messages/index.ts'
import type { FrameState } from '../page-state.ts'
import { ExhibitPicture } from '../parts/exhibit-picture.tsx'
import { DoorForm } from './door-form.tsx'
import type { DoorProps } from './door-route.ts'

/** A small room with one task. */
export function DoorPage({ frame, ...props }: DoorProps & { frame: FrameState }) {
  const { mode, state, email, returnTo, picture, forHost } = props
  const words = useWords()
  const other = mode === 'login' ? 'register' : 'login'
  return (
    <div className="door">
      <div className="door-art" aria-hidden="true">
        <ExhibitPicture
          picture={picture}
          sizes="(min-width: 52rem) 50vw, 100vw"
          isDecorative
          isFirst
        />
      </div>
      <div className="door-room">
        <a
          className="door-mark"
          href={links.home()}
          aria-label={words.t('frame.home', { shop: frame.site.name })}
        >
          <Mark name={frame.site.name} />
        </a>
        {state === 'form' ? (
          <>
            <h1>{words.t(`${mode}.title`)}</h1>
            {forHost && <p className="v-mute">{words.t('login.app', { host: forHost })}</p>}
            <DoorForm {...props} />
            <p className="door-other">
              {words.t(`${mode}.other`)}{' '}
              <a href={links[other](returnTo === '/' ? '' : returnTo)}>
                {words.t(mode === 'login' ? 'login.register' : 'register.login')}
              </a>
            </p>
          </>
        ) : (
          <DoorNotice state={state} email={email} />
        )}
      </div>
    </div>
  )
}

/** What happened, and that there is nothing more to do here now. */
function DoorNotice({ state, email }: { state: 'approval' | 'verify' | 'closed'; email: string }) {
  const words = useWords()
  const isClosed = state === 'closed'
  const why =
    state === 'closed'
      ? words.t('door.closed.why')
      : words.t(state === 'verify' ? 'door.verify.why' : 'door.approval.why', { email })
  return (
    <div className="door-notice" role="status">
      <h1>{words.t(isClosed ? 'door.closed.title' : 'door.approval.title')}</h1>
      <p>{why}</p>
      <ButtonLink href={links.home()}>{words.t('door.approval.home')}</ButtonLink>
    </div>
  )
}
