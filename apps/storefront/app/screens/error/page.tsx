import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { ErrorPageProps } from './route.ts'

export function ErrorPage({ requestId, isBusy }: ErrorPageProps) {
  const words = useWords()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={words.t(isBusy ? 'busy.title' : 'error.title')}
        actions={<ButtonLink href={links.home()}>{words.t('authLayout.home')}</ButtonLink>}
      >
        {words.t(isBusy ? 'busy.why' : 'error.why')}
        {requestId && (
          <>
            {' '}
            {words.t('error.request')} <code className="v-num">{requestId}</code>
          </>
        )}
      </Empty>
    </div>
  )
}
