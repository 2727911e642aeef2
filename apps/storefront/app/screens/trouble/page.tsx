import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { TroubleProps } from './route.ts'

export function TroublePage({ requestId, isBusy }: TroubleProps) {
  const words = useWords()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={words.t(isBusy ? 'busy.title' : 'trouble.title')}
        actions={<ButtonLink href={links.home()}>{words.t('room.home')}</ButtonLink>}
      >
        {words.t(isBusy ? 'busy.why' : 'trouble.why')}
        {requestId && (
          <>
            {' '}
            {words.t('trouble.request')} <code className="v-num">{requestId}</code>
          </>
        )}
      </Empty>
    </div>
  )
}
