import { useState } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'

interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, shown once; the dialog closes after they are saved. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { security } = useMessages()
  const [isSaved, setIsSaved] = useState(false)
  const text = codes.join('\n')
  return (
    <Dialog title={security.keepTitle} onClose={onClose}>
      <p>{security.keepText}</p>
      <ul className="codes" aria-label={security.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="codes-ways">
        <CopyButton text={text} subject={security.codesWhat} />
        <a
          className="button button-small"
          download={security.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {security.download}
        </a>
      </div>
      <label className="tick">
        <input
          type="checkbox"
          data-first=""
          checked={isSaved}
          onChange={(event) => setIsSaved(event.target.checked)}
        />
        {security.codesSaved}
      </label>
      <footer>
        <button
          type="button"
          className="button button-primary"
          disabled={!isSaved}
          onClick={onClose}
        >
          {security.done}
        </button>
      </footer>
    </Dialog>
  )
}
