import { useEffect, useState } from 'react'
import { links } from '../../links.ts'
import { useNavigation } from '../../shared/navigation.tsx'
import { useUrlSearch } from '../../shared/url-params.ts'
import { useInvalidate } from '../../shared/use-operation.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { useUploads } from '../product/use-uploads.ts'
import { AltTextsDialog } from './alt-texts-dialog.tsx'
import { MediaPage } from './page.tsx'
import { MediaPanel } from './panel.tsx'
import { type Media, readMediaSearch } from './search.ts'
import { useDeleteMany } from './use-delete-many.ts'
import { useLibrary } from './use-library.ts'

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

/** Accepts pasted files, except in fields. */
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
