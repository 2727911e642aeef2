import { type DragEvent, useState } from 'react'
import { FilePicker } from './file-picker.tsx'

interface DropFileProps {
  /** What it is called. */
  readonly label: string
  /** Before the button. */
  readonly words: string
  /** What the button says. */
  readonly choose: string
  readonly accept: string
  /** What is being done with a file, and how far it is, where that is known. */
  readonly busy: { readonly words: string; readonly share?: number | undefined } | undefined
  readonly onFile: (file: File) => void
}

/** A place for one file: dropped or chosen, one at a time. */
export function DropFile({ label, words, choose, accept, busy, onFile }: DropFileProps) {
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
          <span role="status">{busy.words}</span>
          <progress value={busy.share} aria-label={busy.words} />
        </>
      ) : (
        <>
          <span>{words}</span>
          <FilePicker accept={accept} label={choose} onFiles={([file]) => file && onFile(file)} />
        </>
      )}
    </section>
  )
}
