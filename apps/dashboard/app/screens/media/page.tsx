import { mediaKinds, mediaSorts } from '@vitrine/contract/media'
import { type DragEvent, type ReactNode, useState } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import type { Selection } from '../../shared/use-selection.ts'
import { ACCEPTED } from '../product/accepted-files.ts'
import { UploadTile } from '../product/media.tsx'
import { RefusedFiles } from '../product/refused-files.tsx'
import type { Uploads } from '../product/use-uploads.ts'
import { MediaGrid } from './grid.tsx'
import { type Media, type MediaSearch, mediaViews } from './search.ts'
import type { Library } from './use-library.ts'
import '../product/media.css'
import './media.css'

interface MediaPageProps {
  readonly search: MediaSearch
  readonly library: Library
  readonly selection: Selection<Media>
  readonly uploads: Uploads
  readonly isBusy: boolean
  readonly onUpload: (files: readonly File[]) => void
  readonly onOpen: (item: Media) => void
  readonly onWriteTexts: (items: readonly Media[]) => void
  readonly onDelete: (items: readonly Media[]) => void
}

/** The media library with its uploads and bulk actions. */
export function MediaPage(props: MediaPageProps) {
  const { search, library, onUpload } = props
  const { media, shell } = useMessages()
  const language = useLanguage()
  const { total, error } = library
  const isFiltered = search.q !== '' || search.kind !== '' || search.show !== ''
  return (
    <DropArea onFiles={onUpload}>
      <PageHeader
        title={media.title}
        count={total === undefined ? undefined : formatNumber(total, language)}
        actions={
          <IfAllowed call="media.uploadMedia">
            <FilePicker label={media.upload} accept={ACCEPTED} multiple onFiles={onUpload} />
          </IfAllowed>
        }
      />
      <p className="page-text">{media.text}</p>
      <Filters search={search} />
      <Running uploads={props.uploads} />
      {error ? <Failure error={error} onRetry={library.retry} /> : null}
      {total === undefined && !error && <Skeleton rows={6} label={shell.loading} />}
      {total === 0 && (
        <EmptyState
          title={isFiltered ? media.noneFoundTitle : media.emptyTitle}
          text={isFiltered ? media.noneFoundText : media.emptyText}
        />
      )}
      {total ? (
        <>
          <Bar {...props} />
          <MediaGrid
            key={JSON.stringify([search.q, search.kind, search.show, search.sort])}
            total={total}
            itemAt={library.itemAt}
            selection={props.selection}
            onOpen={props.onOpen}
            onRange={library.onRange}
          />
        </>
      ) : null}
    </DropArea>
  )
}

function Filters({ search }: { readonly search: MediaSearch }) {
  const { media } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<MediaSearch>) =>
    go(links.media({ ...search, ...change, open: '' }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={media.search} q={search.q} onSearch={(q) => find({ q })} />
      <SelectField
        hideLabel
        label={media.kind}
        value={search.kind}
        options={[
          ['', media.kinds.all] as const,
          ...mediaKinds.map((one) => [one, media.kinds[one]] as const),
        ]}
        onValue={(kind) => find({ kind })}
      />
      <SelectField
        hideLabel
        label={media.which}
        value={search.show}
        options={[
          ['', media.show.all] as const,
          ...mediaViews.map((one) => [one, media.show[one]] as const),
        ]}
        onValue={(show) => find({ show })}
      />
      <SelectField
        hideLabel
        label={media.order}
        value={search.sort === '' ? 'NEWEST' : search.sort}
        options={mediaSorts.map((one) => [one, media.sorts[one]] as const)}
        onValue={(sort) => find({ sort: sort === 'NEWEST' ? '' : sort })}
      />
    </search>
  )
}

/** Running and failed uploads. */
function Running({ uploads }: { readonly uploads: Uploads }) {
  return (
    <>
      {uploads.uploads.length > 0 && (
        <ul className="gallery">
          {uploads.uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onStop={() => uploads.stop(upload.key)} />
          ))}
        </ul>
      )}
      <RefusedFiles refused={uploads.refused} onDismiss={uploads.dismiss} />
    </>
  )
}

/** Actions on the selected files, or on all files without alternative text. */
function Bar({ search, library, selection, isBusy, onWriteTexts, onDelete }: MediaPageProps) {
  const { media } = useMessages()
  const selected = [...selection.selected.values()]
  const untexted = search.show === 'untexted' ? library.loaded : []
  if (selected.length === 0 && untexted.length === 0) {
    return (
      <IfAllowed call="media.uploadMedia">
        <p className="mute media-hint">{media.hint}</p>
      </IfAllowed>
    )
  }
  return (
    <section className="media-bar" aria-label={media.selected({ n: selected.length })}>
      <span role="status">{selected.length > 0 && media.selected({ n: selected.length })}</span>
      <IfAllowed call="media.updateAltTexts">
        <button
          type="button"
          className="button"
          onClick={() => onWriteTexts(selected.length > 0 ? selected : untexted)}
        >
          {media.writeTexts}
        </button>
      </IfAllowed>
      {selected.length > 0 && (
        <>
          <IfAllowed call="media.deleteMedia">
            <button
              type="button"
              className="button"
              disabled={isBusy}
              onClick={() => onDelete(selected)}
            >
              {media.delete}
            </button>
          </IfAllowed>
          <button type="button" className="link-button" onClick={selection.clear}>
            {media.clear}
          </button>
        </>
      )}
    </section>
  )
}

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Accepts files dropped anywhere on the screen. */
function DropArea({ onFiles, children }: DropAreaProps) {
  const [dropping, setDropping] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
    <div
      className="media-page"
      data-dropping={dropping}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
