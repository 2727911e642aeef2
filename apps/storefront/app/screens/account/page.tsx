import { Button, ButtonLink } from '@vitrine/ui/button'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { AccountFrame } from '../../account/account-frame.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import type { AccountProps } from './route.ts'

const tones: Record<AccountProps['status'], StatusTone> = {
  APPROVED: 'good',
  PENDING: 'warn',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
  UNKNOWN: 'good',
}

export function AccountPage(props: AccountProps) {
  const { name, email, isEmailVerified, status, since, note, errors, approvals } = props
  const words = useWords()
  const date = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <AccountFrame
      title={<Name>{name ? words.t('account.hello', { name }) : words.t('account.title')}</Name>}
      {...{ note, errors, approvals }}
    >
      <dl className="sheet-of-facts">
        <div>
          <dt>{words.t('account.name')}</dt>
          <dd>
            <Name>{name || words.t('account.name.none')}</Name>
          </dd>
        </div>
        <div>
          <dt>{words.t('account.email')}</dt>
          <dd>
            {email}
            {!isEmailVerified && (
              <span className="v-mute"> ({words.t('account.email.unverified')})</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.t('account.since')}</dt>
          <dd>
            <time dateTime={since} suppressHydrationWarning>
              {date.format(new Date(since))}
            </time>
          </dd>
        </div>
        <div>
          <dt>{words.t('account.status')}</dt>
          <dd>
            <Status tone={tones[status]}>{words.t(`account.status.${status}`)}</Status>
          </dd>
        </div>
      </dl>
      <div className="account-ways">
        <ButtonLink href={links.allProducts()}>{words.t('account.on')}</ButtonLink>
        <form method="post" action={links.logout()}>
          <Button type="submit">{words.t('account.signOut')}</Button>
        </form>
      </div>
    </AccountFrame>
  )
}
