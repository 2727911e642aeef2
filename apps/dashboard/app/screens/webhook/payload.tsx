import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'

const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A value as a nested list of names and values, for reading. */
export function Payload({ value }: { readonly value: unknown }) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  if (value === null || value === undefined || value === '') return <i>{webhooks.empty}</i>
  if (typeof value === 'boolean') return value ? webhooks.yes : webhooks.no
  if (typeof value === 'string' && isMoment.test(value)) {
    return <time dateTime={value}>{formatDateTime(new Date(value), language)}</time>
  }
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>
  const entries = Object.entries(value)
  if (entries.length === 0) return <i>{webhooks.empty}</i>
  if (Array.isArray(value)) {
    return (
      <ol className="payload">
        {entries.map(([at, one]) => (
          <li key={at}>
            <Payload value={one} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className="payload">
      {entries.map(([name, one]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Payload value={one} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
