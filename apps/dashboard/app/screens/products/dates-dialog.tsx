import type { ProductFilter } from '@vitrine/contract/products'
import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { MomentField } from '../../shared/date-field.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { type Way, ways, wrongDate } from './dates.ts'

interface DatesDialogProps {
  readonly filter: ProductFilter
  readonly count: number
  readonly onPlanned: () => void
  readonly onClose: () => void
}

export const plannedReads: readonly OperationName[] = ['jobs.listJobs', 'jobs.getJob']

/** Schedules when many products are shown or hidden, with their number. */
export function DatesDialog({ filter, count, onPlanned, onClose }: DatesDialogProps) {
  const messages = useMessages()
  const { bulkDates: texts } = messages
  const language = useLanguage()
  const showToast = useToast()
  const [way, setWay] = useState<Way>('SHOW')
  const [typed, setTyped] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const plan = useAction('products.changeProducts', { invalidates: plannedReads })
  const cancel = useAction('jobs.cancelJob', { invalidates: plannedReads })
  const problem = wrongDate(typed, new Date())
  const visible = way === 'SHOW'
  const undo = (id: string) =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => showToast({ text: texts.cancelled }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  const submit = () => {
    setIsSubmitted(true)
    if (problem) return
    const scheduledDate = new Date(typed)
    const input = { filter: { ...filter, visible: !visible }, changes: { visible }, scheduledDate }
    plan.mutate(input, {
      onSuccess: ({ jobId }) => {
        const text = texts.done({ date: formatDateTime(scheduledDate, language) })
        showToast({ text, undo: () => undo(jobId) })
        onPlanned()
      },
    })
  }
  return (
    <FormDialog
      title={texts.title({ n: count })}
      submitLabel={texts.plan}
      busy={plan.isPending}
      failure={plan.error}
      dirty={typed !== ''}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SelectField
        label={texts.way}
        value={way}
        options={ways.map((one) => [one, texts.ways[one]])}
        onValue={setWay}
      />
      <MomentField
        label={texts.date}
        hint={texts.hint}
        error={problem && isSubmitted ? texts.wrong[problem] : undefined}
        value={typed}
        onText={setTyped}
      />
      <Preview filter={filter} way={way} />
    </FormDialog>
  )
}

/** How many products it would change now; nothing is changed for it. */
function Preview({ filter, way }: Pick<DatesDialogProps, 'filter'> & { readonly way: Way }) {
  const { bulkDates: texts, shell } = useMessages()
  const visible = way === 'SHOW'
  const result = useOperation('products.previewProductChanges', {
    filter: { ...filter, visible: !visible },
    changes: { visible },
  })
  return (
    <p role="status">
      {result.error
        ? null
        : result.data
          ? texts.effect[way]({ n: result.data.count })
          : `${shell.loading} …`}
    </p>
  )
}
