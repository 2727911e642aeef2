import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { changeWords, whichWords } from './asked-words.ts'

/** What was asked, in words; as it was sent for who wants to see it. */
export function JobAsked({ job: { input } }: { readonly job: Job }) {
  const { jobs, asked } = useMessages()
  const group = groupOf(input)
  return (
    <section aria-labelledby="asked" className="job-what">
      <h2 id="asked">{jobs.asked}</h2>
      {group && (
        <p>
          <Link href={links.history({ group })}>{asked.group}</Link>
        </p>
      )}
      <AskedList input={input} />
      <details>
        <summary>{asked.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys */}
        <pre className="job-input" tabIndex={0}>
          {JSON.stringify(input, null, 2)}
        </pre>
      </details>
    </section>
  )
}

function AskedList({ input }: { readonly input: unknown }) {
  const messages = useMessages()
  const language = useLanguage()
  const which = whichWords(input, messages, language)
  const changes = changeWords(input, messages, language)
  if (which.length + changes.length === 0) return null
  return (
    <dl>
      {which.length > 0 && (
        <div>
          <dt>{messages.asked.which}</dt>
          {which.map((line) => (
            <dd key={line}>
              <bdi>{line}</bdi>
            </dd>
          ))}
        </div>
      )}
      {changes.map(({ label, value }) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The changes that an undo takes back. */
function groupOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('group' in input)) return undefined
  return typeof input.group === 'string' ? input.group : undefined
}
