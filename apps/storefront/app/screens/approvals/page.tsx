import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { links } from '../../links.ts'
import { useMessages } from '../../messages/index.ts'
import type { ApprovalsProps } from './route.ts'

export function ApprovalsPage({ errors, note, approvals }: ApprovalsProps) {
  const messages = useMessages()
  return (
    <AccountLayout
      title={messages.approvals.title}
      lede={approvals.length > 0 ? messages.approvals.why : messages.approvals.none}
      note={note}
      approvals={approvals}
      {...(approvals.length > 0 ? { refused: errors } : { errors })}
    >
      <div className="account-actions">
        <ButtonLink href={links.devices()}>{messages.approvals.devices}</ButtonLink>
      </div>
    </AccountLayout>
  )
}
