import type { Invitation } from '@vitrine/contract/staff'
import { useMessages } from '../../shared/messages.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'

interface InvitationsTableProps {
  readonly invitations: readonly Invitation[]
  readonly now: Date
  readonly onWithdraw: (invitation: Invitation) => void
}

/** Links that were passed on and not used yet. */
export function InvitationsTable({ invitations, now, onWithdraw }: InvitationsTableProps) {
  const { staff } = useMessages()
  const { pendingColumns: columns } = staff
  return (
    <div className="below">
      <Section title={staff.pending}>
        <table className="list">
          <thead>
            <tr>
              <th scope="col">{columns.email}</th>
              <th scope="col">{columns.role}</th>
              <th scope="col">{columns.expires}</th>
              <th scope="col">
                <span className="visually-hidden">{staff.withdraw}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => {
              const email = invitation.email ?? staff.anybody
              return (
                <tr key={invitation.id}>
                  <th scope="row" className="cell-name">
                    <span>{email}</span>
                  </th>
                  <td className="mute">{staff.roles[invitation.role]}</td>
                  <td className="mute">
                    <RelativeTime moment={invitation.expiresDate} now={now} />
                  </td>
                  <td className="cell-actions">
                    <button
                      type="button"
                      className="link-button"
                      aria-label={staff.withdrawOf({ email })}
                      onClick={() => onWithdraw(invitation)}
                    >
                      {staff.withdraw}
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
