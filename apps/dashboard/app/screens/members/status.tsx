import type { Member } from '@vitrine/contract/members'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from '../../scaffold/messages.tsx'

const tones: Readonly<Record<Member['status'], StatusTone>> = {
  UNKNOWN: 'quiet',
  PENDING: 'note',
  APPROVED: 'good',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
}

/** The standing of a member in one or two words. */
export function MemberStatusWord({ member }: { readonly member: Member }) {
  const { members } = useMessages()
  return (
    <Status tone={tones[member.status]}>
      {members.statuses[member.status]}
      {member.activityStatus === 'MUTED' && <span className="mute"> · {members.muted}</span>}
    </Status>
  )
}
