import type { Job } from '@vitrine/contract/jobs'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { isJobPlanned } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { wayOf } from './dates.ts'
import { plannedReads } from './dates-dialog.tsx'

/** More are in the list of jobs. */
const MAX_PLANNED = 20

/** Products that will be shown or hidden at a date, the next date first. */
export function PlannedChanges() {
  const { bulkDates: texts } = useMessages()
  const { data } = useOperation('jobs.listJobs', {
    kind: 'products.change',
    state: 'QUEUED',
    limit: MAX_PLANNED,
  })
  const planned = (data?.jobs ?? [])
    .filter((job) => isJobPlanned(job) && wayOf(job.input))
    .toSorted((one, other) => dateOf(one) - dateOf(other))
  if (planned.length === 0) return null
  return (
    <section className="notice" aria-label={texts.list}>
      <ul className="planned">
        {planned.map((job) => (
          <Planned key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

const dateOf = ({ scheduledDate }: Job) => scheduledDate?.getTime() ?? 0

function Planned({ job }: { readonly job: Job }) {
  const messages = useMessages()
  const { bulkDates: texts } = messages
  const language = useLanguage()
  const showToast = useToast()
  const cancel = useAction('jobs.cancelJob', { invalidates: plannedReads })
  const date = job.scheduledDate ? formatDateTime(job.scheduledDate, language) : ''
  const what = texts.planned[wayOf(job.input) ?? 'SHOW']({ n: job.total, date })
  const stop = () =>
    cancel.mutate(
      { id: job.id },
      {
        onSuccess: () => showToast({ text: texts.cancelled }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <li>
      <Link href={links.job(job.id)}>{what}</Link>
      <IfAllowed call="jobs.cancelJob">
        <button
          type="button"
          className="link-button"
          aria-label={texts.cancelOf({ what })}
          disabled={cancel.isPending}
          onClick={stop}
        >
          {texts.cancel}
        </button>
      </IfAllowed>
    </li>
  )
}
