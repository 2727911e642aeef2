import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { deviceLabel } from '../../shared/device-label.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { eventLabel, type LogEntry, reasonLabel, toneOf } from './labels.ts'

interface LogTableProps {
  readonly entries: readonly LogEntry[]
  readonly now: Date
  /** Hides the person, where all lines are about the same one. */
  readonly hidePerson?: boolean
}

/** The security log, newest first. */
export function LogTable({ entries, now, hidePerson = false }: LogTableProps) {
  const { log } = useMessages()
  const { columns } = log
  return (
    <table className="list log">
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.what}</th>
          {!hidePerson && <th scope="col">{columns.who}</th>}
          <th scope="col">{columns.device}</th>
          <th scope="col">{columns.network}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} now={now} hidePerson={hidePerson} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly entry: LogEntry
  readonly now: Date
  readonly hidePerson: boolean
}

function Row({ entry, now, hidePerson }: RowProps) {
  const messages = useMessages()
  const { reason, userAgent, network } = entry
  return (
    <tr>
      <td className="cell-at mute">
        <RelativeTime moment={entry.at} now={now} />
      </td>
      <td className="cell-what">
        <Status tone={toneOf(entry)}>
          {eventLabel(entry, messages)}
          {reason && <span className="mute"> – {reasonLabel(reason, messages)}</span>}
        </Status>
      </td>
      {!hidePerson && (
        <td className="cell-who">
          <Who entry={entry} />
        </td>
      )}
      <td className="cell-device mute" title={userAgent}>
        {deviceLabel(userAgent, messages)}
      </td>
      <td className="cell-network figure mute">{network || '–'}</td>
    </tr>
  )
}

function Who({ entry: { identityId, email } }: { readonly entry: LogEntry }) {
  const { log } = useMessages()
  if (!identityId) return <span className="mute">{log.somebody}</span>
  if (!email) return <span className="mute">{log.deletedAccount}</span>
  return <Link href={links.member(identityId)}>{email}</Link>
}
