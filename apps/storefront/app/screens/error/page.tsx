import { ButtonLink } from '@vitrine/ui/button'
import { Empty } from '@vitrine/ui/empty'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { ErrorPageProps } from './route.ts'

export function ErrorPage({ requestId, isBusy }: ErrorPageProps) {
  const messages = useMessages()
  return (
    <div className="v-wrap">
      <Empty
        level={1}
        title={isBusy ? messages.busy.title : messages.error.title}
        actions={<ButtonLink href={links.home()}>{messages.authLayout.home}</ButtonLink>}
      >
        {isBusy ? messages.busy.why : messages.error.why}
        {requestId && (
          <>
            {' '}
            {messages.error.request} <code className="v-num">{requestId}</code>
          </>
        )}
      </Empty>
    </div>
  )
}
