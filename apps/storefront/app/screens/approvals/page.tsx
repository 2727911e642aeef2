import { ButtonLink } from '@vitrine/ui/button'
import { AccountLayout } from '../../account/account-layout.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { ApprovalsProps } from './route.ts'

export function ApprovalsPage({ errors, note, approvals }: ApprovalsProps) {
  const words = useWords()
  return (
    <AccountLayout
      title={words.t('approvals.title')}
      lede={words.t(approvals.length > 0 ? 'approvals.why' : 'approvals.none')}
      {...{ note, approvals }}
      {...(approvals.length > 0 ? { refused: errors } : { errors })}
    >
      <div className="account-actions">
        <ButtonLink href={links.devices()}>{words.t('approvals.devices')}</ButtonLink>
      </div>
    </AccountLayout>
  )
}
