import { errorCodeOf } from '../../shared/error-code.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import { isHomePage, type StoredPage } from './form.ts'
import { reads } from './page-reads.ts'
import { placesOf, usePageText } from './use-page-texts.ts'
import { useUndoableDeletion } from './use-undoable-deletion.ts'

export interface PublishActions {
  readonly publish: () => void
  readonly unpublish: () => void
  readonly schedule: (date: string | null) => void
  readonly remove: () => void
}

/** Publishing, unpublishing, planning and deleting. `save` saves the form and returns the page. */
export function usePublishing(
  page: StoredPage,
  save: () => Promise<StoredPage | undefined>,
  leave: () => void,
) {
  const messages = useMessages()
  const pages = usePageText(page)
  const language = useLanguage()
  const { go } = useNavigation()
  const showToast = useToast()
  const publishAction = useAction('pages.publishPage', { invalidates: reads })
  const unpublishAction = useAction('pages.unpublishPage', { invalidates: reads })
  const scheduleAction = useAction('pages.schedulePage', { invalidates: reads })
  const removeAction = useAction('pages.deletePage', { invalidates: reads })
  const confirmDeletion = useUndoableDeletion(pages)
  const name = nameOf(page, pages)
  const which = { id: page.id, revision: page.revision }
  // A page that has just been created has its editor replaced, so nothing may depend on its being there.
  const run = async (act: Promise<unknown>, text: string) => {
    try {
      await act
      showToast({ text })
    } catch (error) {
      const isOpen = errorCodeOf(error) === 'PAGE_PLACEHOLDERS_OPEN'
      const problem = isOpen ? pages.legal.refused : errorMessage(error, messages)
      showToast({ text: problem, isError: true })
    }
  }
  const publishing: PublishActions = {
    publish: async () => {
      const saved = await save()
      if (!saved) return
      const { id, revision } = saved
      const text = pages.published({ name: nameOf(saved, pages) })
      await run(publishAction.mutateAsync({ id, revision }), text)
    },
    unpublish: () => {
      const text = isHomePage(page) ? pages.unpublishedHome : pages.unpublished({ name })
      void run(unpublishAction.mutateAsync(which), text)
    },
    schedule: (date) => {
      const text = date
        ? pages.dateSet({ name, date: formatDateTime(new Date(date), language) })
        : pages.dateCancelled({ name })
      void run(scheduleAction.mutateAsync({ ...which, publishDate: date as never }), text)
    },
    remove: () =>
      confirmDeletion({ id: page.id, name }, async () => {
        await removeAction.mutateAsync({ id: page.id })
        leave()
        go(placesOf(page).list)
      }),
  }
  const busy =
    publishAction.isPending ||
    unpublishAction.isPending ||
    scheduleAction.isPending ||
    removeAction.isPending
  return { publishing, busy }
}

export const nameOf = (
  page: Pick<StoredPage, 'id'> & { readonly draft: { readonly title: string } },
  texts: { readonly home: string; readonly untitled: string },
): string => (isHomePage(page) ? texts.home : page.draft.title || texts.untitled)
