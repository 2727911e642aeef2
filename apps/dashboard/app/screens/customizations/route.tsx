import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { CustomizationDialog } from './customization-dialog.tsx'
import type { Customization } from './form.ts'
import { CustomizationsPage } from './page.tsx'
import { customizationsFilter, customizationsQuery, readCustomizationsSearch } from './search.ts'
import { useSaveCustomization } from './use-save-customization.ts'

export const refreshes: readonly OperationName[] = [
  'catalogV3.queryCustomizations',
  'catalogV3.countCustomizations',
  'catalogV1.getProduct',
]

export function CustomizationsRoute() {
  const search = readCustomizationsSearch(useAddressSearch())
  const found = useOperation('catalogV3.queryCustomizations', customizationsQuery(search), {
    keep: true,
  })
  const filter = customizationsFilter(search)
  const counted = useOperation('catalogV3.countCustomizations', { filter }, { keep: true })
  const [opened, setOpened] = useState<Customization | 'new'>()
  const stored = opened === 'new' ? undefined : opened
  const { save, reset, busy, failure } = useSaveCustomization(refreshes, setOpened)
  const open = (which: Customization | 'new') => {
    reset()
    setOpened(which)
  }
  const close = () => setOpened(undefined)
  return (
    <>
      <CustomizationsPage
        search={search}
        customizations={found.data?.customizations}
        total={counted.data?.count ?? 0}
        error={found.error}
        onNew={() => open('new')}
        onChange={open}
        onDelete={useDelete()}
        onRetry={() => found.refetch()}
      />
      {opened && (
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
  const { customizations: words } = messages
  const language = useLanguage()
  const confirm = useConfirm()
  const tell = useTell()
  const remove = useAction('catalogV3.deleteCustomization', { refreshes })
  return async ({ id, name, assignedProductsCount = 0 }: Customization) => {
    if (assignedProductsCount > 0) {
      const count = formatNumber(assignedProductsCount, language)
      return tell({ text: words.inUse(name, count), bad: true })
    }
    const question = { title: words.deleteTitle(name), text: words.deleteText, yes: words.delete }
    if (!(await confirm(question))) return
    remove.mutate(
      { customizationId: id },
      {
        onSuccess: () => tell({ text: words.deleted(name) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
