import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  CodeXml,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../messages.tsx'
import { readingKey } from '../reading-key.ts'
import { LinkBar } from './link-bar.tsx'

interface ToolbarProps {
  readonly editor: Editor
  readonly labelId: string
  readonly onSource: () => void
}

interface Tool {
  readonly label: string
  readonly Icon: LucideIcon
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly act: () => void
}

/** The formatting actions; arrow keys move between the buttons, as in any toolbar. */
export function Toolbar({ editor, labelId, onSource }: ToolbarProps) {
  const { richText } = useMessages()
  const bar = useRef<HTMLDivElement>(null)
  const [isLinking, setIsLinking] = useState(false)
  const tools = useTools(editor, () => setIsLinking(true))
  const [current, setCurrent] = useState(0)
  const all: readonly Tool[] = [...tools, { label: richText.source, Icon: CodeXml, act: onSource }]
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[readingKey(event.key)]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + all.length) % all.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div ref={bar} role="toolbar" aria-labelledby={labelId} tabIndex={-1} onKeyDown={move}>
        {all.map(({ label, Icon, isOn, disabled, act }, at) => (
          <button
            key={label}
            type="button"
            className="icon-button"
            tabIndex={at === current ? 0 : -1}
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            aria-disabled={disabled}
            onFocus={() => setCurrent(at)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !disabled && act()}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

function useTools(editor: Editor, openLink: () => void): readonly Tool[] {
  const { richText } = useMessages()
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
  return [
    { label: richText.bold, Icon: Bold, isOn: on.bold, act: () => chain().toggleBold().run() },
    {
      label: richText.italic,
      Icon: Italic,
      isOn: on.italic,
      act: () => chain().toggleItalic().run(),
    },
    {
      label: richText.underline,
      Icon: Underline,
      isOn: on.underline,
      act: () => chain().toggleUnderline().run(),
    },
    { label: richText.heading, Icon: Heading2, isOn: on.heading, act: heading(2) },
    { label: richText.subheading, Icon: Heading3, isOn: on.subheading, act: heading(3) },
    {
      label: richText.list,
      Icon: List,
      isOn: on.bullets,
      act: () => chain().toggleBulletList().run(),
    },
    {
      label: richText.numbers,
      Icon: ListOrdered,
      isOn: on.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { label: richText.link, Icon: Link2, isOn: on.link, act: openLink },
    { label: richText.undo, Icon: Undo2, disabled: !on.canUndo, act: () => chain().undo().run() },
    { label: richText.redo, Icon: Redo2, disabled: !on.canRedo, act: () => chain().redo().run() },
  ]
}
