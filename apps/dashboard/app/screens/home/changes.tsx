import type { SiteFigures } from '@vitrine/contract/sites'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { formatDateTime, formatRelativeTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'

type Change = SiteFigures['changes']['recent'][number]

/** Link to the changed entity; undefined for deleted ones and those without a page. */
function linkOfChange({ name, entityId }: Change): string | undefined {
  if (/(deleted|purged)$/.test(name)) return undefined
  if (name.startsWith('product.') || name.startsWith('variants.')) return links.product(entityId)
  if (name.startsWith('member.')) return links.member(entityId)
  if (name.startsWith('job.')) return links.job(entityId)
  if (name.startsWith('client.')) return links.client(entityId)
  if (name.startsWith('api_key.')) return links.keys()
  if (name.startsWith('staff.')) return links.staff()
  if (name.startsWith('import.')) return links.import(entityId)
  if (name === 'site.settings_changed') return links.settings()
  if (name === 'site.currency_rates_changed') return links.settings('currencies')
  return name.startsWith('site.') ? links.sites() : undefined
}

/** Consecutive changes of one kind to unnamed entities become one row with a count. */
function groupChanges(changes: readonly Change[]) {
  const lines: { change: Change; times: number }[] = []
  for (const change of changes) {
    const last = lines.at(-1)
    const alike = last && !change.label && !last.change.label && last.change.name === change.name
    if (alike) last.times += 1
    else lines.push({ change, times: 1 })
  }
  return lines
}

export function Changes({ changes, now }: { readonly changes: readonly Change[]; now: Date }) {
  const messages = useMessages()
  const language = useLanguage()
  const { home } = messages
  return (
    <section className="changes" aria-labelledby="recent">
      <h2 id="recent">{home.recent}</h2>
      {changes.length === 0 && <p className="field-hint">{home.noChanges}</p>}
      <ol>
        {groupChanges(changes).map(({ change, times }) => {
          const href = linkOfChange(change)
          const unnamed = factLabel(change.name, messages)
          const label = change.label || (times > 1 ? `${unnamed} × ${times}` : unnamed)
          return (
            <li key={change.id}>
              <span className="change-name">
                {href ? <Link href={href}>{label}</Link> : <span>{label}</span>}
              </span>
              <span>{change.label ? factLabel(change.name, messages) : ''}</span>
              <span className="mute">{actorLabel(change.actorType, messages)}</span>
              <time
                className="figure"
                dateTime={change.at.toISOString()}
                title={formatDateTime(change.at, language)}
              >
                {formatRelativeTime(change.at, now, language)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** A fact's name such as `product.changed` in words; unknown ones are spelt out. */
const factLabel = (name: string, { facts }: Messages): string =>
  facts[name] ?? name.replace(/[._]/g, ' ')

const actorLabel = (actor: string, { home }: Messages): string =>
  home.by[actor.toLowerCase()] ?? actor.toLowerCase().replace(/_/g, ' ')
