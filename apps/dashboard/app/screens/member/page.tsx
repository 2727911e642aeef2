import type { Member } from '@vitrine/contract/members'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { memberName } from '../members/moves.ts'
import { MemberStatus } from '../members/status.tsx'
import { AccountDetails, ContactDetails, CustomFieldDetails, ProfileDetails } from './details.tsx'

interface MemberPageProps {
  readonly member: Member
  readonly statusSection: ReactNode
  readonly factors: ReactNode
  readonly sessions: ReactNode
  readonly log: ReactNode
  readonly personal: ReactNode
}

export function MemberPage({
  member,
  statusSection,
  factors,
  sessions,
  log,
  personal,
}: MemberPageProps) {
  const { member: labels, members } = useMessages()
  return (
    <>
      <PageHeader
        title={memberName(member) || members.noName}
        backLink={<Link href={links.members()}>{labels.back}</Link>}
        aside={<MemberStatus member={member} />}
        actions={
          <IfAllowed call="members.updateMember">
            <Link className="button" href={links.editMember(member.id)}>
              {labels.edit}
            </Link>
          </IfAllowed>
        }
      />
      <div className="detail-columns">
        <div className="detail-main">
          {statusSection}
          {factors}
          {sessions}
          {log}
          {personal}
        </div>
        <div className="detail-side">
          <AccountDetails member={member} />
          <ProfileDetails member={member} />
          <ContactDetails member={member} />
          <CustomFieldDetails member={member} />
        </div>
      </div>
    </>
  )
}
