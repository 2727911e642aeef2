import type { CustomField } from '@vitrine/contract/custom-fields'
import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction, useCall, useOperation } from '../../shared/use-operation.ts'
import { FieldDialog } from './field-dialog.tsx'
import { type CustomFieldForm, changesOf, creationOf, moved } from './form.ts'
import { CustomFieldsPage } from './page.tsx'

const invalidates: readonly OperationName[] = [
  'customFields.listCustomFields',
  'products.getProduct',
  'products.listProducts',
]

export function CustomFieldsRoute() {
  const result = useOperation('customFields.listCustomFields', { owner: 'PRODUCT' })
  const deleted = useOperation('customFields.listCustomFields', { owner: 'PRODUCT', deleted: true })
  const editor = useEditor()
  const fields = result.data?.fields
  const { move, restore, isBusy } = useRowActions(fields ?? [])
  return (
    <>
      <CustomFieldsPage
        fields={fields}
        deleted={deleted.data?.fields ?? []}
        error={result.error}
        busy={isBusy}
        onNew={() => editor.open('new')}
        onChange={editor.open}
        onMove={move}
        onDelete={useDelete()}
        onRestore={restore}
        onRetry={() => result.refetch()}
      />
      {editor.dialog}
    </>
  )
}

/** The dialog for a new field or a change, while it is open. */
function useEditor() {
  const { customFields } = useMessages()
  const showToast = useToast()
  const [edited, setEdited] = useState<CustomField | 'new'>()
  const create = useAction('customFields.createCustomField', { invalidates })
  const change = useAction('customFields.changeCustomField', { invalidates })
  const stored = edited === 'new' ? undefined : edited
  const action = stored ? change : create
  const close = () => setEdited(undefined)
  const open = (which: CustomField | 'new') => {
    create.reset()
    change.reset()
    setEdited(which)
  }
  const submit = (form: CustomFieldForm) => {
    const name = form.name.trim()
    const onSuccess = () => {
      close()
      showToast({ text: stored ? customFields.saved({ name }) : customFields.created({ name }) })
    }
    if (stored) change.mutate({ id: stored.id, changes: changesOf(form) }, { onSuccess })
    else create.mutate({ field: creationOf(form) }, { onSuccess })
  }
  const dialog = edited && (
    <FieldDialog
      key={stored?.id ?? 'new'}
      stored={stored}
      busy={action.isPending}
      failure={action.error}
      onClose={close}
      onSubmit={submit}
    />
  )
  return { open, dialog }
}

function useRowActions(fields: readonly CustomField[]) {
  const messages = useMessages()
  const { customFields } = messages
  const showToast = useToast()
  const arrange = useAction('customFields.arrangeCustomFields', { invalidates })
  const restoring = useAction('customFields.restoreCustomField', { invalidates })
  const onError = (error: Error) =>
    showToast({ text: errorMessage(error, messages), isError: true })
  return {
    isBusy: arrange.isPending || restoring.isPending,
    move: ({ id, owner }: CustomField, by: -1 | 1) => {
      const all = fields.map((one) => one.id)
      arrange.mutate({ owner, ids: moved(all, id, by) }, { onError })
    },
    restore: ({ id, name }: CustomField) =>
      restoring.mutate(
        { id },
        { onError, onSuccess: () => showToast({ text: customFields.restored({ name }) }) },
      ),
  }
}

/** Says how many values go before it deletes. */
function useDelete() {
  const messages = useMessages()
  const { customFields } = messages
  const showToast = useToast()
  const { call } = useCall()
  const remove = useAction('customFields.deleteCustomField', { invalidates })
  const deleteConfirmed = useConfirmedDeletion(customFields)
  return async ({ id, name }: CustomField) => {
    try {
      const { count } = await call('customFields.countCustomFieldValues', { id })
      await deleteConfirmed(name, customFields.deleteText({ n: count }), () =>
        remove.mutateAsync({ id, values: count }),
      )
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
