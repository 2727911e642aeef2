import { type JournalFormat, journalFormats } from '@vitrine/contract/invoices'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { bytesOf, downloadFile } from '../../shared/download-file.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useCall } from '../../shared/use-operation.ts'

/** Months are typed where a browser has no field for them. */
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const lastMonth = (now: Date): string =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1)).toISOString().slice(0, 7)

/** A month of the ledger as a file for the bookkeeper. */
export function JournalDialog({ onClose }: { readonly onClose: () => void }) {
  const { journal: texts } = useMessages().invoices
  const { call } = useCall()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const run = async (month: string, format: JournalFormat) => {
    setBusy(true)
    try {
      const file = await call('invoices.exportJournal', { month, format })
      downloadFile({ ...file, content: bytesOf(file.data) })
      showToast({ text: texts.done({ n: file.entries }) })
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const { form, set, errors, submit } = useDialogForm({
    initialForm: { month: lastMonth(new Date()), format: 'CSV' as JournalFormat },
    validate: ({ month }) => (isMonth(month) ? {} : { month: texts.wrongMonth }),
    onSubmit: ({ month, format }) => void run(month, format),
  })
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.submit}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.text}</p>
      <TextField
        label={texts.month}
        type="month"
        value={form.month}
        {...(errors.month && { error: errors.month })}
        onText={(month) => set({ month })}
      />
      <ChoiceField
        label={texts.format}
        value={form.format}
        options={journalFormats.map((value) => ({
          value,
          label: texts.formats[value],
          hint: texts.formatHints[value],
        }))}
        onValue={(format) => set({ format })}
      />
    </FormDialog>
  )
}
