import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { fromEditor, toEditor } from './description-html.ts'
import type { EarlyEdits } from './edits.ts'
import { richTextExtensions } from './extensions.ts'
import { resume } from './resume.ts'
import { Toolbar } from './toolbar.tsx'

export interface RichTextEditorProps {
  readonly labelId: string
  readonly noteId: string
  readonly isInvalid: boolean
  readonly value: string
  readonly onText: (html: string) => void
  readonly onSource: () => void
  /** The editor can be shown; returns what was done while it was loading. */
  readonly onReady: () => EarlyEdits
}

/** A text editor with a toolbar. Its value only changes with user input: parsing changes nothing. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, noteId, isInvalid, value, onText, onSource, onReady } = props
  const written = useRef({ value, html: '' })
  const handed = useRef(onText)
  const box = useRef<HTMLDivElement>(null)
  handed.current = onText
  const editor = useEditor({
    extensions: richTextExtensions(),
    editorProps: { attributes: attributesOf(labelId, noteId, isInvalid) },
    onCreate: (created) => {
      show(created.editor, value, written)
      setReadOnly(created.editor, box.current)
      const early = onReady()
      if (box.current) resume(created.editor, box.current, early)
    },
    onUpdate: ({ editor: changed }) => {
      const html = htmlIn(changed)
      // Undoing all changes restores the stored text exactly.
      handed.current(html === written.current.html ? written.current.value : html)
    },
  })
  useEffect(() => {
    if (!editor?.isInitialized) return
    const isShown = value === written.current.value && htmlIn(editor) === written.current.html
    if (!isShown && value !== htmlIn(editor)) show(editor, value, written)
  }, [editor, value])
  useEffect(() => {
    // An option, not an attribute of the element, which may not be mounted yet.
    editor?.setOptions({ editorProps: { attributes: attributesOf(labelId, noteId, isInvalid) } })
  }, [editor, labelId, noteId, isInvalid])
  if (!editor) return null
  return (
    <div ref={box}>
      <Toolbar editor={editor} labelId={labelId} onSource={onSource} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** A read-only form disables its fields, which browsers do not apply to this element. */
function setReadOnly(editor: Editor, box: HTMLElement | null): void {
  if (box?.matches('fieldset:disabled *')) editor.setEditable(false, false)
}

const attributesOf = (labelId: string, noteId: string, isInvalid: boolean) => ({
  class: 'prose rich-text',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-describedby': noteId,
  'aria-invalid': String(isInvalid),
})

const htmlIn = (editor: Editor) => fromEditor(editor.state.doc.content, editor.schema)

function show(
  editor: Editor,
  value: string,
  written: { current: { readonly value: string; readonly html: string } },
) {
  editor
    .chain()
    .setMeta('addToHistory', false)
    .setContent(toEditor(value, editor.schema), { emitUpdate: false })
    .run()
  written.current = { value, html: htmlIn(editor) }
}
