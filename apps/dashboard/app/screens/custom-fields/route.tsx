import type { CustomField, CustomFieldOwner } from '@vitrine/contract/custom-fields'
import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction, useCall, useOperation } from '../../shared/use-operation.ts'
import { FieldDialog } from './field-dialog.tsx'
import { type CustomFieldForm, changesOf, creationOf, moved } from './form.ts'
import { CustomFieldsPage } from './page.tsx'
import { readCustomFieldsSearch } from './search.ts'

const invalidates: readonly OperationName[] = [
  'customFields.listCustomFields',
  'products.getProduct',
  'products.listProducts',
  'products.listVariants',
  'collections.listCollections',
  'orders.getOrder',
  'orders.queryOrders',
]

export function CustomFieldsRoute() {
  const { of: owner } = readCustomFieldsSearch(useUrlSearch())
  const result = useOperation('customFields.listCustomFields', { owner })
  const deleted = useOperation('customFields.listCustomFields', { owner, deleted: true })
  const editor = useEditor(owner)
  const fields = result.data?.fields
  const { move, restore, isBusy } = useRowActions(fields ?? [])
  return (
    <>
      <CustomFieldsPage
        owner={owner}
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
function useEditor(owner: CustomFieldOwner) {
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
    if (stored) change.mutate({ id: stored.id, changes: changesOf(form, owner) }, { onSuccess })
    else create.mutate({ field: creationOf(form, owner) }, { onSuccess })
  }
  const dialog = edited && (
    <FieldDialog
      key={stored?.id ?? 'new'}
      stored={stored}
      owner={owner}
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

/** Confirms the number of values before deleting them. */
function useDelete() {
  const messages = useMessages()
  const { customFields } = messages
  const showToast = useToast()
  const { call } = useCall()
  const remove = useAction('customFields.deleteCustomField', { invalidates })
  const deleteConfirmed = useConfirmedDeletion(customFields)
  return async ({ id, name, owner }: CustomField) => {
    try {
      const { count } = await call('customFields.countCustomFieldValues', { id })
      await deleteConfirmed(name, customFields.owners[owner].deleteText({ n: count }), () =>
        remove.mutateAsync({ id, values: count }),
      )
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
