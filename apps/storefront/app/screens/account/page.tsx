import { useMember, useSession } from '@vitrine/react'
import { Button, ButtonLink } from '@vitrine/ui/button'
import { Money } from '@vitrine/ui/money'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { type FormEvent, useState } from 'react'
import { AccountLayout } from '../../account/account-layout.tsx'
import { type Member, nameOf } from '../../account/name-of.ts'
import { useDate } from '../../account/use-date.ts'
import { useFormPost } from '../../flow/use-form-post.ts'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import { Name } from '../../parts/name.tsx'
import { MailConsents } from './mail-consents.tsx'
import type { AccountProps } from './route.ts'

const tones: Record<Member['status'], StatusTone> = {
  APPROVED: 'good',
  PENDING: 'warn',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
  UNKNOWN: 'good',
}

export function AccountPage({ credits, mails, newsletter, ...given }: AccountProps) {
  const messages = useMessages()
  const { errors, ...forms } = useFormPost(given.errors)
  const { member } = useMember()
  const name = member ? nameOf(member) : ''
  return (
    <AccountLayout
      title={<Name>{name ? messages.account.hello({ name }) : messages.account.title}</Name>}
      {...given}
      errors={errors}
    >
      {member && <Facts member={member} name={name} credits={credits} />}
      {(mails.length > 0 || newsletter) && (
        <MailConsents mails={mails} newsletter={newsletter} {...forms} />
      )}
      <div className="account-actions">
        <ButtonLink href={links.allProducts()}>{messages.account.continue}</ButtonLink>
        <SignOut />
      </div>
    </AccountLayout>
  )
}

type FactsProps = Pick<AccountProps, 'credits'> & { member: Member; name: string }

function Facts({ member, name, credits }: FactsProps) {
  const messages = useMessages()
  const date = useDate()
  const { loginEmail, loginEmailVerified, createdDate, status } = member
  return (
    <dl className="facts-list">
      <div>
        <dt>{messages.account.name.label}</dt>
        <dd>
          <Name>{name || messages.account.name.none}</Name>
        </dd>
      </div>
      <div>
        <dt>{messages.account.email.label}</dt>
        <dd>
          {loginEmail}
          {!loginEmailVerified && (
            <>
              <span className="v-mute"> ({messages.account.email.unverified})</span>
              <form method="post" action={links.account()} data-reload="">
                <Button type="submit" tone="quiet">
                  {messages.account.email.confirm}
                </Button>
              </form>
            </>
          )}
        </dd>
      </div>
      {credits.length > 0 && (
        <div>
          <dt>{messages.storeCredit.title}</dt>
          <dd>
            {credits.map(({ amount, currency }) => (
              <a key={currency} href={links.storeCredit()}>
                <Money value={amount} currency={currency} />
              </a>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.account.since}</dt>
        <dd>
          <time dateTime={createdDate.toISOString()}>{date(createdDate.toISOString())}</time>
        </dd>
      </div>
      <div>
        <dt>{messages.account.status.label}</dt>
        <dd>
          <Status tone={tones[status]}>{messages.account.status[status]}</Status>
        </dd>
      </div>
    </dl>
  )
}

/** A plain form that also works without scripts. */
function SignOut() {
  const messages = useMessages()
  const { signOut } = useSession()
  const [isBusy, setBusy] = useState(false)
  const leave = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void signOut().catch(() => setBusy(false))
  }
  return (
    <form method="post" action={links.logout()} onSubmit={leave}>
      <Button type="submit" loading={isBusy}>
        {messages.account.signOut}
      </Button>
    </form>
  )
}
