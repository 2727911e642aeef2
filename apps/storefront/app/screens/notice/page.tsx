import { Button, ButtonLink } from '@vitrine/ui/button'
import { AuthLayout } from '../../flow/auth-layout.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { LayoutState } from '../../page-state.ts'
import type { NoticeProps } from './route.ts'

export function NoticePage({ layout, ...props }: NoticeProps & { layout: LayoutState }) {
  const words = useWords()
  const { name } = props
  const shop = layout.site.name
  return (
    <AuthLayout
      layout={layout}
      title={words.t(`${name}.title`, { shop })}
      lede={words.t(`${name}.why`, { shop })}
      {...props}
    >
      <div className="auth-actions">
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
          {words.t(name === 'signOut' ? 'signOut.stay' : 'authLayout.home')}
        </ButtonLink>
      </div>
    </AuthLayout>
  )
}
