import { Button, ButtonLink } from '@vitrine/ui/button'
import { Room } from '../../flow/room.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { FrameState } from '../../page-state.ts'
import type { NoticeProps } from './route.ts'

export function NoticePage({ frame, ...props }: NoticeProps & { frame: FrameState }) {
  const words = useWords()
  const { name } = props
  const shop = frame.site.name
  return (
    <Room
      frame={frame}
      title={words.t(`${name}.title`, { shop })}
      lede={words.t(`${name}.why`, { shop })}
      {...props}
    >
      <div className="door-ways">
        {name === 'signOut' && (
          <form method="post" action={links.logout()}>
            <Button type="submit" tone="primary">
              {words.t('account.signOut')}
            </Button>
          </form>
        )}
        {(name === 'waiting' || name === 'loggedOut') && (
          <ButtonLink tone="primary" href={links.login()}>
            {words.t(`${name}.login`)}
          </ButtonLink>
        )}
        <ButtonLink href={links.home()}>
          {words.t(name === 'signOut' ? 'signOut.stay' : 'room.home')}
        </ButtonLink>
      </div>
    </Room>
  )
}
