import { useRef } from 'react'

interface FilePickerProps {
  readonly label: string
  /** Additional text for screen readers. */
  readonly name?: string
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that opens the system's file chooser. */
export function FilePicker({ label, name, accept, multiple, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
