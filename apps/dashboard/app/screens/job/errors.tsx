import type { Job, JobItemError } from '@vitrine/contract/jobs'
import type { Reason } from '@vitrine/contract/reasons'
import { links } from '../../links.ts'
import type { Messages } from '../../messages/index.ts'
import { formatNumber } from '../../shared/format.ts'
import { isJobFinished } from '../../shared/job-status.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { reasonText } from '../../shared/reason-text.ts'
import { ConflictList } from '../history/conflicts-dialog.tsx'
import { conflictsOf } from '../history/use-undo.ts'

/** The first of the items that could not be done, each with its reason. */
export function JobErrors({ job }: { readonly job: Job }) {
  const { jobs } = useMessages()
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const { errors, failed, kind } = job
  const conflicts = errors.flatMap(conflictsOf)
  const others = errors.filter((one) => conflictsOf(one).length === 0)
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{jobs.errors}</h2>
      {errors.length === 0 && (
        <p className="field-hint">{isJobFinished(job.state) ? jobs.noneFailed : jobs.noErrors}</p>
      )}
      {errors.length < failed && (
        <p className="field-hint">
          {jobs.shown({ shown: number(errors.length), all: number(failed) })}
        </p>
      )}
      {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      {others.length > 0 && <Table errors={others} isOfProducts={kind.startsWith('products.')} />}
    </section>
  )
}

interface TableProps {
  readonly errors: readonly JobItemError[]
  readonly isOfProducts: boolean
}

function Table({ errors, isOfProducts }: TableProps) {
  const messages = useMessages()
  const { jobs } = messages
  const { errorColumns: columns } = jobs
  return (
    <div className="list-frame">
      <table className="list job-errors">
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{columns.code}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map((one) => {
            const { itemId, code } = one
            return (
              <tr key={itemId}>
                <td className="cell-item">
                  {isOfProducts ? <Link href={links.product(itemId)}>{itemId}</Link> : itemId}
                </td>
                <td className="cell-why">{itemReason(one, messages)}</td>
                <td className="cell-code mute">{code}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function itemReason({ description, data = {} }: JobItemError, messages: Messages): string {
  const { field, cause } = data
  if (!cause) return description
  const text = reasonText(cause as Reason, '', messages)
  return text ? [field, text].filter(Boolean).join(' ') : description
}
