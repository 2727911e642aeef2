import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { LinkBar } from './link-bar.tsx'
import { type Tool, ToolButtons } from './tool-buttons.tsx'
import type { ToolName } from './tools.ts'

interface ToolbarProps {
  readonly editor: Editor
  readonly labelId: string
  readonly onSource: () => void
}

/** The formatting actions of an editor. */
export function Toolbar({ editor, labelId, onSource }: ToolbarProps) {
  const [isLinking, setIsLinking] = useState(false)
  const tools = useTools(editor, { openLink: () => setIsLinking(true), onSource })
  return (
    <>
      <ToolButtons labelId={labelId} tools={tools} />
      {isLinking && <LinkBar editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

interface ToolTargets {
  readonly openLink: () => void
  readonly onSource: () => void
}

function useTools(editor: Editor, { openLink, onSource }: ToolTargets): Record<ToolName, Tool> {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const heading = (level: 2 | 3) => () => chain().toggleHeading({ level }).run()
  return {
    bold: { isOn: on.bold, act: () => chain().toggleBold().run() },
    italic: { isOn: on.italic, act: () => chain().toggleItalic().run() },
    underline: { isOn: on.underline, act: () => chain().toggleUnderline().run() },
    heading: { isOn: on.heading, act: heading(2) },
    subheading: { isOn: on.subheading, act: heading(3) },
    list: { isOn: on.bullets, act: () => chain().toggleBulletList().run() },
    numbers: { isOn: on.numbers, act: () => chain().toggleOrderedList().run() },
    link: { isOn: on.link, act: openLink },
    undo: { disabled: !on.canUndo, act: () => chain().undo().run() },
    redo: { disabled: !on.canRedo, act: () => chain().redo().run() },
    source: { act: onSource },
  }
}
