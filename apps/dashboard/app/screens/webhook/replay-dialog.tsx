import { MomentField } from '../../shared/date-field.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'

interface ReplayDialogProps {
  readonly now: Date
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onReplay: (from: Date) => void
}

/** Asks for the start time of a replay. */
export function ReplayDialog({ now, busy, failure, onClose, onReplay }: ReplayDialogProps) {
  const { webhooks } = useMessages()
  const { form, set, errors, submit } = useDialogForm<{ from: string }>({
    initialForm: () => ({ from: localText(new Date(now.getTime() - 3_600_000)) }),
    validate: ({ from }) => (isPast(from, now) ? {} : { from: webhooks.badFrom }),
    onSubmit: ({ from }) => onReplay(new Date(from)),
  })
  return (
    <FormDialog
      title={webhooks.replayTitle}
      submitLabel={webhooks.replayStart}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{webhooks.replayText}</p>
      <MomentField
        label={webhooks.replayFrom}
        value={form.from}
        error={errors.from}
        onText={(from) => set({ from })}
      />
    </FormDialog>
  )
}

const isPast = (text: string, now: Date) => new Date(text).getTime() < now.getTime()

/** A moment for a date-time field: in local time, to the minute. */
const localText = (moment: Date) =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
