import type { Member, MemberMove } from '@vitrine/contract/members'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { movesOf, refusalOf } from '../members/moves.ts'
import { MemberStatus } from '../members/status.tsx'

interface StatusSectionProps {
  readonly member: Member
  readonly busy: boolean
  readonly onMove: (move: MemberMove) => void
  readonly onSendPassword: () => void
  readonly onDelete: () => void
}

/** The meaning of the status, and its actions, each with its effect or why it is not available. */
export function StatusSection({
  member,
  busy,
  onMove,
  onSendPassword,
  onDelete,
}: StatusSectionProps) {
  const { member: labels, members } = useMessages()
  const mayChange = useIsAllowed('members.updateMember')
  const muted = member.activityStatus === 'MUTED'
  return (
    <Section title={labels.status}>
      <div className="standing">
        <MemberStatus member={member} />
        <p>{labels.means[member.status]}</p>
        {muted && <p>{labels.meansMuted}</p>}
      </div>
      {mayChange && (
        <ul className="deeds">
          {movesOf(member).map((move) => {
            const refusal = refusalOf(move, member)
            return (
              <MemberAction
                key={move}
                label={members.moves[move]}
                effect={labels.effects[move]}
                refusal={refusal && labels.refusals[move][refusal]}
                next={move === 'approve' && member.status === 'PENDING'}
                bad={move === 'disconnect'}
                busy={busy}
                onAct={() => onMove(move)}
              />
            )
          })}
          <MemberAction
            label={labels.sendPassword}
            effect={labels.effects.password}
            refusal={passwordRefusal(member, labels.refusals.password)}
            busy={busy}
            onAct={onSendPassword}
          />
          <MemberAction
            label={labels.delete}
            effect={labels.effects.delete}
            bad
            busy={busy}
            onAct={onDelete}
          />
        </ul>
      )}
    </Section>
  )
}

const passwordRefusal = (
  { status }: Member,
  labels: { readonly closed: string; readonly blocked: string },
) => (status === 'OFFLINE' ? labels.closed : status === 'BLOCKED' ? labels.blocked : undefined)

interface MemberActionProps {
  readonly label: string
  readonly effect: string
  readonly refusal?: string | undefined
  /** Whether it is the primary action of the screen. */
  readonly next?: boolean
  readonly bad?: boolean
  readonly busy: boolean
  readonly onAct: () => void
}

/** An action with its effect, or the reason why it is not available. */
function MemberAction({ label, effect, refusal, next, bad, busy, onAct }: MemberActionProps) {
  const buttonClass = next ? ' button-primary' : bad && !refusal ? ' button-quiet-bad' : ''
  return (
    <li>
      <p className={refusal ? 'mute' : undefined}>{refusal ?? effect}</p>
      <button
        type="button"
        className={`button${buttonClass}`}
        disabled={busy || refusal !== undefined}
        onClick={onAct}
      >
        {label}
        {bad && '…'}
      </button>
    </li>
  )
}
