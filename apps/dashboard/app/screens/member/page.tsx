import type { Member } from '@vitrine/contract/members'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { memberName } from '../members/moves.ts'
import { MemberStatusWord } from '../members/status.tsx'
import { AccountFacts, ContactFacts, OwnFacts, ProfileFacts } from './facts.tsx'

interface MemberPageProps {
  readonly member: Member
  readonly standing: ReactNode
  readonly factors: ReactNode
  readonly sessions: ReactNode
  readonly log: ReactNode
  readonly personal: ReactNode
}

export function MemberPage({
  member,
  standing,
  factors,
  sessions,
  log,
  personal,
}: MemberPageProps) {
  const { member: words, members } = useMessages()
  return (
    <>
      <PageHeader
        title={memberName(member) || members.noName}
        above={<Link href={links.members()}>← {words.back}</Link>}
        aside={<MemberStatusWord member={member} />}
        actions={
          <May call="members.updateMember">
            <Link className="button" href={links.editMember(member.id)}>
              {words.edit}
            </Link>
          </May>
        }
      />
      <div className="detail-columns">
        <div className="detail-main">
          {standing}
          {factors}
          {sessions}
          {log}
          {personal}
        </div>
        <div className="detail-side">
          <AccountFacts member={member} />
          <ProfileFacts member={member} />
          <ContactFacts member={member} />
          <OwnFacts member={member} />
        </div>
      </div>
    </>
  )
}
