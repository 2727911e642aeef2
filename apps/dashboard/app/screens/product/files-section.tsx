import type { ProductFile } from '@vitrine/contract/digital-files'
import { type DragEvent, type ReactNode, useState } from 'react'
import { SelectField } from '../../shared/fields.tsx'
import { FilePicker } from '../../shared/file-picker.tsx'
import { formatBytes } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import type { Upload } from './use-uploads.ts'

interface NamedVariant {
  readonly id: string
  readonly name: string
}
export interface FilesSectionProps {
  readonly isDigital: boolean
  readonly files: readonly ProductFile[]
  /** Each may have its own file; empty where variants are not managed. */
  readonly variants: readonly NamedVariant[]
  readonly upload: Upload | undefined
  readonly now: Date
  readonly onFile: (file: File, variantId: string | undefined) => void
  readonly onDownload: (file: ProductFile) => void
  readonly onRemove: (file: ProductFile) => void
  readonly onMakePhysical: () => void
  /** The setting of who may download. */
  readonly children?: ReactNode
}

export function FilesSection(props: FilesSectionProps) {
  const { isDigital, files, upload, onMakePhysical, children } = props
  const { file } = useMessages().product
  return (
    <Section title={file.title} hint={isDigital ? file.hint : file.physicalHint}>
      {isDigital && files.length === 0 && <p className="mute">{file.none}</p>}
      {files.length > 0 && <FilesTable {...props} />}
      <IfAllowed call="digitalFiles.attachDigitalFile">
        {upload ? <UploadProgress upload={upload} /> : <FileDropArea {...props} />}
      </IfAllowed>
      {children}
      {isDigital && (
        <IfAllowed call="digitalFiles.makePhysical">
          <button type="button" className="link-button files-physical" onClick={onMakePhysical}>
            {file.physical}…
          </button>
        </IfAllowed>
      )}
    </Section>
  )
}

function UploadProgress({ upload: { name, share } }: { readonly upload: Upload }) {
  const { product } = useMessages()
  return (
    <div className="files-upload">
      <progress value={share} aria-label={product.uploading({ name })} />
      <span>{name}</span>
    </div>
  )
}

/** Uploads a file, for all variants or one of them. */
function FileDropArea({ variants, files, onFile }: FilesSectionProps) {
  const { file } = useMessages().product
  const [dropping, setDropping] = useState(false)
  const [variantId, setVariantId] = useState('')
  const acceptFile = ([file]: readonly File[]) => {
    if (file) onFile(file, variantId || undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    acceptFile([...event.dataTransfer.files])
  }
  const replaces = files.some((one) => (one.variantId ?? '') === variantId)
  return (
    <>
      {variants.length > 0 && (
        <SelectField
          label={file.forWhat}
          value={variantId}
          options={[['', file.whole], ...variants.map(({ id, name }) => [id, name] as const)]}
          onValue={setVariantId}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className="drop"
        data-dropping={dropping}
        onDragOver={(event) => {
          event.preventDefault()
          setDropping(true)
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={drop}
      >
        <span>{replaces ? file.dropReplace : file.drop}</span>
        <FilePicker accept="" label={file.choose} onFiles={acceptFile} />
      </div>
    </>
  )
}

function FilesTable({ files, variants, now, onDownload, onRemove }: FilesSectionProps) {
  const { file } = useMessages().product
  const language = useLanguage()
  const names = new Map(variants.map(({ id, name }) => [id, name]))
  const shows = variants.length > 0
  return (
    <table className="list files">
      <thead>
        <tr>
          <th scope="col">{file.columns.file}</th>
          {shows && <th scope="col">{file.columns.for}</th>}
          <th scope="col">{file.columns.size}</th>
          <th scope="col">{file.columns.added}</th>
          <th scope="col">
            <span className="visually-hidden">{file.columns.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((one) => (
          <tr key={one.variantId ?? ''}>
            <th scope="row" className="cell-name">
              <span>{one.file.fileName}</span>
            </th>
            {shows && (
              <td className="mute">
                {one.variantId ? (names.get(one.variantId) ?? one.variantId) : file.whole}
              </td>
            )}
            <td className="mute">{formatBytes(one.file.bytes, language)}</td>
            <td className="mute">
              <RelativeTime moment={one.file.createdDate} now={now} />
            </td>
            <td className="cell-actions">
              <button
                type="button"
                className="link-button"
                aria-label={file.downloadOf({ name: one.file.fileName })}
                onClick={() => onDownload(one)}
              >
                {file.download}
              </button>
              <IfAllowed call="digitalFiles.removeDigitalFile">
                <button
                  type="button"
                  className="link-button"
                  aria-label={file.removeOf({ name: one.file.fileName })}
                  onClick={() => onRemove(one)}
                >
                  {file.remove}
                </button>
              </IfAllowed>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
