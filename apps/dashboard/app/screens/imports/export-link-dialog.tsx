import {
  type ExportLink,
  type ExportLinkContent,
  exportLinkContents,
} from '@vitrine/contract/exports'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import {
  emptyTimetable,
  TimetableFields,
  type TimetableForm,
  timetableFormOf,
  timetableOf,
} from './timetable-fields.tsx'

interface LinkForm extends TimetableForm {
  readonly name: string
  readonly content: ExportLinkContent
  readonly onlyVisible: boolean
}

interface ExportLinkDialogProps {
  /** The link to change; absent: creates a new one. */
  readonly stored?: ExportLink | undefined
  readonly timeZone: string
  readonly onClose: () => void
  /** Called with a new link's URL, which is shown once. */
  readonly onCreated: (name: string, url: string) => void
}

const invalidates = ['exports.listExportLinks'] as const
const fields = ['name', 'time', 'weekday']

/** The content and schedule of an export link. */
export function ExportLinkDialog(props: ExportLinkDialogProps) {
  const { stored, timeZone, onClose } = props
  const { exportLinks: labels, importSchedules, action } = useMessages()
  const { save, isBusy, failure } = useSave(props)
  const serverErrors = {
    ...fieldErrorsOf(failure, 'timetable.', fields),
    ...fieldErrorsOf(failure, '', fields),
  }
  const { form, set, errors, dirty, submit } = useDialogForm<LinkForm>({
    initialForm: stored
      ? {
          name: stored.name,
          content: stored.content,
          onlyVisible: stored.onlyVisible,
          ...timetableFormOf(stored.timetable),
        }
      : { name: '', content: 'PRODUCTS', onlyVisible: true, ...emptyTimetable },
    validate: ({ name, every, time }) => ({
      ...(name.trim() === '' ? { name: labels.needName } : {}),
      ...(every !== 'HOUR' && time === '' ? { time: importSchedules.needTime } : {}),
    }),
    serverErrors: () => serverErrors,
    onSubmit: save,
  })
  return (
    <FormDialog
      title={stored ? importSchedules.changeTitle({ name: stored.name }) : labels.new}
      submitLabel={stored ? action.save : labels.create}
      busy={isBusy}
      dirty={dirty}
      failure={Object.keys(serverErrors).length === 0 ? failure : undefined}
      saveOperation={stored ? 'exports.updateExportLink' : 'exports.createExportLink'}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className="notice">{labels.text}</p>
      <TextField
        label={labels.name}
        hint={labels.nameHint}
        data-first=""
        maxLength={100}
        autoComplete="off"
        value={form.name}
        error={errors.name}
        onText={(name) => set({ name })}
      />
      <ContentFields form={form} set={set} isNew={!stored} />
      <TimetableFields form={form} set={set} errors={errors} timeZone={timeZone} />
    </FormDialog>
  )
}

interface ContentFieldsProps {
  readonly form: Pick<LinkForm, 'content' | 'onlyVisible'>
  readonly set: (change: Partial<LinkForm>) => void
  readonly isNew: boolean
}

/** What the file holds; a link keeps its content. */
function ContentFields({ form, set, isNew }: ContentFieldsProps) {
  const { exportLinks: labels } = useMessages()
  const mayReadOrders = useIsAllowed('orderFiles.exportOrders')
  const { content } = form
  return (
    <>
      {isNew ? (
        <SelectField
          label={labels.content}
          hint={labels.contentHints[content]}
          value={content}
          options={exportLinkContents
            .filter((one) => one !== 'ORDERS' || mayReadOrders)
            .map((one) => [one, labels.contents[one]])}
          onValue={(chosen) => set({ content: chosen })}
        />
      ) : (
        <p className="field-hint">{labels.contentHints[content]}</p>
      )}
      {content === 'PRODUCTS' && (
        <Switch
          label={labels.onlyVisible}
          checked={form.onlyVisible}
          onChecked={(onlyVisible) => set({ onlyVisible })}
        />
      )}
    </>
  )
}

function useSave({ stored, onClose, onCreated }: ExportLinkDialogProps) {
  const { exportLinks: labels } = useMessages()
  const showToast = useToast()
  const create = useAction('exports.createExportLink', { invalidates })
  const update = useAction('exports.updateExportLink', { invalidates })
  const save = (form: LinkForm) => {
    const request = {
      name: form.name.trim(),
      onlyVisible: form.onlyVisible,
      timetable: timetableOf(form),
    }
    if (!stored) {
      create.mutate(
        { ...request, content: form.content },
        { onSuccess: ({ link, url }) => onCreated(link.name, url) },
      )
      return
    }
    const onSuccess = () => {
      onClose()
      showToast({ text: labels.saved })
    }
    update.mutate({ id: stored.id, ...request }, { onSuccess })
  }
  const { isPending: isBusy, error: failure } = stored ? update : create
  return { save, isBusy, failure }
}
