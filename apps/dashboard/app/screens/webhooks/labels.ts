import type { Webhook } from '@vitrine/contract/webhooks'
import type { Messages } from '../../messages/index.ts'
import { labelled } from '../../shared/labelled.ts'

/** How a webhook does. */
export function stateOf({ enabled, pausedUntil, failures }: Webhook, now: Date) {
  if (!enabled) return 'disabled'
  if (pausedUntil && pausedUntil > now) return 'paused'
  return failures > 0 ? 'failing' : 'healthy'
}

export const stateTones = {
  healthy: 'good',
  failing: 'warn',
  paused: 'bad',
  disabled: 'quiet',
} as const

/** The service and dialect that an event type is of, and its name within. */
export function partsOf(type: string): { readonly group: string; readonly name: string } {
  const at = type.lastIndexOf('.')
  return { group: type.slice(0, at), name: type.slice(at + 1) }
}

/** The label of an event type; one without a label is derived from its name. */
export function eventLabel(
  type: string,
  { webhooks, locale }: Pick<Messages, 'webhooks' | 'locale'>,
): string {
  const name = snakeOf(partsOf(type).name)
  const subject = Object.keys(webhooks.subjects)
    .filter((one) => name.startsWith(`${one}_`))
    .toSorted((one, other) => other.length - one.length)[0]
  const happening = subject && webhooks.actions[name.slice(subject.length + 1)]
  if (!subject || !happening) return name.replaceAll('_', ' ')
  return labelled(webhooks.subjects[subject] ?? '', happening, locale)
}

const snakeOf = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

export interface EventGroup {
  readonly key: string
  readonly label: string
  readonly events: readonly { readonly type: string; readonly label: string }[]
}

/** Event types by service and dialect, as far as a search wants them. */
export function groupsOf(types: readonly string[], q: string, messages: Messages): EventGroup[] {
  const groups = new Map<string, { type: string; label: string }[]>()
  for (const type of types) {
    const label = eventLabel(type, messages)
    const group = partsOf(type).group
    const heading = messages.webhooks.groups[group] ?? group
    if (!`${heading} ${label} ${type}`.toLowerCase().includes(q.trim().toLowerCase())) continue
    groups.set(group, [...(groups.get(group) ?? []), { type, label }])
  }
  const known = Object.keys(messages.webhooks.groups)
  const rank = (key: string) => (known.indexOf(key) + known.length + 1) % (known.length + 1)
  return [...groups]
    .map(([key, events]) => ({ key, label: messages.webhooks.groups[key] ?? key, events }))
    .toSorted((one, other) => rank(one.key) - rank(other.key))
}
