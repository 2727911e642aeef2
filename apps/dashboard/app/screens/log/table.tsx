import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { deviceWords } from '../../scaffold/device.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { eventWords, type LogEntry, reasonWords, toneOf } from './words.ts'

interface LogTableProps {
  readonly entries: readonly LogEntry[]
  readonly now: Date
  /** Leaves out whose line it is, where all lines are of one person. */
  readonly ofOne?: boolean
}

/** What happened at the door, latest first, in words. */
export function LogTable({ entries, now, ofOne = false }: LogTableProps) {
  const { log } = useMessages()
  const { columns } = log
  return (
    <table className="list log">
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.what}</th>
          {!ofOne && <th scope="col">{columns.who}</th>}
          <th scope="col">{columns.device}</th>
          <th scope="col">{columns.network}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} now={now} ofOne={ofOne} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly entry: LogEntry
  readonly now: Date
  readonly ofOne: boolean
}

function Row({ entry, now, ofOne }: RowProps) {
  const messages = useMessages()
  const { reason, userAgent, network } = entry
  return (
    <tr>
      <td className="cell-at mute">
        <Moment moment={entry.at} now={now} />
      </td>
      <td className="cell-what">
        <Status tone={toneOf(entry)}>
          {eventWords(entry, messages)}
          {reason && <span className="mute"> – {reasonWords(reason, messages)}</span>}
        </Status>
      </td>
      {!ofOne && (
        <td className="cell-who">
          <Who entry={entry} />
        </td>
      )}
      <td className="cell-device mute" title={userAgent}>
        {deviceWords(userAgent, messages)}
      </td>
      <td className="cell-network figure mute">{network || '–'}</td>
    </tr>
  )
}

function Who({ entry: { identityId, email } }: { readonly entry: LogEntry }) {
  const { log } = useMessages()
  if (!identityId) return <span className="mute">{log.somebody}</span>
  if (!email) return <span className="mute">{log.gone}</span>
  return <Link href={links.member(identityId)}>{email}</Link>
}
