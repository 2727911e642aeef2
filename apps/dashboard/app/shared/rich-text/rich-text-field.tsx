import { useId, useState } from 'react'
import { useMessages } from '../messages.tsx'
import { LateEditor } from './late-editor.tsx'

interface RichTextFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly maxLength?: number
  /** Stored HTML. */
  readonly value: string
  readonly onText: (html: string) => void
}

/** Text with headings, lists and links, or its HTML source. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hint, error, maxLength, value, onText } = props
  const id = useId()
  const { richText, field } = useMessages()
  const [isSource, setIsSource] = useState(false)
  const problem =
    error ??
    (maxLength !== undefined && value.length > maxLength
      ? field.tooLong({ max: maxLength })
      : undefined)
  return (
    <div className={`field${problem ? ' field-bad' : ''}`}>
      <label id={`${id}-label`} htmlFor={`${id}-source`}>
        {label}
      </label>
      <div className="input rich">
        {isSource ? (
          <>
            <div className="rich-back">
              <button type="button" className="link-button" onClick={() => setIsSource(false)}>
                {richText.editor}
              </button>
            </div>
            <textarea
              id={`${id}-source`}
              rows={9}
              spellCheck={false}
              dir="ltr"
              value={value}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-note`}
              onChange={(event) => onText(event.target.value)}
            />
          </>
        ) : (
          <LateEditor
            labelId={`${id}-label`}
            noteId={`${id}-note`}
            isInvalid={problem !== undefined}
            value={value}
            onText={onText}
            onSource={() => setIsSource(true)}
          />
        )}
      </div>
      <p id={`${id}-note`} className={problem ? 'field-error' : 'field-hint'}>
        {problem ?? hint}
      </p>
    </div>
  )
}
