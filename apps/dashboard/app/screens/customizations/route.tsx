import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { CustomizationDialog } from './customization-dialog.tsx'
import type { Customization } from './form.ts'
import { CustomizationsPage } from './page.tsx'
import { customizationsQuery, readCustomizationsSearch } from './search.ts'
import { useSaveCustomization } from './use-save-customization.ts'

export const invalidates: readonly OperationName[] = ['options.listOptions', 'products.getProduct']

export function CustomizationsRoute() {
  const search = readCustomizationsSearch(useUrlSearch())
  const result = useOperation('options.listOptions', customizationsQuery(search), {
    keepPrevious: true,
  })
  const [edited, setEdited] = useState<Customization | 'new'>()
  const stored = edited === 'new' ? undefined : edited
  const { save, reset, busy, failure } = useSaveCustomization(invalidates)
  const open = (which: Customization | 'new') => {
    reset()
    setEdited(which)
  }
  const close = () => setEdited(undefined)
  return (
    <>
      <CustomizationsPage
        search={search}
        customizations={result.data?.options}
        total={result.data?.total ?? 0}
        error={result.error}
        onNew={() => open('new')}
        onChange={open}
        onDelete={useDelete()}
        onRetry={() => result.refetch()}
      />
      {edited && (
        <CustomizationDialog
          key={stored?.id ?? 'new'}
          stored={stored}
          busy={busy}
          failure={failure}
          onClose={close}
          onSubmit={(form) => save(stored, form, close)}
        />
      )}
    </>
  )
}

function useDelete() {
  const messages = useMessages()
  const { customizations } = messages
  const language = useLanguage()
  const confirm = useConfirm()
  const showToast = useToast()
  const remove = useAction('options.deleteOption', { invalidates })
  return async ({ id, name, productCount }: Customization) => {
    if (productCount > 0) {
      const count = formatNumber(productCount, language)
      return showToast({ text: customizations.inUse({ name, count }), isError: true })
    }
    const question = {
      title: customizations.deleteTitle({ name }),
      text: customizations.deleteText,
      yes: customizations.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { id },
      {
        onSuccess: () => showToast({ text: customizations.deleted({ name }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
