import { useState } from 'react'
import type { OperationName } from '../../api/client.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { changeOf, creationOf, type InfoSection, type InfoSectionForm } from './form.ts'
import { InfoSectionsPage } from './page.tsx'
import { infoSectionsQuery, readInfoSectionsSearch, sectionsFilter } from './search.ts'
import { SectionDialog } from './section-dialog.tsx'

const invalidates: readonly OperationName[] = [
  'catalogV3.queryInfoSections',
  'catalogV3.countInfoSections',
  'catalogV1.getProduct',
]

export function InfoSectionsRoute() {
  const search = readInfoSectionsSearch(useUrlSearch())
  const result = useOperation('catalogV3.queryInfoSections', infoSectionsQuery(search), {
    keepPrevious: true,
  })
  const filter = sectionsFilter(search.q)
  const counted = useOperation('catalogV3.countInfoSections', { filter }, { keepPrevious: true })
  const editor = useEditor()
  return (
    <>
      <InfoSectionsPage
        search={search}
        sections={result.data?.infoSections}
        total={counted.data?.count ?? 0}
        error={result.error}
        onNew={() => editor.open('new')}
        onChange={editor.open}
        onDelete={useDelete()}
        onRetry={() => result.refetch()}
      />
      {editor.dialog}
    </>
  )
}

/** The dialog for a new section or a change, while it is open. */
function useEditor() {
  const { infoSections } = useMessages()
  const showToast = useToast()
  const [edited, setEdited] = useState<InfoSection | 'new'>()
  const create = useAction('catalogV3.createInfoSection', { invalidates })
  const change = useAction('catalogV3.updateInfoSection', { invalidates })
  const stored = edited === 'new' ? undefined : edited
  const action = stored ? change : create
  const close = () => setEdited(undefined)
  const open = (which: InfoSection | 'new') => {
    create.reset()
    change.reset()
    setEdited(which)
  }
  const submit = (form: InfoSectionForm) => {
    const title = form.title.trim()
    const done = (text: string) => () => {
      close()
      showToast({ text })
    }
    if (stored)
      change.mutate(changeOf(stored, form), {
        onSuccess: done(infoSections.saved({ name: title })),
      })
    else create.mutate(creationOf(form), { onSuccess: done(infoSections.created({ name: title })) })
  }
  const dialog = edited && (
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
  const { infoSections } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const remove = useAction('catalogV3.deleteInfoSection', { invalidates })
  return async ({ id, title, assignedProductsCount = 0 }: InfoSection) => {
    const question = {
      title: infoSections.deleteTitle({ name: title }),
      text: infoSections.deleteText({ n: assignedProductsCount }),
      yes: infoSections.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { infoSectionId: id },
      {
        onSuccess: () => showToast({ text: infoSections.deleted({ name: title }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
