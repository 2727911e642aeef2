import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Failure } from '../failure.tsx'
import { type LaterComponent, useLater } from '../later.tsx'
import { type EarlyEdit, type EarlyEdits, focusWithin } from './edits.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { TextPreview } from './text-preview.tsx'

const editor: LaterComponent<RichTextEditorProps> = {
  name: 'rich text editor',
  load: async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
}

/** Shows a text until somebody comes to edit it; the editor, which is large, then takes over in its place. */
export function LateEditor(props: Omit<RichTextEditorProps, 'onReady'>) {
  const [isWanted, setIsWanted] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const { data, error, refetch } = useLater(editor, isWanted)
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const edits = useRef<EarlyEdit[]>([])
  const addEdit = useCallback((edit: EarlyEdit) => {
    edits.current.push(edit)
    setIsWanted(true)
  }, [])
  const handOver = useCallback((): EarlyEdits => {
    const focus = box.current && text.current && focusWithin(box.current, text.current)
    // In one step, so that no key is pressed in between.
    flushSync(() => setIsReady(true))
    return { focus: focus ?? undefined, edits: edits.current }
  }, [])
  return (
    <>
      {!isReady && (
        <div ref={box}>
          <TextPreview
            {...props}
            text={text}
            onApproach={() => setIsWanted(true)}
            onEdit={addEdit}
          />
        </div>
      )}
      {error && !isReady && <Failure error={error} onRetry={() => refetch()} />}
      {data && isWanted && (
        <div hidden={!isReady}>
          <data.Loaded {...props} onReady={handOver} />
        </div>
      )}
    </>
  )
}
