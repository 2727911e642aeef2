import { deviceLabel } from './device-label.ts'
import { useMessages } from './messages.tsx'
import { RelativeTime } from './relative-time.tsx'

export interface SessionRow {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly isCurrent: boolean
  /** The program that created it; absent if there is only one. */
  readonly clientName?: string
  readonly createdDate: Date
  readonly lastUsedDate?: Date | undefined
}
interface SessionsTableProps {
  readonly sessions: readonly SessionRow[]
  readonly now: Date
  /** Absent for read-only users. */
  readonly onEnd?: ((session: SessionRow) => void) | undefined
}

/** The sessions of a person, each with a sign-out button. */
export function SessionsTable({ sessions, now, onEnd }: SessionsTableProps) {
  const messages = useMessages()
  const { sessions: labels } = messages
  const { columns } = labels
  const hasClients = sessions.some(({ clientName }) => clientName !== undefined)
  return (
    <table className="list sessions">
      <thead>
        <tr>
          <th scope="col">{columns.device}</th>
          {hasClients && <th scope="col">{columns.client}</th>}
          <th scope="col">{columns.network}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.used}</th>
          {onEnd && (
            <th scope="col">
              <span className="visually-hidden">{labels.end}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => {
          const device = deviceLabel(session.userAgent, messages)
          return (
            <tr key={session.id}>
              <th scope="row" className="cell-device" title={session.userAgent}>
                {device}
                {session.isCurrent && <span className="mute"> · {labels.current}</span>}
              </th>
              {hasClients && <td className="cell-client mute">{session.clientName}</td>}
              <td className="cell-network figure mute">{session.network || '–'}</td>
              <td className="cell-since mute">
                <RelativeTime moment={session.createdDate} now={now} />
              </td>
              <td className="cell-used mute">
                <RelativeTime moment={session.lastUsedDate} now={now} />
              </td>
              {onEnd && (
                <td className="cell-actions">
                  <button
                    type="button"
                    className="link-button"
                    aria-label={labels.endOf({ device })}
                    onClick={() => onEnd(session)}
                  >
                    {labels.end}
                  </button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
