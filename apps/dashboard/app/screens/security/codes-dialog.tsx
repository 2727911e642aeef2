import { useState } from 'react'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { useMessages } from '../../scaffold/messages.tsx'

interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, shown this once: the way on opens when they are kept. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { security: words } = useMessages()
  const [isKept, setIsKept] = useState(false)
  const text = codes.join('\n')
  return (
    <Dialog title={words.keepTitle} onClose={onClose}>
      <p>{words.keepText}</p>
      <ul className="codes" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="codes-ways">
        <CopyButton text={text} what={words.codesWhat} />
        <a
          className="button button-small"
          download={words.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          {words.download}
        </a>
      </div>
      <label className="tick">
        <input
          type="checkbox"
          data-first=""
          checked={isKept}
          onChange={(event) => setIsKept(event.target.checked)}
        />
        {words.kept}
      </label>
      <footer>
        <button
          type="button"
          className="button button-primary"
          disabled={!isKept}
          onClick={onClose}
        >
          {words.done}
        </button>
      </footer>
    </Dialog>
  )
}
