import { textOf } from '@vitrine/messages'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { useEffect } from 'react'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import { recent } from '../../recent/recent-products.ts'
import type { NoticeProps } from './route.ts'

export function NoticePage({ layout, ...props }: NoticeProps & { layout: LayoutState }) {
  const messages = useMessages()
  const { name } = props
  const shop = layout.site.name
  useEffect(() => {
    if (name === 'loggedOut' || name === 'goodbye') recent.clear()
  }, [name])
  return (
    <AuthLayout
      layout={layout}
      title={textOf(messages[name].title, { shop })}
      lede={textOf(messages[name].why, { shop })}
      {...props}
    >
      <div className="auth-actions">
        {name === 'signOut' && (
          <form method="post" action={links.logout()}>
            <Button type="submit" tone="primary">
              {messages.account.signOut}
            </Button>
          </form>
        )}
        {(name === 'waiting' || name === 'loggedOut') && (
          <ButtonLink tone="primary" href={links.login()}>
            {messages[name].login}
          </ButtonLink>
        )}
        <ButtonLink href={links.home()}>
          {name === 'signOut' ? messages.signOut.stay : messages.authLayout.home}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
