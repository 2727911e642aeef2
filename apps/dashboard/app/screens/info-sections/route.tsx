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
import { infoSectionsQuery, readInfoSectionsSearch } from './search.ts'
import { SectionDialog } from './section-dialog.tsx'

const invalidates: readonly OperationName[] = [
  'infoSections.listInfoSections',
  'products.getProduct',
]

export function InfoSectionsRoute() {
  const search = readInfoSectionsSearch(useUrlSearch())
  const result = useOperation('infoSections.listInfoSections', infoSectionsQuery(search), {
    keepPrevious: true,
  })
  const editor = useEditor()
  return (
    <>
      <InfoSectionsPage
        search={search}
        sections={result.data?.infoSections}
        total={result.data?.total ?? 0}
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
  const action = useAction('infoSections.saveInfoSection', { invalidates })
  const stored = edited === 'new' ? undefined : edited
  const close = () => setEdited(undefined)
  const open = (which: InfoSection | 'new') => {
    action.reset()
    setEdited(which)
  }
  const submit = (form: InfoSectionForm) => {
    const name = form.title.trim()
    const text = stored ? infoSections.saved({ name }) : infoSections.created({ name })
    const infoSection = stored ? changeOf(stored, form) : creationOf(form)
    const onSuccess = () => {
      close()
      showToast({ text })
    }
    action.mutate({ infoSection, merge: true }, { onSuccess })
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
  const remove = useAction('infoSections.deleteInfoSection', { invalidates })
  return async ({ id, title, productCount }: InfoSection) => {
    const question = {
      title: infoSections.deleteTitle({ name: title }),
      text: infoSections.deleteText({ n: productCount }),
      yes: infoSections.delete,
    }
    if (!(await confirm(question))) return
    remove.mutate(
      { id },
      {
        onSuccess: () => showToast({ text: infoSections.deleted({ name: title }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
