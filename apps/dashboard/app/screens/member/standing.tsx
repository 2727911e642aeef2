import type { Member, MemberMove } from '@vitrine/contract/members'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { movesOf, refusalOf } from '../members/moves.ts'
import { MemberStatusWord } from '../members/status.tsx'

interface StandingProps {
  readonly member: Member
  readonly busy: boolean
  readonly onMove: (move: MemberMove) => void
  readonly onSendPassword: () => void
  readonly onDelete: () => void
}

/** What the status means, and what can be done about it, each with its effect or why not now. */
export function Standing({ member, busy, onMove, onSendPassword, onDelete }: StandingProps) {
  const { member: words, members } = useMessages()
  const mayChange = useMay('members.updateMember')
  const muted = member.activityStatus === 'MUTED'
  return (
    <Section title={words.standing}>
      <div className="standing">
        <MemberStatusWord member={member} />
        <p>{words.means[member.status]}</p>
        {muted && <p>{words.meansMuted}</p>}
      </div>
      {mayChange && (
        <ul className="deeds">
          {movesOf(member).map((move) => {
            const refusal = refusalOf(move, member)
            return (
              <Deed
                key={move}
                label={members.moves[move]}
                effect={words.effects[move]}
                refusal={refusal && words.refusals[move][refusal]}
                next={move === 'approve' && member.status === 'PENDING'}
                bad={move === 'disconnect'}
                busy={busy}
                onAct={() => onMove(move)}
              />
            )
          })}
          <Deed
            label={words.sendPassword}
            effect={words.effects.password}
            refusal={passwordRefusal(member, words.refusals.password)}
            busy={busy}
            onAct={onSendPassword}
          />
          <Deed
            label={words.delete}
            effect={words.effects.delete}
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
  words: { readonly closed: string; readonly blocked: string },
) => (status === 'OFFLINE' ? words.closed : status === 'BLOCKED' ? words.blocked : undefined)

interface DeedProps {
  readonly label: string
  readonly effect: string
  readonly refusal?: string | undefined
  /** What is waited for: the one next step of the screen. */
  readonly next?: boolean
  readonly bad?: boolean
  readonly busy: boolean
  readonly onAct: () => void
}

/** Something that can be done, with the sentence of what it does or why it cannot be done now. */
function Deed({ label, effect, refusal, next, bad, busy, onAct }: DeedProps) {
  const look = next ? ' button-primary' : bad && !refusal ? ' button-quiet-bad' : ''
  return (
    <li>
      <p className={refusal ? 'mute' : undefined}>{refusal ?? effect}</p>
      <button
        type="button"
        className={`button${look}`}
        disabled={busy || refusal !== undefined}
        onClick={onAct}
      >
        {label}
        {bad && '…'}
      </button>
    </li>
  )
}
