import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx'
import {
  checkSection,
  emptySection,
  formOf,
  type InfoSection,
  type InfoSectionForm,
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
  const { infoSections, action } = messages
  const refused = fieldErrorsOf(failure, 'infoSection.', fieldNames)
  const { form, set, errors, submit } = useDialogForm<InfoSectionForm>({
    initialForm: stored ? formOf(stored) : emptySection,
    validate: (typed) => checkSection(typed, messages),
    serverErrors: () => refused,
    onSubmit,
  })
  return (
    <FormDialog
      title={stored ? infoSections.changeTitle({ name: stored.title }) : infoSections.new}
      submitLabel={stored ? action.save : infoSections.create}
      busy={busy}
      failure={Object.keys(refused).length === 0 && failure}
      onClose={onClose}
      onSubmit={submit}
    >
      {stored && <p className="field-hint">{infoSections.usedBy({ n: stored.productCount })}</p>}
      <TextField
        label={infoSections.fields.title}
        hint={infoSections.fields.titleHint}
        data-first=""
        autoComplete="off"
        maxLength={50}
        value={form.title}
        error={errors.title}
        onText={(title) => set({ title })}
      />
      <TextField
        label={infoSections.fields.name}
        hint={infoSections.fields.nameHint}
        autoComplete="off"
        maxLength={100}
        value={form.uniqueName}
        error={errors.uniqueName}
        onText={(uniqueName) => set({ uniqueName })}
      />
      <RichTextField
        label={infoSections.fields.text}
        hint={stored?.isRich ? infoSections.richText : undefined}
        maxLength={16_000}
        value={form.description}
        error={errors.description}
        onText={(description) => set({ description })}
      />
    </FormDialog>
  )
}
