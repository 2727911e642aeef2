import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useAddressSearch } from '../../scaffold/address.ts'
import { useConfirm } from '../../scaffold/confirm.tsx'
import { wordsOf } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { changeOf, creationOf, type InfoSection, type InfoSectionForm } from './form.ts'
import { InfoSectionsPage } from './page.tsx'
import { infoSectionsQuery, readInfoSectionsSearch, sectionsFilter } from './search.ts'
import { SectionDialog } from './section-dialog.tsx'

const refreshes: readonly OperationName[] = [
  'catalogV3.queryInfoSections',
  'catalogV3.countInfoSections',
  'catalogV1.getProduct',
]

export function InfoSectionsRoute() {
  const search = readInfoSectionsSearch(useAddressSearch())
  const found = useOperation('catalogV3.queryInfoSections', infoSectionsQuery(search), {
    keep: true,
  })
  const filter = sectionsFilter(search.q)
  const counted = useOperation('catalogV3.countInfoSections', { filter }, { keep: true })
  const editor = useEditor()
  return (
    <>
      <InfoSectionsPage
        search={search}
        sections={found.data?.infoSections}
        total={counted.data?.count ?? 0}
        error={found.error}
        onNew={() => editor.open('new')}
        onChange={editor.open}
        onDelete={useDelete()}
        onRetry={() => found.refetch()}
      />
      {editor.dialog}
    </>
  )
}

/** The dialog for a new section or a change, while it is open. */
function useEditor() {
  const { infoSections: words } = useMessages()
  const tell = useTell()
  const [opened, setOpened] = useState<InfoSection | 'new'>()
  const create = useAction('catalogV3.createInfoSection', { refreshes })
  const change = useAction('catalogV3.updateInfoSection', { refreshes })
  const stored = opened === 'new' ? undefined : opened
  const action = stored ? change : create
  const close = () => setOpened(undefined)
  const open = (which: InfoSection | 'new') => {
    create.reset()
    change.reset()
    setOpened(which)
  }
  const submit = (form: InfoSectionForm) => {
    const title = form.title.trim()
    const done = (text: string) => () => {
      close()
      tell({ text })
    }
    if (stored) change.mutate(changeOf(stored, form), { onSuccess: done(words.saved(title)) })
    else create.mutate(creationOf(form), { onSuccess: done(words.created(title)) })
  }
  const dialog = opened && (
    <SectionDialog
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

function useDelete() {
  const messages = useMessages()
  const { infoSections: words } = messages
  const confirm = useConfirm()
  const tell = useTell()
  const remove = useAction('catalogV3.deleteInfoSection', { refreshes })
  return async ({ id, title, assignedProductsCount = 0 }: InfoSection) => {
    const question = {
      title: words.deleteTitle(title),
      text: words.deleteText(assignedProductsCount),
      yes: words.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { infoSectionId: id },
      {
        onSuccess: () => tell({ text: words.deleted(title) }),
        onError: (error) => tell({ text: wordsOf(error, messages), bad: true }),
      },
    )
  }
}
