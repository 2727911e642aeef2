import type { Invitation } from '@vitrine/contract/staff'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Section } from '../../scaffold/section.tsx'

interface InvitationsTableProps {
  readonly invitations: readonly Invitation[]
  readonly now: Date
  readonly onWithdraw: (invitation: Invitation) => void
}

/** Links that were passed on and not used yet. */
export function InvitationsTable({ invitations, now, onWithdraw }: InvitationsTableProps) {
  const { staff: words } = useMessages()
  const { pendingColumns: columns } = words
  return (
    <div className="below">
      <Section title={words.pending}>
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{columns.email}</th>
              <th scope="col">{columns.role}</th>
              <th scope="col">{columns.expires}</th>
              <th scope="col">
                <span className="unseen">{words.withdraw}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => {
              const email = invitation.email ?? words.anybody
              return (
                <tr key={invitation.id}>
                  <th scope="row" className="cell-name">
                    <span>{email}</span>
                  </th>
                  <td className="mute">{words.roles[invitation.role]}</td>
                  <td className="mute">
                    <Moment moment={invitation.expiresDate} now={now} />
                  </td>
                  <td className="cell-actions">
                    <button
                      type="button"
                      className="link-button"
                      aria-label={words.withdrawOf(email)}
                      onClick={() => onWithdraw(invitation)}
                    >
                      {words.withdraw}
                    </button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Section>
    </div>
  )
}
