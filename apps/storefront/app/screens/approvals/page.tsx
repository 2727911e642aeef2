import { ButtonLink } from '@vitrine/ui/button'
import { AccountFrame } from '../../account/account-frame.tsx'
import { links } from '../../links.ts'
import { useWords } from '../../messages/index.ts'
import type { ApprovalsProps } from './route.ts'

export function ApprovalsPage({ errors, note, approvals }: ApprovalsProps) {
  const words = useWords()
  return (
    <AccountFrame
      title={words.t('approvals.title')}
      lede={words.t(approvals.length > 0 ? 'approvals.why' : 'approvals.none')}
      {...{ note, approvals }}
      {...(approvals.length > 0 ? { refused: errors } : { errors })}
    >
      <div className="account-ways">
        <ButtonLink href={links.devices()}>{words.t('approvals.devices')}</ButtonLink>
      </div>
    </AccountFrame>
  )
}
