import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { type EventGroup, groupsOf, partsOf } from './labels.ts'

interface EventsFieldProps {
  readonly events: readonly string[]
  readonly error: string | undefined
  readonly onEvents: (events: readonly string[]) => void
}

/** Which events to send, by service and dialect, to be searched. */
export function EventsField({ events, error, onEvents }: EventsFieldProps) {
  const messages = useMessages()
  const { webhooks, shell } = messages
  const [q, setQ] = useState('')
  const result = useOperation('webhooks.listEventTypes', {})
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={4} label={shell.loading} />
  const groups = groupsOf(result.data.eventTypes, q, messages)
  return (
    <fieldset
      className="events-field"
      aria-invalid={error ? true : undefined}
      aria-describedby="events-note"
    >
      <legend>
        {webhooks.events} <span className="mute">{webhooks.chosen({ n: events.length })}</span>
      </legend>
      <input
        type="search"
        className="input"
        aria-label={webhooks.findEvents}
        placeholder={webhooks.findEvents}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <p id="events-note" className={error ? 'field-error' : 'visually-hidden'}>
        {error}
      </p>
      <div className="events-groups">
        {groups.length === 0 && <p className="field-hint">{webhooks.noEvents}</p>}
        {groups.map((group) => (
          <Group key={group.key} group={group} events={events} onEvents={onEvents} />
        ))}
      </div>
    </fieldset>
  )
}

interface GroupProps extends Pick<EventsFieldProps, 'events' | 'onEvents'> {
  readonly group: EventGroup
}

function Group({ group, events, onEvents }: GroupProps) {
  const { webhooks } = useMessages()
  const types = group.events.map(({ type }) => type)
  const others = events.filter((type) => !types.includes(type))
  const hasAll = others.length + types.length === events.length
  const toggle = (type: string, isChecked: boolean) =>
    onEvents(isChecked ? [...events, type] : events.filter((one) => one !== type))
  return (
    <section className="events-group" aria-label={group.label}>
      <header>
        <h3>{group.label}</h3>
        <label>
          <input
            type="checkbox"
            checked={hasAll}
            aria-label={`${group.label}: ${webhooks.all}`}
            onChange={() => onEvents(hasAll ? others : [...others, ...types])}
          />
          {webhooks.all}
        </label>
      </header>
      {group.events.map(({ type, label }) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={events.includes(type)}
            onChange={(event) => toggle(type, event.target.checked)}
          />
          <span>
            {label} <code className="mute">{partsOf(type).name}</code>
          </span>
        </label>
      ))}
    </section>
  )
}
