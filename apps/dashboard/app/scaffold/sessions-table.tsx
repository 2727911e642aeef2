import { deviceWords } from './device.ts'
import { useMessages } from './messages.tsx'
import { Moment } from './moment.tsx'

export interface SessionRow {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly isCurrent: boolean
  /** The program it was made through; left out where there is only one. */
  readonly clientName?: string
  readonly createdDate: Date
  readonly lastUsedDate?: Date | undefined
}
interface SessionsTableProps {
  readonly sessions: readonly SessionRow[]
  readonly now: Date
  /** Absent for whoever may only look. */
  readonly onEnd?: ((session: SessionRow) => void) | undefined
}

/** Where somebody is signed in, each device to be signed out alone. */
export function SessionsTable({ sessions, now, onEnd }: SessionsTableProps) {
  const messages = useMessages()
  const { sessions: words } = messages
  const { columns } = words
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
              <span className="unseen">{words.end}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => {
          const device = deviceWords(session.userAgent, messages)
          return (
            <tr key={session.id}>
              <th scope="row" className="cell-device" title={session.userAgent}>
                {device}
                {session.isCurrent && <span className="mute"> · {words.current}</span>}
              </th>
              {hasClients && <td className="cell-client mute">{session.clientName}</td>}
              <td className="cell-network figure mute">{session.network || '–'}</td>
              <td className="cell-since mute">
                <Moment moment={session.createdDate} now={now} />
              </td>
              <td className="cell-used mute">
                <Moment moment={session.lastUsedDate} now={now} />
              </td>
              {onEnd && (
                <td className="cell-actions">
                  <button
                    type="button"
                    className="link-button"
                    aria-label={words.endOf(device)}
                    onClick={() => onEnd(session)}
                  >
                    {words.end}
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
