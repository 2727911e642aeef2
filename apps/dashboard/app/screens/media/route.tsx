import { useCallback, useEffect, useState } from 'react'
import { links } from '../../links.ts'
import { useNavigation } from '../../shared/navigation.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useInvalidate, useOperationPages } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { useUploads } from '../product/use-uploads.ts'
import { AltTextsDialog } from './alt-texts-dialog.tsx'
import { MediaPage } from './page.tsx'
import { MediaPanel } from './panel.tsx'
import { MEDIA_PAGE, type Media, type MediaSearch, mediaQuery, readMediaSearch } from './search.ts'
import { useDeleteMany } from './use-delete-many.ts'

export function MediaRoute() {
  const search = readMediaSearch(useUrlSearch())
  const { go } = useNavigation()
  const refresh = useInvalidate()
  const library = useLibrary(search)
  const selection = useSelection(library.loaded)
  const uploads = useUploads(() => void refresh(['media.queryMedia']))
  const [texts, setTexts] = useState<readonly Media[]>()
  const { deleteMany, isBusy } = useDeleteMany(selection.clear)
  const upload = (files: readonly File[]) => void uploads.start(files, Number.POSITIVE_INFINITY)
  usePastedFiles(upload)
  return (
    <>
      <MediaPage
        search={search}
        library={library}
        selection={selection}
        uploads={uploads}
        isBusy={isBusy}
        onUpload={upload}
        onOpen={({ id }) => go(links.media({ ...search, open: id }))}
        onWriteTexts={setTexts}
        onDelete={deleteMany}
      />
      {search.open !== '' && (
        <MediaPanel
          key={search.open}
          id={search.open}
          onReplaced={(id) => go(links.media({ ...search, open: id }), { replace: true })}
          onClose={() => go(links.media({ ...search, open: '' }))}
        />
      )}
      {texts && (
        <AltTextsDialog
          items={texts}
          onSaved={selection.clear}
          onClose={() => setTexts(undefined)}
        />
      )}
    </>
  )
}

export type Library = ReturnType<typeof useLibrary>

/** The files that the address asks for, of which those in sight are loaded. */
function useLibrary(search: MediaSearch) {
  const [range, setRange] = useState({ first: 0, last: 0 })
  const from = Math.floor(range.first / MEDIA_PAGE)
  const to = Math.floor(range.last / MEDIA_PAGE)
  const inSight = Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => from + at)
  const pages = [...new Set([0, ...inSight])]
  const results = useOperationPages(
    'media.queryMedia',
    pages.map((page) => mediaQuery(search, page)),
  )
  const itemsOf = new Map(pages.map((page, at) => [page, results[at]?.data?.items ?? []]))
  const failed = results.find(({ error }) => error)
  const onRange = useCallback(
    (first: number, last: number) =>
      setRange((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
    [],
  )
  return {
    total: results[0]?.data?.pagingMetadata.total,
    loaded: [...itemsOf.values()].flat(),
    itemAt: (index: number) => itemsOf.get(Math.floor(index / MEDIA_PAGE))?.[index % MEDIA_PAGE],
    error: failed?.error,
    retry: () => void failed?.refetch(),
    onRange,
  }
}

/** Takes files that are pasted anywhere but into a field. */
function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  })
}
