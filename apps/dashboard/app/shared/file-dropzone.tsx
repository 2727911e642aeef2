import { type DragEvent, useState } from 'react'
import './file-dropzone.css'
import { FilePicker } from './file-picker.tsx'

interface FileDropzoneProps {
  /** What it is called. */
  readonly label: string
  /** Before the button. */
  readonly text: string
  /** What the button says. */
  readonly buttonLabel: string
  readonly accept: string
  /** What is being done with a file, and how far it is, where that is known. */
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
