import { type DragEvent, useState } from 'react'
import './file-dropzone.css'
import { FilePicker } from './file-picker.tsx'

interface FileDropzoneProps {
  /** The name of the field. */
  readonly label: string
  /** Before the button. */
  readonly text: string
  /** The label of the button. */
  readonly buttonLabel: string
  readonly accept: string
  /** The current activity, with its progress if known. */
  readonly busy: { readonly text: string; readonly share?: number | undefined } | undefined
  readonly onFile: (file: File) => void
}

/** A place for one file: dropped or chosen, one at a time. */
export function FileDropzone({
  label,
  text,
  buttonLabel,
  accept,
  busy,
  onFile,
}: FileDropzoneProps) {
  const [dropping, setDropping] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    const [file] = event.dataTransfer.files
    if (file && !busy) onFile(file)
  }
  return (
    <section
      className="drop drop-large"
      aria-label={label}
      data-dropping={dropping}
      onDragOver={(event) => {
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      {busy ? (
        <>
          <span role="status">{busy.text}</span>
          <progress value={busy.share} aria-label={busy.text} />
        </>
      ) : (
        <>
          <span>{text}</span>
          <FilePicker
            accept={accept}
            label={buttonLabel}
            onFiles={([file]) => file && onFile(file)}
          />
        </>
      )}
    </section>
  )
}
