import { TextArea, TextField } from '../../scaffold/fields.tsx'
import { FormDialog, useDialogForm } from '../../scaffold/form-dialog.tsx'
import { Html } from '../../scaffold/html.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import {
  checkSection,
  emptySection,
  formOf,
  type InfoSection,
  type InfoSectionForm,
  isRich,
} from './form.ts'

interface SectionDialogProps {
  /** The section to change; without one a new one is made. */
  readonly stored?: InfoSection | undefined
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: InfoSectionForm) => void
}

const fieldNames = Object.keys(emptySection)

export function SectionDialog(props: SectionDialogProps) {
  const { stored, busy, failure, onClose, onSubmit } = props
  const messages = useMessages()
  const { infoSections: words, action } = messages
  const refused = refusalsOf(failure, 'infoSection.', fieldNames)
  const { form, set, errors, submit } = useDialogForm<InfoSectionForm>({
    start: stored ? formOf(stored) : emptySection,
    check: (typed) => checkSection(typed, messages),
    refused: () => refused,
    onSubmit,
  })
  return (
    <FormDialog
      title={stored ? words.changeTitle(stored.title) : words.new}
      submitWords={stored ? action.save : words.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      {stored && <p className="field-hint">{words.usedBy(stored.assignedProductsCount ?? 0)}</p>}
      <TextField
        label={words.fields.title}
        hint={words.fields.titleHint}
        data-first=""
        autoComplete="off"
        maxLength={50}
        value={form.title}
        error={errors.title}
        onText={(title) => set({ title })}
      />
      <TextField
        label={words.fields.name}
        hint={words.fields.nameHint}
        autoComplete="off"
        maxLength={100}
        value={form.uniqueName}
        error={errors.uniqueName}
        onText={(uniqueName) => set({ uniqueName })}
      />
      <TextArea
        label={words.fields.text}
        hint={stored && isRich(stored) ? words.richText : undefined}
        rows={7}
        maxLength={16_000}
        value={form.plainDescription}
        error={errors.plainDescription}
        onText={(plainDescription) => set({ plainDescription })}
      />
      {form.plainDescription.trim() !== '' && (
        <details className="reading">
          <summary>{words.fields.reading}</summary>
          <Html text={form.plainDescription} />
        </details>
      )}
    </FormDialog>
  )
}
