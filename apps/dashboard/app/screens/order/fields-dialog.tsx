import { CustomFieldInputs } from '../../shared/custom-field-inputs.tsx'
import { customValuesToSave } from '../../shared/custom-values.ts'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { FormDialog, useDialogForm } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { StaleNotice } from '../../shared/stale-notice.tsx'
import { useDialogSave } from '../../shared/use-dialog-save.ts'
import { useOperation } from '../../shared/use-operation.ts'
import { staleReads, type WindowProps } from './setup.ts'

/** Edits the custom fields of an order. */
export function FieldsDialog({ order, onClose }: WindowProps) {
  const { customFields, action, order: texts } = useMessages()
  const { id, number, revision, staffFields } = order
  const { data } = useOperation('customFields.listCustomFields', { owner: 'ORDER' })
  const fields = data?.fields ?? []
  const saving = useDialogSave('orders.updateOrder', {
    invalidates: staleReads,
    onClose,
    stored: { staffFields },
  })
  const paths = fields.map(({ key }) => `staffFields.${key}`)
  const refused = fieldErrorsOf(saving.failure, '', paths)
  const { form, set, dirty, submit } = useDialogForm({
    initialForm: { values: staffFields },
    validate: () => ({}),
    onSubmit: ({ values }) => {
      const changes = customValuesToSave(values, staffFields)
      saving.save({ id, revision, staffFields: changes }, texts.buyer.saved({ number }))
    },
  })
  return (
    <FormDialog
      title={customFields.ofOrder({ number })}
      submitLabel={action.save}
      busy={saving.isBusy}
      dirty={dirty}
      failure={Object.keys(refused).length === 0 && saving.failure}
      saveOperation="orders.updateOrder"
      onClose={onClose}
      onSubmit={submit}
    >
      <StaleNotice isStale={saving.isStale} />
      <CustomFieldInputs
        fields={fields}
        values={form.values}
        errors={Object.fromEntries(
          fields.map(({ key }) => [`customFields.${key}`, refused[`staffFields.${key}`]]),
        )}
        onValues={(values) => set({ values })}
      />
    </FormDialog>
  )
}
