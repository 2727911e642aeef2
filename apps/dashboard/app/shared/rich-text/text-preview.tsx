import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { Html } from '../html.tsx'
import type { EarlyEdit } from './edits.ts'
import { type Tool, ToolButtons } from './tool-buttons.tsx'
import { type ToolName, toolNames } from './tools.ts'

interface TextPreviewProps {
  readonly text: RefObject<HTMLDivElement | null>
  readonly labelId: string
  readonly noteId: string
  readonly isInvalid: boolean
  readonly value: string
  /** Somebody is about to edit the text. */
  readonly onApproach: () => void
  readonly onEdit: (edit: EarlyEdit) => void
  readonly onSource: () => void
}

/** The text as the editor shows it. Browsers move the caret; edits are handed over instead of made. */
export function TextPreview(props: TextPreviewProps) {
  const { text, labelId, noteId, isInvalid, value, onApproach, onEdit, onSource } = props
  const isReadOnly = useIsReadOnly(text)
  useEarlyEdits(text, onEdit)
  const approach = () => !isReadOnly && onApproach()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the parts within are fields
    <div onFocus={approach} onPointerEnter={approach}>
      <ToolButtons labelId={labelId} tools={toolsFor(onEdit, onSource)} />
      {/* biome-ignore lint/a11y/useSemanticElements: the text is formatted */}
      <div
        ref={text}
        className="rich-text rich-preview"
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={noteId}
        aria-invalid={isInvalid}
        aria-readonly={isReadOnly}
        tabIndex={0}
        contentEditable={!isReadOnly}
        suppressContentEditableWarning
      >
        <Html key={value} text={value} withLinks={false} />
      </div>
    </div>
  )
}

/** A read-only form disables its fields, which browsers do not apply to this element. */
function useIsReadOnly(text: RefObject<HTMLDivElement | null>): boolean {
  const [isReadOnly, setIsReadOnly] = useState(false)
  useLayoutEffect(() => {
    setIsReadOnly(text.current?.matches('fieldset:disabled *') ?? false)
  }, [text])
  return isReadOnly
}

function toolsFor(onEdit: (edit: EarlyEdit) => void, onSource: () => void) {
  const tools = toolNames.map((name, at): [ToolName, Tool] => [
    name,
    {
      disabled: name === 'undo' || name === 'redo',
      act: name === 'source' ? onSource : () => onEdit({ kind: 'tool', at }),
    },
  ])
  return Object.fromEntries(tools) as Record<ToolName, Tool>
}

function useEarlyEdits(text: RefObject<HTMLDivElement | null>, onEdit: (edit: EarlyEdit) => void) {
  useEffect(() => {
    const element = text.current
    if (!element) return undefined
    const onInput = (event: InputEvent) => {
      // Text that is being composed is handed over when it is complete.
      if (event.isComposing) return
      event.preventDefault()
      const { inputType: type, data, dataTransfer } = event
      const html = dataTransfer?.getData('text/html') ?? ''
      const plain = data ?? dataTransfer?.getData('text/plain') ?? ''
      onEdit({ kind: 'input', type, text: plain, html })
    }
    const onComposed = ({ data }: CompositionEvent) =>
      onEdit({ kind: 'input', type: 'insertText', text: data, html: '' })
    element.addEventListener('beforeinput', onInput)
    element.addEventListener('compositionend', onComposed)
    return () => {
      element.removeEventListener('beforeinput', onInput)
      element.removeEventListener('compositionend', onComposed)
    }
  }, [text, onEdit])
}
