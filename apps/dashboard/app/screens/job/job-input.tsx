import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { changeLabels, filterLabels } from './job-input-labels.ts'

/** The request as text, and as sent on demand. */
export function JobInput({ job: { input } }: { readonly job: Job }) {
  const { jobs, jobInput: asked } = useMessages()
  const group = groupOf(input)
  return (
    <section aria-labelledby="asked" className="job-what">
      <h2 id="asked">{jobs.asked}</h2>
      {group && (
        <p>
          <Link href={links.history({ group })}>{asked.group}</Link>
        </p>
      )}
      <JobInputList input={input} />
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

function JobInputList({ input }: { readonly input: unknown }) {
  const messages = useMessages()
  const language = useLanguage()
  const filters = filterLabels(input, messages, language)
  const changes = changeLabels(input, messages, language)
  if (filters.length + changes.length === 0) return null
  return (
    <dl>
      {filters.length > 0 && (
        <div>
          <dt>{messages.jobInput.which}</dt>
          {filters.map((line) => (
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

/** The group of changes that an undo reverts. */
function groupOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('group' in input)) return undefined
  return typeof input.group === 'string' ? input.group : undefined
}
