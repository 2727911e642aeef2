import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { TextArea, TextField } from '../../scaffold/fields.tsx'
import { FilePicker } from '../../scaffold/file-picker.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { atWidth } from '../../scaffold/picture-address.ts'
import { Section } from '../../scaffold/section.tsx'
import type { MediaForm } from './form.ts'
import { moved, newKey, type PartProps, replaced } from './parts.ts'

export interface Upload {
  readonly key: string
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
}

interface MediaProps extends PartProps {
  readonly uploads: readonly Upload[]
  readonly onFiles: (files: readonly File[]) => void
}

const MOST = 50

export function MediaPart({ form, errors, set, uploads, onFiles }: MediaProps) {
  const { product } = useMessages()
  const { media } = form
  const [dropping, setDropping] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <Section title={product.media} hint={product.mediaHint}>
      {errors.media && (
        <p className="field-error" role="alert">
          {errors.media}
        </p>
      )}
      <ol className="gallery">
        {media.map((item, at) => (
          <Picture
            key={item.key}
            item={item}
            at={at}
            last={at === media.length - 1}
            error={errors[`media.${at}.altText`]}
            onDescribe={(altText) => set({ media: replaced(media, item.key, { altText }) })}
            onMove={(by) => set({ media: moved(media, at, by) })}
            onRemove={() => set({ media: media.filter((one) => one !== item) })}
          />
        ))}
        {uploads.map(({ key, name, share }) => (
          <li key={key} className="gallery-upload">
            <progress value={share} aria-label={product.uploading(name)} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {media.length > 0 && <p className="field-hint">{product.altTextHint}</p>}
      {media.length < MOST && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard
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
          <span>{product.drop}</span>
          <FilePicker accept="image/*" multiple label={product.choose} onFiles={onFiles} />
        </div>
      )}
      <ByAddress onAddress={(url) => set({ media: [...media, remote(url)] })} />
    </Section>
  )
}

const remote = (url: string): MediaForm => ({ key: newKey(), url, altText: '' })

interface PictureProps {
  readonly item: MediaForm
  readonly at: number
  readonly last: boolean
  readonly error: string | undefined
  readonly onDescribe: (altText: string) => void
  readonly onMove: (by: number) => void
  readonly onRemove: () => void
}

function Picture({ item, at, last, error, onDescribe, onMove, onRemove }: PictureProps) {
  const { product } = useMessages()
  const n = at + 1
  return (
    <li>
      <img src={atWidth(item.url, 240)} alt={item.altText || product.picture(n)} />
      {at === 0 && <span className="gallery-main">{product.main}</span>}
      <div className="gallery-tools">
        <Tool label={product.earlier(n)} icon={ArrowLeft} off={at === 0} act={() => onMove(-1)} />
        <Tool label={product.later(n)} icon={ArrowRight} off={last} act={() => onMove(1)} />
        <Tool label={product.removePicture(n)} icon={X} act={onRemove} />
      </div>
      <TextArea
        label={product.altText(n)}
        rows={3}
        value={item.altText}
        {...(error && { error })}
        onText={onDescribe}
      />
    </li>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon: typeof X
  readonly off?: boolean
  readonly act: () => void
}

const Tool = ({ label, icon: Icon, off, act }: ToolProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    disabled={off}
    onClick={act}
  >
    <Icon aria-hidden="true" />
  </button>
)

function ByAddress({ onAddress }: { readonly onAddress: (url: string) => void }) {
  const { product } = useMessages()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    if (!URL.canParse(address) || !/^https?:/.test(address)) return setError(product.badAddress)
    onAddress(address)
    setAddress('')
    setError(undefined)
  }
  return (
    <div className="by-address">
      <TextField
        label={product.address}
        type="url"
        placeholder="https://"
        value={address}
        error={error}
        onText={setAddress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <button type="button" className="button" onClick={add} disabled={address === ''}>
        {product.byAddress}
      </button>
    </div>
  )
}
