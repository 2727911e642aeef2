import type { Member, MemberMove } from '@vitrine/contract/members'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { formatAgo, formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { memberName, movesOf, refusalOf } from './moves.ts'

interface MembersTableProps {
  readonly members: readonly Member[]
  readonly now: Date
  readonly onMove: (move: MemberMove, member: Member) => void
}

const tones: Readonly<Record<Member['status'], StatusTone>> = {
  UNKNOWN: 'quiet',
  PENDING: 'note',
  APPROVED: 'good',
  BLOCKED: 'bad',
  OFFLINE: 'quiet',
}

export function MembersTable({ members, now, onMove }: MembersTableProps) {
  const { members: words } = useMessages()
  const { columns } = words
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.email}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.login}</th>
          <th scope="col">{columns.joined}</th>
          <th scope="col">{words.actions}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Row key={member.id} member={member} now={now} onMove={onMove} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Omit<MembersTableProps, 'members'> {
  readonly member: Member
}

function Row({ member, now, onMove }: RowProps) {
  const { members: words } = useMessages()
  const muted = member.activityStatus === 'MUTED'
  return (
    <tr>
      <th scope="row" className="cell-name">
        <span>{memberName(member) || words.noName}</span>
      </th>
      <td>{member.loginEmail ?? '–'}</td>
      <td className="cell-state">
        <Status tone={tones[member.status]}>
          {words.statuses[member.status]}
          {muted && <span className="mute"> · {words.muted}</span>}
        </Status>
      </td>
      <td className="mute">
        <Moment moment={member.lastLoginDate} now={now} />
      </td>
      <td className="cell-joined mute">
        <Moment moment={member.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {movesOf(member).map((move) => (
          <Move key={move} move={move} member={member} onMove={onMove} />
        ))}
      </td>
    </tr>
  )
}

function Moment({ moment, now }: { readonly moment: Date | undefined; readonly now: Date }) {
  const { members: words } = useMessages()
  const language = useLanguage()
  if (!moment) return words.never
  return (
    <time dateTime={moment.toISOString()} title={formatMoment(moment, language)}>
      {formatAgo(moment, now, language)}
    </time>
  )
}

interface MoveProps {
  readonly move: MemberMove
  readonly member: Member
  readonly onMove: (move: MemberMove, member: Member) => void
}

/** Not possible means disabled with the reason, so that the row keeps its shape. */
function Move({ move, member, onMove }: MoveProps) {
  const { members: words } = useMessages()
  const refusal = refusalOf(move, member)
  const reason = refusal && words.refusals[refusal]
  const name = `${words.moves[move]} “${memberName(member)}”`
  return (
    <button
      type="button"
      className="link-button"
      aria-disabled={reason ? true : undefined}
      aria-label={reason ? `${name}: ${reason}` : name}
      title={reason}
      onClick={() => !reason && onMove(move, member)}
    >
      {words.moves[move]}
    </button>
  )
}
