import type { Member } from '@vitrine/contract/members'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from '../../shared/messages.tsx'

const tones: Readonly<Record<Member['status'], StatusTone>> = {
  UNKNOWN: 'quiet',
  PENDING: 'note',
  APPROVED: 'good',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
}

/** The status of a member as a badge. */
export function MemberStatus({ member }: { readonly member: Member }) {
  const { members } = useMessages()
  return (
    <Status tone={tones[member.status]}>
      {members.statuses[member.status]}
      {member.activityStatus === 'MUTED' && <span className="mute"> · {members.muted}</span>}
    </Status>
  )
}
