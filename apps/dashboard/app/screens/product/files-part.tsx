import type { ProductFile } from '@vitrine/contract/digital-files'
import { type DragEvent, type ReactNode, useState } from 'react'
import { SelectField } from '../../scaffold/fields.tsx'
import { FilePicker } from '../../scaffold/file-picker.tsx'
import { formatBytes } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Section } from '../../scaffold/section.tsx'
import type { Upload } from './use-uploads.ts'

interface NamedVariant {
  readonly id: string
  readonly name: string
}
export interface FilesPartProps {
  readonly isDigital: boolean
  readonly files: readonly ProductFile[]
  /** Each may have a file of its own; empty where variants are not managed. */
  readonly variants: readonly NamedVariant[]
  readonly upload: Upload | undefined
  readonly now: Date
  readonly onFile: (file: File, variantId: string | undefined) => void
  readonly onDownload: (file: ProductFile) => void
  readonly onRemove: (file: ProductFile) => void
  readonly onMakePhysical: () => void
  /** Who may download. */
  readonly children?: ReactNode
}

export function FilesPart(props: FilesPartProps) {
  const { isDigital, files, upload, onMakePhysical, children } = props
  const { file: words } = useMessages().product
  return (
    <Section title={words.title} hint={isDigital ? words.hint : words.physicalHint}>
      {isDigital && files.length === 0 && <p className="mute">{words.none}</p>}
      {files.length > 0 && <FilesTable {...props} />}
      <May call="digitalFiles.attachDigitalFile">
        {upload ? <Uploading upload={upload} /> : <Dropping {...props} />}
      </May>
      {children}
      {isDigital && (
        <May call="digitalFiles.makePhysical">
          <button type="button" className="link-button files-physical" onClick={onMakePhysical}>
            {words.physical}…
          </button>
        </May>
      )}
    </Section>
  )
}

function Uploading({ upload: { name, share } }: { readonly upload: Upload }) {
  const { product } = useMessages()
  return (
    <div className="files-upload">
      <progress value={share} aria-label={product.uploading(name)} />
      <span>{name}</span>
    </div>
  )
}

/** Where the next file is put, and for which of the variants it is. */
function Dropping({ variants, files, onFile }: FilesPartProps) {
  const { file: words } = useMessages().product
  const [dropping, setDropping] = useState(false)
  const [variantId, setVariantId] = useState('')
  const take = ([file]: readonly File[]) => {
    if (file) onFile(file, variantId || undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    take([...event.dataTransfer.files])
  }
  const replaces = files.some((one) => (one.variantId ?? '') === variantId)
  return (
    <>
      {variants.length > 0 && (
        <SelectField
          label={words.forWhat}
          value={variantId}
          options={[['', words.whole], ...variants.map(({ id, name }) => [id, name] as const)]}
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
        <span>{replaces ? words.dropReplace : words.drop}</span>
        <FilePicker accept="" label={words.choose} onFiles={take} />
      </div>
    </>
  )
}

function FilesTable({ files, variants, now, onDownload, onRemove }: FilesPartProps) {
  const { file: words } = useMessages().product
  const language = useLanguage()
  const names = new Map(variants.map(({ id, name }) => [id, name]))
  const shows = variants.length > 0
  return (
    <table className="list files">
      <thead>
        <tr>
          <th scope="col">{words.columns.file}</th>
          {shows && <th scope="col">{words.columns.for}</th>}
          <th scope="col">{words.columns.size}</th>
          <th scope="col">{words.columns.added}</th>
          <th scope="col">
            <span className="unseen">{words.columns.acts}</span>
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
                {one.variantId ? (names.get(one.variantId) ?? one.variantId) : words.whole}
              </td>
            )}
            <td className="mute">{formatBytes(one.file.bytes, language)}</td>
            <td className="mute">
              <Moment moment={one.file.createdDate} now={now} />
            </td>
            <td className="cell-actions">
              <button
                type="button"
                className="link-button"
                aria-label={words.downloadOf(one.file.fileName)}
                onClick={() => onDownload(one)}
              >
                {words.download}
              </button>
              <May call="digitalFiles.removeDigitalFile">
                <button
                  type="button"
                  className="link-button"
                  aria-label={words.removeOf(one.file.fileName)}
                  onClick={() => onRemove(one)}
                >
                  {words.remove}
                </button>
              </May>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
