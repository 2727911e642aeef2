import {
  type Import,
  type ImportSchedule,
  importPlatforms,
  importScheduleFormats,
} from '@vitrine/contract/imports'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, Switch, TextField } from '../../shared/fields.tsx'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import type { Errors } from '../../shared/use-form.ts'
import { PriceGuardFields } from './price-guard-fields.tsx'
import {
  checkSchedule,
  emptySchedule,
  formOf,
  requestOf,
  type ScheduleForm,
} from './schedule-form.ts'
import { TimetableFields } from './timetable-fields.tsx'

interface ScheduleDialogProps {
  /** The scheduled import to change; absent: creates a new one. */
  readonly stored?: ImportSchedule | undefined
  /** Earlier imports, newest first. */
  readonly imports: readonly Import[]
  readonly timeZone: string
  readonly onClose: () => void
}

const invalidates = ['imports.listImportSchedules'] as const
const fields = ['name', 'url', 'authorization', 'importId', 'time', 'weekday', 'share', 'change']

/** The source and schedule of a scheduled import. */
export function ScheduleDialog({ stored, imports, timeZone, onClose }: ScheduleDialogProps) {
  const messages = useMessages()
  const { importSchedules: labels, action } = messages
  const save = useSave(stored, onClose)
  const serverErrors = {
    ...fieldErrorsOf(save.failure, 'timetable.', fields),
    ...fieldErrorsOf(save.failure, 'priceGuard.', fields),
    ...fieldErrorsOf(save.failure, '', fields),
  }
  const { form, set, errors, dirty, submit } = useDialogForm<ScheduleForm>({
    initialForm: stored ? formOf(stored) : emptySchedule,
    validate: (typed) => checkSchedule(typed, stored, messages),
    serverErrors: () => serverErrors,
    onSubmit: save.submit,
  })
  const props = { form, set, errors, stored }
  return (
    <FormDialog
      title={stored ? labels.changeTitle({ name: stored.name }) : labels.new}
      submitLabel={stored ? action.save : labels.create}
      busy={save.isBusy}
      dirty={dirty}
      failure={Object.keys(serverErrors).length === 0 ? save.failure : undefined}
      saveOperation={stored ? 'imports.updateImportSchedule' : 'imports.createImportSchedule'}
      onClose={onClose}
      onSubmit={submit}
    >
      <SourceFields {...props} />
      <FormatFields {...props} imports={imports} />
      <TimetableFields {...props} timeZone={timeZone} />
      <PriceGuardFields {...props} />
    </FormDialog>
  )
}

function useSave(stored: ImportSchedule | undefined, onClose: () => void) {
  const { importSchedules: labels } = useMessages()
  const options = { invalidates, onClose, stored: undefined }
  const create = useDialogSave('imports.createImportSchedule', options)
  const update = useDialogSave('imports.updateImportSchedule', options)
  const submit = (form: ScheduleForm) => {
    const request = requestOf(form)
    if (stored) update.save({ id: stored.id, ...request }, labels.saved)
    else create.save(request, labels.created({ name: request.name }))
  }
  const { isBusy, failure } = stored ? update : create
  return { submit, isBusy, failure }
}

interface PartProps {
  readonly form: ScheduleForm
  readonly set: (change: Partial<ScheduleForm>) => void
  readonly errors: Errors
  readonly stored: ImportSchedule | undefined
}

function SourceFields({ form, set, errors, stored }: PartProps) {
  const { importSchedules: labels } = useMessages()
  const hasStored = stored?.hasAuthorization === true && form.url.trim() === stored.url
  return (
    <>
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
      <TextField
        label={labels.url}
        hint={labels.urlHint}
        type="url"
        dir="ltr"
        maxLength={2000}
        autoComplete="off"
        value={form.url}
        error={errors.url}
        onText={(url) => set({ url })}
      />
      <TextField
        label={labels.authorization}
        hint={hasStored ? labels.authorizationStored : labels.authorizationHint}
        type="password"
        dir="ltr"
        maxLength={2000}
        autoComplete="new-password"
        disabled={hasStored && form.removesAuthorization}
        value={form.authorization}
        error={errors.authorization}
        onText={(authorization) => set({ authorization })}
      />
      {hasStored && (
        <Switch
          label={labels.removeAuthorization}
          checked={form.removesAuthorization}
          onChecked={(removesAuthorization) => set({ removesAuthorization })}
        />
      )}
    </>
  )
}

function FormatFields({
  form,
  set,
  errors,
  stored,
  imports,
}: PartProps & Pick<ScheduleDialogProps, 'imports'>) {
  const { importSchedules: labels, importMapping } = useMessages()
  const language = useLanguage()
  const names = new Map<string, string>(
    Object.entries(labels.formats).flatMap(([key, name]) =>
      typeof name === 'string' ? [[key, name] as const] : [],
    ),
  )
  for (const platform of importPlatforms.filter((one) => one !== 'OTHER')) {
    names.set(platform, labels.formats.preset({ platform: importMapping.platforms[platform] }))
  }
  const mapped = imports.filter(({ hasMapping, state }) => hasMapping && state === 'DONE')
  const first = stored?.format === 'MAPPING' ? labels.likeStored : '–'
  return (
    <>
      <SelectField
        label={labels.format}
        value={form.format}
        options={importScheduleFormats.map((format) => [format, names.get(format) ?? format])}
        onValue={(format) => set({ format })}
      />
      {form.format === 'MAPPING' && (
        <SelectField
          label={labels.like}
          hint={mapped.length === 0 && !stored ? labels.likeNone : labels.likeHint}
          value={form.importId}
          error={errors.importId}
          options={[
            ['', first],
            ...mapped.map(({ id, fileName, createdDate }) => {
              return [id, `${fileName}, ${formatDateTime(createdDate, language)}`] as const
            }),
          ]}
          onValue={(importId) => set({ importId })}
        />
      )}
    </>
  )
}
